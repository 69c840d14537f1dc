import { describe, expect, it } from "vitest";
import type { PyramidoPlayerView } from "../../../lib/protocol";
import { showing, takenOn } from "../geometry";
import { begun, builtTo, corners, LEFT, lit, scored, twoFloors } from "./examples";

const DRAWN: Readonly<Record<string, PyramidoPlayerView>> = { corners, scored, twoFloors };

describe("the pyramids of the rule book", () => {
  it.each(Object.keys(DRAWN))("%s: has zones of one colour with the icons that show", (name) => {
    const { placed, zones } = DRAWN[name] ?? begun;
    const seen = showing(placed);
    for (const { zone, colour, icons, quadrants } of zones) {
      const shown = quadrants.map((quadrant) => seen.get(quadrant));
      expect(zone).toBe(Math.min(...quadrants));
      expect(new Set(shown.map((one) => one?.block.colour))).toEqual(new Set([colour]));
      expect(shown.filter((one) => one?.hasIcon)).toHaveLength(icons);
    }
  });

  it("cover a whole floor 1, each domino once", () => {
    for (const player of [...Object.values(DRAWN), builtTo(4)]) {
      expect(takenOn(player.placed, 1).size).toBe(20);
      const numbers = player.placed.map((one) => one.domino);
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    expect([1, 2, 3, 4].map((floor) => takenOn(builtTo(4).placed, floor).size)).toEqual([
      20, 12, 6, 2,
    ]);
  });

  it("score 23 points on floor 1. Rule PD-X1", () => {
    const points = lit.map((one) => one.points);
    expect(points).toEqual([2, 3, 3, 4, 10]);
    expect(points.reduce((sum, one) => sum + one, LEFT)).toBe(23);
    for (const { zone, gems, points: brought } of lit) {
      const icons = scored.zones.find((one) => one.zone === zone)?.icons ?? 0;
      expect(brought).toBe(gems.length > 2 ? 2 * icons : icons);
    }
  });

  it("show two opposite quarters of a block as one zone. Rule PD-X5", () => {
    expect(corners.zones[0]?.quadrants).toEqual([117, 134]);
    const seen = showing(corners.placed);
    expect(seen.get(117)?.block).toBe(seen.get(134)?.block);
  });
});
