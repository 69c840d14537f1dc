// Choosing a floor: what is offered, what is chosen, and what is asked of the server.

import { tick } from "svelte";
import { announce } from "../../lib/announcer.svelte";
import { Refusal } from "../../lib/api";
import type { BoardRoom } from "../../lib/game";
import { refusalText } from "../../lib/i18n.svelte";
import type {
  ExpeditionAction,
  ExpeditionPlayerView,
  ExpeditionView,
  TakeBack,
  ViewMessage,
} from "../../lib/protocol";
import { offerInWords } from "./gemWords";
import { nextFloor, type Offer, offers } from "./prizes";

export class Climbing {
  refusal = $state.raw<{ text: string; rule: string | null } | null>(null);
  isBusy = $state(false);
  #wanted = $state<number | null>(null);
  /** What was offered when it was decided; it stays on show until all is done. */
  #decided = $state.raw<Offer[] | null>(null);

  constructor(
    readonly room: BoardRoom,
    readonly message: () => ViewMessage,
  ) {}

  get view(): ExpeditionView {
    return this.message().view as ExpeditionView;
  }

  get seat(): number | null {
    return this.message().seat;
  }

  get me(): ExpeditionPlayerView | undefined {
    return this.seat === null ? undefined : this.view.players[this.seat];
  }

  /** Whether the glass runs while one chooses. Rule EX-50. */
  get isQuick(): boolean {
    return this.view.options.harder;
  }

  get offers(): Offer[] {
    if (this.#decided !== null) return this.#decided;
    if (this.room.isReplay || this.seat === null) return [];
    return this.view.deciders.includes(this.seat) ? offers(this.view, this.seat) : [];
  }

  /** Whether this seat moves and collects now. */
  get isOpen(): boolean {
    return this.offers.length > 0;
  }

  /** Whether the pawn has gone already, and only the gems are to be taken. */
  get isGone(): boolean {
    return this.#decided === null && this.isOpen && this.me?.pending != null;
  }

  /** The floor that is chosen; where there is no choice, the only one. */
  get chosen(): Offer | null {
    const all = this.offers;
    return all.length === 1
      ? (all[0] ?? null)
      : (all.find(({ floor }) => floor === this.#wanted) ?? null);
  }

  choose(floor: number): void {
    if (!this.offers.some((offer) => offer.floor === floor)) return;
    this.#wanted = floor;
    this.refusal = null;
  }

  /** Choose by pointing; while the glass runs, a second tap on the same floor goes at once. */
  tap(floor: number): void {
    if (this.isQuick && this.chosen?.floor === floor) void this.go();
    else this.choose(floor);
  }

  /** Choose the next floor up or down, and say what it gives. */
  step(way: 1 | -1): void {
    const floor = nextFloor(this.offers, this.chosen?.floor ?? null, this.me?.floor ?? 0, way);
    if (floor === null) return;
    this.choose(floor);
    this.say();
  }

  /** What the chosen floor gives, read out. */
  say(): void {
    if (this.chosen) announce(offerInWords(this.chosen));
  }

  /** Go to the chosen floor and collect; where the pawn is there already, collect. */
  go(): Promise<void> {
    const floor = this.chosen?.floor;
    if (floor === undefined) return Promise.resolve();
    return this.#busily(async () => {
      const isGone = this.isGone;
      this.#decided = this.offers;
      try {
        // Both at once: in the harder version others may be quicker between the two.
        const moved = isGone ? undefined : this.#ask({ type: "move_to", floor });
        await Promise.all([moved, this.#ask({ type: "confirm" })]);
        this.#wanted = null;
      } finally {
        this.#decided = null;
      }
    });
  }

  /** Put the pawn back where it stood. */
  takeBack(): Promise<void> {
    if (!this.isGone || !this.message().can_take_back) return Promise.resolve();
    return this.#busily(() => this.#ask({ type: "take_back" }));
  }

  async #ask(action: ExpeditionAction | TakeBack): Promise<void> {
    await this.room.act(this.seat ?? -1, action);
    await tick();
  }

  async #busily(work: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.refusal = null;
    this.isBusy = true;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = { text: refusalText(error), rule: error.rule };
    } finally {
      this.isBusy = false;
    }
  }
}
