import { describe, expect, it } from "vitest";
import french from "./messages/fr/rules.ftl?raw";
import { options } from "./options";

/** What the host of a table for so many is asked. */
function asked(players: number, chosen: Readonly<Record<string, unknown>> = {}): string[] {
  return options
    .filter((option) => option.isAsked?.(players, chosen) ?? true)
    .map((option) => option.name);
}

const ALWAYS = ["level", "harder", "hidden_doors", "countdown", "credit"];

describe("the options of a table", () => {
  it("ask for one level of all", () => {
    expect(asked(4, { level: "easy" })).toEqual(ALWAYS);
    expect(asked(4, { level: "hard" })).toEqual(ALWAYS);
  });

  it("ask for a level of each seat that there is, if each has its own", () => {
    const [level, ...others] = ALWAYS;
    expect(asked(2, { level: "each" })).toEqual([level, "level_0", "level_1", ...others]);
    expect(asked(4, { level: "each" })).toContain("level_3");
  });

  it("offer no credit in the harder version", () => {
    expect(asked(2, { harder: true })).not.toContain("credit");
    expect(asked(2, { harder: false })).toContain("credit");
  });

  it("have a question and a sentence for every value", () => {
    const codes = options.flatMap(({ name, values }) => [
      `ex-choice-${name}`,
      ...values.flatMap(({ label }) => [label, `${label}-explained`]),
    ]);
    for (const code of codes) expect(french).toContain(`\n${code} = `);
  });
});
