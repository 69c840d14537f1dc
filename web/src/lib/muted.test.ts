import { beforeEach, describe, expect, it, vi } from "vitest";
import { mute, mutedAt, unmute } from "./muted";

const KEY = "pyramidion.muted";
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("the names that are not read", () => {
  it("are none at first", () => {
    expect(mutedAt("K7QXM")).toEqual([]);
  });
  it("are kept for one table", () => {
    expect(mute("K7QXM", "Théo")).toEqual(["Théo"]);
    expect(mute("K7QXM", "Nour")).toEqual(["Théo", "Nour"]);
    expect(mutedAt("K7QXM")).toEqual(["Théo", "Nour"]);
    expect(mutedAt("OTHER")).toEqual([]);
  });
  it("are named once", () => {
    mute("K7QXM", "Théo");
    expect(mute("K7QXM", "Théo")).toEqual(["Théo"]);
  });
  it("can be read again, and nothing is left of it", () => {
    mute("K7QXM", "Théo");
    expect(unmute("K7QXM", "Théo")).toEqual([]);
    expect(kept.get(KEY)).toBe("{}");
  });
  it("may be any name", () => {
    mute("K7QXM", "__proto__");
    mute("__proto__", "Théo");
    expect(mutedAt("K7QXM")).toEqual(["__proto__"]);
  });
  it("are forgotten for the tables of long ago", () => {
    for (let table = 0; table < 40; table += 1) mute(`table-${table}`, "Théo");
    expect(mutedAt("table-39")).toEqual(["Théo"]);
    expect(mutedAt("table-5")).toEqual([]);
  });
});

describe("a browser's storage", () => {
  it("may hold nonsense", () => {
    for (const nonsense of ["", "no", "null", "[1]", '"x"', '{"K7QXM":"Théo"}']) {
      kept.set(KEY, nonsense);
      expect(mutedAt("K7QXM"), nonsense).toEqual([]);
    }
    kept.set(KEY, '{"K7QXM":[1,"Théo",null]}');
    expect(mutedAt("K7QXM")).toEqual(["Théo"]);
  });
  it("may be closed to us", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new DOMException("closed");
      },
      setItem: () => {
        throw new DOMException("closed");
      },
    });
    expect(mutedAt("K7QXM")).toEqual([]);
    expect(mute("K7QXM", "Théo")).toEqual(["Théo"]);
  });
});
