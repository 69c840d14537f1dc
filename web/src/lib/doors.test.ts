import { describe, expect, it } from "vitest";
import {
  anotherDoor,
  doorNamed,
  oneOf,
  puzzleOf,
  pyramidsOf,
  SIGNS,
  secondsOf,
  steps,
  wordOf,
} from "./doors";
import type { DoorCard, DoorSide } from "./protocol";

const DOOR = { number: 2, level: "hard", sign: "hand" } as const;

function side(first: number): DoorSide {
  return {
    door: ["##"],
    signs: SIGNS.map((_, i) => ({ keys: ["I2"], solutions: i + 1, seconds: first + i })),
  };
}

const cards: DoorCard[] = [1, 2].map((number) => ({
  number,
  easy: side(10 * number),
  hard: side(100 * number),
}));
const doors = { cards };

describe("a door", () => {
  it("is named by one word", () => {
    expect(wordOf(DOOR)).toBe("2-hard-hand");
    expect(doorNamed("2-hard-hand")).toEqual(DOOR);
  });

  it("is not named by any other word", () => {
    for (const word of ["", "2", "2-hard", "0-hard-hand", "2-each-hand", "2-hard-nose", "2-hard-hand-1"]) {
      expect(doorNamed(word), word).toBeNull();
    }
  });

  it("has its keys from the card", () => {
    expect(puzzleOf(doors, DOOR)).toMatchObject({ ...DOOR, door: ["##"], solutions: 2, seconds: 201 });
    expect(puzzleOf(doors, { ...DOOR, number: 3 })).toBeNull();
  });
});

describe("difficulty", () => {
  it("is parted into five equal lots", () => {
    const parting = steps(doors);
    const all = cards.flatMap(({ easy, hard }) => [...easy.signs, ...hard.signs]);
    const lots = all.map(({ seconds }) => pyramidsOf(seconds, parting));
    expect(Math.min(...lots)).toBe(1);
    expect(Math.max(...lots)).toBe(5);
    for (const lot of [1, 2, 3, 4, 5]) {
      expect(lots.filter((one) => one === lot).length).toBeGreaterThanOrEqual(4);
    }
  });

  it("of a side is that of the sign, or the average of all", () => {
    expect(secondsOf(cards[0] as DoorCard, "easy", "eye")).toBe(10);
    expect(secondsOf(cards[0] as DoorCard, "easy", null)).toBe(12.5);
  });
});

describe("the lot", () => {
  it("falls on any of them", () => {
    expect([0, 0.3, 0.5, 0.99, 1].map((drawn) => oneOf(["a", "b", "c"], drawn))).toEqual([
      "a",
      "a",
      "b",
      "c",
      "c",
    ]);
    expect(oneOf([])).toBeUndefined();
  });

  it("gives another door of the same level", () => {
    for (let i = 0; i < 20; i += 1) {
      expect(anotherDoor(doors, DOOR, "hard", "hand")).toEqual({ ...DOOR, number: 1 });
      expect(SIGNS).toContain(anotherDoor(doors, null, "easy", null)?.sign);
    }
    expect(anotherDoor({ cards: [] }, null, "easy", null)).toBeNull();
  });
});
