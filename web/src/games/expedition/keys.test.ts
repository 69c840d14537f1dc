import { describe, expect, it } from "vitest";
import polyomino from "../../../../src/pyramidion/tiling/polyomino.py?raw";
import {
  type Cell,
  cellsOf,
  flippedWay,
  KEY_CELLS,
  KEYS,
  shapeOf,
  sizeOf,
  turned,
  turnedWay,
  flipped,
  UPRIGHT,
  waysOf,
} from "./keys";

/** The drawings of the Python package. */
function drawn(key: string): Cell[] {
  const rows = new RegExp(`"${key}": (\\[[^\\]]*\\])`).exec(polyomino)?.[1] ?? "[]";
  return cellsOf(JSON.parse(rows) as string[]);
}

function looks(cells: readonly Cell[]): string {
  return JSON.stringify(cells);
}

describe("the keys", () => {
  it.each(KEYS)("%s has the shape that the rules know", (key) => {
    const wanted = looks(drawn(key));
    const shapes = waysOf(key).map(({ turn, isFlipped }) => looks(shapeOf(key, turn, isFlipped)));
    expect(shapes).toContain(wanted);
  });

  it("have as many cells as their name says", () => {
    for (const key of KEYS) expect(KEY_CELLS[key]).toHaveLength(Number(key[1]));
  });

  it.each([
    ["I2", 2],
    ["I3", 2],
    ["V3", 4],
    ["I4", 2],
    ["O4", 1],
    ["T4", 4],
    ["S4", 4],
    ["L4", 8],
    ["P5", 8],
    ["L5", 8],
    ["Y5", 8],
    ["Z5", 4],
  ] as const)("%s can be held in %i ways", (key, ways) => {
    expect(waysOf(key)).toHaveLength(ways);
    expect(waysOf(key)[0]).toEqual(UPRIGHT);
  });

  it("lie in their slots wider than high", () => {
    for (const key of KEYS) {
      const { rows, columns } = sizeOf(KEY_CELLS[key]);
      expect(columns).toBeGreaterThanOrEqual(rows);
    }
  });

  it("turn clockwise", () => {
    expect(turned(cellsOf(["###", "#.."]))).toEqual(cellsOf(["##", ".#", ".#"]));
    expect(flipped(cellsOf(["###", "#.."]))).toEqual(cellsOf(["###", "..#"]));
  });

  it("are turned and turned over as one sees them, whichever side is up", () => {
    for (const key of KEYS) {
      for (const way of waysOf(key)) {
        const shape = shapeOf(key, way.turn, way.isFlipped);
        const next = turnedWay(way);
        expect(shapeOf(key, next.turn, next.isFlipped)).toEqual(turned(shape));
        const over = flippedWay(way);
        expect(shapeOf(key, over.turn, over.isFlipped)).toEqual(flipped(shape));
        expect(turnedWay(turnedWay(way), -1)).toEqual(way);
      }
    }
  });
});
