// What the rule book shows: a card, keys on its door, a board, and collections; a test checks them.

import type { ExpeditionGem, ExpeditionSign } from "../../../lib/protocol";
import type { Key } from "../keys";
import type { Laid } from "../laying";
import { GEMS } from "../prizes";

/** An easy side. Rules EX-03 and EX-04. */
export const DOOR: readonly string[] = [".##..", "#####", ".####", ".#..."];
export const KEYS_OF: Readonly<Record<ExpeditionSign, readonly Key[]>> = {
  eye: ["I2", "P5", "Z5"],
  hand: ["V3", "T4", "Y5"],
  bird: ["I3", "S4", "L5"],
  water: ["I3", "O4", "Y5"],
  sun: ["V3", "L4", "Z5"],
  reed: ["V3", "O4", "P5"],
};
/** What the die shows. Rule EX-X2. */
export const ROLLED: ExpeditionSign = "hand";

/** For each sign a way to open the door. */
export const OPENED: Readonly<Record<ExpeditionSign, readonly (readonly number[])[]>> = {
  eye: [
    [12, 20],
    [1, 2, 8, 9, 10],
    [11, 17, 18, 19, 25],
  ],
  hand: [
    [12, 19, 20],
    [2, 10, 11, 18],
    [1, 8, 9, 17, 25],
  ],
  bird: [
    [10, 11, 12],
    [1, 2, 8, 9],
    [17, 18, 19, 20, 25],
  ],
  water: [
    [2, 10, 18],
    [11, 12, 19, 20],
    [1, 8, 9, 17, 25],
  ],
  sun: [
    [1, 8, 9],
    [17, 18, 19, 25],
    [2, 10, 11, 12, 20],
  ],
  reed: [
    [17, 18, 25],
    [11, 12, 19, 20],
    [1, 2, 8, 9, 10],
  ],
};

/** The keys of a sign as they lie. */
export function laidFor(sign: ExpeditionSign): Laid[] {
  return KEYS_OF[sign].map((key, i) => ({ key, cells: OPENED[sign][i] ?? [] }));
}

/** Keys on the door, and the cells where something is wrong. Rule EX-22. */
export interface Cover {
  readonly name: "right" | "overlap" | "sticks-out";
  readonly laid: readonly Laid[];
  readonly wrong: readonly number[];
}

function coverWith(
  name: Cover["name"],
  corner: readonly number[],
  wrong: readonly number[],
): Cover {
  const [, ...others] = laidFor(ROLLED);
  return { name, laid: [...others, { key: "V3", cells: corner }], wrong };
}

export const COVERS: readonly Cover[] = [
  coverWith("right", [12, 19, 20], []),
  coverWith("overlap", [11, 12, 20], [11]),
  coverWith("sticks-out", [19, 20, 28], [28]),
];

const COLOUR_OF = new Map(GEMS.map((gem) => [gem[0] ?? "", gem]));

/** The board in the middle of a match, floor 1 first; letters are colours, a dot is a gap. */
export const FLOORS: readonly (readonly (ExpeditionGem | null)[])[] = [
  "........rwroy",
  "......wrwgrwg",
  "....yyoorbgor",
  "....oobyybwrb",
  "....orwwybbgg",
  "rbyrobgowwwby",
].map((row) => [...row].map((letter) => COLOUR_OF.get(letter) ?? null));
/** The floors of four pawns. */
export const PAWNS: readonly number[] = [2, 5, 3, 5];

/** How far a finder may move, by players and rank. Rule EX-30. */
export const MOVES: Readonly<Record<number, readonly number[]>> = {
  4: [3, 2, 1, 0],
  3: [3, 2, 1],
  2: [3, 1],
};

export interface Collection {
  readonly name: string;
  /** In the order of the colours. */
  readonly counts: readonly number[];
}

/** Three collections at the end. Rule EX-X1. */
export const COLLECTIONS: readonly Collection[] = [
  { name: "alma", counts: [7, 5, 3, 2, 0, 1] },
  { name: "bilal", counts: [4, 1, 0, 1, 2, 3] },
  { name: "chloe", counts: [2, 3, 2, 8, 0, 0] },
];
