import { describe, expect, test, vi } from "vitest";
import type { PyramidoLegendMoved, PyramidoLegendView } from "../../lib/protocol";
import { dominoOf, iconsOn } from "./dominoes";
import { pointsNow, preferences, storyOf, takenBy } from "./legend";

vi.mock("../../lib/i18n.svelte", () => ({ t: (code: string) => code }));
vi.mock("../../lib/settings.svelte", () => ({ settings: { language: "en" } }));

function moved(changed: Partial<PyramidoLegendMoved>): PyramidoLegendMoved {
  return {
    type: "legend_moved",
    space: 2,
    domino: 5,
    preferences: ["red", "blue"],
    first_pass: [],
    second_pass: [],
    drawn: null,
    turned_up: 7,
    ...changed,
  };
}

const told = (last: PyramidoLegendMoved) => storyOf(last).map((line) => [line.text, line.space]);

describe("the Legend", () => {
  test("PD-81: prefers the colours of the two icons of her top domino", () => {
    for (let number = 1; number <= 90; number += 1) {
      const legend = { stack: [3, number] } as unknown as PyramidoLegendView;
      const colours = preferences(legend);
      expect(colours).toHaveLength(2);
      const withIcons = dominoOf(number).blocks.filter((block) => iconsOn(block) > 0);
      expect(new Set(colours)).toEqual(new Set(withIcons.map((block) => block.colour)));
    }
  });

  test("PD-83, PD-84: is told by what she sought, both passes, and her domino", () => {
    const last = moved({ first_pass: [[0, "red"]], second_pass: [[4, "mythical"]], space: 4 });
    expect(told(last)).toEqual([
      ["pd-her-sought", null],
      ["pd-her-first-pass", 0],
      ["pd-her-second-pass", 4],
      ["pd-her-took", 4],
    ]);
    expect(takenBy(last)).toEqual(["red", "mythical"]);
  });

  test("PD-83: needs no second pass when both gems are found", () => {
    const last = moved({ first_pass: [[0, "red"], [2, "blue"]] });
    expect(told(last)[2]).toEqual(["pd-her-second-pass-idle", null]);
  });

  test("PD-86: draws from the bag when she finds nothing", () => {
    expect(told(moved({ drawn: "green" })).map(([text]) => text)).toEqual([
      "pd-her-sought",
      "pd-her-first-pass-none",
      "pd-her-second-pass-none",
      "pd-her-drew",
      "pd-her-took",
    ]);
    expect(told(moved({})).map(([text]) => text)).toContain("pd-her-drew-none");
  });

  test("PD-X4: scores floor times colour gems, and two a mythical gem", () => {
    expect(pointsNow([1, 1, 1, 1, 1, 6], 3)).toEqual({ points: 27, colours: 5, mythical: 6 });
  });
});
