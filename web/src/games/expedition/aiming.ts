// Where a key that is held over a door would lie.

import { type Key, shapeOf, sizeOf, type Way } from "./keys";
import {
  cellsAt,
  type Draft,
  isInside,
  judge,
  type Spot,
  sizeOfDoor,
  type Verdict,
} from "./laying";

/** A key so near to a place, in cells, is caught by it. */
export const CATCH = 0.4;

/** Where a key would lie, and whether it may. */
export interface Aim {
  readonly spot: Spot;
  readonly verdict: Verdict;
}

/** The place that catches a key held at a point, given in cells; null where it is outside the door.
 * Between two places, too far from either, the one where it fits catches it. */
export function aimAt(
  door: readonly string[],
  draft: Draft,
  key: Key,
  way: Way,
  point: Spot,
): Aim | null {
  const aims = near(point.row).flatMap((row) =>
    near(point.column).map((column) => {
      const spot = { row, column };
      return { spot, verdict: judge(door, draft, key, way, spot) };
    }),
  );
  const aim = aims.find(({ verdict }) => verdict === "fits") ?? aims[0];
  return aim && touches(door, key, way, aim.spot) ? aim : null;
}

/** The whole numbers that a coordinate may mean, the nearest first. */
function near(value: number): number[] {
  const nearest = Math.round(value) + 0; // never -0
  if (Math.abs(value - nearest) <= CATCH) return [nearest];
  return [nearest, value > nearest ? nearest + 1 : nearest - 1];
}

/** Whether a key would lie on at least one white cell. */
function touches(door: readonly string[], key: Key, way: Way, spot: Spot): boolean {
  return cellsAt(key, way, spot).some(([r, c]) => isInside(door, r, c));
}

/** How large the box of a key is as it is held. */
export function boxOf(key: Key, { turn, isFlipped }: Way): { rows: number; columns: number } {
  return sizeOf(shapeOf(key, turn, isFlipped));
}

/** The spot nearest to one, where the box of a key lies on the door's box. */
export function clamped(door: readonly string[], key: Key, way: Way, spot: Spot): Spot {
  const [size, box] = [sizeOfDoor(door), boxOf(key, way)];
  return {
    row: within(spot.row, 0, Math.max(0, size.rows - box.rows)),
    column: within(spot.column, 0, Math.max(0, size.columns - box.columns)),
  };
}

export function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

/** All spots where a key may lie as it is held, row by row. */
export function fittingSpots(door: readonly string[], draft: Draft, key: Key, way: Way): Spot[] {
  const size = sizeOfDoor(door);
  const spots: Spot[] = [];
  for (let row = 0; row < size.rows; row += 1) {
    for (let column = 0; column < size.columns; column += 1) {
      const spot = { row, column };
      if (judge(door, draft, key, way, spot) === "fits") spots.push(spot);
    }
  }
  return spots;
}

/** Where a key lies when the middle of its box is at a point. */
export function centred(key: Key, way: Way, middle: Spot): Spot {
  const box = boxOf(key, way);
  return { row: middle.row - box.rows / 2, column: middle.column - box.columns / 2 };
}

/** The middle of a key's box. */
export function middleOf(key: Key, way: Way, spot: Spot): Spot {
  const box = boxOf(key, way);
  return { row: spot.row + box.rows / 2, column: spot.column + box.columns / 2 };
}

/** The fitting spot whose middle is nearest to a point, at most so many cells away. */
export function nearestSpot(
  door: readonly string[],
  draft: Draft,
  key: Key,
  way: Way,
  middle: Spot,
  farthest: number,
): Spot | null {
  const distances = fittingSpots(door, draft, key, way)
    .map((spot) => ({ spot, far: distance(middleOf(key, way, spot), middle) }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far);
  return distances[0]?.spot ?? null;
}

/** Where a key covers a cell that is pointed at, as it is held; the nearest to the point. */
export function spotCovering(
  door: readonly string[],
  draft: Draft,
  key: Key,
  way: Way,
  point: Spot,
): Spot | null {
  const [row, column] = [Math.floor(point.row), Math.floor(point.column)];
  const spots = fittingSpots(door, draft, key, way)
    .filter((spot) => cellsAt(key, way, spot).some(([r, c]) => r === row && c === column))
    .map((spot) => ({ spot, far: distance(middleOf(key, way, spot), point) }))
    .sort((a, b) => a.far - b.far);
  return spots[0]?.spot ?? null;
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.row - b.row, a.column - b.column);
}
