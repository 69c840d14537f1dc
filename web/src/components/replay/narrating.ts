// A replay in words.

import type { GameModule } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type { Frame } from "../../lib/protocol";
import { heardIn, type Replay } from "../../lib/replay.svelte";

/** What is said of one moment; `actor` is whose doing it is, if it is one seat's. */
export interface Line {
  readonly seq: number;
  readonly actor: number | null;
  readonly sentences: readonly string[];
}

/** The moments that something can be said of, in order; the first one is always among them. */
export function linesOf(replay: Replay, game: Pick<GameModule, "tell">): Line[] {
  return replay.frames.flatMap((frame, i) => {
    const told = heardIn(frame, null)
      .map((heard) => game.tell(heard, replay))
      .filter((sentence) => sentence !== null);
    const sentences = i === 0 ? [t("replay-story-begin"), ...told] : told;
    return sentences.length === 0 ? [] : [{ seq: frame.seq, actor: actorOf(frame), sentences }];
  });
}

/** Who acted, unless what happened then concerns others, or everybody. */
function actorOf({ actor, events }: Frame): number | null {
  const isTheirs = events.every((event) => "seat" in event && event.seat === actor);
  return isTheirs ? actor : null;
}
