import { beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchResult } from "./protocol";

const { myMatches } = vi.hoisted(() => ({ myMatches: vi.fn() }));
vi.mock("./api", () => ({ myMatches }));

const { allMatches, forgetMatches, isMatch, keepMatch, keptMatches, merged, replayPath } =
  await import("./history");

const KEY = "pyramidion.matches";

function match(number: number, changed: Partial<MatchResult> = {}): MatchResult {
  const score = { total: 60, categories: { pyramids: 60 } };
  return {
    table: "9dcf0c8fcbc65a8a",
    code: "K7QXM",
    number,
    game: "silver_gold",
    at: number * 1000,
    names: ["Nour", "greedy"],
    kinds: ["person", "bot"],
    seats: [0],
    outcome: { scores: [score, score], ranks: [1, 2], ended: "SG-61", tie_break: null },
    is_played_on: false,
    ...changed,
  };
}

const numbers = (matches: readonly MatchResult[]): number[] => matches.map((one) => one.number);

let storage: Map<string, string>;

beforeEach(() => {
  storage = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  myMatches.mockReset().mockResolvedValue([]);
});

describe("kept matches", () => {
  it("are there again, the newest first", () => {
    for (const number of [1, 3, 2]) keepMatch(match(number));
    expect(numbers(keptMatches())).toEqual([3, 2, 1]);
  });

  it("are kept once, as they were at first", () => {
    keepMatch(match(1, { seats: [0, 1] }));
    keepMatch(match(1, { at: 9000, seats: [0] }));
    expect(keptMatches()).toEqual([match(1, { seats: [0, 1] })]);
  });

  it("are the newest 300", () => {
    storage.set(KEY, JSON.stringify(Array.from({ length: 300 }, (_, i) => match(i + 1))));
    keepMatch(match(301));
    const kept = numbers(keptMatches());
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([300, 301, 2]);
  });

  it("are none in a storage that holds something else", () => {
    for (const garbage of ["", "{", "null", "7", '"x"', "{}", "[null, 3, {}]"]) {
      storage.set(KEY, garbage);
      expect(keptMatches(), garbage).toEqual([]);
    }
  });

  it("are those that can be shown, whatever lies beside them", () => {
    storage.set(KEY, JSON.stringify([{ table: "x" }, match(1), null]));
    expect(numbers(keptMatches())).toEqual([1]);
  });

  it("are none in a browser that keeps nothing", () => {
    const refuse = () => {
      throw new Error("no storage");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    keepMatch(match(1));
    expect(keptMatches()).toEqual([]);
  });
});

describe("a match", () => {
  const { outcome } = match(1);
  it.each<[string, object]>([
    ["no seat", { seats: [] }],
    ["a seat that is none", { seats: [2] }],
    ["a name too few", { names: ["Nour"] }],
    ["no outcome", { outcome: null }],
    ["a place too few", { outcome: { ...outcome, ranks: [1] } }],
    ["points that are none", { outcome: { ...outcome, scores: [{ total: "7" }, {}] } }],
    ["no time", { at: null }],
  ])("with %s is none", (_, changed) => {
    expect(isMatch(match(1))).toBe(true);
    expect(isMatch({ ...match(1), ...changed })).toBe(false);
  });

  it("can be seen again by table and number", () => {
    expect(replayPath(match(3))).toBe("/replay/9dcf0c8fcbc65a8a/3");
  });
});

describe("all matches", () => {
  it("are the kept ones and the server's, which is right about both", async () => {
    keepMatch(match(1, { at: 9000 }));
    keepMatch(match(2));
    myMatches.mockResolvedValue([match(1), match(3)]);
    expect((await allMatches()).map(({ number, at }) => [number, at])).toEqual([
      [3, 3000],
      [2, 2000],
      [1, 1000],
    ]);
    expect(numbers(keptMatches())).toEqual([3, 2, 1]);
  });

  it("are the kept ones when the server does not answer", async () => {
    keepMatch(match(1));
    myMatches.mockRejectedValue(new Error("no-connection"));
    expect(numbers(await allMatches())).toEqual([1]);
  });

  it("of different tables may have the same number", () => {
    expect(merged([match(1)], [match(1, { table: "other" })])).toHaveLength(2);
  });

  it("that were forgotten do not come back from the server; later ones do", async () => {
    keepMatch(match(1));
    forgetMatches(5000);
    expect(keptMatches()).toEqual([]);
    myMatches.mockResolvedValue([match(1), match(6)]);
    expect(numbers(await allMatches())).toEqual([6]);
  });
});
