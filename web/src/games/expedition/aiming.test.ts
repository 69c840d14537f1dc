import { describe, expect, it } from "vitest";
import {
  aimAt,
  centred,
  clamped,
  fittingSpots,
  middleOf,
  nearestSpot,
  spotCovering,
} from "./aiming";
import { UPRIGHT } from "./keys";
import type { Draft } from "./laying";

const DOOR = ["####", "####", "..##"];
const SIDEWAYS = { turn: 1, isFlipped: false } as const;
const TAKEN: Draft = { I2: { turn: 0, isFlipped: false, at: { row: 0, column: 0 } } };

describe("aiming with a key", () => {
  it.each([
    [0.4, 0.4, 0, 0],
    [0.6, -0.4, 1, 0],
    [1.39, 0.61, 1, 1],
  ])("at %f, %f is caught by the place within 0.4 of a cell", (row, column, r, c) => {
    const aim = aimAt(DOOR, {}, "I3", UPRIGHT, { row, column });
    expect(aim).toEqual({ spot: { row: r, column: c }, verdict: "fits" });
  });

  it("between two places is caught by the one where it fits", () => {
    const at = (column: number) => aimAt(DOOR, TAKEN, "I2", UPRIGHT, { row: 0, column });
    expect(aimAt(DOOR, TAKEN, "I3", UPRIGHT, { row: 0.45, column: 0 })?.spot.row).toBe(1);
    expect(aimAt(DOOR, TAKEN, "I3", UPRIGHT, { row: 0.4, column: 0 })?.verdict).toBe("overlaps");
    expect(at(2.55)).toEqual({ spot: { row: 0, column: 2 }, verdict: "fits" });
  });

  it("tells what does not fit, and nothing outside", () => {
    const verdict = (row: number, column: number) =>
      aimAt(DOOR, TAKEN, "O4", UPRIGHT, { row, column })?.verdict;
    expect(verdict(0, 1)).toBe("overlaps");
    expect(verdict(0, 3)).toBe("sticks-out");
    expect(verdict(1, 2)).toBe("fits");
    expect(verdict(0, 5)).toBeUndefined();
    expect(verdict(-3, 0)).toBeUndefined();
  });

  it("keeps a key on the door's box", () => {
    expect(clamped(DOOR, "I3", UPRIGHT, { row: -2, column: 9 })).toEqual({ row: 0, column: 1 });
    expect(clamped(DOOR, "I3", SIDEWAYS, { row: 7, column: 2 })).toEqual({ row: 0, column: 2 });
    expect(clamped(DOOR, "I4", SIDEWAYS, { row: 1, column: 0 })).toEqual({ row: 0, column: 0 });
  });

  it("knows all places, and the nearest", () => {
    expect(fittingSpots(DOOR, {}, "I4", UPRIGHT)).toHaveLength(2);
    expect(fittingSpots(DOOR, {}, "I4", SIDEWAYS)).toEqual([]);
    const middle = { row: 2.4, column: 1.2 };
    expect(nearestSpot(DOOR, {}, "I2", UPRIGHT, middle, 2)).toEqual({ row: 1, column: 0 });
    expect(nearestSpot(DOOR, {}, "I2", UPRIGHT, { row: 9, column: 9 }, 2)).toBeNull();
  });

  it("finds the middle of a key, and back", () => {
    const middle = middleOf("L4", SIDEWAYS, { row: 1, column: 2 });
    expect(middle).toEqual({ row: 2.5, column: 3 });
    expect(centred("L4", SIDEWAYS, middle)).toEqual({ row: 1, column: 2 });
  });

  it("covers a cell that is tapped, as the key is held", () => {
    expect(spotCovering(DOOR, {}, "I2", UPRIGHT, { row: 2.5, column: 2.4 })).toEqual({
      row: 2,
      column: 2,
    });
    expect(spotCovering(DOOR, {}, "I3", UPRIGHT, { row: 2.5, column: 2.4 })).toBeNull();
    expect(spotCovering(DOOR, {}, "I3", UPRIGHT, { row: 0.5, column: 3.9 })).toEqual({
      row: 0,
      column: 1,
    });
    expect(spotCovering(DOOR, TAKEN, "I3", UPRIGHT, { row: 0.5, column: 0.5 })).toBeNull();
    expect(spotCovering(DOOR, {}, "I2", UPRIGHT, { row: 2.5, column: 0.5 })).toBeNull();
  });
});
