// A door that is being opened alone: what lies on it, the watch, and help. Kept over a reload.

import { cleaned, type Draft, isOpen, laidOf, stateFrom } from "../../games/expedition/laying";
import { hint } from "../../lib/api";
import { type Puzzle, wordOf } from "../../lib/doors";
import { type Judged, keepRun, keptRun, noteTime, type Place } from "../../lib/times";
import type { Hint } from "../../lib/protocol";

const TICK = 100;

export class Run {
  draft = $state.raw<Draft>({});
  /** The time so far, as the watch shows it. */
  ms = $state(0);
  /** How many keys were placed for the player. */
  hints = $state(0);
  isOpen = $state(false);
  /** Whether a whole solution was shown: then nothing was opened. */
  isShown = $state(false);
  /** What the time is worth, once the door is open. */
  judged = $state.raw<Judged | null>(null);
  isAsking = $state(false);

  #since = performance.now();
  #before = 0;
  #isAbandoned = false;

  constructor(
    readonly puzzle: Puzzle,
    readonly place: Place,
  ) {
    const kept = keptRun(place);
    if (kept?.door !== wordOf(puzzle)) return;
    this.draft = cleaned(kept.draft, puzzle.door, puzzle.keys);
    this.#before = kept.ms;
    this.ms = kept.ms;
    this.hints = kept.hints;
  }

  /** Let the watch go; gives a function that stops it. */
  start(): () => void {
    this.#since = performance.now();
    const timer = setInterval(() => this.#tick(), TICK);
    return () => {
      clearInterval(timer);
      this.#tick();
      this.#before = this.ms;
      this.keep();
    };
  }

  #tick(): void {
    if (this.isOpen) return;
    const second = Math.floor(this.ms / 1000);
    this.ms = this.#before + performance.now() - this.#since;
    if (Math.floor(this.ms / 1000) !== second) this.keep();
  }

  /** Note what lies now. */
  lay(draft: Draft): void {
    this.draft = draft;
    if (!this.isOpen) this.keep();
  }

  keep(): void {
    if (this.isOpen || this.#isAbandoned) return;
    const { draft, ms, hints } = this;
    keepRun(this.place, { door: wordOf(this.puzzle), draft, ms, hints });
  }

  /** Leave the door for another: nothing of it is kept. */
  abandon(): void {
    this.#isAbandoned = true;
    keepRun(this.place, null);
  }

  /** The door is covered: the watch stops. */
  open(): void {
    if (this.isOpen || this.#isAbandoned) return;
    this.#tick();
    this.isOpen = true;
    keepRun(this.place, null);
    if (!this.isShown) this.judged = noteTime(this.puzzle, this.ms, this.hints);
  }

  /** Ask for one key to be placed; gives what was done, and rejects with the server's refusal. */
  async help(): Promise<Hint> {
    const { number, level, sign, keys } = this.puzzle;
    this.isAsking = true;
    try {
      const told = await hint({ number, level, sign, laid: laidOf(keys, this.draft) });
      this.#take(told);
      return told;
    } finally {
      this.isAsking = false;
    }
  }

  #take({ place, remove }: Hint): void {
    let draft = { ...this.draft };
    for (const key of remove) delete draft[key];
    const state = place === null ? null : stateFrom(place.key, place.cells);
    if (place !== null && state !== null) {
      draft = { ...draft, [place.key]: state };
      this.hints += 1;
    }
    this.lay(draft);
    const { door, keys } = this.puzzle;
    if (isOpen(door, keys, draft)) this.open();
  }

  /** Let all keys that are missing be placed: the door is shown open, no time is kept. */
  async show(): Promise<void> {
    this.isShown = true;
    try {
      for (const _ of this.puzzle.keys) {
        if (!this.isOpen) await this.help();
      }
    } finally {
      if (!this.isOpen) this.isShown = false;
    }
  }
}
