// What events sound like.

import type { ExpeditionEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";

/** The sounds of an event to a seat. */
export function soundsOf(event: ExpeditionEvent, seat: number | null): Sound[] {
  switch (event.type) {
    case "die_rolled":
      return ["skull"];
    case "glass_turned":
      return ["sand"];
    case "door_opened":
      return [event.seat === seat ? "pyramid" : "torch"];
    case "search_over":
      return ["skull"];
    case "gems_collected":
      return event.gems.length > 0 ? ["gem"] : [];
    default:
      return [];
  }
}
