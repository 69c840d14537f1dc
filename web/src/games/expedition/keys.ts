// The twelve keys: their cells, turned and turned over, and the colour each has.

export const KEYS = [
  "I2",
  "I3",
  "V3",
  "I4",
  "O4",
  "T4",
  "S4",
  "L4",
  "P5",
  "L5",
  "Y5",
  "Z5",
] as const;
/** A key by name: the letter it looks like, and its number of cells. */
export type Key = (typeof KEYS)[number];

/** A cell of a shape: row and column, from the top left. */
export type Cell = readonly [number, number];
/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;
/** How a key is held: first turned over, then turned. */
export interface Way {
  readonly turn: Turn;
  readonly isFlipped: boolean;
}
export const UPRIGHT: Way = { turn: 0, isFlipped: false };

/** Each key as it lies in its slot, wider than high. */
const DRAWINGS: Readonly<Record<Key, readonly string[]>> = {
  I2: ["##"],
  I3: ["###"],
  V3: ["##", "#."],
  I4: ["####"],
  O4: ["##", "##"],
  T4: ["###", ".#."],
  S4: ["##.", ".##"],
  L4: ["###", "#.."],
  P5: ["###", "##."],
  L5: ["####", "#..."],
  Y5: ["####", ".#.."],
  Z5: ["#..", "###", "..#"],
};

/** The cells of a drawing with `#`. */
export function cellsOf(rows: readonly string[]): Cell[] {
  return rows.flatMap((row, r) =>
    [...row].flatMap((sign, c) => (sign === "#" ? [[r, c] as const] : [])),
  );
}

/** The cells of each key, not turned. */
export const KEY_CELLS: Readonly<Record<Key, readonly Cell[]>> = Object.fromEntries(
  KEYS.map((key) => [key, cellsOf(DRAWINGS[key])]),
) as unknown as Record<Key, readonly Cell[]>;

/** How high and how wide a shape is. */
export function sizeOf(cells: readonly Cell[]): { rows: number; columns: number } {
  return {
    rows: 1 + Math.max(...cells.map(([r]) => r)),
    columns: 1 + Math.max(...cells.map(([, c]) => c)),
  };
}

/** A quarter turn clockwise, against the top and the left. */
export function turned(cells: readonly Cell[]): Cell[] {
  const { rows } = sizeOf(cells);
  return sorted(cells.map(([r, c]) => [c, rows - 1 - r]));
}

/** Turned over, left for right. */
export function flipped(cells: readonly Cell[]): Cell[] {
  const { columns } = sizeOf(cells);
  return sorted(cells.map(([r, c]) => [r, columns - 1 - c]));
}

function sorted(cells: Cell[]): Cell[] {
  return cells.sort(([r1, c1], [r2, c2]) => r1 - r2 || c1 - c2);
}

/** The cells of a key as it is held, against the top and the left. */
export function shapeOf(key: Key, turn: Turn = 0, isFlipped = false): Cell[] {
  let cells = isFlipped ? flipped(KEY_CELLS[key]) : [...KEY_CELLS[key]];
  for (let i = 0; i < turn; i += 1) cells = turned(cells);
  return cells;
}

/** All ways to hold a key that look different, the upright one first. */
export function waysOf(key: Key): Way[] {
  const found = new Map<string, Way>();
  for (const isFlipped of [false, true]) {
    for (const turn of [0, 1, 2, 3] as const) {
      const looks = JSON.stringify(shapeOf(key, turn, isFlipped));
      if (!found.has(looks)) found.set(looks, { turn, isFlipped });
    }
  }
  return [...found.values()];
}

/** Held a quarter further; as one sees it, whichever side is up. */
export function turnedWay({ turn, isFlipped }: Way, by: 1 | -1 = 1): Way {
  return { turn: ((turn + by + 4) % 4) as Turn, isFlipped };
}

/** Turned over as one sees it, left for right. */
export function flippedWay({ turn, isFlipped }: Way): Way {
  return { turn: ((4 - turn) % 4) as Turn, isFlipped: !isFlipped };
}

/** A key's colour in the tokens. */
export function colourOf(key: Key): string {
  return `var(--key-${key.toLowerCase()})`;
}
