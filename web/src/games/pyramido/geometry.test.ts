// Cells, quadrants and outlines, as the contract with the server has them.

import { describe, expect, it } from "vitest";
import type { PyramidoPlayerView } from "../../lib/protocol";
import { backOf, dominoOf } from "./dominoes";
import { drawn, outline, quadrantAt, spotsOf } from "./drawing";
import { cellsIn, cellsOf, floorBox, quadrantsOf, showing, takenOn, turnedIcons, windowOf, zoneAt } from "./geometry";

function playerWith(part: Partial<PyramidoPlayerView>): PyramidoPlayerView {
  return { placed: [], box: null, zones: [], ...part } as unknown as PyramidoPlayerView;
}

describe("dominoes", () => {
  it("are 90, each with two icons", () => {
    for (let number = 1; number <= 90; number += 1) {
      const { icons, other_icons } = backOf(number);
      expect(icons + other_icons, `domino ${number}`).toBe(2);
    }
    expect(() => dominoOf(91)).toThrow();
  });

  it("turn with their icons", () => {
    expect(turnedIcons(0b0001, 1)).toBe(0b0010);
    expect(turnedIcons(0b0010, 1)).toBe(0b1000);
    expect(turnedIcons(0b0101, 4)).toBe(0b0101);
  });

  it("are drawn with the first block where it lies", () => {
    const first = dominoOf(1).blocks[0].icons;
    const count = (mask: number) => [0, 1, 2, 3].filter((one) => (mask >> one) & 1).length;
    for (const turn of [0, 1, 2, 3] as const) {
      const drawing = drawn(1, turn);
      expect(drawing.width > drawing.height).toBe(turn % 2 === 0);
      expect(drawing.blocks[0]?.icons).toHaveLength(count(first));
      expect(drawing.blocks[0]?.icons.every(({ x, y }) => (turn === 2 ? x > 104 : turn === 3 ? y > 104 : x < 104 && y < 104))).toBe(true);
    }
  });
});

describe("cells", () => {
  it("lie one after the other by the turn", () => {
    expect(([0, 1, 2, 3] as const).map((turn) => cellsOf({ cell: 40, turn })[1])).toEqual([41, 49, 39, 31]);
    expect(cellsOf({ cell: 8, turn: 0 })).toEqual([8]);
  });

  it("of an upper floor lie half a block over", () => {
    expect(quadrantsOf(1, 0)).toEqual([0, 1, 18, 19]);
    expect(quadrantsOf(2, 0)).toEqual([19, 20, 37, 38]);
    expect(cellsIn(floorBox({ row: 2, column: 3, rows: 4, columns: 5 }, 4))).toEqual([21, 22]);
  });

  it("are covered by the floor above", () => {
    const placed = [
      { domino: 1, floor: 1, cell: 40, turn: 0 },
      { domino: 7, floor: 2, cell: 31, turn: 0 },
    ];
    const seen = showing(placed);
    const [corner = 0] = quadrantsOf(1, 40);
    expect(seen.get(corner + 1)?.block.floor).toBe(2);
    expect(seen.get(corner)?.block.floor).toBe(1);
    expect([...takenOn(placed, 2)]).toEqual([31, 32]);
  });

  it("are shown around the blocks until the box is known", () => {
    const placed = [{ domino: 1, floor: 1, cell: 40, turn: 0 }];
    expect(windowOf(playerWith({}))).toEqual({ row: 2, column: 2, rows: 5, columns: 5 });
    expect(windowOf(playerWith({ placed }))).toEqual({ row: 2, column: 2, rows: 5, columns: 6 });
    const tall = [22, 40].map((cell) => ({ domino: 1, floor: 1, cell, turn: 1 }));
    expect(windowOf(playerWith({ placed: tall })).columns).toBe(5);
    expect(windowOf(playerWith({ placed: [...tall, { domino: 1, floor: 1, cell: 58, turn: 0 }] }))).toMatchObject({
      rows: 5,
      columns: 6,
    });
    expect(windowOf(playerWith({ placed, box: [3, 4, 4, 5] }))).toEqual({ row: 3, column: 4, rows: 4, columns: 5 });
  });
});

describe("zones", () => {
  it("are found by a quadrant", () => {
    const zones = [{ quadrants: [1, 2] }, { quadrants: [3] }];
    expect(zoneAt(zones, 3)).toBe(zones[1]);
    expect(zoneAt(zones, 9)).toBeUndefined();
    expect(quadrantAt(53, 0)).toBe(1);
    expect(quadrantAt(-1, 0)).toBeNull();
  });

  it("have one line round them, holes included", () => {
    expect(outline([0])).toBe("M0 0L52 0L52 52L0 52Z");
    expect(outline([0, 1])).toBe("M0 0L104 0L104 52L0 52Z");
    const ring = [0, 1, 2, 18, 20, 36, 37, 38];
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });

  it("that touch by a corner have two lines", () => {
    expect(outline([0, 19]).match(/M/g)).toHaveLength(2);
  });

  it("are written on where no icon is", () => {
    expect(spotsOf([0, 1, 2], (quadrant) => quadrant === 1)[2]).toBe(1);
  });
});
