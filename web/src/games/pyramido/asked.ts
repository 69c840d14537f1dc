// What the board says in large words: what is asked of a seat now, or who is waited for.

import type { BoardRoom } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type { PyramidoView } from "../../lib/protocol";
import type { Building } from "./building.svelte";
import { nameOf } from "./telling";
import { inList } from "./wording";

export interface Banner {
  readonly title: string;
  readonly detail: string;
}

export function banner(view: PyramidoView, seat: number | null, room: BoardRoom, building: Building): Banner {
  if (view.phase === "over") return { title: t("pd-now-over"), detail: "" };
  if (room.isReplay) return retold(view, seat, room);
  if (seat !== null && view.deciders.includes(seat)) return asked(view, building);
  return waiting(view, seat, room);
}

/** What to do, and how. */
function asked(view: PyramidoView, building: Building): Banner {
  switch (view.phase) {
    case "take":
      if (building.space === null) return { title: t("pd-now-take"), detail: t("pd-how-take") };
      return { title: t("pd-now-gem"), detail: t("pd-how-gem", { space: building.space + 1 }) };
    case "turn_up":
      return { title: t("pd-now-turn_up"), detail: t("pd-how-turn_up") };
    case "place":
      if (building.laid !== null) return { title: t("pd-now-confirm"), detail: "" };
      return { title: t("pd-now-place"), detail: t("pd-how-place", { floor: view.floor }) };
    default:
      return waitingFor(view);
  }
}

function waitingFor(view: PyramidoView): Banner {
  return { title: t("pd-now-watch", { phase: view.phase, floor: view.floor }), detail: "" };
}

/** Whose turn it is, and whether one has anything left to do on this floor. */
function waiting(view: PyramidoView, seat: number | null, room: BoardRoom): Banner {
  const names = inList(view.deciders.map((decider) => nameOf(decider, room)));
  const me = seat === null ? undefined : view.players[seat];
  const detail = me?.done ? t("pd-now-done", { floor: view.floor }) : "";
  if (view.turn === null) {
    return { title: waitingFor(view).title, detail: t("pd-now-waiting", { names }) };
  }
  return { title: t("pd-now-turn", { phase: view.phase, name: names }), detail };
}

/** Whose view a moment of a replay is, and what it is about: nobody is asked for anything. */
function retold(view: PyramidoView, seat: number | null, room: BoardRoom): Banner {
  const names = inList(view.deciders.map((decider) => nameOf(decider, room)));
  const about =
    view.turn === null
      ? waitingFor(view).title
      : t("pd-now-turn", { phase: view.phase, name: names });
  return seat === null ? { title: about, detail: "" } : { title: room.nameOf(seat), detail: about };
}
