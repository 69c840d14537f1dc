// What seats have in the making, to be kept by the server: not too often, but always the last.

/** At most so often is a draft sent, in milliseconds. */
export const PAUSE = 300;

export class Drafts {
  #kept = new Map<number, unknown>();
  #unsent = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `send` tells whether it could be sent. */
  constructor(readonly send: (seat: number, draft: unknown) => boolean) {}

  /** What a seat has in the making, as far as this device knows; undefined if nothing. */
  of(seat: number): unknown {
    return this.#kept.get(seat);
  }

  /** Keep a draft: at once, or with the next that are sent together. */
  keep(seat: number, draft: unknown): void {
    this.#kept.set(seat, draft);
    this.#unsent.add(seat);
    if (this.#timer === undefined) this.flush();
  }

  /** The server tells a draft: of before a reload, or of this seat on another screen. */
  hear(seat: number, draft: unknown): void {
    if (!this.#unsent.has(seat)) this.#kept.set(seat, draft);
  }

  /** Send what has not been sent; what cannot be sent waits until this is asked again. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sent = [...this.#unsent].filter((seat) => this.send(seat, this.#kept.get(seat)));
    for (const seat of sent) this.#unsent.delete(seat);
    if (sent.length > 0) this.#timer = setTimeout(() => this.flush(), PAUSE);
  }

  /** Another match begins, or none is looked at any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#kept.clear();
    this.#unsent.clear();
  }
}
