// A seat in the race: its card, what it has in the making, and what it asks of the server.

import { Refusal } from "../../lib/api";
import type { BoardRoom } from "../../lib/game";
import { refusalText } from "../../lib/i18n.svelte";
import type {
  ExpeditionAction,
  ExpeditionKey,
  ExpeditionPlayerView,
  ExpeditionView,
  ViewMessage,
} from "../../lib/protocol";
import { type Draft, draftFrom, type Laid } from "./laying";
import { SIGNS } from "./wording";

/** A draft is of one puzzle: an old one is not used for another. */
interface Kept {
  readonly puzzle: string;
  readonly draft: Draft;
}

export class Racing {
  refusal = $state.raw<{ text: string; rule: string | null } | null>(null);
  isAsking = $state(false);

  constructor(
    readonly room: BoardRoom,
    readonly message: () => ViewMessage,
  ) {}

  get view(): ExpeditionView {
    return this.message().view as ExpeditionView;
  }

  get seat(): number {
    return this.message().seat ?? -1;
  }

  get me(): ExpeditionPlayerView | undefined {
    return this.view.players[this.seat];
  }

  /** The keys against the sign of the round. */
  get keys(): readonly ExpeditionKey[] {
    const { sign } = this.view;
    return sign === null ? [] : (this.me?.card?.keys[SIGNS.indexOf(sign)] ?? []);
  }

  /** Whether keys can be laid now. */
  get isSearching(): boolean {
    return !this.room.isReplay && this.view.prompt?.expects === "keys";
  }

  get canBeReady(): boolean {
    return !this.room.isReplay && this.view.legal.some(({ type }) => type === "ready");
  }

  /** What tells one puzzle from every other at this table. */
  get puzzle(): string {
    const { round, sign } = this.view;
    return [this.message().number, round, sign, this.me?.card?.number].join(":");
  }

  /** What lies on the door: how it was opened, or what was in the making before a reload. */
  get draft(): Draft {
    const found = this.view.phase === "ready" ? null : (this.me?.found ?? null);
    if (found !== null) return draftFrom(found.laid);
    const kept = this.room.draftOf(this.seat) as Partial<Kept> | undefined;
    return kept?.puzzle === this.puzzle ? (kept.draft ?? {}) : {};
  }

  keep(draft: Draft): void {
    this.refusal = null;
    if (this.isSearching) this.room.keepDraft(this.seat, { puzzle: this.puzzle, draft });
  }

  open(laid: readonly Laid[]): Promise<void> {
    return this.#ask({ type: "solve", laid });
  }

  ready(): Promise<void> {
    return this.canBeReady ? this.#ask({ type: "ready" }) : Promise.resolve();
  }

  /** One is not ready after all. */
  async takeBack(): Promise<void> {
    if (this.message().can_take_back) await this.#ask({ type: "take_back" });
  }

  async #ask(action: ExpeditionAction | { type: "take_back" }): Promise<void> {
    this.refusal = null;
    this.isAsking = true;
    try {
      await this.room.act(this.seat, action);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = { text: refusalText(error), rule: error.rule };
    } finally {
      this.isAsking = false;
    }
  }
}
