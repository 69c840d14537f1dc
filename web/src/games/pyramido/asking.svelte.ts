// What a seat asks of the server, one thing after the other, and what is refused.

import { tick } from "svelte";
import { Refusal } from "../../lib/api";
import type { BoardRoom } from "../../lib/game";
import { refusalText } from "../../lib/i18n.svelte";
import type {
  PyramidoAction,
  PyramidoPlayerView,
  PyramidoView,
  TakeBack,
  ViewMessage,
} from "../../lib/protocol";

export class Asking {
  refusal = $state.raw<{ text: string; rule: string | null } | null>(null);
  isBusy = $state(false);

  constructor(
    readonly room: BoardRoom,
    readonly message: () => ViewMessage,
  ) {}

  get view(): PyramidoView {
    return this.message().view as PyramidoView;
  }

  get seat(): number {
    return this.message().seat ?? -1;
  }

  get me(): PyramidoPlayerView | undefined {
    return this.view.players[this.seat];
  }

  get isMyTurn(): boolean {
    return !this.room.isReplay && this.view.deciders.includes(this.seat);
  }

  async act(action: PyramidoAction): Promise<void> {
    await this.busily(() => this.ask(action));
  }

  protected async ask(action: PyramidoAction | TakeBack): Promise<void> {
    await this.room.act(this.seat, action);
    await tick();
  }

  /** One thing after the other; what is refused is told where it happened. */
  protected async busily(work: () => Promise<void>): Promise<void> {
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
