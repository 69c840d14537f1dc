import { describe, expect, it, vi } from "vitest";
import type { GameModule, OptionChoice } from "../../lib/game";
import type { TableStatus } from "../../lib/protocol";

vi.mock("../../lib/i18n.svelte", () => ({ canSay: () => false, t: (code: string) => code }));
const { questionsBefore } = await import("./questions");

const values = [
  { value: "one", label: "xx-choice-who-one" },
  { value: "each", label: "xx-choice-who-each" },
];
const OPTIONS: readonly OptionChoice[] = [
  { name: "who", values },
  { name: "other", values, isAsked: (players, { who }) => players > 2 && who === "each" },
];

/** The questions of the game itself at a table. */
function asked(players: number, who: string): string[] {
  const status = { players, options: { who, other: "one" }, origin: null, clock: 0 };
  const game = { options: OPTIONS } as unknown as GameModule;
  const questions = questionsBefore(status as unknown as TableStatus, game, null);
  return questions.map(({ key }) => key).filter((key) => key === "who" || key === "other");
}

describe("the questions about a table", () => {
  it("depend on how many play and on what else is chosen", () => {
    expect(asked(3, "one")).toEqual(["who"]);
    expect(asked(2, "each")).toEqual(["who"]);
    expect(asked(3, "each")).toEqual(["who", "other"]);
  });
});
