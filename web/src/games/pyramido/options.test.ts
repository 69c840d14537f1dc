import { beforeEach, describe, expect, it, vi } from "vitest";

const { isLegendModeOpen } = vi.hoisted(() => ({ isLegendModeOpen: vi.fn() }));
vi.mock("../../lib/legend", () => ({ isLegendModeOpen }));
const { options } = await import("./options");

/** What the host of a table for so many is asked, and the values offered. */
function offered(players: number): Record<string, unknown[]> {
  const asked = options.filter((option) => option.isAsked?.(players, {}) ?? true);
  return Object.fromEntries(
    asked.map(({ name, values }) => [
      name,
      values.filter((one) => one.isOffered?.(players) ?? true).map((one) => one.value),
    ]),
  );
}

describe("the options of a table", () => {
  beforeEach(() => isLegendModeOpen.mockReset().mockImplementation((mode) => mode === "beat"));

  it("ask one player for the Legend, and nobody who begins", () => {
    expect(offered(1)).toEqual({ legend: ["beat"], hints: [true, false] });
  });

  it("offer to become the Legend once she is beaten", () => {
    isLegendModeOpen.mockReturnValue(true);
    expect(offered(1).legend).toEqual(["beat", "become"]);
  });

  it("let one of the seats begin", () => {
    expect(offered(2)).toEqual({ first: ["lot", "0", "1"], hints: [true, false] });
    expect(offered(4).first).toEqual(["lot", "0", "1", "2", "3"]);
  });
});
