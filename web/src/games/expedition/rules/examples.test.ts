import { describe, expect, it } from "vitest";
import { cellCount, draftFrom, isOpen, judge, stateOf } from "../laying";
import { SIGNS } from "../wording";
import { COLLECTIONS, COVERS, DOOR, FLOORS, KEYS_OF, laidFor, MOVES, PAWNS } from "./examples";

describe("the examples of the rule book", () => {
  it.each(SIGNS)("have keys that open the door: %s", (sign) => {
    expect(isOpen(DOOR, KEYS_OF[sign], draftFrom(laidFor(sign)))).toBe(true);
  });

  it("are an easy side: six sets of three keys that differ. Rule EX-05", () => {
    expect(cellCount(DOOR)).toBe(12);
    const sets = SIGNS.map((sign) => KEYS_OF[sign]);
    expect(sets.every((keys) => new Set(keys).size === 3)).toBe(true);
    expect(new Set(sets.map((keys) => keys.join())).size).toBe(6);
  });

  it("cover the door once, and are wrong twice. Rule EX-22", () => {
    const verdicts = COVERS.map(({ laid }) => {
      const draft = draftFrom(laid);
      const { at, ...way } = stateOf(draft, "V3");
      return at && judge(DOOR, draft, "V3", way, at);
    });
    expect(verdicts).toEqual(["fits", "overlaps", "sticks-out"]);
    expect(COVERS.map(({ laid }) => laid.length)).toEqual([3, 3, 3]);
  });

  it("have 13 holes a floor, and no more than 13 gems of a colour. Rules EX-06 and EX-07", () => {
    expect(FLOORS.map((row) => row.length)).toEqual([13, 13, 13, 13, 13, 13]);
    const gems = FLOORS.flat().filter((gem) => gem !== null);
    for (const gem of new Set(gems)) {
      expect(gems.filter((one) => one === gem).length).toBeLessThanOrEqual(13);
    }
    expect(PAWNS.every((floor) => floor >= 1 && floor <= 6)).toBe(true);
  });

  it("let the first move furthest. Rule EX-30", () => {
    for (const [players, floors] of Object.entries(MOVES)) {
      expect(floors).toHaveLength(Number(players));
      expect(floors).toEqual([...floors].sort((a, b) => b - a));
    }
  });

  it("count as in EX-X1", () => {
    expect(COLLECTIONS.map(({ counts }) => Math.max(...counts))).toEqual([7, 4, 8]);
    const sums = COLLECTIONS.map(({ counts }) => counts.reduce((sum, one) => sum + one, 0));
    expect(sums).toEqual([18, 11, 15]);
  });
});
