import { describe, expect, test, vi } from "vitest";
import { Refusal } from "../../lib/api";
import type { BoardRoom } from "../../lib/game";
import type {
  PyramidoAction,
  PyramidoGem,
  PyramidoLitView,
  PyramidoView,
  TakeBack,
  ViewMessage,
} from "../../lib/protocol";
import { Lighting } from "./lighting.svelte";
import { counted, levelOf } from "./payments";

vi.mock("../../lib/i18n.svelte", () => ({
  t: (code: string) => code,
  refusalText: ({ code }: { code: string }) => code,
}));
vi.mock("./wording", () => ({ zoneInWords: () => "" }));

const ZONES = [
  { zone: 10, colour: "red", icons: 5, quadrants: [10] },
  { zone: 20, colour: "blue", icons: 3, quadrants: [20] },
] as const;

/** A table that does what it is asked, and remembers it. */
function table(gems: PyramidoGem[], best: PyramidoLitView[] = []) {
  const asked: (PyramidoAction | TakeBack)[] = [];
  let lit: PyramidoLitView[] = [];
  let isConfirmed = false;
  const message = () => {
    const me = { gems: counted(gems), zones: ZONES, lit, confirmed: isConfirmed };
    const points = best.reduce((sum, one) => sum + one.points, 0);
    const view: Partial<PyramidoView> = {
      phase: "score",
      deciders: isConfirmed ? [] : [0],
      players: [me as unknown as PyramidoView["players"][number]],
      best: { points, lit: best },
    };
    return { seat: 0, view, can_take_back: asked.length > 0 } as unknown as ViewMessage;
  };
  const act = async (_: number, action: PyramidoAction | TakeBack) => {
    asked.push(action);
    await Promise.resolve();
    if (action.type === "activate") {
      const zone = ZONES.find((one) => one.zone === action.zone);
      const isWrong = action.gems.some((gem) => gem !== zone?.colour && gem !== "mythical");
      if (isWrong) throw new Refusal("pd-wrong-colour", {}, "PD-53");
      const points = (zone?.icons ?? 0) * (levelOf(action.gems) === "doubled" ? 2 : 1);
      lit = [...lit, { ...action, points }];
    }
    if (action.type === "deactivate") lit = lit.filter((one) => one.zone !== action.zone);
    if (action.type === "confirm") isConfirmed = true;
  };
  const room = { isReplay: false, act } as unknown as BoardRoom;
  return { lighting: new Lighting(room, message), asked };
}

describe("lighting zones", () => {
  test("taps that come before the answer are done one after the other", async () => {
    const { lighting, asked } = table(["red", "red", "red", "mythical"]);
    const taps = [lighting.cycle(10), lighting.cycle(10), lighting.cycle(10)];
    await Promise.all(taps);
    expect(asked).toEqual([
      { type: "activate", zone: 10, gems: ["red"] },
      { type: "deactivate", zone: 10 },
      { type: "activate", zone: 10, gems: ["red", "red", "red"] },
      { type: "deactivate", zone: 10 },
    ]);
    expect(lighting.isBusy).toBe(false);
    expect(lighting.points).toBe(1);
  });

  test("a zone without a gem for it asks for nothing", async () => {
    const { lighting, asked } = table(["red", "mythical"]);
    await lighting.cycle(20);
    expect(asked).toEqual([]);
  });

  test("the best is reached from what lies there", async () => {
    const best = [{ zone: 10, gems: ["mythical", "mythical"] as const, points: 5 }];
    const { lighting, asked } = table(["red", "blue", "mythical", "mythical"], best);
    await lighting.cycle(10);
    await lighting.cycle(20);
    await lighting.showBest();
    expect(asked.slice(2)).toEqual([
      { type: "deactivate", zone: 10 },
      { type: "deactivate", zone: 20 },
      { type: "activate", zone: 10, gems: ["mythical", "mythical"] },
    ]);
    expect(lighting.isBest).toBe(true);
  });

  test("rows tell what lies on a zone and what would light it", async () => {
    const { lighting } = table(["red", "blue"]);
    await lighting.cycle(10);
    expect(lighting.rows.map((row) => [row.level, row.points, row.wouldPay])).toEqual([
      ["lit", 5, []],
      ["none", 0, ["blue"]],
    ]);
  });

  test("a gem that does not belong there is refused, and nothing changes", async () => {
    const { lighting } = table(["red", "blue"]);
    await lighting.cycle(10);
    await lighting.drop("blue", 10);
    expect(lighting.refusal).toEqual({ text: "pd-wrong-colour", rule: "PD-53" });
    expect(lighting.lit.map((one) => one.zone)).toEqual([10]);
  });

  test("after confirming nothing more is asked", async () => {
    const { lighting, asked } = table(["red"]);
    await lighting.confirm();
    await lighting.cycle(10);
    expect(asked).toEqual([{ type: "confirm" }]);
  });
});
