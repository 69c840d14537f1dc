import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepCommitment, keepNonce, keepNoncesOf, knownSeal } from "./seals";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe("what this device remembers of a match", () => {
  it("is nothing at first", () => {
    expect(knownSeal("t", 0)).toBeNull();
  });

  it("is the first commitment that it was shown", () => {
    keepCommitment("t", 0, "aa");
    keepCommitment("t", 0, "bb");
    keepCommitment("t", 1, "cc");
    expect(knownSeal("t", 0)?.commitment).toBe("aa");
    expect(knownSeal("t", 1)?.commitment).toBe("cc");
    expect(knownSeal("u", 0)).toBeNull();
  });

  it("is the last nonce of each of its seats", () => {
    keepNonce("t", 0, 2, "01");
    keepNonce("t", 0, 0, "02");
    keepNonce("t", 0, 2, "03");
    keepCommitment("t", 0, "aa");
    expect(knownSeal("t", 0)).toMatchObject({ commitment: "aa", nonces: { 0: "02", 2: "03" } });
  });

  it("is no nonce of a seat that passed to somebody else", () => {
    keepNonce("t", 0, 0, "01");
    keepNonce("t", 0, 1, "02");
    keepNoncesOf("t", 0, [1, 3]);
    keepNoncesOf("u", 0, []);
    expect(knownSeal("t", 0)?.nonces).toEqual({ 1: "02" });
    expect(knownSeal("u", 0)).toBeNull();
  });

  it("ends with the newest sixty", () => {
    for (let number = 0; number < 70; number++) keepCommitment("t", number, `${number}`);
    expect(knownSeal("t", 9)).toBeNull();
    expect(knownSeal("t", 10)?.commitment).toBe("10");
    expect(knownSeal("t", 69)?.commitment).toBe("69");
  });

  it("is nothing where the browser kept something else, or keeps nothing", () => {
    for (const odd of ["", "{", "{}", "[1,null,{}]", '[{"table":"t","number":0}]']) {
      kept.set("pyramidion.seals", odd);
      expect(knownSeal("t", 0), odd).toBeNull();
    }
    keepCommitment("t", 0, "aa");
    expect(knownSeal("t", 0)?.commitment).toBe("aa");
    vi.stubGlobal("localStorage", undefined);
    keepCommitment("t", 0, "aa");
    expect(knownSeal("t", 0)).toBeNull();
  });
});
