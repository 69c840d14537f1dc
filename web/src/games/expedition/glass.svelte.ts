// The time that is left, measured anew for every frame: from the deadline and the server's clock.

import type { BoardRoom } from "../../lib/game";
import type { ExpeditionView, ViewMessage } from "../../lib/protocol";
import { countdownLeft, glassLeft } from "./glass";

type Measure = (view: ExpeditionView, deadline: number | null, now: number) => number | null;

/** What runs now; `measure` tells how long it still does. */
export class Running {
  #left = $state<number | null>(null);

  constructor(
    readonly room: BoardRoom,
    readonly message: () => ViewMessage,
    readonly measure: Measure,
  ) {
    this.#left = this.#measured();
    $effect(() => {
      if (room.isReplay) return;
      let frame = 0;
      const draw = () => {
        this.#left = this.#measured();
        frame = requestAnimationFrame(draw);
      };
      draw();
      return () => cancelAnimationFrame(frame);
    });
  }

  /** Milliseconds; null if nothing runs. */
  get left(): number | null {
    return this.room.isReplay ? this.#measured() : this.#left;
  }

  #measured(): number | null {
    const { view, deadline } = this.message();
    return this.measure(view as ExpeditionView, deadline, this.room.now());
  }
}

export function runningGlass(room: BoardRoom, message: () => ViewMessage): Running {
  return new Running(room, message, glassLeft);
}

export function runningCountdown(room: BoardRoom, message: () => ViewMessage): Running {
  return new Running(room, message, countdownLeft);
}
