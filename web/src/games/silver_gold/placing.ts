// Where the piece in hand would lie, given what the server says is legal. There is no rule here.

import { covering, type Hold, held, holds, type Shape } from "./patterns";

/** A place for the piece: its cells, how it is held there, and whether it may lie there. */
export interface Place {
  readonly mask: number;
  readonly hold: Hold;
  readonly isLegal: boolean;
}

export type Legal = ReadonlySet<number>;

/** The legal places that cover a cell: as the piece is held first, then otherwise. */
export function legalPlaces(shape: Shape, hold: Hold, cell: number, legal: Legal): Place[] {
  const places: Place[] = [];
  for (const way of holds(shape, hold)) {
    for (const mask of covering(held(shape, way), cell)) {
      if (!legal.has(mask) || places.some((place) => place.mask === mask)) continue;
      places.push({ mask, hold: way, isLegal: true });
    }
  }
  return places;
}

/** Where the piece lies when a cell is pointed at: a legal place if there is one. */
export function placeAt(shape: Shape, hold: Hold, cell: number, legal: Legal): Place | null {
  const [best] = legalPlaces(shape, hold, cell, legal);
  if (best !== undefined) return best;
  for (const way of holds(shape, hold)) {
    const [mask] = covering(held(shape, way), cell);
    if (mask !== undefined) return { mask, hold: way, isLegal: false };
  }
  return null;
}

/** Where the piece lies when it is held otherwise but still covers the cell. */
export function placeHeld(shape: Shape, hold: Hold, cell: number, legal: Legal): Place | null {
  const masks = covering(held(shape, hold), cell);
  const mask = masks.find((candidate) => legal.has(candidate)) ?? masks[0];
  if (mask === undefined) return placeAt(shape, hold, cell, legal); // in a corner, say
  return { mask, hold, isLegal: legal.has(mask) };
}

/** The next legal place on a card, in reading order; starts again after the last. */
export function nextPlace(current: number | null, legal: Legal, step: 1 | -1): number | null {
  const masks = [...legal].sort((a, b) => lowest(a) - lowest(b) || a - b);
  if (masks.length === 0) return null;
  const at = current === null ? -1 : masks.indexOf(current);
  if (at < 0) return masks[step === 1 ? 0 : masks.length - 1] ?? null;
  return masks[(at + step + masks.length) % masks.length] ?? null;
}

/** How a piece is held to cover just these cells; null if it is another piece. */
export function holdOf(shape: Shape, mask: number, first: Hold): Hold | null {
  const cell = lowest(mask);
  return holds(shape, first).find((way) => covering(held(shape, way), cell).includes(mask)) ?? null;
}

function lowest(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}
