// Coordinates of a pyramid card's drawing: 312 by 354, cells of 56.

import { cellsOf, SIDE } from "./cards";

export const CELL = 56;
const LEFT = 16;
const TOP = 58;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}

export function left(cell: number): number {
  return LEFT + (cell % SIDE) * CELL;
}

export function top(cell: number): number {
  return TOP + Math.floor(cell / SIDE) * CELL;
}

/** The cell under a point of the drawing; null beside the grid. */
export function cellAt(x: number, y: number): number | null {
  const [column, row] = [Math.floor((x - LEFT) / CELL), Math.floor((y - TOP) / CELL)];
  return column < 0 || row < 0 || column >= SIDE || row >= SIDE ? null : row * SIDE + column;
}

/** Cells that join into one gallery with rounded ends: a stone a cell, and what joins them. */
export function gallery(mask: number, pad: number, round: number): (Box & { cell: number })[] {
  const has = (cell: number) => (mask >> cell) & 1;
  const size = CELL - 2 * pad;
  return cellsOf(mask).flatMap((cell) => {
    const [x, y] = [left(cell), top(cell)];
    const isLast = cell % SIDE === SIDE - 1;
    const boxes = [{ cell, x: x + pad, y: y + pad, width: size, height: size, rx: round }];
    const join = (x: number, y: number, width: number, height: number) =>
      boxes.push({ cell, x, y, width, height, rx: 0 });
    if (!isLast && has(cell + 1)) join(x + CELL / 2, y + pad, CELL, size);
    if (has(cell + SIDE)) join(x + pad, y + CELL / 2, size, CELL);
    if (!isLast && has(cell + 1) && has(cell + SIDE) && has(cell + SIDE + 1)) {
      join(x + CELL / 2, y + CELL / 2, CELL, CELL);
    }
    return boxes;
  });
}

/** The courses of bricks of a wall. */
export function bricks(cell: number): string {
  const [x, y] = [left(cell) + 2, top(cell) + 2];
  return (
    `M${x} ${y + 16.7}h52M${x} ${y + 35.3}h52M${x + 32} ${y}v16.7` +
    `M${x + 14} ${y + 16.7}v18.6M${x + 42} ${y + 16.7}v18.6M${x + 25} ${y + 35.3}v16.7`
  );
}

export const LINES = Array.from({ length: SIDE - 1 }, (_, i) => {
  const at = CELL * (i + 1);
  return `M${LEFT + at} ${TOP + 3}V${TOP + SIDE * CELL - 3}M${LEFT + 3} ${TOP + at}H${LEFT + SIDE * CELL - 3}`;
}).join("");
