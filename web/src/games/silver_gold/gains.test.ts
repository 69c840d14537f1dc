import { describe, expect, it } from "vitest";
import { gainsOf, signed, tagsOf } from "./gains";

const score = (gems: number, torches: number, skulls: number) => ({
  total: gems + torches + skulls,
  categories: { gems, torches, skulls },
});

describe("gains", () => {
  it("tell what would change, and nothing else", () => {
    const gains = gainsOf(score(1, 0, 0), score(5, 0, -1));
    expect(gains.map(({ category, points }) => [category, points])).toEqual([
      ["gems", 4],
      ["skulls", -1],
    ]);
    expect(gainsOf(score(1, 0, 0), null)).toEqual([]);
  });

  it("are written with their sign", () => {
    expect(signed(4)).toBe("+4");
    expect(signed(-2)).toBe("−2");
  });

  it("stand on the first cell that brings them", () => {
    // Card 1 begins with a start, a green gem, an empty cell and another green gem.
    const gains = gainsOf(score(0, 0, 0), score(2, 0, 0));
    const tags = tagsOf(gains, [null, { card: 1, marked: 0b1111, fresh: 0b1010 }]);
    expect(tags.get(1)).toEqual([{ cell: 1, text: "+2" }]);
  });

  it("stand nowhere when no cell of the turn brings them", () => {
    const gains = gainsOf(score(0, 0, 0), score(0, 5, 0));
    expect(tagsOf(gains, [{ card: 1, marked: 1, fresh: 1 }]).size).toBe(0);
  });
});
