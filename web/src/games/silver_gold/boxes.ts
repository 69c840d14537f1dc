// The boxes of pyramid points as one player sees them.

import type { SilverGoldColour } from "../../lib/protocol";

/** In the order in which the view lists them. */
export const COLOURS: readonly SilverGoldColour[] = ["green", "orange", "violet"];
const POINTS = [10, 6, 3];

export interface BoxView {
  readonly points: number;
  readonly state: "mine" | "taken" | "next" | "free";
  readonly owner: number | null;
}

/** One colour's boxes: `owners` took them in order; `next` is what the seat's next pair would take. */
export function boxesOf(owners: readonly number[], seat: number, done: number): BoxView[] {
  const isOnTheWay = done % 2 === 1;
  return POINTS.map((points, place) => {
    const owner = owners[place] ?? null;
    if (owner !== null) return { points, owner, state: owner === seat ? "mine" : "taken" };
    const isNext = isOnTheWay && place === owners.length;
    return { points, owner, state: isNext ? "next" : "free" };
  });
}
