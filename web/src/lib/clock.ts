// The server's clock as a device can know it: from what it is told, and how long the telling took.

interface Sample {
  /** The server's clock minus our steady one. */
  readonly offset: number;
  /** How long question and answer took together. */
  readonly trip: number;
  /** When it was taken, by our steady clock. */
  readonly at: number;
}

/** A device's clock may go wrong by so much of the time that passes: old samples are worth less. */
const DRIFT = 1e-4;

/** All times are in milliseconds; `steady` is a clock that is never set, such as `performance.now()`. */
export class ServerClock {
  #best: Sample | null = null;
  #isDoubted = false;

  constructor(
    readonly steady: () => number = () => performance.now(),
    readonly wall: () => number = () => Date.now(),
  ) {}

  /** What the server's clock shows now; ours until it has been heard of. */
  now(): number {
    return this.#best === null ? this.wall() : this.steady() + this.#best.offset;
  }

  /** The server told `now` in answer to a question of the moment `sent`: the shortest way is the
   * best known, since the answer was given somewhere on it. */
  measure(sent: number, now: number): void {
    const at = this.steady();
    const trip = at - sent;
    const best = this.#isDoubted ? null : this.#best;
    if (best !== null && trip > best.trip + (at - best.at) * DRIFT) return;
    this.#isDoubted = false;
    this.#best = { offset: now - sent - trip / 2, trip, at };
  }

  /** The device may have slept since: what is heard next is better than what is known. */
  doubt(): void {
    this.#isDoubted = true;
  }
}
