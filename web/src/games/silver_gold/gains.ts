// What a turn would bring, by category, and on which cells it stands.

import type { Score, SilverGoldCardView } from "../../lib/protocol";
import { cardOf, cellsOf, type Sign } from "./cards";

export interface Gain {
  readonly category: string;
  readonly symbol: string;
  readonly points: number;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  gems: "gem-red",
  torches: "torch",
  pyramids: "tomb",
  boxes: "pyr-green",
  skulls: "skull",
};

const SIGNS: Readonly<Record<string, readonly Sign[]>> = {
  gems: ["gem-red", "gem-green"],
  torches: ["torch"],
  pyramids: ["tomb"],
  skulls: ["skull", "potion"],
};

/** Points with their sign, as they are written on a card. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** What would change, category by category. */
export function gainsOf(
  now: Score,
  then: Score | null,
  cards: readonly (SilverGoldCardView | null)[] = [],
): Gain[] {
  if (then === null) return [];
  return Object.entries(then.categories)
    .map(([category, points]) => ({
      category,
      symbol: firstSign(category, cards) ?? SYMBOLS[category] ?? "gem-red",
      points: points - (now.categories[category] ?? 0),
    }))
    .filter((gain) => gain.points !== 0);
}

/** The first sign of this turn that belongs to a category. */
function firstSign(
  category: string,
  cards: readonly (SilverGoldCardView | null)[],
): Sign | undefined {
  const wanted = SIGNS[category] ?? [];
  return cards
    .flatMap((card) => (card === null ? [] : freshSigns(card)))
    .find((sign) => wanted.includes(sign));
}

/** What lies on the cells of this turn. */
export function freshSigns(card: SilverGoldCardView): Sign[] {
  const { signs } = cardOf(card.card);
  return cellsOf(card.fresh).map((cell) => signs[cell] ?? "empty");
}

/** Each gain on the first cell of the turn that brings it. */
export function tagsOf(
  gains: readonly Gain[],
  cards: readonly (SilverGoldCardView | null)[],
): Map<number, { cell: number; text: string }[]> {
  const tags = new Map<number, { cell: number; text: string }[]>();
  for (const gain of gains) {
    for (const card of cards) {
      if (card === null) continue;
      const signs = cardOf(card.card).signs;
      const wanted = SIGNS[gain.category] ?? [];
      const cell = cellsOf(card.fresh).find((c) => wanted.includes(signs[c] ?? "empty"));
      if (cell === undefined) continue;
      tags.set(card.card, [...(tags.get(card.card) ?? []), { cell, text: signed(gain.points) }]);
      break;
    }
  }
  return tags;
}
