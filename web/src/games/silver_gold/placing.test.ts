import { describe, expect, it } from "vitest";
import { allCards, cardOf, cellName, cellsOf } from "./cards";
import { covering, flipped, held, holds, maskAt, SHAPES, turned, UPRIGHT } from "./patterns";
import { holdOf, legalPlaces, nextPlace, placeAt, placeHeld } from "./placing";

describe("cards", () => {
  it("are 48, each with one start in the top row and one tomb in the bottom row", () => {
    expect(allCards()).toHaveLength(48);
    for (const card of allCards()) {
      expect(card.signs).toHaveLength(25);
      expect(card.signs.filter((sign) => sign === "start")).toHaveLength(1);
      expect(card.signs.indexOf("start")).toBeLessThan(5);
      expect(card.signs.indexOf("tomb")).toBeGreaterThanOrEqual(20);
    }
  });

  it("are found by their number", () => {
    expect(cardOf(1).colour).toBe("violet");
    expect(cardOf(1).signs.slice(0, 3)).toEqual(["start", "gem-green", "empty"]);
    expect(() => cardOf(49)).toThrow("card 49");
  });

  it("name their cells by column and row", () => {
    expect([0, 4, 7, 24].map(cellName)).toEqual(["a1", "e1", "c2", "e5"]);
  });
});

describe("patterns", () => {
  it("have as many ways to be held as their symmetry allows", () => {
    const counts = Object.entries(SHAPES).map(([name, shape]) => [
      name,
      holds(shape, UPRIGHT).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      I2: 2, I3: 2, V3: 4, O4: 1, T4: 4, L4: 8, I4: 2, S4: 4,
    });
  });

  it("come back after four turns and after two turns over", () => {
    for (const shape of Object.values(SHAPES)) {
      let hold = UPRIGHT;
      for (let i = 0; i < 4; i += 1) hold = turned(hold);
      expect(hold).toEqual(UPRIGHT);
      expect(held(shape, flipped(flipped(turned(UPRIGHT))))).toEqual(held(shape, turned(UPRIGHT)));
    }
  });

  it("turn to the right and turn over from left to right, as they look", () => {
    expect(held(SHAPES.V3, turned(UPRIGHT))).toEqual([[0, 0], [0, 1], [1, 0]]);
    const lying = turned(UPRIGHT);
    expect(held(SHAPES.L4, lying)).toEqual([[0, 0], [0, 1], [0, 2], [1, 0]]);
    expect(held(SHAPES.L4, flipped(lying))).toEqual([[0, 0], [0, 1], [0, 2], [1, 2]]);
  });

  it("do not hang over the edge", () => {
    expect(maskAt(SHAPES.I3, 3, 0)).toBeNull();
    expect(cellsOf(maskAt(SHAPES.I3, 2, 4) ?? 0)).toEqual([14, 19, 24]);
    expect(covering(SHAPES.O4, 0)).toEqual([0b1100011]);
  });
});

describe("placing", () => {
  const legal = new Set([0b11, 0b100001]);

  it("prefers the way the piece is held", () => {
    const upright = placeAt(SHAPES.I2, UPRIGHT, 0, legal);
    expect(upright).toEqual({ mask: 0b100001, hold: UPRIGHT, isLegal: true });
    expect(placeAt(SHAPES.I2, turned(UPRIGHT), 0, legal)?.mask).toBe(0b11);
  });

  it("turns the piece where only that is legal", () => {
    const place = placeAt(SHAPES.I2, UPRIGHT, 1, legal);
    expect(place?.mask).toBe(0b11);
    expect(place?.isLegal).toBe(true);
  });

  it("shows the piece where it may not lie", () => {
    expect(placeAt(SHAPES.I2, UPRIGHT, 12, legal)?.isLegal).toBe(false);
    expect(placeHeld(SHAPES.I2, turned(UPRIGHT), 5, legal)).toMatchObject({ isLegal: false });
  });

  it("shows a piece in a corner that it covers only when it is turned", () => {
    const corner = placeAt(SHAPES.T4, UPRIGHT, 24, new Set());
    expect(corner).toMatchObject({ isLegal: false });
    expect((corner?.mask ?? 0) >> 24).toBe(1);
    expect(placeHeld(SHAPES.T4, UPRIGHT, 24, new Set())?.mask).toBe(corner?.mask);
  });

  it("finds every legal place of a cell once", () => {
    expect(legalPlaces(SHAPES.I2, UPRIGHT, 0, legal).map((place) => place.mask)).toEqual([
      0b100001, 0b11,
    ]);
  });

  it("goes round all legal places", () => {
    expect(nextPlace(null, legal, 1)).toBe(0b11);
    expect(nextPlace(0b11, legal, 1)).toBe(0b100001);
    expect(nextPlace(0b100001, legal, 1)).toBe(0b11);
    expect(nextPlace(0b11, legal, -1)).toBe(0b100001);
    expect(nextPlace(null, new Set(), 1)).toBeNull();
  });

  it("knows how a piece lies", () => {
    expect(holdOf(SHAPES.I2, 0b11, UPRIGHT)?.turns).toBe(1);
    expect(holdOf(SHAPES.I2, 0b111, UPRIGHT)).toBeNull();
  });
});
