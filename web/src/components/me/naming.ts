// Who played a finished match, in words.

import { listed } from "../../lib/catalogue";
import { t } from "../../lib/i18n.svelte";
import { automaNamed } from "../../lib/automas";
import type { GameCard, MatchResult } from "../../lib/protocol";
import { locale, settings } from "../../lib/settings.svelte";
import { bestSeat, isAlone, pointsOf, rankOf } from "../../lib/statistics";

/** What a seat was called; a bot that only had a level gets a name of ours. */
function nameAt(match: MatchResult, seat: number, cards: readonly GameCard[]): string {
  const name = match.names[seat] ?? "";
  if (match.kinds[seat] === "automa") return automaNamed(match.game);
  if (match.kinds[seat] !== "bot") return name;
  const levels = cards.find((card) => card.id === match.game)?.bots;
  return levels === undefined || levels.includes(name) ? t("bot-name", { seat }) : name;
}

/** With whom it was played: everybody but the own seat that came furthest. */
export function companyOf(match: MatchResult, cards: readonly GameCard[]): string {
  const own = bestSeat(match);
  const others = match.names.map((_, seat) => seat).filter((seat) => seat !== own);
  if (others.length === 0) return t("me-alone");
  const names = listed(others.map((seat) => nameAt(match, seat, cards)));
  return isAlone(match) ? t("me-against", { names }) : t("me-with", { names });
}

/** How it ended for this device, and for whom of several. */
export function resultOf(match: MatchResult, cards: readonly GameCard[]): string {
  const rank = rankOf(match);
  if (isAlone(match)) return t("me-result-alone", { rank });
  const result = t("me-result", { rank });
  if (match.seats.length === 1) return result;
  return t("me-result-of", { result, name: nameAt(match, bestSeat(match), cards) });
}

/** Points in words, with a minus that is one. */
export function pointsIn(match: MatchResult): string {
  return t("me-points", { points: pointsOf(match), game: match.game }).replace("-", "−");
}

/** The day of a match. */
export function dayOf(match: MatchResult): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(match.at);
}

/** A figure as a language writes it. */
export function figure(value: number): string {
  const format = new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 });
  return format.format(value).replace("-", "−");
}
