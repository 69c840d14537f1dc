import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Draft, Spot } from "./laying";

const said: string[] = [];
vi.mock("../../lib/i18n.svelte", () => ({
  t: (code: string, values: object = {}) => [code, ...Object.values(values)].join(" "),
}));
vi.mock("../../lib/announcer.svelte", () => ({ announce: (text: string) => said.push(text) }));
vi.mock("../../lib/sounds", () => ({ play: () => undefined }));

const { Holding } = await import("./holding.svelte");

const DOOR = ["####", "####", "..##"];
const FAR = { least: { row: -50, column: -50 }, most: { row: 50, column: 50 } };

describe("holding keys", () => {
  let told: Draft[] = [];
  let isLocked = false;
  const make = () =>
    new Holding(
      () => ({ door: DOOR, keys: ["I2", "I3", "L4"], isLocked }),
      (draft) => told.push(draft),
    );
  const spot = (row: number, column: number): Spot => ({ row, column });

  beforeEach(() => {
    told = [];
    said.length = 0;
    isLocked = false;
  });

  it("lays a key where a pointer lets it fall, and tells it", () => {
    const holding = make();
    holding.seize("I3", spot(0.5, 1.5), spot(5, 5));
    expect(holding.aim).toBeNull();
    holding.follow(spot(1.7, 1.8), FAR.least, FAR.most);
    expect(holding.aim).toEqual({ spot: spot(1, 0), verdict: "fits" });
    expect(told).toEqual([]);
    holding.drop();
    expect(told.at(-1)).toEqual({ I3: { turn: 0, isFlipped: false, at: spot(1, 0) } });
    expect(holding.isLaid("I3")).toBe(true);
    expect(holding.held).toBeNull();
  });

  it("keeps a key inside the window", () => {
    const holding = make();
    holding.seize("I3", spot(0.5, 1.5), spot(0, 0));
    holding.follow(spot(99, 99), spot(-2, -2), spot(6, 6));
    expect(holding.held?.at).toEqual(spot(5, 3));
    holding.follow(spot(-99, -99), spot(-2, -2), spot(6, 6));
    expect(holding.held?.at).toEqual(spot(-2, -2));
  });

  it("turns a key about the place where it is held", () => {
    const holding = make();
    holding.seize("L4", spot(0.5, 2.5), spot(1, 1));
    for (const turn of [() => holding.turn(), () => holding.flip(), () => holding.turn(-1)]) {
      turn();
      const { at, grip } = holding.held ?? {};
      expect((at?.row ?? 0) + (grip?.row ?? 0)).toBeCloseTo(1);
      expect((at?.column ?? 0) + (grip?.column ?? 0)).toBeCloseTo(1);
    }
    holding.turn();
    holding.flip();
    holding.turn(-1);
    expect(holding.held?.grip).toEqual(spot(0.5, 2.5));
    expect(holding.held?.way).toEqual({ turn: 0, isFlipped: false });
  });

  it("sends a key home that falls outside, as it was turned", () => {
    const holding = make();
    holding.seize("I3", spot(0.5, 1.5), spot(0.5, 1.5));
    holding.drop();
    holding.seize("I3", spot(0.5, 1.5), spot(0.5, 1.5));
    holding.turn();
    holding.follow(spot(9, 9), FAR.least, FAR.most);
    holding.drop();
    expect(holding.draft.I3).toEqual({ turn: 1, isFlipped: false, at: null });
  });

  it("puts a key back where it does not fit", () => {
    const holding = make();
    holding.replace({
      I2: { turn: 0, isFlipped: false, at: spot(0, 0) },
      I3: { turn: 0, isFlipped: false, at: spot(1, 0) },
    });
    holding.seize("I2", spot(0.5, 0.5), spot(0.5, 0.5));
    holding.follow(spot(1.5, 1.5), FAR.least, FAR.most);
    expect(holding.aim?.verdict).toBe("overlaps");
    holding.drop();
    expect(holding.draft.I2?.at).toEqual(spot(0, 0));
    expect(holding.held).toBeNull();
  });

  it("moves a key by keyboard, which stays in hand until it fits", () => {
    const holding = make();
    holding.replace({ I3: { turn: 0, isFlipped: false, at: spot(0, 0) } });
    holding.take("I2");
    expect(holding.aim?.verdict).toBe("fits");
    holding.take("L4");
    for (let i = 0; i < 9; i += 1) holding.move(-1, -1);
    expect(holding.held?.at).toEqual(spot(0, 0));
    expect(said.at(-1)).toContain("overlaps");
    holding.drop();
    expect(holding.held?.key).toBe("L4");
    holding.move(1, 0);
    expect(holding.aim?.verdict).toBe("sticks-out");
    holding.flip();
    expect(holding.aim).toEqual({ spot: spot(1, 0), verdict: "fits" });
    holding.drop();
    expect(holding.isLaid("L4")).toBe(true);
    holding.take("L4");
    holding.sendHome();
    expect(holding.draft.L4?.at).toBeNull();
  });

  it("lets go of a key that is taken twice, and of another", () => {
    const holding = make();
    holding.take("I2");
    holding.take("I3");
    expect(holding.held?.key).toBe("I3");
    holding.take("I3");
    expect(holding.held).toBeNull();
    expect(holding.draft.I2?.at).toBeNull();
  });

  it("turns by taps: in the slot, and on the door where it still fits", () => {
    const holding = make();
    holding.tap("I3");
    expect(holding.wayOf("I3").turn).toBe(0);
    holding.tap("I3");
    expect(holding.draft.I3).toEqual({ turn: 1, isFlipped: false, at: null });
    holding.tapDoor(spot(2.5, 3.5));
    expect(holding.draft.I3?.at).toEqual(spot(0, 3));
    holding.tap("I3");
    expect(holding.isLaid("I3")).toBe(true);
    expect(holding.draft.I3?.turn).toBe(2);
  });

  it("takes a key in hand that does not fit when it is turned", () => {
    const holding = make();
    holding.replace({
      I3: { turn: 0, isFlipped: false, at: spot(0, 0) },
      L4: { turn: 0, isFlipped: true, at: spot(1, 1) },
    });
    holding.current = "I3";
    holding.turn();
    expect(holding.held?.key).toBe("I3");
    expect(holding.aim?.verdict).not.toBe("fits");
    holding.putBack();
    expect(holding.draft.I3).toEqual({ turn: 0, isFlipped: false, at: spot(0, 0) });
  });

  it("does nothing while it is locked", () => {
    const holding = make();
    isLocked = true;
    holding.take("I2");
    holding.tap("I2");
    holding.tapDoor(spot(0, 0));
    holding.sendHome("I2");
    expect(holding.held).toBeNull();
    expect(told).toEqual([]);
  });
});
