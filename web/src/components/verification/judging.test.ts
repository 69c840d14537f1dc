import { describe, expect, it } from "vitest";
import type { Checked, Failure } from "../../lib/record";
import type { KnownSeal } from "../../lib/seals";
import { judge, mySeats, STEPS } from "./judging";
import { cut } from "./telling";

const TRUE: Checked = {
  lines: 9,
  draws: 3,
  judgements: 0,
  commitment: "aa",
  seed: "bb",
  nonces: ["01", "02"],
  sitters: [],
  failure: null,
};
const SEAL: KnownSeal = { table: "t", number: 0, commitment: "aa", nonces: { 1: "02" } };

function failing(code: string): Checked {
  const failure: Failure = { code, values: { line: 4, expected: "x", found: "y" } };
  return { ...TRUE, failure };
}

describe("the judgement of a record", () => {
  it("finds every step right, with or without a memory of this device", () => {
    expect(judge(TRUE, null)).toEqual({ right: STEPS, wrong: null });
    expect(judge(TRUE, SEAL)).toEqual({ right: STEPS, wrong: null });
    expect(judge(TRUE, { ...SEAL, commitment: "", nonces: {} }).wrong).toBeNull();
  });

  it("ends at the step that the failure is of", () => {
    for (const code of ["record-hash", "record-truncated", "record-format", "record-line"]) {
      expect(judge(failing(code), SEAL)).toMatchObject({ right: [], wrong: { step: "record" } });
    }
    expect(judge(failing("record-seed"), SEAL)).toMatchObject({
      right: ["record"],
      wrong: { step: "seed", why: { code: "record-seed" } },
    });
    expect(judge(failing("record-draw"), null)).toMatchObject({
      right: ["record", "seed", "nonces"],
      wrong: { step: "draws" },
    });
  });

  it("holds the record to what this device was promised and added", () => {
    expect(judge(TRUE, { ...SEAL, commitment: "ff" })).toMatchObject({
      right: ["record"],
      wrong: { step: "seed", why: { values: { promised: "ff" } } },
    });
    expect(judge(failing("record-draw"), { ...SEAL, nonces: { 1: "02", 5: "03" } })).toMatchObject({
      right: ["record", "seed"],
      wrong: { step: "nonces", why: { values: { seat: 5 } } },
    });
  });

  it("knows the seats of this device", () => {
    expect(mySeats(SEAL)).toEqual([1]);
    expect(mySeats(null)).toEqual([]);
  });
});

describe("a long value", () => {
  it("is cut to where it begins to differ", () => {
    const long = "0123456789".repeat(10);
    expect(cut("short", 3)).toBe("short");
    expect(cut(long, 0)).toBe(`${long.slice(0, 48)}…`);
    expect(cut(long, 40)).toBe(`…${long.slice(28, 76)}…`);
    expect(cut(long, 99)).toBe(`…${long.slice(87)}`);
  });
});
