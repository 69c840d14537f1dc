// What events sound like; one's own taking and laying sounds as it is done.

import type { PyramidoEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";

/** The sounds of an event to a seat. */
export function soundsOf(event: PyramidoEvent, seat: number | null): Sound[] {
  switch (event.type) {
    case "domino_placed":
      return event.seat === seat ? [] : ["dig"];
    case "domino_turned_up":
      return ["skull"];
    case "legend_moved":
      return ["gem", "dig"];
    case "gems_drawn":
      return ["gem"];
    case "floor_scored":
      return event.seat === seat ? ["pyramid"] : [];
    default:
      return [];
  }
}
