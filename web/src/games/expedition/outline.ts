// The edge of a set of cells as an SVG path with round corners.

import type { Cell } from "./keys";

type Point = readonly [number, number];

/** Steps along the edge: right, down, left, up; the cells lie at the right hand. */
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

interface Corner {
  readonly x: number;
  readonly y: number;
  /** The direction in which the edge comes, and in which it goes on. */
  readonly from: number;
  readonly to: number;
}

/** The edges of cells as walks of unit steps: from each corner, the directions that leave it. */
function edgesOf(cells: readonly Cell[]): Map<string, number[]> {
  const inside = new Set(cells.map(([r, c]) => `${c},${r}`));
  const edges = new Map<string, number[]>();
  const add = (x: number, y: number, direction: number) => {
    const name = `${x},${y}`;
    edges.set(name, [...(edges.get(name) ?? []), direction]);
  };
  for (const [r, c] of cells) {
    if (!inside.has(`${c},${r - 1}`)) add(c, r, 0);
    if (!inside.has(`${c + 1},${r}`)) add(c + 1, r, 1);
    if (!inside.has(`${c},${r + 1}`)) add(c + 1, r + 1, 2);
    if (!inside.has(`${c - 1},${r}`)) add(c, r + 1, 3);
  }
  return edges;
}

/** The corners of each closed edge, in order. */
export function cornersOf(cells: readonly Cell[]): Corner[][] {
  const edges = edgesOf(cells);
  const loops: Corner[][] = [];
  for (const [start, directions] of edges) {
    while (directions.length > 0) loops.push(walk(edges, start));
  }
  return loops;
}

function walk(edges: Map<string, number[]>, start: string): Corner[] {
  let [x = 0, y = 0] = start.split(",").map(Number);
  let direction = edges.get(start)?.shift() ?? 0;
  const first = direction;
  const corners: Corner[] = [];
  for (;;) {
    x += STEPS[direction]?.[0] ?? 0;
    y += STEPS[direction]?.[1] ?? 0;
    const leaving = edges.get(`${x},${y}`) ?? [];
    // Where two cells touch by a corner only, the edge turns towards its own cell.
    const right = (direction + 1) % 4;
    const isBack = `${x},${y}` === start && !leaving.includes(right);
    const next = isBack ? first : leaving.includes(right) ? right : (leaving[0] ?? first);
    if (next !== direction) corners.push({ x, y, from: direction, to: next });
    if (isBack) return corners;
    leaving.splice(leaving.indexOf(next), 1);
    direction = next;
  }
}

/** The edge of cells of a size, drawn inwards by `inset`, with corners of a radius. */
export function outline(
  cells: readonly Cell[],
  { size, inset = 0, radius = 0 }: { size: number; inset?: number; radius?: number },
): string {
  return cornersOf(cells)
    .map((corners) => pathOf(corners, size, inset, radius))
    .join("");
}

function pathOf(corners: readonly Corner[], size: number, inset: number, radius: number): string {
  const parts = corners.map((corner, i) => {
    const [from, to] = [STEPS[corner.from] ?? [0, 0], STEPS[corner.to] ?? [0, 0]];
    // Inwards is to the right of where the edge goes.
    const x = corner.x * size - (from[1] + to[1]) * inset;
    const y = corner.y * size + (from[0] + to[0]) * inset;
    const start = `${near(x - from[0] * radius)} ${near(y - from[1] * radius)}`;
    const end = `${near(x + to[0] * radius)} ${near(y + to[1] * radius)}`;
    return `${i === 0 ? "M" : "L"}${start}Q${near(x)} ${near(y)} ${end}`;
  });
  return `${parts.join("")}Z`;
}

function near(value: number): number {
  return Math.round(value * 100) / 100;
}
