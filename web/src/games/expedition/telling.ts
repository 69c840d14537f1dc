// What happens in Expédition Pyramide, in words.

import type { BoardRoom } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type { ExpeditionEvent, ExpeditionGem, ExpeditionView } from "../../lib/protocol";
import type { Heard } from "../../lib/room.svelte";
import { inList } from "./gemWords";
import { tally } from "./prizes";

/** An event as a sentence; null if the board says it well enough. */
export function tell({ seat, event }: Heard, room: BoardRoom): string | null {
  const happened = event as ExpeditionEvent;
  const who = (actor: number) => ({
    whose: actor === seat ? "mine" : "other",
    player: room.nameOf(actor),
  });
  switch (happened.type) {
    case "cards_drawn":
      return t("ex-event-cards_drawn", { ...who(happened.seat), round: happened.round });
    case "seat_ready":
      return happened.seat === seat ? null : t("ex-event-seat_ready", who(happened.seat));
    case "die_rolled":
      return t("ex-event-die_rolled", { ...who(happened.seat), sign: happened.sign });
    case "glass_turned":
      return t("ex-event-glass_turned", { glass: happened.glass });
    case "door_opened":
      return t("ex-event-door_opened", {
        ...who(happened.seat),
        rank: happened.rank,
        seconds: Math.round(happened.ms / 100) / 10,
      });
    case "search_over":
      return t("ex-event-search_over", {
        round: happened.round,
        count: happened.finders.length,
      });
    case "pawn_moved":
      return t("ex-event-pawn_moved", {
        ...who(happened.seat),
        start: happened.start,
        floor: happened.floor,
        way: wayOf(happened.start, happened.floor),
      });
    case "gems_collected":
      return t("ex-event-gems_collected", {
        ...who(happened.seat),
        floor: happened.floor,
        gems: gemsOf(happened.gems),
      });
    case "gems_missed":
      return t("ex-event-gems_missed", who(happened.seat));
    case "match_ended":
      return t("ex-event-match_ended");
    case "credit_given":
      return null;
  }
}

function wayOf(start: number, floor: number): "stay" | "up" | "down" {
  return floor === start ? "stay" : floor > start ? "up" : "down";
}

function gemsOf(gems: readonly ExpeditionGem[]): string {
  return inList(tally(gems).map(({ gem, count }) => t(`ex-gem-${gem}`, { count })));
}

/** The rule of the moment. */
export function ruleNow(view: ExpeditionView): string {
  switch (view.phase) {
    case "ready":
      return "EX-20";
    case "search":
      return view.options.harder && view.seat !== null && view.players[view.seat]?.found
        ? "EX-50"
        : "EX-22";
    case "move":
      return "EX-30";
    case "over":
      return "EX-41";
  }
}
