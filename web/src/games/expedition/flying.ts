// Gems that are collected fly from the board to their collector, even if the board gives way meanwhile.

import { mount, unmount } from "svelte";
import type { BoardRoom } from "../../lib/game";
import type { ExpeditionEvent, ExpeditionGemsCollected } from "../../lib/protocol";
import { isStill } from "../../lib/settings.svelte";
import FlyingGem from "./FlyingGem.svelte";

/** How long a pawn takes for one floor. */
export const HOP = 120;
const APART = 80;

/** Let gems fly whenever a seat hears that some are collected; gives a function that ends it. */
export function flyWhenCollected(room: BoardRoom, seat: number | null): () => void {
  /** When the pawn of a seat arrives. */
  const arrivals = new Map<number, number>();
  return room.listen((news) => {
    // At the end of the match the board is gone at once.
    if (isStill() || news.some(({ event }) => event.type === "match_ended")) return;
    for (const heard of news) {
      const event = heard.event as ExpeditionEvent;
      if (heard.seat !== seat) continue;
      if (event.type === "pawn_moved") {
        arrivals.set(event.seat, performance.now() + HOP * Math.abs(event.floor - event.start));
      } else if (event.type === "gems_collected") {
        fly(event, Math.max(0, (arrivals.get(event.seat) ?? 0) - performance.now()));
      }
    }
  });
}

function fly({ seat, floor, gems, holes }: ExpeditionGemsCollected, delay: number): void {
  gems.forEach((gem, i) => {
    const from = shown(`[data-hole="${floor}-${holes[i]}"]`);
    if (from === null) return;
    const flying = mount(FlyingGem, {
      target: document.body,
      props: {
        gem,
        from,
        findEnd: () => shown(`[data-collector="${seat}-${gem}"]`),
        delay: delay + i * APART,
        onland: () => void unmount(flying),
      },
    });
  });
}

/** Where the first of some elements that can be seen is. */
function shown(selector: string): DOMRect | null {
  const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxes.find(({ width }) => width > 0) ?? null;
}
