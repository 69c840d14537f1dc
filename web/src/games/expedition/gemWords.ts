// Gems, floors and times in words, for screens and for screen readers.

import { t } from "../../lib/i18n.svelte";
import type { ExpeditionGem } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { type Held, type Offer, tally } from "./prizes";

/** Things as a list in words. */
export function inList(words: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(words);
}

/** How many of each colour: "2 blanches et 1 rouge". */
export function heldInWords(held: readonly Held[]): string {
  return inList(held.map(({ gem, count }) => t(`ex-held-${gem}`, { count })));
}

/** Gems by colour; a sentence of its own where there is none. */
export function gemsInWords(gems: readonly ExpeditionGem[]): string {
  return gems.length === 0 ? t("ex-held-none") : heldInWords(tally(gems));
}

/** How far a floor is: "monter de 2". */
export function wayInWords(step: number): string {
  const way = step > 0 ? "up" : step < 0 ? "down" : "stay";
  return t("ex-floor-way", { way, floors: Math.abs(step) });
}

/** A floor with what it gives: "étage 4, monter de 2, 2 orange, vous en auriez 6". */
export function offerInWords({ floor, step, gems, held }: Offer): string {
  const [first] = held;
  const count = held.length === 1 && first ? first.count : 0;
  const values = { floor, way: wayInWords(step), gems: gemsInWords(gems) };
  if (first === undefined) return t("ex-floor-words-none", values);
  return count > 0
    ? t("ex-floor-words-one", { ...values, count })
    : t("ex-floor-words", { ...values, held: heldInWords(held) });
}

/** A time in seconds, with tenths. */
export function seconds(ms: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(settings.language, digits).format(ms / 1000);
}
