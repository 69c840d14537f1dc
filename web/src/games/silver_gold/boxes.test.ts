import { expect, it } from "vitest";
import { boxesOf } from "./boxes";

it("shows whose each box is", () => {
  expect(boxesOf([1, 0], 0, 2).map(({ points, state }) => [points, state])).toEqual([
    [10, "taken"],
    [6, "mine"],
    [3, "free"],
  ]);
});

it("shows the next box to who lacks one pyramid for it", () => {
  expect(boxesOf([1], 0, 1).map(({ state }) => state)).toEqual(["taken", "next", "free"]);
  expect(boxesOf([], 0, 0).map(({ state }) => state)).toEqual(["free", "free", "free"]);
});
