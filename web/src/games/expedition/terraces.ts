// Where things lie on the drawing of the board: six terraces, narrower towards the top only for the eye.

export const FLOORS = 6;
export const HOLES = 13;

/** The drawing: left, top, width and height; at the left there is room for an arc. */
export const BOX = "-32 0 832 642";

const STEP_UP = 106.67;
const STEP_IN = 19.14;
const HALF_HEX = 47.2;
const HEX_HEIGHT = 34.6;
const SPACING = 49.1;
const SPACING_STEP = 2.95;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The outline of a floor's terrace. */
export function terraceOutline(floor: number): string {
  const inset = STEP_IN * (floor - 1);
  const ground = 637 - STEP_UP * (floor - 1);
  const [left, right] = [100 + inset, 774 - inset];
  return `M${left} ${ground} L${left + 11} ${ground - 98.7} H${right - 11} L${right} ${ground} Z`;
}

/** The middle of a floor's hexagon, where pawns stand. */
export function hexagonAt(floor: number): Point {
  return { x: 50.8 + STEP_IN * (floor - 1), y: 586.7 - STEP_UP * (floor - 1) };
}

/** The corners of a floor's hexagon. */
export function hexagon(floor: number): string {
  const { x, y } = hexagonAt(floor);
  const half = HALF_HEX / 2;
  return [
    [x + HALF_HEX, y],
    [x + half, y + HEX_HEIGHT],
    [x - half, y + HEX_HEIGHT],
    [x - HALF_HEX, y],
    [x - half, y - HEX_HEIGHT],
    [x + half, y - HEX_HEIGHT],
  ]
    .map((corner) => corner.join(","))
    .join(" ");
}

/** How far apart a floor's holes are. */
export function spacingOf(floor: number): number {
  return SPACING - SPACING_STEP * (floor - 1);
}

/** The middle of a hole; holes are counted from the left, from 0. */
export function holeAt(floor: number, hole: number): Point {
  return { x: 142.5 + 17.67 * (floor - 1) + spacingOf(floor) * hole, y: hexagonAt(floor).y };
}

/** Where a floor's number stands. */
export function numberAt(floor: number): Point {
  return { x: 779 - STEP_IN * (floor - 1), y: hexagonAt(floor).y + 9 };
}

/** A pawn: its middle and its size. */
export interface PawnPlace extends Point {
  readonly size: number;
}

/** Where the pawns of one hexagon stand, as many as there are. */
export function pawnPlaces(floor: number, count: number): PawnPlace[] {
  const { x, y } = hexagonAt(floor);
  return spread(count).map(({ dx, dy, size }) => ({ x: x + dx, y: y + dy, size }));
}

function spread(count: number): { dx: number; dy: number; size: number }[] {
  switch (count) {
    case 0:
      return [];
    case 1:
      return [{ dx: 0, dy: 0, size: 48 }];
    case 2:
      return [-17, 17].map((dx) => ({ dx, dy: 0, size: 38 }));
    case 3:
      return [-24, 0, 24].map((dx) => ({ dx, dy: dx === 0 ? -8 : 6, size: 32 }));
    default:
      return [-24, -8, 8, 24].map((dx, i) => ({ dx, dy: i % 2 === 0 ? -9 : 10, size: 30 }));
  }
}

/** An arc with an arrow's head, at the left of the hexagons. */
export interface Arc {
  readonly line: string;
  readonly head: string;
}

/** From the hexagon of a floor to that of another; the way bends the further, the longer it is. */
export function arcBetween(start: number, end: number): Arc {
  const [a, b] = [hexagonAt(start), hexagonAt(end)];
  const from = { x: a.x - HALF_HEX + 3, y: a.y + (end > start ? -5 : 5) };
  const to = { x: b.x - HALF_HEX - 5, y: b.y };
  const bend = Math.min(from.x, to.x) - 16 - 6 * Math.abs(end - start);
  const turn = { x: bend, y: from.y + (to.y - from.y) * 0.2 };
  const last = { x: bend, y: to.y - (to.y - from.y) * 0.05 };
  return {
    line: `M${from.x} ${from.y} C${turn.x} ${turn.y} ${last.x} ${last.y} ${to.x} ${to.y}`,
    head: `M${to.x - 11} ${to.y - 9} L${to.x + 2} ${to.y} L${to.x - 10} ${to.y + 10}`,
  };
}

/** The middles of the hexagons on the way from a floor to another, without the first and the last. */
export function wayBetween(start: number, end: number): Point[] {
  const way = Math.sign(end - start);
  const between = Math.max(0, Math.abs(end - start) - 1);
  return Array.from({ length: between }, (_, i) => hexagonAt(start + way * (i + 1)));
}
