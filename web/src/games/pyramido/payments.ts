// What lights a zone and what doubles it, and the steps from one lighting to another. Rules PD-52 to PD-57.

import type {
  PyramidoActivate,
  PyramidoColour,
  PyramidoDeactivate,
  PyramidoGem,
  PyramidoLitView,
  PyramidoZoneView,
} from "../../lib/protocol";

/** The gems in the order in which views count them. */
export const GEMS: readonly PyramidoGem[] = ["orange", "blue", "purple", "green", "red", "mythical"];
const MYTHICAL = GEMS.indexOf("mythical");
/** What a zone is paid with, in colour gems: to light it, and to double it. */
const WORTH = { lit: 1, doubled: 3 } as const;

/** What a zone may be. */
export type Level = "none" | "lit" | "doubled";
export type Payment = readonly PyramidoGem[];
/** Gems by kind, in the order of `GEMS`. */
export type Counts = readonly number[];
/** A zone and what lies on it. */
export interface Paid {
  readonly zone: number;
  readonly gems: Payment;
}
export type LightingStep = PyramidoActivate | PyramidoDeactivate;

/** Gems by kind. */
export function counted(gems: Payment): number[] {
  return GEMS.map((kind) => gems.filter((gem) => gem === kind).length);
}

/** Gems one by one, in the order of their kinds. */
export function spread(counts: Counts): PyramidoGem[] {
  return GEMS.flatMap((gem, kind) => Array.from({ length: counts[kind] ?? 0 }, () => gem));
}

export function sumOf(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** What is left of some gems beside those that lie on zones; `but` is a zone that is cleared. */
export function gemsLeft(gems: Counts, lit: readonly Paid[], but: number | null = null): number[] {
  const used = counted(lit.flatMap((one) => (one.zone === but ? [] : one.gems)));
  return gems.map((count, kind) => count - (used[kind] ?? 0));
}

/** What a payment makes of a zone. */
export function levelOf(gems: Payment | undefined): Level {
  if (gems === undefined || gems.length === 0) return "none";
  const mythical = gems.filter((gem) => gem === "mythical").length;
  return gems.length - mythical + mythical / 2 >= WORTH.doubled ? "doubled" : "lit";
}

/** All ways to bring a zone to a level with the gems at hand: colour gems first. */
export function waysToPay(colour: PyramidoColour, level: Level, left: Counts): Payment[] {
  if (level === "none") return [];
  const worth = WORTH[level];
  const own = left[GEMS.indexOf(colour)] ?? 0;
  const pairs = Math.floor((left[MYTHICAL] ?? 0) / 2);
  const ways: Payment[] = [];
  for (let paired = 0; paired <= Math.min(worth, pairs); paired += 1) {
    if (worth - paired > own) continue;
    ways.push([
      ...Array.from({ length: worth - paired }, () => colour),
      ...Array.from({ length: 2 * paired }, () => "mythical" as const),
    ]);
  }
  return ways;
}

/** What a tap makes of a zone: nothing, lit, doubled, nothing; what cannot be paid is left out. */
export function nextPayment(zone: PyramidoZoneView, gems: Counts, lit: readonly Paid[]): Payment {
  const now = levelOf(lit.find((one) => one.zone === zone.zone)?.gems);
  const left = gemsLeft(gems, lit, zone.zone);
  if (now === "doubled") return [];
  const levels: readonly Level[] = now === "none" ? ["lit", "doubled"] : ["doubled"];
  return levels.flatMap((level) => waysToPay(zone.colour, level, left))[0] ?? [];
}

/** The next way to pay for what a zone is now, with more mythical gems; then from the start. */
export function otherPayment(zone: PyramidoZoneView, gems: Counts, lit: readonly Paid[]): Payment {
  const now = lit.find((one) => one.zone === zone.zone)?.gems ?? [];
  const left = gemsLeft(gems, lit, zone.zone);
  if (now.length === 0) return waysToPay(zone.colour, "lit", left).at(-1) ?? [];
  const ways = waysToPay(zone.colour, levelOf(now), left);
  const place = ways.findIndex((way) => isSame(way, now));
  return ways[(place + 1) % Math.max(1, ways.length)] ?? now;
}

/** What dropping a gem on a zone pays: the next level with this gem in it; null if there is none. */
export function paymentWith(
  gem: PyramidoGem,
  zone: PyramidoZoneView,
  gems: Counts,
  lit: readonly Paid[],
): Payment | null {
  const now = levelOf(lit.find((one) => one.zone === zone.zone)?.gems);
  const level = now === "none" ? "lit" : "doubled";
  const ways = waysToPay(zone.colour, level, gemsLeft(gems, lit, zone.zone));
  return now === "doubled" ? null : (ways.find((way) => way.includes(gem)) ?? null);
}

/** From what is lit to what is wanted, gems freed before they are laid elsewhere. */
export function stepsTo(lit: readonly Paid[], wanted: readonly Paid[]): LightingStep[] {
  const stays = (one: Paid, among: readonly Paid[]) =>
    among.some((other) => other.zone === one.zone && isSame(other.gems, one.gems));
  const cleared = lit.filter((one) => !stays(one, wanted));
  const laid = wanted.filter((one) => one.gems.length > 0 && !stays(one, lit));
  return [
    ...cleared.map(({ zone }): LightingStep => ({ type: "deactivate", zone })),
    ...laid.map(({ zone, gems }): LightingStep => ({ type: "activate", zone, gems })),
  ];
}

/** The same lighting with one zone paid otherwise; with nothing, it goes out. */
export function repaid(lit: readonly Paid[], zone: number, gems: Payment): Paid[] {
  const others = lit.filter((one) => one.zone !== zone);
  return gems.length === 0 ? others : [...others, { zone, gems }];
}

/** Points of the floor as it is lit: zones, and one for each mythical gem that is left. */
export function floorPoints(gems: Counts, lit: readonly PyramidoLitView[]): number {
  const left = gemsLeft(gems, lit)[MYTHICAL] ?? 0;
  return lit.reduce((sum, one) => sum + one.points, left);
}

function isSame(one: Payment, other: Payment): boolean {
  return one.length === other.length && one.every((gem, place) => gem === other[place]);
}
