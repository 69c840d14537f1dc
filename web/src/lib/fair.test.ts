import { describe, expect, it } from "vitest";
import chance from "../../../docs/chance.md?raw";
import { commitmentOf, Fair, keyOf } from "./fair";

const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);
const NONCES = [new Uint8Array(16).fill(0xaa), new Uint8Array(16).fill(0xbb)];
const VECTORS = new Map(
  [...chance.matchAll(/^\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, what = "", value = ""]) => [
    what,
    value,
  ]),
);

describe("fair draws", () => {
  it("are those of docs/chance.md", () => {
    const key = keyOf(SEED, NONCES);
    const fair = new Fair(key);
    expect(commitmentOf(SEED)).toBe(VECTORS.get("commitment"));
    expect(Array.from(key, (byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(
      VECTORS.get("key"),
    );
    const draws = [...VECTORS].slice(2);
    expect(draws).toHaveLength(5);
    for (const [what, value] of draws) {
      const [kind, n] = what.split(" ");
      const drawn = kind === "below" ? fair.below(Number(n)) : fair.shuffle(Number(n));
      expect(drawn, what).toEqual(JSON.parse(value));
    }
  });

  it("hold every number once in an order", () => {
    const fair = new Fair(SEED);
    for (const n of [0, 1, 2, 48, 300]) {
      expect(fair.shuffle(n).sort((a, b) => a - b)).toEqual([...Array(n).keys()]);
    }
  });

  it("reach up to the largest number of 32 bits", () => {
    const fair = new Fair(SEED);
    for (const n of [1, 2 ** 31 + 1, 2 ** 32]) {
      const drawn = fair.below(n);
      expect(drawn).toBeGreaterThanOrEqual(0);
      expect(drawn).toBeLessThan(n);
    }
  });
});
