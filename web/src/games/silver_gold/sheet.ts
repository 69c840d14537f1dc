// The score sheet of a finished match: where the points of each seat come from. Rules SG-62, SG-63.

import type { SilverGoldColour, SilverGoldView } from "../../lib/protocol";
import { cardOf } from "./cards";

/** The colours, in the order of the view's boxes and of the sheet's symbols. */
export const COLOURS: readonly SilverGoldColour[] = ["green", "orange", "violet"];
/** What the boxes of a colour are worth, the first taken first. Rule SG-50. */
const BOX_POINTS = [10, 6, 3];
const PAIR_POINTS = 5;

/** A box that a seat took. */
export interface WonBox {
  readonly colour: SilverGoldColour;
  readonly points: number;
}

/** One seat on the sheet. */
export interface Column {
  readonly seat: number;
  readonly rank: number;
  readonly total: number;
  /** Points by row of the sheet. */
  readonly points: Readonly<Record<Row, number>>;
  /** The colours of the completed pyramids, sorted. */
  readonly colours: readonly SilverGoldColour[];
  readonly boxes: readonly WonBox[];
  readonly torches: number;
  readonly pairs: number;
  /** The lowest completed card, 0 if there is none: it parts equal totals. */
  readonly lowest: number;
}

export const ROWS = ["pyramids", "boxes", "torches", "pairs", "singles", "skull"] as const;
export type Row = (typeof ROWS)[number];

/** Every seat, the winner first. */
export function columns(view: SilverGoldView): Column[] {
  return view.players.map((_, seat) => column(view, seat)).sort(byRank);
}

function byRank(a: Column, b: Column): number {
  return a.rank - b.rank || a.seat - b.seat;
}

function column(view: SilverGoldView, seat: number): Column {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}`);
  const { total, categories } = player.score;
  const pairs = Math.min(player.red, player.green);
  const colours = player.done.map((card) => cardOf(card).colour);
  return {
    seat,
    rank: view.outcome?.ranks[seat] ?? rankBy(view, total),
    total,
    points: {
      pyramids: categories.pyramids ?? 0,
      boxes: categories.boxes ?? 0,
      torches: categories.torches ?? 0,
      pairs: PAIR_POINTS * pairs,
      singles: player.red + player.green - 2 * pairs,
      skull: categories.skulls ?? 0,
    },
    colours: COLOURS.flatMap((colour) => colours.filter((one) => one === colour)),
    boxes: wonBoxes(view, seat),
    torches: countBits(player.torches),
    pairs,
    lowest: player.done.length > 0 ? Math.min(...player.done) : 0,
  };
}

function rankBy(view: SilverGoldView, total: number): number {
  return 1 + view.players.filter((player) => player.score.total > total).length;
}

function wonBoxes(view: SilverGoldView, seat: number): WonBox[] {
  return COLOURS.flatMap((colour, index) =>
    (view.boxes[index] ?? []).flatMap((owner, place) =>
      owner === seat ? [{ colour, points: BOX_POINTS[place] ?? 0 }] : [],
    ),
  );
}

function countBits(mask: number): number {
  return mask.toString(2).replaceAll("0", "").length;
}

/** The most that a row gave anybody. */
export function best(sheet: readonly Column[], row: Row): number {
  return Math.max(...sheet.map((one) => one.points[row]));
}

/** Seats with the same total whom their lowest cards parted, group by group. Rule SG-63. */
export function partedTies(sheet: readonly Column[]): Column[][] {
  const totals = [...new Set(sheet.map((one) => one.total))];
  return totals
    .map((total) => sheet.filter((one) => one.total === total))
    .filter((group) => new Set(group.map((one) => one.rank)).size > 1);
}
