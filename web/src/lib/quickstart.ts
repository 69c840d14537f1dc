// From a click to a match: a table is opened, and bots take its other seats once it is reached.

import { openTable, playOn } from "./api";
import { t } from "./i18n.svelte";
import type { GameId, Games, PlayOn } from "./protocol";
import type { Room } from "./room.svelte";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

export const LONGEST_NAME = 24;

const MARK = "pyramidion.bots";
/** One that is hard to beat, and one that is not. */
const LEVELS = ["greedy", "random"];
/** With so many a game against bots is at its best. */
const PLAYERS_WITH_BOTS: Readonly<Record<GameId, number>> = {
  silver_gold: 3,
  pyramido: 2,
  expedition: 3,
};
const PLAYERS_INVITED = 2;

/** A match that was promised: at which table, and on which seat. */
interface Mark {
  readonly code: string;
  readonly seat: number;
}

/** Where a browser that keeps nothing keeps the mark, as long as the page is open. */
let unsaved: string | null = null;

/** The name this visitor plays under. */
export function ownName(): string {
  return settings.name || t("home-default-name");
}

/** A name as the server would take it; null if it would not. */
export function cleanName(typed: string): string | null {
  const name = typed.normalize("NFC").trim().split(/\s+/u).join(" ");
  const length = [...name].length;
  const isPlain = !/[\p{C}<>&"`]/u.test(name);
  return length >= 1 && length <= LONGEST_NAME && isPlain ? name : null;
}

/** The code of a table, from what somebody typed or pasted, be it a whole link; null if it is none. */
export function codeIn(typed: string): string | null {
  const text = typed.trim();
  const code = /\/t\/([^/?#\s]+)/u.exec(text)?.[1] ?? text.replaceAll(/[\s-]/gu, "");
  return /^[a-z0-9]{1,40}$/iu.test(code) ? code : null;
}

/** Play a game against bots, at once. */
export async function playNow(game: GameId): Promise<void> {
  const players = PLAYERS_WITH_BOTS[game];
  const { code } = await openTable({ game, players, listed: false });
  setMark({ code, seat: 0 });
  go(`/t/${code}`);
}

/** Play a game alone, against the rule of it that plays, at once. */
export async function playAlone<G extends GameId>(
  game: G,
  options: Partial<Games[G]["options"]>,
): Promise<void> {
  const { code } = await openTable({ game, players: 1, options, listed: false });
  setMark({ code, seat: 0 });
  go(`/t/${code}`);
}

/** Go on with bots from a moment of a finished match, on the seat that is wished for. */
export async function playFrom(moment: PlayOn): Promise<void> {
  const { code } = await playOn(moment);
  setMark({ code, seat: moment.seat });
  go(`/t/${code}`);
}

/** Open a table to which others are invited. */
export async function openForFriends(game: GameId): Promise<void> {
  const { code } = await openTable({ game, players: PLAYERS_INVITED, listed: false });
  go(`/t/${code}`);
}

/** Start the match that was promised by one of these; false if none was promised at this table. */
export async function seatBots(room: Room, name: string): Promise<boolean> {
  const status = room.status;
  const promised = mark();
  if (status === null || promised?.code !== status.code) return false;
  setMark(null);
  if (status.phase !== "waiting" || !status.host) return false;
  const seats = status.seats.map((seat, number) => ({ ...seat, number }));
  const isSeated = seats.some((seat) => seat.yours);
  const own = isSeated ? null : promised.seat;
  if (own !== null) await room.sit(own, name);
  const free = seats.filter(({ kind, number }) => kind === "free" && number !== own);
  for (const [i, { number }] of free.entries()) {
    const level = LEVELS[i % LEVELS.length] ?? "greedy";
    await room.ask({ type: "seat_bot", seat: number, level });
  }
  await room.ask({ type: "start" });
  return true;
}

function mark(): Mark | null {
  const [code = "", seat = ""] = kept()?.split(" ") ?? [];
  return code === "" ? null : { code, seat: Number(seat) };
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(MARK) ?? unsaved;
  } catch {
    return unsaved;
  }
}

function setMark(promised: Mark | null): void {
  unsaved = null;
  const written = promised && `${promised.code} ${promised.seat}`;
  try {
    if (written === null) sessionStorage.removeItem(MARK);
    else sessionStorage.setItem(MARK, written);
  } catch {
    unsaved = written;
  }
}
