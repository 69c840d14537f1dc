// The tour of a first match: what the board shows, in the order a turn needs it.

import type { TourStep } from "../../lib/game";

const TARGETS = ["expedition", "cards", "earn", "score", "confirm"];

export const tour: TourStep[] = TARGETS.map((target, i) => ({
  title: `sg-tour-${i + 1}-title`,
  text: `sg-tour-${i + 1}-text`,
  target: `[data-tour=${target}]`,
}));
