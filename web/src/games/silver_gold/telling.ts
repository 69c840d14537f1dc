// What happens in Silver & Gold, in words.

import { t } from "../../lib/i18n.svelte";
import type { SilverGoldEvent, SilverGoldPattern, SilverGoldView } from "../../lib/protocol";
import type { BoardRoom } from "../../lib/game";
import type { Heard } from "../../lib/room.svelte";
import { cellName, cellsOf } from "./cards";

/** The name of a pattern, with its article. */
export function patternName(pattern: SilverGoldPattern): string {
  return t(`sg-pattern-${pattern}`);
}

/** Names as a list in words: "Nour, Théo et Ibis". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return t("sg-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** An event as a sentence; null if the board says it well enough. */
export function tell({ seat, event }: Heard, room: BoardRoom): string | null {
  const happened = event as SilverGoldEvent;
  const who = (actor: number) => ({
    whose: actor === seat ? "mine" : "other",
    player: room.nameOf(actor),
  });
  switch (happened.type) {
    case "expedition_revealed":
      return t("sg-said-expedition", { pattern: patternName(happened.pattern) });
    case "round_started":
    case "match_ended":
      return t(`sg-event-${happened.type}`, happened.type === "round_started" ? { round: happened.round } : {});
    case "pyramid_completed":
    case "card_taken":
    case "card_drawn":
      return t(`sg-event-${happened.type}`, { ...who(happened.seat), card: happened.card });
    case "cards_kept":
      return t("sg-event-cards_kept", { ...who(happened.seat), cards: listed(happened.cards.map(String)) });
    case "pyramid_points_scored":
      return t("sg-event-pyramid_points_scored", {
        ...who(happened.seat),
        card: happened.card,
        points: happened.points,
        colour: t(`sg-colour-${happened.colour}`),
      });
    case "reserve_refilled":
      return t("sg-event-reserve_refilled", { cards: listed(happened.cards.map(String)) });
    case "symbols_collected":
      return collected(happened, who(happened.seat));
    case "card_chosen":
      return room.isReplay ? t("sg-event-card_chosen", { ...who(happened.seat), card: happened.card }) : null;
    case "cells_marked":
      return room.isReplay ? marked(happened, who(happened.seat)) : null;
    case "seat_confirmed":
    case "marks_shown":
      return null;
  }
}

type Marked = Extract<SilverGoldEvent, { type: "cells_marked" }>;

function marked(event: Marked, who: { whose: string; player: string }): string {
  const cells = listed(cellsOf(event.cells).map(cellName));
  return t("sg-event-cells_marked", { ...who, card: event.card, cells });
}

type Collected = Extract<SilverGoldEvent, { type: "symbols_collected" }>;

function collected(event: Collected, who: { whose: string; player: string }): string | null {
  const gains: string[] = [];
  if (event.red > 0) gains.push(t("sg-gain-red", { count: event.red }));
  if (event.green > 0) gains.push(t("sg-gain-green", { count: event.green }));
  if (event.torch) gains.push(t("sg-gain-torch"));
  if (event.skulls > 0) gains.push(t("sg-gain-skulls", { count: event.skulls }));
  if (event.skulls < 0) gains.push(t("sg-gain-potion", { count: -event.skulls }));
  return gains.length === 0 ? null : t("sg-event-symbols_collected", { ...who, gains: listed(gains) });
}

/** What is asked of a seat now, and who else is waited for. */
export function banner(
  view: SilverGoldView,
  seat: number | null,
  room: BoardRoom,
  isSingle: boolean,
): { title: string; detail: string } {
  const others = view.deciders.filter((decider) => decider !== seat).map((s) => room.nameOf(s));
  const names = listed(others);
  if (room.isReplay) return retold(view, seat, room);
  if (seat === null || !view.deciders.includes(seat)) {
    const isDone = seat !== null && view.phase !== "over" && view.phase !== "replace";
    const title = isDone ? t("sg-now-confirmed") : t("sg-now-watch", { phase: view.phase });
    return { title, detail: others.length === 0 ? "" : t("sg-now-waiting", { names }) };
  }
  const alone = view.phase === "replace" ? "" : t("sg-now-only-you");
  const detail = others.length === 0 ? alone : t("sg-now-together", { names, count: others.length });
  return { title: asked(view, seat, isSingle), detail };
}

/** Whose view a moment of a replay is, and what it is about: nobody is asked for anything. */
function retold(
  view: SilverGoldView,
  seat: number | null,
  room: BoardRoom,
): { title: string; detail: string } {
  const about = view.phase === "over" ? t("sg-now-over") : t("sg-now-watch", { phase: view.phase });
  const names = listed(view.deciders.map((decider) => room.nameOf(decider)));
  const detail = names === "" ? "" : t("sg-now-deciding", { names, count: view.deciders.length });
  if (seat === null) return { title: about, detail };
  return { title: room.nameOf(seat), detail: [about, detail].filter(Boolean).join(" · ") };
}

function asked(view: SilverGoldView, seat: number, isSingle: boolean): string {
  const me = view.players[seat];
  const isReady = view.legal.some((action) => action.type === "confirm");
  switch (view.phase) {
    case "keep":
      return t(isReady ? "sg-now-keep-done" : "sg-now-keep", { kept: view.kept.length });
    case "replace":
      return t(isReady ? "sg-now-replace-done" : "sg-now-replace");
    case "mark": {
      if (me !== undefined && me.owed > 0) return t("sg-now-cross", { owed: me.owed });
      if (isReady) return t("sg-now-confirm");
      if (isSingle) return t("sg-now-single");
      const pattern = view.used.at(-1);
      return pattern === undefined ? "" : t("sg-now-mark", { pattern: patternName(pattern) });
    }
    case "over":
      return t("sg-now-over");
  }
}

/** The rule of the moment. */
export function ruleNow(view: SilverGoldView): string {
  const owed = view.seat === null ? 0 : (view.players[view.seat]?.owed ?? 0);
  if (view.phase === "keep") return "SG-10";
  if (view.phase === "replace") return "SG-41";
  if (view.phase === "over") return "SG-62";
  return owed > 0 ? "SG-30" : "SG-22";
}
