// Leaving the gems that are too many: chosen first, asked for when they are confirmed. Rule PD-61.

import type { PyramidoGem } from "../../lib/protocol";
import { Asking } from "./asking.svelte";
import { limited, stillSpare, toggled } from "./keeping";
import { type Counts, GEMS, spread } from "./payments";

export class Discarding extends Asking {
  #chosen = $state.raw<Counts>(GEMS.map(() => 0));

  get isOpen(): boolean {
    return this.isMyTurn && this.view.phase === "keep";
  }

  get gems(): Counts {
    return this.me?.gems ?? [];
  }

  /** The gems that are chosen to leave. */
  get leaving(): Counts {
    return limited(this.gems, this.#chosen);
  }

  /** How many are still to be chosen. */
  get spare(): number {
    return stillSpare(this.gems, this.leaving);
  }

  get canConfirm(): boolean {
    return this.isOpen && this.spare === 0;
  }

  /** Choose a gem to leave, or to stay again. */
  toggle(gem: PyramidoGem, leaves: boolean): void {
    if (!this.isOpen || this.isBusy) return;
    this.#chosen = toggled(this.gems, this.leaving, GEMS.indexOf(gem), leaves);
  }

  keepAll(): void {
    if (!this.isBusy) this.#chosen = GEMS.map(() => 0);
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm) return;
    await this.busily(async () => {
      for (const gem of spread(this.leaving)) await this.ask({ type: "discard", gem });
      this.#chosen = GEMS.map(() => 0);
      await this.ask({ type: "confirm" });
    });
  }
}
