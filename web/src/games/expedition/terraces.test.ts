import { describe, expect, test } from "vitest";
import { arcBetween, FLOORS, HOLES, hexagonAt, holeAt, pawnPlaces, wayBetween } from "./terraces";

const floors = Array.from({ length: FLOORS }, (_, i) => i + 1);

describe("the drawing of the board", () => {
  test("holes lie from left to right, within their terrace", () => {
    for (const floor of floors) {
      const inset = 19.14 * (floor - 1);
      const xs = Array.from({ length: HOLES }, (_, hole) => holeAt(floor, hole).x);
      expect(xs).toEqual([...xs].sort((a, b) => a - b));
      expect(xs[0]).toBeGreaterThan(111 + inset);
      expect(xs.at(-1)).toBeLessThan(763 - inset);
    }
  });

  test("as many places as pawns, within the hexagon", () => {
    for (const count of [0, 1, 2, 3, 4]) {
      const places = pawnPlaces(3, count);
      const middle = hexagonAt(3);
      expect(places).toHaveLength(count);
      for (const { x, y, size } of places) {
        expect(Math.abs(x - middle.x) + size / 2).toBeLessThan(47);
        expect(Math.abs(y - middle.y) + size / 2).toBeLessThan(35);
      }
    }
  });

  test("a pawn hops over every floor between", () => {
    expect(wayBetween(2, 4)).toEqual([hexagonAt(3)]);
    expect(wayBetween(4, 1)).toEqual([hexagonAt(3), hexagonAt(2)]);
    expect(wayBetween(3, 3)).toEqual([]);
  });

  test("an arc stays within the drawing", () => {
    for (const start of floors) {
      for (const end of floors.filter((one) => one !== start && Math.abs(one - start) <= 3)) {
        const xs = [...arcBetween(start, end).line.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) =>
          Number(x),
        );
        expect(Math.min(...xs)).toBeGreaterThan(-40);
      }
    }
  });
});
