// How the sand stands: how long the glass still runs, and how high the sand lies in it.

import type { ExpeditionView } from "../../lib/protocol";

export const MINUTE = 60_000;
/** Below this the time is shown with tenths. */
export const SOON = 10_000;
/** When the time left is said aloud, in seconds. */
const SAID: readonly number[] = [30, 10, 5];

/** How long the glass still runs, in milliseconds; null if it does not. `now` is the server's clock;
 * without a deadline, in a replay, the glass stands as it stood at that moment. */
export function glassLeft(
  view: ExpeditionView,
  deadline: number | null,
  now: number,
): number | null {
  if (view.glass_ms === null) return null;
  const left = deadline === null ? MINUTE - view.glass_ms : deadline - now;
  return Math.min(MINUTE, Math.max(0, left));
}

/** How long it takes until the round starts by itself; null if it waits for all. */
export function countdownLeft(
  view: ExpeditionView,
  deadline: number | null,
  now: number,
): number | null {
  if (view.countdown_ms === null) return null;
  const whole = 1000 * Number(view.options.countdown);
  const left = deadline === null ? whole - view.countdown_ms : deadline - now;
  return Math.min(whole, Math.max(0, left));
}

/** The seconds to say aloud when the time left has gone from one to another; null if none. */
export function toSay(before: number, after: number): number | null {
  return SAID.find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null;
}

/** The bulb of the glass in the drawing: from the lid to the neck, half as wide at a height. */
const LID = 16;
const SHOULDER = 44;
const NECK = 95;
const WIDE = 32;
const NARROW = 4;
/** The sand of a minute fills the bulb up to here. */
const FULL = 24;

function halfWidth(y: number): number {
  if (y <= SHOULDER) return WIDE;
  const down = (y - SHOULDER) / (NECK - SHOULDER);
  return WIDE - (WIDE - NARROW) * down ** 1.25;
}

/** How much fits between two heights of the upper bulb. */
function content(from: number, to: number): number {
  const STEPS = 40;
  const step = (to - from) / STEPS;
  let sum = 0;
  for (let i = 0; i < STEPS; i += 1) sum += halfWidth(from + (i + 0.5) * step) * step;
  return sum;
}

/** Where something changes sign between two heights. */
function heightOf(from: number, to: number, isAbove: (y: number) => boolean): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 12; i += 1) {
    const middle = (low + high) / 2;
    if (isAbove(middle)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The height of the sand above the neck, when a part of the minute is left. */
export function upperLevel(part: number): number {
  const sand = part * content(FULL, NECK);
  return heightOf(FULL, NECK, (y) => content(y, NECK) > sand);
}

/** The height of the sand below the neck, when a part of the minute is left. */
export function lowerLevel(part: number): number {
  const sand = (1 - part) * content(FULL, NECK);
  // The lower bulb is the upper one upside down.
  return LID + 2 * (NECK - LID) - heightOf(0, NECK - LID, (y) => content(LID, LID + y) < sand);
}
