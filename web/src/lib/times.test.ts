import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  bestTime,
  bestTimes,
  dayBefore,
  dayResult,
  daysInARow,
  keepRun,
  keptRun,
  noteDay,
  noteTime,
  onTheWatch,
} from "./times";

const DOOR = { number: 17, level: "hard", sign: "hand" } as const;
const OTHER = { ...DOOR, sign: "eye" } as const;
const opened = { ms: 42_000, hints: 0, draft: {} };
let shelf: Map<string, string>;

beforeEach(() => {
  shelf = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  });
});

describe("best times", () => {
  it("are those of each door", () => {
    expect(bestTime(DOOR)).toBeNull();
    expect(noteTime(DOOR, 30_000, 0)).toEqual({ isBest: true, before: null });
    expect(bestTime(DOOR)).toBe(30_000);
    expect(bestTime(OTHER)).toBeNull();
    expect(bestTimes()).toEqual({ "17-hard-hand": 30_000 });
  });

  it("only get better", () => {
    noteTime(DOOR, 30_000, 0);
    expect(noteTime(DOOR, 31_000, 0)).toEqual({ isBest: false, before: 30_000 });
    expect(noteTime(DOOR, 30_000, 0).isBest).toBe(false);
    expect(noteTime(DOOR, 29_000, 0)).toEqual({ isBest: true, before: 30_000 });
    expect(bestTime(DOOR)).toBe(29_000);
  });

  it("are not made with hints", () => {
    expect(noteTime(DOOR, 1_000, 1)).toEqual({ isBest: false, before: null });
    expect(bestTime(DOOR)).toBeNull();
  });

  it("are read only where they are times", () => {
    shelf.set("pyramidion.door-times", '{"17-hard-hand": "fast", "17-hard-eye": 5}');
    expect(bestTime(DOOR)).toBeNull();
    expect(bestTime(OTHER)).toBe(5);
    for (const broken of ["{", "null", "[1]", "7"]) {
      shelf.set("pyramidion.door-times", broken);
      expect(bestTimes()).toEqual({});
    }
  });
});

describe("days in a row", () => {
  it("count back from today", () => {
    expect(daysInARow("2026-11-16")).toBe(0);
    noteDay("2026-11-16", opened);
    expect(daysInARow("2026-11-16")).toBe(1);
    noteDay("2026-11-14", opened);
    expect(daysInARow("2026-11-16")).toBe(1);
    noteDay("2026-11-15", opened);
    expect(daysInARow("2026-11-16")).toBe(3);
  });

  it("are not lost before today is over", () => {
    noteDay("2026-11-15", opened);
    expect(daysInARow("2026-11-16")).toBe(1);
    expect(daysInARow("2026-11-17")).toBe(0);
  });

  it("pass from month to month and year to year", () => {
    expect(dayBefore("2026-03-01")).toBe("2026-02-28");
    expect(dayBefore("2028-03-01")).toBe("2028-02-29");
    expect(dayBefore("2027-01-01")).toBe("2026-12-31");
    expect(dayBefore("nonsense")).toBe("");
  });

  it("keep the first time of a day", () => {
    noteDay("2026-11-16", opened);
    noteDay("2026-11-16", { ...opened, ms: 1 });
    expect(dayResult("2026-11-16")?.ms).toBe(42_000);
    expect(dayResult("2026-11-15")).toBeNull();
  });
});

describe("the door that is being opened", () => {
  const run = { door: "17-hard-hand", draft: { I2: null }, ms: 900, hints: 1 };

  it("is kept, in training and on its day", () => {
    keepRun("training", run);
    expect(keptRun("training")).toEqual(run);
    expect(keptRun("daily")).toBeNull();
    keepRun("training", null);
    expect(keptRun("training")).toBeNull();
  });

  it("is nothing where it cannot be read", () => {
    for (const broken of ["{", "[]", '{"door": 1}', '{"door":"17-hard-hand","ms":-1,"hints":0}']) {
      shelf.set("pyramidion.door.daily", broken);
      expect(keptRun("daily")).toBeNull();
    }
  });
});

describe("a watch", () => {
  it("shows minutes and seconds, and tenths if wanted", () => {
    expect(onTheWatch(0)).toBe("0:00");
    expect(onTheWatch(59_999)).toBe("0:59");
    expect(onTheWatch(67_380, "fr", true)).toBe("1:07,3");
    expect(onTheWatch(67_380, "en", true)).toBe("1:07.3");
    expect(onTheWatch(3_600_000)).toBe("60:00");
  });
});
