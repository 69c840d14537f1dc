// The tour of a first match: what the board shows, in the order a round needs it.
//
// The board marks them with data-tour: `ex-door` the own door, `ex-tray` the keys to use, `ex-glass`
// the hourglass, `ex-rivals` what the others do, `ex-plateau` the floors with their gems, `ex-ready`
// the button that says one is ready.

import type { TourStep } from "../../lib/game";

export const TARGETS = ["door", "tray", "glass", "rivals", "plateau", "ready"] as const;

export const tour: readonly TourStep[] = TARGETS.map((target) => ({
  title: `ex-tour-${target}-title`,
  text: `ex-tour-${target}-text`,
  target: `[data-tour=ex-${target}]`,
}));
