// The sheet of the end: six counts a player, and what parted equal ones. Rules EX-41 and EX-42.

import type { ExpeditionView } from "../../lib/protocol";

/** One player's column. */
export interface Column {
  readonly seat: number;
  readonly rank: number;
  /** How many of each colour. */
  readonly counts: readonly number[];
  /** The same, the greatest first: so they are compared. */
  readonly sorted: readonly number[];
  /** The most of one colour. */
  readonly best: number;
  /** All gems, which decide nothing. */
  readonly all: number;
}

/** Every player's column, the winner first. */
export function columns(view: ExpeditionView): Column[] {
  return view.players
    .map(({ gems }, seat) => {
      const sorted = [...gems].sort((a, b) => b - a);
      const rank = view.outcome?.ranks[seat] ?? 0;
      const all = gems.reduce((sum, count) => sum + count, 0);
      return { seat, rank, counts: gems, sorted, best: sorted[0] ?? 0, all };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** Players that are level, and the colour that parts them; none does if they share their place. */
export interface Tie {
  /** What the earlier colours came to, which is equal. */
  readonly before: readonly number[];
  /** Which colour parts them: 2 for the second; null if none does. */
  readonly place: number | null;
  readonly columns: readonly Column[];
}

/** How equal bests were parted, in the order in which the rule looks. */
export function ties(sheet: readonly Column[]): Tie[] {
  return level(sheet, 0).flatMap((group) => parted(group, 1));
}

function parted(group: readonly Column[], at: number): Tie[] {
  const before = group[0]?.sorted.slice(0, at) ?? [];
  if (at >= (group[0]?.sorted.length ?? 0)) {
    return [{ before, place: null, columns: group }];
  }
  const isParted = new Set(group.map(({ sorted }) => sorted[at])).size > 1;
  const here: Tie[] = isParted ? [{ before, place: at + 1, columns: group }] : [];
  return [...here, ...level(group, at).flatMap((same) => parted(same, at + 1))];
}

/** Groups of at least two whose counts are equal at a place, the greatest first. */
function level(all: readonly Column[], at: number): Column[][] {
  const values = [...new Set(all.map(({ sorted }) => sorted[at] ?? 0))].sort((a, b) => b - a);
  return values
    .map((value) => all.filter(({ sorted }) => sorted[at] === value))
    .filter((group) => group.length > 1);
}
