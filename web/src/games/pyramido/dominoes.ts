// The 90 dominoes, read from the data of the Python package.

import source from "../../../../src/pyramidion/games/pyramido/data/dominoes.json";
import type { PyramidoBack, PyramidoColour, PyramidoGem } from "../../lib/protocol";

/** All gems, in the order in which views count them. */
export const GEMS: readonly PyramidoGem[] = ["orange", "blue", "purple", "green", "red", "mythical"];

/** Half a domino: its colour, and which of its quadrants have an icon. */
export interface Block {
  readonly colour: PyramidoColour;
  /** A bit a quadrant: upper left, upper right, lower left, lower right. */
  readonly icons: number;
}

export interface Domino {
  readonly number: number;
  readonly blocks: readonly [Block, Block];
}

const DOMINOES = new Map((source as unknown as readonly Domino[]).map((one) => [one.number, one]));

/** The domino of a number. */
export function dominoOf(number: number): Domino {
  const domino = DOMINOES.get(number);
  if (domino === undefined) throw new Error(`There is no domino ${number}`);
  return domino;
}

/** How many icons a block has. */
export function iconsOn({ icons }: Block): number {
  return [0, 1, 2, 3].filter((quadrant) => (icons >> quadrant) & 1).length;
}

/** What the back of a domino shows. */
export function backOf(number: number): PyramidoBack {
  const [first, other] = dominoOf(number).blocks;
  return {
    colour: first.colour,
    icons: iconsOn(first),
    other_colour: other.colour,
    other_icons: iconsOn(other),
  };
}

/** The gems that are counted, one after the other. */
export function gemsOf(counts: readonly number[]): PyramidoGem[] {
  return GEMS.flatMap((gem, kind) => Array.from({ length: counts[kind] ?? 0 }, () => gem));
}

/** How many gems are counted. */
export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
