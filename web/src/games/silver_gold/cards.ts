// The 48 pyramid cards, read from the data of the Python package.

import source from "../../../../src/pyramidion/games/silver_gold/data/cards.txt?raw";
import type { SilverGoldColour } from "../../lib/protocol";

export const SIDE = 5;
export const CELLS = SIDE * SIDE;

/** What lies on a cell. */
export type Sign =
  | "start"
  | "tomb"
  | "wall"
  | "cross"
  | "gem-red"
  | "gem-green"
  | "torch"
  | "skull"
  | "potion"
  | "empty";

export interface Card {
  readonly number: number;
  readonly colour: SilverGoldColour;
  /** 25 cells, row by row. */
  readonly signs: readonly Sign[];
}

const SIGNS: Readonly<Record<string, Sign>> = {
  S: "start",
  T: "tomb",
  "#": "wall",
  x: "cross",
  r: "gem-red",
  g: "gem-green",
  t: "torch",
  k: "skull",
  p: "potion",
  ".": "empty",
};

function readCard(block: string): Card {
  const [head = "", ...rows] = block.trim().split("\n");
  const [number, colour] = head.split(" ");
  const signs = Array.from(rows.join(""), (letter) => SIGNS[letter] ?? "empty");
  return { number: Number(number), colour: colour as SilverGoldColour, signs };
}

const CARDS = new Map(
  source
    .trim()
    .split("\n\n")
    .map(readCard)
    .map((card) => [card.number, card]),
);

/** The card of a number. */
export function cardOf(number: number): Card {
  const card = CARDS.get(number);
  if (card === undefined) throw new Error(`There is no card ${number}`);
  return card;
}

export function allCards(): readonly Card[] {
  return [...CARDS.values()];
}

/** The cells of a mask, lowest first. */
export function cellsOf(mask: number): number[] {
  return Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => (mask >> cell) & 1);
}

/** How many cells a mask has. */
export function sizeOf(mask: number): number {
  return cellsOf(mask).length;
}

/** A cell's name: column and row, as in the notation of the game. */
export function cellName(cell: number): string {
  return `${"abcde"[cell % SIDE]}${Math.floor(cell / SIDE) + 1}`;
}
