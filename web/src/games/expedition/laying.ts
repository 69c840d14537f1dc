// Keys on a door: which cells they cover, whether one fits, whether the door is open.
// A door is drawn in rows: `#` is a white cell, anything else is outside.

import { type Cell, KEYS, type Key, shapeOf, type Turn, type Way, waysOf } from "./keys";

/** Cells are numbered 8 * row + column. */
export const WIDTH = 8;

/** Where the top left corner of a key's box lies. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** A key as it is held, and where it lies; `at` is null while it is in its slot. */
export interface KeyState extends Way {
  readonly at: Spot | null;
}

/** What lies where: plain JSON. A key that it does not name is in its slot, not turned. */
export type Draft = Readonly<Partial<Record<Key, KeyState>>>;

/** A key and the cells it covers, as the server takes it. */
export interface Laid {
  readonly key: Key;
  readonly cells: readonly number[];
}

export type Verdict = "fits" | "sticks-out" | "overlaps";

export const AT_HOME: KeyState = { turn: 0, isFlipped: false, at: null };

/** How high and how wide a door is. */
export function sizeOfDoor(door: readonly string[]): { rows: number; columns: number } {
  return { rows: door.length, columns: Math.max(0, ...door.map((row) => row.length)) };
}

export function isInside(door: readonly string[], row: number, column: number): boolean {
  return door[row]?.[column] === "#";
}

export function stateOf(draft: Draft, key: Key): KeyState {
  return draft[key] ?? AT_HOME;
}

/** The cells, row and column, of a key that lies at a spot. */
export function cellsAt(key: Key, way: Way, spot: Spot): Cell[] {
  const shape = shapeOf(key, way.turn, way.isFlipped);
  return shape.map(([r, c]) => [spot.row + r, spot.column + c]);
}

/** The numbers of the cells that a key covers; none while it is in its slot. */
export function coveredBy(key: Key, state: KeyState): number[] {
  if (state.at === null) return [];
  return cellsAt(key, state, state.at).map(([r, c]) => WIDTH * r + c);
}

/** Which key covers which cell; `except` is left out. */
export function covered(draft: Draft, except: Key | null = null): Map<number, Key> {
  const found = new Map<number, Key>();
  for (const key of KEYS) {
    const state = key === except ? undefined : draft[key];
    if (state) for (const cell of coveredBy(key, state)) found.set(cell, key);
  }
  return found;
}

/** Whether a key fits at a spot, beside the other keys that lie. */
export function judge(
  door: readonly string[],
  draft: Draft,
  key: Key,
  way: Way,
  spot: Spot,
): Verdict {
  const cells = cellsAt(key, way, spot);
  if (cells.some(([r, c]) => !isInside(door, r, c))) return "sticks-out";
  const others = covered(draft, key);
  return cells.some(([r, c]) => others.has(WIDTH * r + c)) ? "overlaps" : "fits";
}

/** How many white cells a door has. */
export function cellCount(door: readonly string[]): number {
  return door.reduce((sum, row) => sum + [...row].filter((sign) => sign === "#").length, 0);
}

/** How many white cells are still free. */
export function freeCount(door: readonly string[], draft: Draft): number {
  return cellCount(door) - covered(draft).size;
}

/** Whether all the keys lie, none over another or outside, and every white cell is covered. */
export function isOpen(door: readonly string[], keys: readonly Key[], draft: Draft): boolean {
  const fits = keys.every((key) => {
    const state = stateOf(draft, key);
    return state.at !== null && judge(door, draft, key, state, state.at) === "fits";
  });
  return fits && freeCount(door, draft) === 0;
}

/** The keys that lie, as the server takes them. */
export function laidOf(keys: readonly Key[], draft: Draft): Laid[] {
  return keys.flatMap((key) => {
    const cells = coveredBy(key, stateOf(draft, key)).sort((a, b) => a - b);
    return cells.length > 0 ? [{ key, cells }] : [];
  });
}

/** How a key is held and where it lies, from the cells it covers; null if they are not its shape. */
export function stateFrom(key: Key, cells: readonly number[]): KeyState | null {
  if (cells.length === 0) return null;
  const row = Math.min(...cells.map((cell) => Math.floor(cell / WIDTH)));
  const column = Math.min(...cells.map((cell) => cell % WIDTH));
  const wanted = [...cells].sort((a, b) => a - b).join();
  const at = { row, column };
  const way = waysOf(key).find(
    (one) =>
      coveredBy(key, { ...one, at })
        .sort((a, b) => a - b)
        .join() === wanted,
  );
  return way === undefined ? null : { ...way, at };
}

/** A draft from what the server tells of keys that lie. */
export function draftFrom(laid: readonly Laid[]): Draft {
  const states = laid.map(({ key, cells }) => [key, stateFrom(key, cells)] as const);
  return Object.fromEntries(states.filter(([, state]) => state !== null));
}

/** What can be used of a draft that comes from elsewhere: these keys, where they fit. */
export function cleaned(value: unknown, door: readonly string[], keys: readonly Key[]): Draft {
  const source = (typeof value === "object" && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  let draft: Draft = {};
  for (const key of keys) {
    const state = cleanState(source[key]);
    if (state === null) continue;
    const isLying = state.at !== null && judge(door, draft, key, state, state.at) === "fits";
    draft = { ...draft, [key]: isLying ? state : { ...state, at: null } };
  }
  return draft;
}

function cleanState(value: unknown): KeyState | null {
  if (typeof value !== "object" || value === null) return null;
  const { turn, isFlipped, at } = value as Record<string, unknown>;
  if (turn !== 0 && turn !== 1 && turn !== 2 && turn !== 3) return null;
  return { turn: turn as Turn, isFlipped: isFlipped === true, at: cleanSpot(at) };
}

function cleanSpot(value: unknown): Spot | null {
  if (typeof value !== "object" || value === null) return null;
  const { row, column } = value as Record<string, unknown>;
  return Number.isInteger(row) && Number.isInteger(column)
    ? { row: row as number, column: column as number }
    : null;
}
