// What events sound like to the one whose they are.

import type { SilverGoldEvent } from "../../lib/protocol";
import type { Sound } from "../../lib/sounds";

/** The sounds of what a seat has collected. */
export function soundsOf(event: SilverGoldEvent, seat: number | null): Sound[] {
  if (event.type !== "symbols_collected" || event.seat !== seat) return [];
  const sounds: Sound[] = [];
  if (event.red + event.green > 0) sounds.push("gem");
  if (event.torch) sounds.push("torch");
  if (event.skulls > 0) sounds.push("skull");
  if (event.skulls < 0) sounds.push("potion");
  return sounds;
}
