import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ViewMessage } from "../../lib/protocol";

const { noteLegendOutcome } = vi.hoisted(() => ({ noteLegendOutcome: vi.fn() }));
vi.mock("../../lib/legend", () => ({ noteLegendOutcome }));
const { onEnd } = await import("./ending");

function ended(mode: string, ranks: readonly number[] | null, legend: object | null = {}) {
  const outcome = ranks && { ranks };
  return {
    view: { seat: 0, legend, options: { legend: mode }, outcome },
  } as unknown as ViewMessage;
}

describe("the end of a match", () => {
  beforeEach(() => noteLegendOutcome.mockReset());

  it.each(["beat", "become"])("that is won alone tells what it opens: %s", (mode) => {
    expect(onEnd(ended(mode, [1, 2]))).toBe(`pd-end-legend-${mode}`);
    expect(noteLegendOutcome).toHaveBeenCalledWith(mode, true);
  });

  it("that is lost alone opens nothing", () => {
    expect(onEnd(ended("beat", [2, 1]))).toBe("");
    expect(noteLegendOutcome).toHaveBeenCalledWith("beat", false);
  });

  it("is none of the Legend's business with others, or before it comes", () => {
    expect(onEnd(ended("beat", [1, 2], null))).toBe("");
    expect(onEnd(ended("beat", null))).toBe("");
    expect(noteLegendOutcome).not.toHaveBeenCalled();
  });
});
