import { describe, expect, it } from "vitest";
import {
  AT_HOME,
  cellCount,
  cleaned,
  coveredBy,
  type Draft,
  draftFrom,
  freeCount,
  isOpen,
  judge,
  type KeyState,
  laidOf,
  stateFrom,
} from "./laying";
import { KEYS, UPRIGHT, waysOf } from "./keys";

const DOOR = ["####.", "#####", "..##."];
const KEYS_OF_IT = ["I2", "L4", "P5"] as const;

function at(row: number, column: number, turn = 0, isFlipped = false): KeyState {
  return { turn: turn as KeyState["turn"], isFlipped, at: { row, column } };
}

describe("laying keys on a door", () => {
  it("knows the cells of a key where it lies", () => {
    expect(coveredBy("I2", at(1, 3))).toEqual([11, 12]);
    expect(coveredBy("I2", at(1, 3, 1))).toEqual([11, 19]);
    expect(coveredBy("I2", AT_HOME)).toEqual([]);
  });

  it.each([
    ["inside", 0, 0, "fits"],
    ["over the edge at the right", 0, 3, "sticks-out"],
    ["outside at the left", 0, -1, "sticks-out"],
    ["above", -1, 0, "sticks-out"],
    ["below", 3, 2, "sticks-out"],
    ["over another key", 1, 2, "overlaps"],
  ] as const)("tells a key that lies %s", (_, row, column, verdict) => {
    const draft: Draft = { O4: at(1, 2) };
    expect(judge(DOOR, draft, "I2", UPRIGHT, { row, column })).toBe(verdict);
  });

  it("lets a key lie where it lay itself", () => {
    const draft: Draft = { I2: at(0, 0) };
    expect(judge(DOOR, draft, "I2", UPRIGHT, { row: 0, column: 1 })).toBe("fits");
  });

  it("counts what is free", () => {
    expect(cellCount(DOOR)).toBe(11);
    expect(freeCount(DOOR, {})).toBe(11);
    expect(freeCount(DOOR, { I2: at(1, 3) })).toBe(9);
  });

  it("knows when the door is open, and not before", () => {
    const door = ["###", "###"];
    const keys = ["I2", "L4"] as const;
    const l4 = at(0, 0);
    expect(isOpen(door, keys, { L4: l4 })).toBe(false);
    expect(isOpen(door, keys, { L4: l4, I2: at(1, 1) })).toBe(true);
    expect(isOpen(door, keys, { L4: l4, I2: at(1, 0) })).toBe(false);
    expect(isOpen(door, keys, { L4: l4, I2: at(1, 2) })).toBe(false);
    expect(laidOf(keys, { L4: l4, I2: at(1, 1) })).toEqual([
      { key: "I2", cells: [9, 10] },
      { key: "L4", cells: [0, 1, 2, 8] },
    ]);
  });

  it("finds how a key is held from its cells", () => {
    for (const key of KEYS) {
      for (const way of waysOf(key)) {
        const state = { ...way, at: { row: 1, column: 2 } };
        const found = stateFrom(key, coveredBy(key, state));
        expect(found).toEqual(state);
      }
    }
    expect(stateFrom("I3", [0, 1, 8])).toBeNull();
    expect(stateFrom("I3", [])).toBeNull();
  });

  it("makes a draft of what the server tells", () => {
    const draft = draftFrom([
      { key: "I2", cells: [9, 10] },
      { key: "L4", cells: [0, 1, 2, 8] },
    ]);
    expect(isOpen(["###", "###"], ["I2", "L4"], draft)).toBe(true);
  });

  it.each([
    [null, {}],
    ["nonsense", {}],
    [{ I2: 7, L4: { turn: 9 }, Z5: at(0, 0) }, {}],
    [{ I2: at(0, 0) }, { I2: at(0, 0) }],
    [{ I2: { turn: 1, isFlipped: true } }, { I2: { turn: 1, isFlipped: true, at: null } }],
    [{ I2: at(7, 7, 2) }, { I2: { turn: 2, isFlipped: false, at: null } }],
    [{ I2: { ...at(0, 0), at: { row: 0.5, column: 0 } } }, { I2: AT_HOME }],
    [
      { I2: at(0, 0), L4: at(0, 0) },
      { I2: at(0, 0), L4: AT_HOME },
    ],
  ])("takes of %j what can be used", (value, draft) => {
    expect(cleaned(value, DOOR, KEYS_OF_IT)).toEqual(draft);
  });
});
