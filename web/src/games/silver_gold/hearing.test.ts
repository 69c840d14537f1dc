import { expect, it } from "vitest";
import { soundsOf } from "./hearing";

const collected = { type: "symbols_collected", seat: 1, red: 1, green: 0, torch: true, skulls: -1 } as const;

it("sounds what I collect", () => {
  expect(soundsOf(collected, 1)).toEqual(["gem", "torch", "potion"]);
});

it("is silent about the others and about other events", () => {
  expect(soundsOf(collected, 0)).toEqual([]);
  expect(soundsOf({ type: "match_ended" }, 1)).toEqual([]);
});
