// The keys of a desk: what lies where, and the key in hand, whoever holds it.

import { announce } from "../../lib/announcer.svelte";
import { t } from "../../lib/i18n.svelte";
import { play } from "../../lib/sounds";
import {
  type Aim,
  aimAt,
  boxOf,
  centred,
  clamped,
  middleOf,
  nearestSpot,
  spotCovering,
} from "./aiming";
import { flippedWay, type Key, turnedWay, type Way } from "./keys";
import {
  cleaned,
  type Draft,
  freeCount,
  judge,
  type KeyState,
  type Spot,
  sizeOfDoor,
  stateOf,
} from "./laying";
import { aimInWords } from "./wording";

/** A key in hand: over the door, not on it. */
export interface Held {
  readonly key: Key;
  readonly way: Way;
  /** Where its top left corner is, in cells of the door. */
  readonly at: Spot;
  /** Where it was before; it goes back there. */
  readonly before: KeyState;
  /** A pointer holds it at some place of it; a tap or the keyboard holds it by nothing. */
  readonly grip: Spot | null;
}

export interface Desk {
  readonly door: readonly string[];
  readonly keys: readonly Key[];
  readonly isLocked: boolean;
}

/** A laid key that is turned may slip by so many cells to fit. */
const SLIP = 1.2;

export class Holding {
  draft = $state.raw<Draft>({});
  /** The key that was last touched: it is the one to be turned. */
  current = $state<Key | null>(null);
  held = $state.raw<Held | null>(null);

  constructor(
    readonly desk: () => Desk,
    readonly changed: (draft: Draft) => void,
  ) {}

  get door(): readonly string[] {
    return this.desk().door;
  }

  /** Where the key in hand would lie; null if there is none, or it is outside. */
  get aim(): Aim | null {
    const { held } = this;
    if (held === null) return null;
    if (held.grip !== null) return aimAt(this.door, this.draft, held.key, held.way, held.at);
    return { spot: held.at, verdict: judge(this.door, this.draft, held.key, held.way, held.at) };
  }

  /** How a key is held now, in hand or not. */
  wayOf(key: Key): Way {
    return this.held?.key === key ? this.held.way : stateOf(this.draft, key);
  }

  /** Whether a key lies on the door, not in hand. */
  isLaid(key: Key): boolean {
    return this.held?.key !== key && stateOf(this.draft, key).at !== null;
  }

  /** Take over what comes from elsewhere; nothing stays in hand. */
  replace(draft: Draft | undefined): void {
    const { door, keys } = this.desk();
    this.held = null;
    this.draft = cleaned(draft, door, keys);
  }

  /** Take a key with a pointer, at a place of it. */
  seize(key: Key, grip: Spot, pointer: Spot): void {
    const before = this.held?.key === key ? this.held.before : stateOf(this.draft, key);
    const { turn, isFlipped } = this.wayOf(key);
    if (this.held?.key !== key) this.putBack();
    this.current = key;
    this.held = { key, way: { turn, isFlipped }, at: minus(pointer, grip), before, grip };
  }

  /** The pointer has moved; the key stays inside the two corners. */
  follow(pointer: Spot, least: Spot, most: Spot): void {
    const { held } = this;
    if (held === null || held.grip === null) return;
    const box = boxOf(held.key, held.way);
    const at = minus(pointer, held.grip);
    this.held = {
      ...held,
      at: {
        row: Math.max(least.row, Math.min(at.row, most.row - box.rows)),
        column: Math.max(least.column, Math.min(at.column, most.column - box.columns)),
      },
    };
  }

  /** Take a key by keyboard: where it lies, or where it fits near the middle. */
  take(key: Key): void {
    if (this.desk().isLocked) return;
    const isSame = this.held?.key === key;
    this.putBack();
    this.current = key;
    if (isSame) return;
    const before = stateOf(this.draft, key);
    const { turn, isFlipped } = before;
    const way = { turn, isFlipped };
    const at = before.at ?? this.#start(key, way);
    this.held = { key, way, at, before, grip: null };
    announce(`${t("ex-key-taken", { key })} ${this.#inWords()}`);
  }

