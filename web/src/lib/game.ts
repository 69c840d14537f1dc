// What the site needs of a game: loaded only when a table or its rules are opened.

import type { Component } from "svelte";
import { type Catalogue, t } from "./i18n.svelte";
import type { GameAction, GameId, SeatStatus, TakeBack, ViewMessage } from "./protocol";
import type { Heard } from "./room.svelte";

/** What a board needs of the table around it: a room that is played in, or a replay. */
export interface BoardRoom {
  /** Whether it is a replay: nothing can be done, so nothing is offered. */
  readonly isReplay: boolean;
  readonly seats: readonly SeatStatus[];
  /** The seats that this device holds. */
  readonly mine: readonly number[];
  readonly story: readonly Heard[];
  nameOf(seat: number): string;
  act(seat: number, action: GameAction | TakeBack): Promise<unknown>;
  /** What the server's clock shows now, in milliseconds; a deadline is by that clock. */
  now(): number;
  /** What a seat has in the making, as it was kept over a reload; undefined if nothing. */
  draftOf(seat: number): unknown;
  /** Let the server keep what a seat has in the making: plain JSON, as often as it changes. */
  keepDraft(seat: number, draft: unknown): void;
  /** Be told what happens, as it happens; gives a function that ends it. */
  listen(listener: (heard: readonly Heard[]) => void): () => void;
}

/** What a board is given: the table, and what one seat (or a spectator) may know. */
export interface BoardProps {
  readonly room: BoardRoom;
  readonly message: ViewMessage;
}

/** One sheet of the end of a match. */
export interface SheetProps {
  readonly room: BoardRoom;
  readonly message: ViewMessage;
}

/** An option of a game in the waiting room: its values, each with a sentence of its own. */
export interface OptionChoice {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** Whether it means anything with so many players and the other options; if not said, it does. */
  isAsked?(players: number, options: Readonly<Record<string, unknown>>): boolean;
}

export interface OptionValue {
  readonly value: unknown;
  readonly label: string;
  /** Whether this device may choose it with so many players; if not said, it may. */
  isOffered?(players: number): boolean;
}

/** One step of the first-match tour: a sentence's code, and what it points at. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  readonly target: string;
}

/** A chapter-wise rule book, in one language, as text with marks (see `rulebook.ts`). */
export type RuleBookSource = Readonly<Record<"fr" | "en", () => Promise<string>>>;

export interface GameModule {
  readonly catalogue: Catalogue;
  readonly Board: Component<BoardProps>;
  /** What the head of the page says of the match. */
  readonly Head: Component<{ message: ViewMessage }>;
  readonly Sheet: Component<SheetProps>;
  /** Whether the board itself shows now how long a decision may still take. */
  hasOwnClock?(message: ViewMessage): boolean;
  readonly options: readonly OptionChoice[];
  readonly tour: readonly TourStep[];
  /** Whether what the tour points at is on the board now. */
  isTourTime(message: ViewMessage): boolean;
  readonly rules: RuleBookSource;
  /** Drawings that the rule book names. */
  readonly drawings: Readonly<Record<string, Component>>;
  /** The rule of the moment, where the rules open from the table. */
  ruleNow(message: ViewMessage): string;
  /** An event as a sentence; null if it goes without saying. */
  tell(heard: Heard, room: BoardRoom): string | null;
  /** What a category of points is called. */
  categoryName(category: string): string;
  /** The end of a match that one of ours played from its beginning: gives what it opens, as a
   * sentence's code; empty if nothing. May be called again for the same match. */
  onEnd?(message: ViewMessage): string;
  /** Whether the view holds what others on the same device must not see. */
  isSecret(message: ViewMessage): boolean;
}

const MODULES: Readonly<Record<GameId, () => Promise<{ default: GameModule }>>> = {
  silver_gold: () => import("../games/silver_gold"),
  pyramido: () => import("../games/pyramido"),
  expedition: () => import("../games/expedition"),
};

/** The game of an id, with its code; rejects for a game that this page does not know. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = MODULES[id as GameId];
  if (load === undefined) throw new Error(`There is no game ${id}`);
  return (await load()).default;
}

/** Whether this page can show a game. */
export function canShow(id: string): id is GameId {
  return id in MODULES;
}

const PREFIXES: Readonly<Record<GameId, string>> = {
  silver_gold: "sg",
  pyramido: "pd",
  expedition: "ex",
};

/** What is compared at the end of a match, in the game's own words: its catalogue must be loaded. */
export function totalWords(game: GameId, points: number): string {
  return t(`${PREFIXES[game]}-total`, { points });
}
