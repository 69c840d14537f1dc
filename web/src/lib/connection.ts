// One WebSocket to a table: says hello, comes back when it breaks, repeats what was not answered.

import { Refusal } from "./api";
import { keepToken, randomHex, token } from "./device";
import {
  type Accepted,
  type AnyClientMessage,
  type AnyServerMessage,
  VERSION,
} from "./protocol";

/** How the connection is: `gone` means that it will not come back by itself. */
export type Link = "connecting" | "open" | "lost" | "gone";

type Distribute<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A message that is answered, without the id that the connection gives it. */
export type Wish = Distribute<Extract<AnyClientMessage, { id: string }>, "id">;

interface Pending {
  readonly text: string;
  readonly done: (answer: Accepted) => void;
  readonly failed: (error: Refusal) => void;
}

interface Listener {
  heard(messages: readonly AnyServerMessage[]): void;
  linked(link: Link, reason: string): void;
  /** The server's clock showed `now`, asked at `sent` by `performance.now()`. */
  timed(sent: number, now: number): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const SILENCE = 25_000;
const PATIENCE = 8000;
/** When the server's clock is asked for after the welcome, and then again and again. */
const ASKED_FOR_TIME: readonly number[] = [50, 200, 400, 700];
const ASKED_AGAIN = 60_000;
/** Codes after which trying again is of no use. */
const FINAL = new Set([4403, 4404, 4426]);
const STRANGER = 4401;

export class Connection {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #clockTimers: ReturnType<typeof setTimeout>[] = [];
  /** When the time was asked for, oldest first: it is answered in that order. */
  #asked: number[] = [];
  #isClosed = false;
  #isWelcome = false;

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  /** Ask for something; resolves when it is durable, rejects with a `Refusal`. */
  ask(wish: Wish): Promise<Accepted> {
    const id = randomHex(8);
    const text = JSON.stringify({ ...wish, id });
    return new Promise((done, failed) => {
      this.#pending.set(id, { text, done, failed });
      if (this.#isWelcome) this.#socket?.send(text);
    });
  }

  /** Send what is not answered; false if there is no line now. */
  tell(message: AnyClientMessage): boolean {
    if (!this.#isWelcome || this.#socket === null) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#stopClock();
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close(1000);
  }

  #now = (): void => {
    if (document.visibilityState === "visible" && this.#socket === null) {
      this.#wait = FIRST_WAIT;
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  #open(): void {
    if (this.#isClosed || this.#socket !== null) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const address = `${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#asked = [performance.now()];
      socket.send(JSON.stringify({ type: "hello", version: VERSION, token: token() }));
      this.#listenForSilence();
    };
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => this.#lost(event.code, event.reason);
  }

  #hear(text: string): void {
    const messages = JSON.parse(text) as AnyServerMessage | AnyServerMessage[];
    const list = Array.isArray(messages) ? messages : [messages];
    for (const message of list) this.#note(message);
    this.#listenForSilence();
    this.listener.heard(list);
  }

  #note(message: AnyServerMessage): void {
    if (message.type === "welcome" || message.type === "pong") {
      const sent = this.#asked.shift();
      if (sent !== undefined) this.listener.timed(sent, message.now);
    }
    if (message.type === "welcome") {
      keepToken(message.token);
      this.#isWelcome = true;
      this.#wait = FIRST_WAIT;
      for (const { text } of this.#pending.values()) this.#socket?.send(text);
      this.#askForTime();
      this.listener.linked("open", "");
    } else if (message.type === "accepted") {
      this.#answered(message.id)?.done(message);
    } else if (message.type === "refused" && message.id !== null) {
      const { code, values, rule, field } = message;
      this.#answered(message.id)?.failed(new Refusal(code, values, rule, field));
    }
  }

  #answered(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  /** A connection may break without a word: ask, and give it up if nothing comes. */
  #listenForSilence(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#ping();
      this.#timer = setTimeout(() => this.#lost(1006, "silence"), PATIENCE);
    }, SILENCE);
  }

  #ping = (): void => {
    if (!this.tell({ type: "ping" })) return;
    this.#asked.push(performance.now());
  };

  /** Several answers tell the clock better than one: the quickest is the most exact. */
  #askForTime(): void {
    this.#stopClock();
    this.#clockTimers = ASKED_FOR_TIME.map((after) => setTimeout(this.#ping, after));
    this.#clockTimers.push(setInterval(this.#ping, ASKED_AGAIN));
  }

  #stopClock(): void {
    for (const timer of this.#clockTimers) clearTimeout(timer);
    this.#clockTimers = [];
  }

  #lost(code: number, reason: string): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    this.#isWelcome = false;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    clearTimeout(this.#timer);
    this.#stopClock();
    if (this.#isClosed) return;
    if (code === STRANGER) keepToken(null);
    if (FINAL.has(code)) {
      this.#isClosed = true;
      this.listener.linked("gone", reason);
      return;
    }
    this.listener.linked("lost", reason);
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
