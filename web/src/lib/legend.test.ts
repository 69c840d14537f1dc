import { beforeEach, describe, expect, it, vi } from "vitest";

async function fresh(storage: object) {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
  return import("./legend");
}

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

describe("the modes against the Legend", () => {
  let storage = shelf();
  beforeEach(() => {
    storage = shelf();
  });

  it("begin with the first one", async () => {
    const { isLegendModeOpen, isTheLegend } = await fresh(storage);
    expect(isLegendModeOpen("beat")).toBe(true);
    expect(isLegendModeOpen("become")).toBe(false);
    expect(isTheLegend()).toBe(false);
  });

  it("stay as they are after a defeat", async () => {
    const { isLegendModeOpen, noteLegendOutcome } = await fresh(storage);
    noteLegendOutcome("beat", false);
    expect(isLegendModeOpen("become")).toBe(false);
  });

  it("open with a victory, also on another day", async () => {
    (await fresh(storage)).noteLegendOutcome("beat", true);
    const { isLegendModeOpen, isTheLegend } = await fresh(storage);
    expect(isLegendModeOpen("become")).toBe(true);
    expect(isTheLegend()).toBe(false);
  });

  it("are all won by who becomes the Legend, and a later defeat takes nothing away", async () => {
    const { isLegendModeOpen, isTheLegend, noteLegendOutcome } = await fresh(storage);
    noteLegendOutcome("become", true);
    noteLegendOutcome("become", false);
    expect(isTheLegend()).toBe(true);
    expect(isLegendModeOpen("become")).toBe(true);
  });

  it("take what is kept otherwise for nothing", async () => {
    storage.setItem("pyramidion.legend", '{"beat": true}');
    expect((await fresh(storage)).isLegendModeOpen("become")).toBe(false);
  });

  it("are remembered while the page is open where nothing is kept", async () => {
    const refuses = () => {
      throw new Error("no");
    };
    const { isLegendModeOpen, noteLegendOutcome } = await fresh({
      getItem: refuses,
      setItem: refuses,
    });
    noteLegendOutcome("beat", true);
    expect(isLegendModeOpen("become")).toBe(true);
  });
});
