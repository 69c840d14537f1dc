// What each floor gives, what one would have then, and who collects when. Rules EX-30 to EX-34.

import type { ExpeditionGem, ExpeditionMoveTo, ExpeditionView } from "../../lib/protocol";

/** The colours of gems, in the order in which they are counted. */
export const GEMS: readonly ExpeditionGem[] = ["green", "red", "blue", "white", "orange", "yellow"];

/** A colour, and how many of it. */
export interface Held {
  readonly gem: ExpeditionGem;
  readonly count: number;
}

/** A floor that can be gone to. */
export interface Offer {
  readonly floor: number;
  /** How many floors up; down is negative. */
  readonly step: number;
  readonly gems: readonly ExpeditionGem[];
  /** Of the colours collected, how many there would be. */
  readonly held: readonly Held[];
}

/** How many of a colour there are among gems. */
export function countOf(gem: ExpeditionGem, gems: readonly ExpeditionGem[]): number {
  return gems.filter((one) => one === gem).length;
}

/** Gems by colour, in the order in which they lie. */
export function tally(gems: readonly ExpeditionGem[]): Held[] {
  return [...new Set(gems)].map((gem) => ({ gem, count: countOf(gem, gems) }));
}

/** Of the colours taken, how many one holds with them. */
export function heldAfter(counts: readonly number[], taken: readonly ExpeditionGem[]): Held[] {
  return tally(taken).map(({ gem, count }) => ({
    gem,
    count: (counts[GEMS.indexOf(gem)] ?? 0) + count,
  }));
}

/** The colours of which a collector holds the most; none if it is empty. Rule EX-41. */
export function bestColours(counts: readonly number[]): ExpeditionGem[] {
  const most = Math.max(...counts);
  return most === 0 ? [] : GEMS.filter((_, i) => counts[i] === most);
}

/** The floors that a seat may go to now, from top to bottom; if it has gone, that floor alone. */
export function offers(view: ExpeditionView, seat: number): Offer[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const floors = player.pending === null ? reachable(view) : [player.pending];
  return floors
    .sort((a, b) => b - a)
    .map((floor) => {
      const gems = view.prizes[floor - 1] ?? [];
      return { floor, step: floor - player.floor, gems, held: heldAfter(player.gems, gems) };
    });
}

function reachable(view: ExpeditionView): number[] {
  return view.legal
    .filter((action): action is ExpeditionMoveTo => action.type === "move_to")
    .map(({ floor }) => floor);
}

/** The next floor that is offered, above or below; where there is none, the last one. */
export function nextFloor(
  offered: readonly Offer[],
  chosen: number | null,
  own: number,
  way: 1 | -1,
): number | null {
  const wanted = (chosen ?? own) + way;
  const floors = offered.map(({ floor }) => floor);
  return floors.includes(wanted)
    ? wanted
    : (chosen ?? floors.find((floor) => floor === own) ?? null);
}

/** The seats that have found, first the fastest. */
export function finders(view: ExpeditionView): number[] {
  const rankOf = (seat: number) => view.players[seat]?.found?.rank ?? 0;
  return view.players
    .flatMap(({ found }, seat) => (found === null ? [] : [seat]))
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** The finders that have not collected yet, in their order. */
export function queue(view: ExpeditionView): number[] {
  return finders(view).filter((seat) => !view.players[seat]?.collected);
}

/** Where a player stands in a round; between rounds, where it stood at the end of the last. */
export type Standing =
  | "idle"
  | "searching"
  | "found"
  | "missing"
  | "late"
  | "collected"
  | "now"
  | "next"
  | "later";

export function standing(view: ExpeditionView, seat: number): Standing {
  const player = view.players[seat];
  if (player === undefined) return "idle";
  if (player.collected) return "collected";
  const hasFound = player.found !== null;
  switch (view.phase) {
    case "search":
      return hasFound ? (view.options.harder ? "now" : "found") : "searching";
    case "move":
      return hasFound ? inQueue(queue(view).indexOf(seat)) : "missing";
    default:
      return hasFound ? "late" : hasPlayed(view) ? "missing" : "idle";
  }
}

function inQueue(place: number): Standing {
  return place === 0 ? "now" : place === 1 ? "next" : "later";
}

/** Whether a round is over. */
export function hasPlayed({ phase, round }: ExpeditionView): boolean {
  return phase === "over" || round > 1;
}
