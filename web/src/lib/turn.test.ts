import { describe, expect, it } from "vitest";
import { seatToShow } from "./turn";

describe("the seat that is shown", () => {
  it("is a spectator's when the device holds none", () => {
    expect(seatToShow([], [0, 1], null)).toBeNull();
  });
  it("stays while it decides", () => {
    expect(seatToShow([0, 2], [0, 2], 2)).toBe(2);
  });
  it("passes to the next of ours who decides, round the table", () => {
    expect(seatToShow([0, 2], [2], 0)).toBe(2);
    expect(seatToShow([0, 2], [0, 1], 2)).toBe(0);
    expect(seatToShow([0, 1, 2], [0, 2], 1)).toBe(2);
  });
  it("stays when none of ours decides", () => {
    expect(seatToShow([0, 2], [1], 2)).toBe(2);
    expect(seatToShow([1, 2], [0], null)).toBe(1);
  });
  it("forgets a seat that is no longer ours", () => {
    expect(seatToShow([1], [0], 0)).toBe(1);
  });
});
