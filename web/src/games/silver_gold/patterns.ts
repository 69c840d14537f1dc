// The shapes of the expedition cards, turned and turned over, and where they can lie on a grid.

import type { SilverGoldPattern } from "../../lib/protocol";
import { SIDE } from "./cards";

type Cell = readonly [row: number, column: number];
export type Shape = readonly Cell[];

/** How a shape is held: quarter turns, then turned over or not. */
export interface Hold {
  readonly turns: number;
  readonly isFlipped: boolean;
}

export const UPRIGHT: Hold = { turns: 0, isFlipped: false };
export const SINGLE: Shape = [[0, 0]];

export const SHAPES: Readonly<Record<SilverGoldPattern, Shape>> = {
  I2: [[0, 0], [1, 0]],
  I3: [[0, 0], [1, 0], [2, 0]],
  V3: [[0, 0], [1, 0], [1, 1]],
  O4: [[0, 0], [0, 1], [1, 0], [1, 1]],
  T4: [[0, 0], [0, 1], [0, 2], [1, 1]],
  L4: [[0, 0], [1, 0], [2, 0], [2, 1]],
  I4: [[0, 0], [1, 0], [2, 0], [3, 0]],
  S4: [[0, 1], [0, 2], [1, 0], [1, 1]],
};

/** The shape as it is held, moved to the corner, its cells in reading order. */
export function held(shape: Shape, hold: Hold): Shape {
  let cells = shape.map(([row, column]): Cell => [row, hold.isFlipped ? -column : column]);
  for (let i = 0; i < hold.turns; i += 1) {
    cells = cells.map(([row, column]): Cell => [column, -row]);
  }
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]): Cell => [row - top, column - left])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** A quarter turn to the right, as it looks. */
export function turned(hold: Hold): Hold {
  return { ...hold, turns: (hold.turns + 1) % 4 };
}

/** Turned over from left to right, as it looks. */
export function flipped(hold: Hold): Hold {
  return { turns: (4 - hold.turns) % 4, isFlipped: !hold.isFlipped };
}

/** The mask of a shape whose corner lies on a cell; null if it does not fit on the grid. */
export function maskAt(shape: Shape, row: number, column: number): number | null {
  let mask = 0;
  for (const [down, right] of shape) {
    const [r, c] = [row + down, column + right];
    if (r < 0 || c < 0 || r >= SIDE || c >= SIDE) return null;
    mask |= 1 << (r * SIDE + c);
  }
  return mask;
}

/** Every place of a shape on the grid that covers a cell, those held near their middle first. */
export function covering(shape: Shape, cell: number): number[] {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  const middle = shape.reduce((sum, [r, c]) => sum + r + c, 0) / shape.length;
  return [...shape]
    .sort((a, b) => Math.abs(a[0] + a[1] - middle) - Math.abs(b[0] + b[1] - middle))
    .map(([down, right]) => maskAt(shape, row - down, column - right))
    .filter((mask) => mask !== null);
}

/** All ways to hold a shape, the given one first; ways that look alike only once. */
export function holds(shape: Shape, first: Hold): Hold[] {
  const seen = new Set<string>();
  const found: Hold[] = [];
  let hold = first;
  for (let i = 0; i < 8; i += 1) {
    const look = JSON.stringify(held(shape, hold));
    if (!seen.has(look)) found.push(hold);
    seen.add(look);
    hold = i === 3 ? flipped(hold) : turned(hold);
  }
  return found;
}