  #start(key: Key, way: Way): Spot {
    const { rows, columns } = sizeOfDoor(this.door);
    const middle = { row: rows / 2, column: columns / 2 };
    const spot = nearestSpot(this.door, this.draft, key, way, middle, rows + columns);
    return spot ?? clamped(this.door, key, way, rounded(centred(key, way, middle)));
  }

  /** Move the key in hand by a cell. */
  move(rows: number, columns: number): void {
    const { held } = this;
    if (held === null || held.grip !== null) return;
    const at = { row: held.at.row + rows, column: held.at.column + columns };
    this.held = { ...held, at: clamped(this.door, held.key, held.way, at) };
    announce(this.#inWords());
  }

  turn(by: 1 | -1 = 1): void {
    this.#rehold(
      (way) => turnedWay(way, by),
      (grip, box) =>
        by === 1
          ? { row: grip.column, column: box.rows - grip.row }
          : { row: box.columns - grip.column, column: grip.row },
    );
  }

  flip(): void {
    this.#rehold(flippedWay, (grip, box) => ({ row: grip.row, column: box.columns - grip.column }));
  }

  /** Hold the key otherwise: the one in hand, or else the one last touched. */
  #rehold(otherwise: (way: Way) => Way, regrip: (grip: Spot, box: Box) => Spot): void {
    const { held, current } = this;
    if (this.desk().isLocked) return;
    if (held === null) {
      if (current !== null) this.#reholdCurrent(current, otherwise(stateOf(this.draft, current)));
      return;
    }
    const way = otherwise(held.way);
    if (held.grip !== null) {
      const grip = regrip(held.grip, boxOf(held.key, held.way));
      const at = minus(plus(held.at, held.grip), grip);
      this.held = { ...held, way, grip, at };
      return;
    }
    const at = rounded(centred(held.key, way, middleOf(held.key, held.way, held.at)));
    this.held = { ...held, way, at: clamped(this.door, held.key, way, at) };
    announce(this.#inWords());
  }

  /** A key in its slot turns there; one that lies slips a little to fit, or is taken in hand. */
  #reholdCurrent(key: Key, way: Way): void {
    const before = stateOf(this.draft, key);
    if (before.at === null) {
      this.#set(key, { ...way, at: null });
      return;
    }
    const middle = middleOf(key, before, before.at);
    const spot = nearestSpot(this.door, this.draft, key, way, middle, SLIP);
    if (spot !== null) {
      this.#lay(key, way, spot);
      return;
    }
    const at = clamped(this.door, key, way, rounded(centred(key, way, middle)));
    this.held = { key, way, at, before, grip: null };
    announce(this.#inWords());
  }

  /** A tap on a key: the first takes it, the next ones turn it. */
  tap(key: Key): void {
    if (this.desk().isLocked) return;
    if (this.current !== key) {
      this.putBack();
      this.current = key;
      announce(t("ex-key-taken", { key }));
      return;
    }
    this.turn();
    const { held } = this;
    if (held === null || held.key !== key) return;
    const middle = middleOf(key, held.way, held.at);
    const spot = nearestSpot(this.door, this.draft, key, held.way, middle, SLIP);
    if (spot !== null) this.#lay(key, held.way, spot);
  }

  /** A tap on the door: the key last touched is laid there, if it fits as it is held. */
  tapDoor(point: Spot): void {
    const key = this.current;
    if (key === null || this.desk().isLocked) return;
    const way = this.wayOf(key);
    const spot = spotCovering(this.door, this.draft, key, way, point);
    if (spot !== null) this.#lay(key, way, spot);
  }

  /** Let the key go. A pointer lets it fall: outside it goes home, where it does not fit it goes
   * back. From the keyboard it stays in hand until it fits. */
  drop(): void {
    const { held, aim } = this;
    if (held === null) return;
    if (aim?.verdict === "fits") this.#lay(held.key, held.way, aim.spot);
    else if (held.grip === null) announce(this.#inWords());
    else if (aim === null) this.sendHome();
    else this.putBack();
  }

  /** Put the key in hand back where it was. */
  putBack(): void {
    const { held } = this;
    if (held === null) return;
    this.held = null;
    // In its slot it stays as it was turned.
    if (held.before.at === null) this.#set(held.key, { ...held.way, at: null });
  }

  /** Send a key to its slot: the one in hand, or else the one last touched. */
  sendHome(key: Key | null = this.held?.key ?? this.current): void {
    if (key === null || this.desk().isLocked) return;
    const { turn, isFlipped } = this.wayOf(key);
    if (this.held?.key === key) this.held = null;
    this.#set(key, { turn, isFlipped, at: null });
    announce(t("ex-key-home", { key }));
  }

  #lay(key: Key, { turn, isFlipped }: Way, at: Spot): void {
    this.held = null;
    this.current = key;
    this.#set(key, { turn, isFlipped, at });
    play("dig");
    announce(t("ex-key-laid", { key, free: freeCount(this.door, this.draft) }));
  }

  #set(key: Key, state: KeyState): void {
    const { turn, isFlipped, at } = state;
    this.draft = { ...this.draft, [key]: { turn, isFlipped, at } };
    this.changed(this.draft);
  }

  #inWords(): string {
    const { held, aim } = this;
    return held === null || aim === null ? "" : aimInWords(held.key, held.way, aim);
  }
}

interface Box {
  readonly rows: number;
  readonly columns: number;
}

function plus(a: Spot, b: Spot): Spot {
  return { row: a.row + b.row, column: a.column + b.column };
}

function minus(a: Spot, b: Spot): Spot {
  return { row: a.row - b.row, column: a.column - b.column };
}

function rounded({ row, column }: Spot): Spot {
  return { row: Math.round(row), column: Math.round(column) };
}
