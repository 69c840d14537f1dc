// Where blocks and quadrants lie. A pyramid stands on 9 x 9 cells; each floor is half a block over.

import type { PyramidoColour, PyramidoPlacedView, PyramidoPlayerView } from "../../lib/protocol";
import { dominoOf } from "./dominoes";

export const SIDE = 9;
export const QUADRANTS = 2 * SIDE;
export const FLOORS = 4;
/** How many dominoes a floor takes, by floor. */
export const DOMINOES_OF_FLOOR = [0, 10, 6, 3, 1] as const;
const [LONG, SHORT] = [5, 4];

export type Turn = 0 | 1 | 2 | 3;

/** Where a domino lies: the cell of its first block, and its quarter turns clockwise. */
export interface Place {
  readonly cell: number;
  readonly turn: Turn;
}

/** A rectangle of cells: its upper left one and its size. */
export interface Box {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A block in a pyramid, its icons as it is turned. */
export interface PlacedBlock {
  readonly domino: number;
  readonly floor: number;
  readonly cell: number;
  readonly colour: PyramidoColour;
  readonly icons: number;
}

/** From the first block to the other, in rows and columns, by quarter turns. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const CLOCKWISE = [1, 3, 0, 2];

export const rowOf = (cell: number) => Math.floor(cell / SIDE);
export const columnOf = (cell: number) => cell % SIDE;

export function turned(turn: Turn, by: number): Turn {
  return ((((turn + by) % 4) + 4) % 4) as Turn;
}

/** The quadrants of a block after quarter turns clockwise. */
export function turnedIcons(icons: number, turn: number): number {
  let mask = icons;
  for (let i = 0; i < turn; i += 1) {
    mask = CLOCKWISE.reduce((sum, to, from) => sum | (((mask >> from) & 1) << to), 0);
  }
  return mask;
}

/** The cell of the other block; null if it is off the canvas. */
export function otherCell({ cell, turn }: Place): number | null {
  const [down, right] = STEPS[turn] ?? [0, 0];
  const [row, column] = [rowOf(cell) + down, columnOf(cell) + right];
  return row < 0 || column < 0 || row >= SIDE || column >= SIDE ? null : row * SIDE + column;
}

/** Both cells of a place, the first block's first. */
export function cellsOf(place: Place): number[] {
  const other = otherCell(place);
  return other === null ? [place.cell] : [place.cell, other];
}

export function blocksOf(placed: PyramidoPlacedView): PlacedBlock[] {
  const turn = placed.turn as Turn;
  const cells = cellsOf({ cell: placed.cell, turn });
  return dominoOf(placed.domino).blocks.map(({ colour, icons }, i) => ({
    domino: placed.domino,
    floor: placed.floor,
    cell: cells[i] ?? placed.cell,
    colour,
    icons: turnedIcons(icons, turn),
  }));
}

/** The four quadrants of a block: upper left, upper right, lower left, lower right. */
export function quadrantsOf(floor: number, cell: number): number[] {
  const corner = QUADRANTS * (2 * rowOf(cell) + floor - 1) + 2 * columnOf(cell) + floor - 1;
  return [corner, corner + 1, corner + QUADRANTS, corner + QUADRANTS + 1];
}

/** What shows from above: by quadrant the highest block, and whether it has an icon there. */
export type Showing = ReadonlyMap<number, { readonly block: PlacedBlock; readonly hasIcon: boolean }>;

export function showing(placed: readonly PyramidoPlacedView[]): Showing {
  const seen = new Map<number, { block: PlacedBlock; hasIcon: boolean }>();
  const byFloor = [...placed].sort((a, b) => a.floor - b.floor);
  for (const block of byFloor.flatMap(blocksOf)) {
    quadrantsOf(block.floor, block.cell).forEach((quadrant, i) => {
      seen.set(quadrant, { block, hasIcon: ((block.icons >> i) & 1) === 1 });
    });
  }
  return seen;
}

/** A block that shows, with how many of its icons show. */
export interface SeenBlock extends PlacedBlock {
  readonly seen: number;
}

/** The blocks that show, floor by floor, in reading order. */
export function seenBlocks(placed: readonly PyramidoPlacedView[]): SeenBlock[] {
  const found = new Map<string, SeenBlock>();
  for (const { block, hasIcon } of showing(placed).values()) {
    const key = `${block.floor} ${block.cell}`;
    found.set(key, { ...block, seen: (found.get(key)?.seen ?? 0) + (hasIcon ? 1 : 0) });
  }
  return [...found.values()].sort((a, b) => a.floor - b.floor || a.cell - b.cell);
}

/** The cells of a floor. */
export function floorBox(box: Box, floor: number): Box {
  return { ...box, rows: box.rows + 1 - floor, columns: box.columns + 1 - floor };
}

export function boxOf(player: PyramidoPlayerView): Box | null {
  if (player.box === null) return null;
  const [row = 0, column = 0, rows = 0, columns = 0] = player.box;
  return { row, column, rows, columns };
}

export function cellsIn({ row, column, rows, columns }: Box): number[] {
  return Array.from({ length: rows * columns }, (_, i) => {
    return (row + Math.floor(i / columns)) * SIDE + column + (i % columns);
  });
}

/** The cells that a floor has taken. */
export function takenOn(placed: readonly PyramidoPlacedView[], floor: number): Set<number> {
  const here = placed.filter((one) => one.floor === floor);
  return new Set(here.flatMap((one) => cellsOf({ cell: one.cell, turn: one.turn as Turn })));
}

/** What is drawn: the pyramid's box, or as long as that is open, the cells around the blocks. */
export function windowOf(player: PyramidoPlayerView): Box {
  const box = boxOf(player);
  if (box !== null) return box;
  const cells = [...takenOn(player.placed, 1)];
  if (cells.length === 0) return { row: 2, column: 2, rows: 5, columns: 5 };
  const [rows, columns] = [cells.map(rowOf), cells.map(columnOf)];
  const [top, bottom] = stretched(rows, extent(columns) === LONG ? SHORT : LONG);
  const [left, right] = stretched(columns, extent(rows) === LONG ? SHORT : LONG);
  return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}

function extent(numbers: readonly number[]): number {
  return Math.max(...numbers) - Math.min(...numbers) + 1;
}

/** Two more on both sides, as far as this side of the pyramid may still reach. */
function stretched(numbers: readonly number[], side: number): [number, number] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const room = Math.max(0, Math.min(2, side - extent(numbers)));
  return [Math.max(0, least - room), Math.min(SIDE - 1, most + room)];
}

/** The zone of a quadrant. */
export function zoneAt<Zone extends { readonly quadrants: readonly number[] }>(
  zones: readonly Zone[],
  quadrant: number,
): Zone | undefined {
  return zones.find((zone) => zone.quadrants.includes(quadrant));
}

/** The zones in which a domino shows. */
export function zonesOf(player: PyramidoPlayerView, placed: PyramidoPlacedView) {
  const under = blocksOf(placed).flatMap((block) => quadrantsOf(block.floor, block.cell));
  return player.zones.filter((zone) => zone.quadrants.some((one) => under.includes(one)));
}
