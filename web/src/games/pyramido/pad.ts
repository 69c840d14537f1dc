// The score pad: four floors a column, the Legend's too, and what parts equal totals. Rules PD-70 and PD-90.

import type { PyramidoView } from "../../lib/protocol";
import { sumOf } from "./payments";

/** One column of the pad. */
export interface Column {
  readonly seat: number;
  readonly isLegend: boolean;
  /** The points of the floors that are finished. */
  readonly floors: readonly number[];
  readonly total: number;
  readonly rank: number;
  /** The gems that are left, which part equal totals first. */
  readonly gems: number;
  /** The most points on one floor, which part them next. */
  readonly bestFloor: number;
}

/** Every seat in the order of play, the Legend last. */
export function columns(view: PyramidoView): Column[] {
  const players = view.players.map(({ floors, gems }) => ({ floors, gems, isLegend: false }));
  const legend = view.legend === null ? [] : [{ ...view.legend, isLegend: true }];
  const all = [...players, ...legend].map(({ floors, gems, isLegend }, seat) => ({
    seat,
    isLegend,
    floors,
    total: sumOf(floors),
    gems: sumOf(gems),
    bestFloor: Math.max(0, ...floors),
  }));
  return all.map((one) => ({ ...one, rank: view.outcome?.ranks[one.seat] ?? rankAmong(all, one.total) }));
}

function rankAmong(all: readonly { readonly total: number }[], total: number): number {
  return 1 + all.filter((one) => one.total > total).length;
}

/** The same, the winner first. */
export function ranked(view: PyramidoView): Column[] {
  return columns(view).sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** What parted some columns that are level, or that nothing did. */
export interface Tie {
  readonly by: "gems" | "floor" | "shared" | "legend";
  readonly total: number;
  readonly columns: readonly Column[];
}

/** How equal totals were parted, in the order in which the rule looks. */
export function ties(sheet: readonly Column[]): Tie[] {
  return level(sheet, (one) => one.total).flatMap((group) => {
    const total = group[0]?.total ?? 0;
    if (group.some((one) => one.isLegend)) return [{ by: "legend" as const, total, columns: group }];
    return parted(total, group);
  });
}

function parted(total: number, group: readonly Column[]): Tie[] {
  const byGems: Tie[] = differ(group, (one) => one.gems) ? [{ by: "gems", total, columns: group }] : [];
  const later = level(group, (one) => one.gems).flatMap((same): Tie[] => {
    const byFloor: Tie[] = differ(same, (one) => one.bestFloor) ? [{ by: "floor", total, columns: same }] : [];
    const shared = level(same, (one) => one.bestFloor);
    return [...byFloor, ...shared.map((equal): Tie => ({ by: "shared", total, columns: equal }))];
  });
  return [...byGems, ...later];
}

/** Groups of at least two with the same value, the greatest first. */
function level(all: readonly Column[], value: (one: Column) => number): Column[][] {
  const values = [...new Set(all.map(value))].sort((a, b) => b - a);
  return values.map((same) => all.filter((one) => value(one) === same)).filter((group) => group.length > 1);
}

function differ(all: readonly Column[], value: (one: Column) => number): boolean {
  return new Set(all.map(value)).size > 1;
}
