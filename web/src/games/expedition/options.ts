// What the host of a table of Expédition Pyramide chooses; each value has a line that explains it.

import type { OptionChoice } from "../../lib/game";

const LEVELS = ["easy", "hard"] as const;
const SEATS = [0, 1, 2, 3] as const;

/** An option with its values, each with a sentence; its code ends in the value. */
function choiceOf(name: string, values: readonly (string | boolean)[]): OptionChoice {
  return { name, values: values.map((value) => ({ value, label: `ex-choice-${name}-${value}` })) };
}

/** The level of one seat, where each has its own. Rule EX-13. */
function levelOf(seat: number): OptionChoice {
  return {
    ...choiceOf(`level_${seat}`, LEVELS),
    isAsked: (players, options) => players > seat && options.level === "each",
  };
}

export const options: readonly OptionChoice[] = [
  choiceOf("level", [...LEVELS, "each"]),
  ...SEATS.map(levelOf),
  choiceOf("harder", [false, true]),
  choiceOf("hidden_doors", [false, true]),
  choiceOf("countdown", ["15", "30", "60", "none"]),
  {
    ...choiceOf("credit", [false, true]),
    // Gems go to who confirms first: no credit in the harder version.
    isAsked: (_players, { harder }) => harder !== true,
  },
];
