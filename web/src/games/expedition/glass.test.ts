import { describe, expect, it } from "vitest";
import type { ExpeditionView } from "../../lib/protocol";
import { countdownLeft, glassLeft, lowerLevel, MINUTE, toSay, upperLevel } from "./glass";
import { clock } from "./wording";

function view(values: Partial<ExpeditionView>): ExpeditionView {
  const none = { glass_ms: null, countdown_ms: null, options: { countdown: "30" } };
  return { ...none, ...values } as ExpeditionView;
}

describe("the hourglass", () => {
  it("runs by the deadline and the server's clock", () => {
    const running = view({ glass_ms: 0 });
    expect(glassLeft(running, 90_000, 53_200)).toBe(36_800);
    expect(glassLeft(running, 90_000, 91_000)).toBe(0);
    expect(glassLeft(running, 90_000, 29_990)).toBe(MINUTE);
    expect(glassLeft(view({}), 90_000, 0)).toBeNull();
  });

  it("stands as it stood in a replay", () => {
    expect(glassLeft(view({ glass_ms: 22_500 }), null, 123)).toBe(37_500);
    expect(glassLeft(view({ glass_ms: 60_000 }), null, 123)).toBe(0);
  });

  it("has a count-down between rounds", () => {
    expect(countdownLeft(view({ countdown_ms: 0 }), 50_000, 38_000)).toBe(12_000);
    expect(countdownLeft(view({ countdown_ms: 4000 }), null, 0)).toBe(26_000);
    expect(countdownLeft(view({}), 50_000, 0)).toBeNull();
  });

  it("is said aloud at 30, 10 and 5 seconds", () => {
    expect(toSay(30_010, 29_990)).toBe(30);
    expect(toSay(60_000, 30_001)).toBeNull();
    expect(toSay(10_500, 10_000)).toBe(10);
    expect(toSay(5001, 4800)).toBe(5);
    expect(toSay(4800, 4700)).toBeNull();
    expect(toSay(60_000, 4000)).toBe(30);
  });

  it("shows minutes and seconds, and tenths near the end", () => {
    expect([60_000, 37_000, 36_999, 59_100, 0, -5].map((ms) => clock(ms))).toEqual([
      "1:00",
      "0:37",
      "0:37",
      "1:00",
      "0:00",
      "0:00",
    ]);
  });

  it("loses above what it gains below", () => {
    const parts = [1, 0.8, 0.5, 0.2, 0];
    const upper = parts.map(upperLevel);
    const lower = parts.map(lowerLevel);
    expect(upper).toEqual([...upper].sort((a, b) => a - b));
    expect(lower).toEqual([...lower].sort((a, b) => b - a));
    expect(upper[0]).toBeCloseTo(24, 0);
    expect(upper.at(-1)).toBeCloseTo(95, 0);
    expect(lower[0]).toBeCloseTo(174, 0);
    expect(lower.at(-1)).toBeGreaterThan(95);
  });
});
