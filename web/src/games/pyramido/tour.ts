// The tour of a first match: what the board shows, in the order a turn needs it.
//
// The board marks them with data-tour: `exploration` the five spaces, `gems` the own gems,
// `pyramid` the own pyramid, `hand` what is to do now with the domino in hand, `score` the pad.

import type { TourStep } from "../../lib/game";

export const TARGETS = ["exploration", "gems", "pyramid", "hand", "score"] as const;

export const tour: readonly TourStep[] = TARGETS.map((target) => ({
  title: `pd-tour-${target}-title`,
  text: `pd-tour-${target}-text`,
  target: `[data-tour=${target}]`,
}));
