// What happens in Pyramido, in words.

import type { BoardRoom } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type {
  PyramidoColour,
  PyramidoEvent,
  PyramidoGem,
  PyramidoLegendMoved,
  PyramidoView,
  PyramidoZoneView,
} from "../../lib/protocol";
import type { Heard } from "../../lib/room.svelte";
import { type Box, columnOf, type Place, rowOf, type SeenBlock } from "./geometry";
import { counted } from "./payments";
import { gemsInWords, inList } from "./wording";

const DIRECTIONS = [">", "v", "<", "^"];

/** A place as the game's notation writes it: column, row, and where the other block lies. */
export function placeName({ cell, turn }: Place): string {
  return `${"abcdefghi"[columnOf(cell)]}${rowOf(cell) + 1}${DIRECTIONS[turn]}`;
}

function gemInWords(gem: PyramidoGem | null): string {
  return gem === null ? t("pd-gems-none") : t(`pd-gems-${gem}`, { count: 1 });
}

/** Where a domino would lie, for who cannot see it. */
export function placeInWords(
  first: PyramidoColour,
  other: PyramidoColour,
  aim: Place & { readonly isLegal: boolean },
  area: Box,
): string {
  return t("pd-aim", {
    first,
    other,
    where: ["right", "below", "left", "above"][aim.turn] ?? "right",
    row: rowOf(aim.cell) - area.row + 1,
    column: columnOf(aim.cell) - area.column + 1,
    legal: aim.isLegal ? "yes" : "no",
  });
}

/** A block that shows, for who cannot see it. */
export function blockInWords({ floor, cell, colour, seen }: SeenBlock, area: Box): string {
  const [row, column] = [rowOf(cell) - area.row + 1, columnOf(cell) - area.column + 1];
  return t("pd-block", { floor, row, column, colour, icons: seen });
}

/** Zones with what they would bring. */
export function zonesInWords(zones: readonly PyramidoZoneView[]): string {
  return zones
    .map(({ colour, icons }) => t("pd-zone-worth", { colour, icons, twice: 2 * icons }))
    .join(" ");
}

/** An event as a sentence; null if the board says it well enough. */
export function tell({ seat, event }: Heard, room: BoardRoom): string | null {
  const happened = event as PyramidoEvent;
  const who = (actor: number) => ({
    whose: actor === seat ? "mine" : "other",
    player: room.nameOf(actor),
  });
  switch (happened.type) {
    case "domino_taken":
      return t("pd-event-domino_taken", {
        ...who(happened.seat),
        domino: happened.domino,
        space: happened.space + 1,
        gem: gemInWords(happened.gem),
      });
    case "gems_drawn":
      return t("pd-event-gems_drawn", {
        space: happened.space + 1,
        gems: gemsInWords(counted(happened.gems)),
      });
    case "bag_refilled":
      return t("pd-event-bag_refilled", { gems: gemsInWords(happened.gems) });
    case "pile_rebuilt":
      return t("pd-event-pile_rebuilt", {
        space: happened.space + 1,
        source: happened.source + 1,
        size: happened.size,
      });
    case "domino_turned_up":
      return t("pd-event-domino_turned_up", {
        ...who(happened.seat),
        domino: happened.domino,
        space: happened.space + 1,
      });
    case "domino_placed":
      return placed(happened, who(happened.seat), happened.seat === seat && !room.isReplay);
    case "turn_lost":
      return t("pd-event-turn_lost", { ...who(happened.seat), floor: happened.floor });
    case "floor_scored":
      return t("pd-event-floor_scored", {
        ...who(happened.seat),
        floor: happened.floor,
        points: happened.points,
        zones: inList(happened.zones.map(([, , points]) => String(points))) || "0",
        mythical: happened.mythical,
      });
    case "floor_started":
      return `${t("pd-event-floor_started", { floor: happened.floor })} ${t("pd-said-first", starter(happened.first, seat, room))}`;
    case "legend_moved":
      return legendMoved(happened);
    case "legend_drew":
      return t("pd-event-legend_drew", { gem: gemInWords(happened.gem) });
    case "legend_scored":
      return t("pd-event-legend_scored", {
        floor: happened.floor,
        points: happened.points,
        gems: gemsInWords(happened.gems),
      });
    case "gem_discarded":
      return t("pd-event-gem_discarded", { ...who(happened.seat), gem: gemInWords(happened.gem) });
    case "match_ended":
      return t("pd-event-match_ended");
    case "zone_activated":
    case "zone_cleared":
    case "seat_confirmed":
      return null;
  }
}

type Placed = Extract<PyramidoEvent, { type: "domino_placed" }>;

/** One's own placing is announced as it is done. */
function placed(
  event: Placed,
  who: { whose: string; player: string },
  isSaid: boolean,
): string | null {
  if (isSaid) return null;
  const place = placeName({ cell: event.cell, turn: event.turn as Place["turn"] });
  return t("pd-event-domino_placed", { ...who, domino: event.domino, floor: event.floor, place });
}

/** Who plays first: the Legend has no seat of her own among the people. */
function starter(first: number, seat: number | null, room: BoardRoom) {
  return { whose: first === seat ? "mine" : "other", player: nameOf(first, room) };
}

/** A player's name; the Legend's if a rule plays. */
export function nameOf(seat: number, room: BoardRoom): string {
  const kind = room.seats[seat]?.kind;
  return kind === undefined || kind === "automa" ? t("pd-her") : room.nameOf(seat);
}

function legendMoved(event: PyramidoLegendMoved): string {
  const gems = [...event.first_pass, ...event.second_pass].map(([, gem]) => gem);
  return t("pd-event-legend_moved", {
    preferences: inList(event.preferences.map((colour) => t(`pd-colour-${colour}`))),
    gems: gems.length === 0 ? "" : gemsInWords(counted(gems)),
    drawn: event.drawn === null ? "" : gemInWords(event.drawn),
    domino: event.domino,
    space: event.space + 1,
    turned_up: event.turned_up === null ? "" : String(event.turned_up),
  });
}

/** The rule of the moment. */
export function ruleNow(view: PyramidoView): string {
  switch (view.phase) {
    case "take":
      return "PD-20";
    case "turn_up":
      return "PD-24";
    case "place":
      return view.floor === 1 ? "PD-31" : "PD-41";
    case "score":
      return "PD-52";
    case "keep":
      return "PD-61";
    case "over":
      return "PD-70";
  }
}
