// Which gems leave after a floor: chosen here one by one, told to the server together. Rule PD-61.

import { type Counts, sumOf } from "./payments";

export const MOST_KEPT = 5;

/** How many gems are still too many, with those that are chosen to leave. */
export function stillSpare(gems: Counts, leaving: Counts): number {
  return Math.max(0, sumOf(gems) - sumOf(leaving) - MOST_KEPT);
}

/** Choose a gem of a kind to leave, or to stay again; with enough chosen, no more leave. */
export function toggled(gems: Counts, leaving: Counts, kind: number, leaves: boolean): number[] {
  const chosen = leaving[kind] ?? 0;
  const can = leaves ? chosen < (gems[kind] ?? 0) && stillSpare(gems, leaving) > 0 : chosen > 0;
  return leaving.map((count, i) => (i === kind && can ? count + (leaves ? 1 : -1) : count));
}

/** What is left of a choice when the gems are other than they were. */
export function limited(gems: Counts, leaving: Counts): number[] {
  const fits = gems.map((count, kind) => Math.min(count, leaving[kind] ?? 0));
  return sumOf(gems) - sumOf(fits) < MOST_KEPT ? gems.map(() => 0) : fits;
}
