// A table as this device knows it: what the server last said, and what was asked of it.

import { ServerClock } from "./clock";
import { Connection, type Link, type Wish } from "./connection";
import { randomHex, rememberTable } from "./device";
import { Drafts } from "./drafts";
import type { BoardRoom } from "./game";
import { t } from "./i18n.svelte";
import { automaName } from "./automas";
import type {
  Accepted,
  AnyServerMessage,
  ChatLine,
  GameAction,
  GameEvent,
  Over,
  SeatStatus,
  TableStatus,
  TakeBack,
  ViewMessage,
} from "./protocol";
import { keepCommitment, keepNonce, keepNoncesOf } from "./seals";

/** Something that happened in the match, as one viewer heard it. */
export interface Heard {
  readonly seat: number | null;
  readonly event: GameEvent;
}

const MOST_STORY = 60;

export class Room implements BoardRoom {
  readonly isReplay = false;
  link = $state<Link>("connecting");
  /** Why the connection will not come back: a code such as `unknown-table`. */
  reason = $state("");
  /** The server is of another version: the page must be loaded anew. */
  isOutdated = $state(false);
  status = $state.raw<TableStatus | null>(null);
  views = $state.raw<ReadonlyMap<number | null, ViewMessage>>(new Map());
  over = $state.raw<Over | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  story = $state.raw<readonly Heard[]>([]);
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);

  #connection: Connection;
  #clock = new ServerClock();
  #drafts: Drafts;
  #listeners = new Set<(heard: readonly Heard[]) => void>();

  constructor(readonly code: string) {
    this.#connection = new Connection(code, {
      heard: (messages) => this.#hear(messages),
      linked: (link, reason) => {
        this.link = link;
        this.reason = reason;
        if (link === "lost") this.#clock.doubt();
        else if (link === "open") this.#drafts.flush();
      },
      timed: (sent, now) => {
        this.#clock.measure(sent, now);
        this.offset = Math.round(this.#clock.now() - Date.now());
      },
    });
    this.#drafts = new Drafts((seat, draft) =>
      this.#connection.tell({ type: "draft", seat, draft }),
    );
    addEventListener("pagehide", this.#leave);
  }

  close(): void {
    removeEventListener("pagehide", this.#leave);
    this.#leave();
    this.#connection.close();
  }

  /** What the server's clock shows now, in milliseconds. */
  now(): number {
    return this.#clock.now();
  }

  /** What a seat has in the making, as the server kept it; undefined if nothing. */
  draftOf(seat: number): unknown {
    return this.#drafts.of(seat);
  }

  /** Let the server keep what a seat has in the making, over a reload. */
  keepDraft(seat: number, draft: unknown): void {
    this.#drafts.keep(seat, draft);
  }

  #leave = (): void => this.#drafts.flush();

  /** Be told what happens, as it happens; gives a function that ends it. */
  listen(listener: (heard: readonly Heard[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ask for something at this table; rejects with a `Refusal`. */
  ask(wish: Wish): Promise<Accepted> {
    return this.#connection.ask(wish);
  }

  act(seat: number, action: GameAction | TakeBack): Promise<Accepted> {
    return this.ask({ type: "act", seat, action });
  }

  /** Take a seat, or say that one is ready for another match. */
  async sit(seat: number, name: string): Promise<Accepted> {
    const nonce = randomHex(16);
    const accepted = await this.ask({ type: "sit", seat, name, nonce });
    // Only now: what was asked before, such as another match, has been heard of by then.
    if (this.status !== null) keepNonce(this.status.id, this.status.number, seat, nonce);
    return accepted;
  }

  get seats(): readonly SeatStatus[] {
    return this.status?.seats ?? [];
  }

  /** The seats that this device holds. */
  get mine(): number[] {
    return this.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  }

  /** What a seat is called; behind those of the players sits a rule of the game that plays. */
  nameOf(seat: number): string {
    const sitter = this.seats[seat];
    if (this.status !== null && seat >= this.seats.length) return automaName(this.status.game);
    if (sitter === undefined || sitter.kind === "free") return t("seat-number", { seat: seat + 1 });
    return sitter.kind === "bot" && sitter.name === sitter.level
      ? t("bot-name", { seat })
      : sitter.name;
  }

  #hear(messages: readonly AnyServerMessage[]): void {
    const heard: Heard[] = [];
    const views = new Map(this.views);
    for (const message of messages) {
      switch (message.type) {
        case "welcome":
          this.chat = [];
          break;
        case "draft":
          this.#drafts.hear(message.seat, message.draft);
          break;
        case "reload":
          this.isOutdated = true;
          break;
        case "table":
          this.#take(message, views);
          break;
        case "view":
          if (message.number !== views.values().next().value?.number) this.#newMatch(views);
          views.set(message.seat, message);
          heard.push(...message.events.map((event) => ({ seat: message.seat, event })));
          break;
        case "over":
          this.over = message;
          break;
        case "chat":
          this.chat = [...this.chat, message];
          break;
      }
    }
    this.views = views;
    if (heard.length === 0) return;
    this.story = [...this.story, ...heard].slice(-MOST_STORY);
    for (const listener of this.#listeners) listener(heard);
  }

  #newMatch(views: Map<number | null, ViewMessage>): void {
    views.clear();
    this.#drafts.forget();
    this.story = [];
    this.over = null;
  }

  /** The table around the match: views of seats that are no longer ours are forgotten. */
  #take(status: TableStatus, views: Map<number | null, ViewMessage>): void {
    this.status = status;
    const mine = new Set<number | null>(this.mine.length > 0 ? this.mine : [null]);
    for (const seat of views.keys()) if (!mine.has(seat)) views.delete(seat);
    if (status.phase === "waiting") {
      this.#newMatch(views);
      keepCommitment(status.id, status.number, status.commitment);
    }
    if (status.phase === "waiting" || status.phase === "playing") {
      keepNoncesOf(status.id, status.number, this.mine);
    }
    if (this.mine.length > 0) {
      rememberTable({ code: status.code, game: status.game, at: Date.now() });
    }
  }
}
