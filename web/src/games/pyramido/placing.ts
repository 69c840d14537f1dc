// Where the domino in hand would lie, given what the server says is legal. There is no rule here.

import type { PyramidoAction } from "../../lib/protocol";
import { type Box, columnOf, otherCell, type Place, rowOf, SIDE, STEPS, type Turn, turned } from "./geometry";

/** A place for the domino in hand, and whether it may lie there. */
export interface Aim extends Place {
  readonly isLegal: boolean;
}

/** A point on the floor being built, in cells from the canvas's corner. */
export interface Point {
  readonly row: number;
  readonly column: number;
}

export type Legal = ReadonlySet<number>;

function keyOf({ cell, turn }: Place): number {
  return cell * 4 + turn;
}

/** The legal places among all legal steps. */
export function legalPlaces(steps: readonly PyramidoAction[]): Legal {
  return new Set(
    steps.flatMap((step) =>
      step.type === "place" ? [keyOf({ cell: step.cell, turn: step.turn as Turn })] : [],
    ),
  );
}

export function placesIn(legal: Legal): Place[] {
  return [...legal].map((key) => ({ cell: Math.floor(key / 4), turn: (key % 4) as Turn }));
}

export function isLegal(place: Place, legal: Legal): boolean {
  return legal.has(keyOf(place));
}

function aimed(place: Place, legal: Legal): Aim {
  return { ...place, isLegal: isLegal(place, legal) };
}

/** The two places of a way to hold the domino that cover a cell, if they lie on the canvas. */
export function covering(cell: number, turn: Turn): Place[] {
  const behind = otherCell({ cell, turn: turned(turn, 2) });
  const ahead = otherCell({ cell, turn }) === null ? [] : [{ cell, turn }];
  return behind === null ? ahead : [...ahead, { cell: behind, turn }];
}

/** How far the middle of a domino is from a point. */
function distance({ cell, turn }: Place, point: Point): number {
  const [down, right] = STEPS[turn] ?? [0, 0];
  const [row, column] = [rowOf(cell) + 0.5 + down / 2, columnOf(cell) + 0.5 + right / 2];
  return Math.hypot(row - point.row, column - point.column);
}

function nearest(places: readonly Place[], point: Point): Place | undefined {
  return [...places].sort((a, b) => distance(a, point) - distance(b, point))[0];
}

/** Where the domino lies when a point is pointed at: legally if it can be, turned if need be. */
export function placeAt(point: Point, turn: Turn, legal: Legal): Aim | null {
  const [row, column] = [Math.floor(point.row), Math.floor(point.column)];
  if (row < 0 || column < 0 || row >= SIDE || column >= SIDE) return null;
  const cell = row * SIDE + column;
  for (const way of [turn, turned(turn, 1), turned(turn, 3)]) {
    const best = nearest(covering(cell, way).filter((place) => isLegal(place, legal)), point);
    if (best !== undefined) return aimed(best, legal);
  }
  const otherwise = nearest(covering(cell, turn), point);
  return otherwise === undefined ? null : aimed(otherwise, legal);
}

/** The domino held otherwise but still over the same cell; legally if it can be. */
export function placeTurned({ cell, turn }: Place, by: number, legal: Legal): Aim {
  const places = covering(cell, turned(turn, by));
  const best = places.find((place) => isLegal(place, legal)) ?? places[0] ?? { cell, turn };
  return aimed(best, legal);
}

/** The next way in which a domino that lies may lie over the same cell. */
export function nextWay(from: Place, by: number, legal: Legal): Place {
  for (let step = 1; step < 4; step += 1) {
    const aim = placeTurned(from, by * step, legal);
    if (aim.isLegal) return aim;
  }
  const cells = covering(from.cell, turned(from.turn, 2));
  return cells.find((place) => isLegal(place, legal)) ?? from;
}

/** The domino one cell further, but not out of the box. */
export function placeMoved(from: Place, rows: number, columns: number, box: Box, legal: Legal): Aim {
  const [down, right] = STEPS[from.turn] ?? [0, 0];
  const row = clamp(rowOf(from.cell) + rows, box.row, box.row + box.rows - 1, down);
  const column = clamp(columnOf(from.cell) + columns, box.column, box.column + box.columns - 1, right);
  return aimed({ cell: row * SIDE + column, turn: from.turn }, legal);
}

/** A number between two ends, and so that it may be followed or preceded by another. */
function clamp(wanted: number, least: number, most: number, step: number): number {
  return Math.min(most - Math.max(0, step), Math.max(least + Math.max(0, -step), wanted));
}

/** The next legal place in reading order, as the domino is held if that can be; null past an end. */
export function nextPlace(from: Place | null, turn: Turn, legal: Legal, step: 1 | -1): Place | null {
  const ways = [turn, turned(turn, 1), turned(turn, 2), turned(turn, 3)];
  const all = placesIn(legal);
  const way = ways.find((one) => all.some((place) => place.turn === one));
  const places = all.filter((place) => place.turn === way).sort((a, b) => a.cell - b.cell);
  const at = from === null ? -1 : from.cell;
  if (from === null) return (step === 1 ? places[0] : places.at(-1)) ?? null;
  if (step === 1) return places.find((place) => place.cell > at) ?? null;
  return places.findLast((place) => place.cell < at) ?? null;
}
