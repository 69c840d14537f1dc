// What the host of a table of Pyramido chooses; each value has a line that explains it.

import type { OptionChoice } from "../../lib/game";
import { isLegendModeOpen } from "../../lib/legend";
import type { PyramidoOptions } from "../../lib/protocol";

type Name = keyof PyramidoOptions;

/** A value with its sentence; its code ends in the value. */
function choiceOf<N extends Name>(name: N, value: PyramidoOptions[N]) {
  return { value, label: `pd-choice-${name}-${value}` };
}

export const options: readonly OptionChoice[] = [
  {
    name: "legend",
    isAsked: (players) => players === 1,
    values: (["beat", "become"] as const).map((mode) => ({
      ...choiceOf("legend", mode),
      isOffered: () => isLegendModeOpen(mode),
    })),
  },
  {
    name: "first",
    isAsked: (players) => players > 1,
    values: [
      choiceOf("first", "lot"),
      ...(["0", "1", "2", "3"] as const).map((seat) => ({
        ...choiceOf("first", seat),
        isOffered: (players: number) => Number(seat) < players,
      })),
    ],
  },
  { name: "hints", values: [choiceOf("hints", true), choiceOf("hints", false)] },
];
