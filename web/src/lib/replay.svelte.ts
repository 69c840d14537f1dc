// A finished match to step through: the moment that is shown, and what has happened until then.

import { Refusal } from "./api";
import type { BoardRoom } from "./game";
import { t } from "./i18n.svelte";
import { automaName } from "./automas";
import type { Frame, GameView, Replayed, SeatStatus, ViewMessage } from "./protocol";
import type { Heard } from "./room.svelte";

export class Replay implements BoardRoom {
  readonly isReplay = true;
  /** Nobody plays in a replay. */
  readonly mine: readonly number[] = [];

  #match = $state.raw() as Replayed;
  #index = $state(0);
  /** The moment that was chosen, which other eyes may not see. */
  #chosen = 0;
  #listeners = new Set<(heard: readonly Heard[]) => void>();

  /** `levels` are the bots' levels of the game: a bot called by its level gets a name of ours. */
  constructor(
    match: Replayed,
    readonly levels: readonly string[] = [],
    seq = 0,
  ) {
    this.#match = match;
    this.jump(seq);
  }

  /** The same match through other eyes, at the same moment. */
  see(match: Replayed): void {
    this.#match = match;
    this.jump(this.#chosen);
  }

  get match(): Replayed {
    return this.#match;
  }

  get frames(): readonly Frame[] {
    return this.#match.frames;
  }

  get index(): number {
    return this.#index;
  }

  get frame(): Frame {
    const frame = this.frames[this.#index];
    if (frame === undefined) throw new Error("The replay has no such moment");
    return frame;
  }

  get isFirst(): boolean {
    return this.#index === 0;
  }

  get isLast(): boolean {
    return this.#index >= this.frames.length - 1;
  }

  first(): void {
    this.move(0);
  }

  last(): void {
    this.move(this.frames.length - 1);
  }

  previous(): void {
    this.move(this.#index - 1);
  }

  /** One moment on; who listens is told what happens in it, be it nothing. */
  next(): void {
    if (this.isLast) return;
    this.move(this.#index + 1);
    const heard = heardIn(this.frame, this.frame.seat);
    for (const listener of this.#listeners) listener(heard);
  }

  /** To the moment of an index; past an end it is the end. */
  move(index: number): void {
    this.#index = Math.min(Math.max(0, index), this.frames.length - 1);
    this.#chosen = this.frame.seq;
  }

  /** To the entry of the record, or the last moment before it that is shown. */
  jump(seq: number): void {
    this.move(this.frames.findLastIndex((frame) => frame.seq <= seq));
    this.#chosen = seq;
  }

  /** The moment as a board takes it; nothing can be done in it. */
  get message(): ViewMessage {
    const { seat, seq, events, view } = this.frame;
    const shown = { ...view, legal: [], prompt: null } as GameView;
    return {
      type: "view",
      seat,
      number: 0,
      seq,
      checksum: "",
      can_take_back: false,
      deadline: null,
      events,
      view: shown,
    };
  }

  /** All that has happened, told by nobody in particular: every player is called by name. */
  get story(): readonly Heard[] {
    return this.frames.slice(0, this.#index + 1).flatMap((frame) => heardIn(frame, null));
  }

  get seats(): readonly SeatStatus[] {
    return this.#match.kinds.map((kind, seat) => {
      const name = this.#match.names[seat] ?? "";
      const isBot = kind === "bot";
      const level = isBot && this.levels.includes(name) ? name : "";
      return {
        kind,
        name,
        level,
        yours: false,
        connected: true,
        played_by_bot: isBot,
        ready: true,
      };
    });
  }

  nameOf(seat: number): string {
    const sitter = this.seats[seat];
    if (sitter?.kind === "automa") return automaName(this.#match.game);
    if (sitter === undefined || sitter.name === "") return t("seat-number", { seat: seat + 1 });
    return sitter.level === "" ? sitter.name : t("bot-name", { seat });
  }

  act(): Promise<never> {
    return Promise.reject(new Refusal("match-is-over"));
  }

  /** The moment of the match that is shown. */
  now(): number {
    return this.frame.at;
  }

  /** Nothing is in the making. */
  draftOf(): undefined {
    return undefined;
  }

  keepDraft(): void {}

  listen(listener: (heard: readonly Heard[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** What happens in a moment, as a viewer hears it. */
export function heardIn(frame: Frame, seat: number | null): Heard[] {
  return frame.events.map((event) => ({ seat, event }));
}
