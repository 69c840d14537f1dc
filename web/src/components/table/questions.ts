// What the host of a table can choose, as questions with their choices.

import type { GameModule } from "../../lib/game";
import { canSay, t } from "../../lib/i18n.svelte";
import type { Configure, GameCard, TableStatus } from "../../lib/protocol";

export type Change = Partial<Omit<Configure, "type" | "id">>;

export interface Choice {
  readonly label: string;
  readonly explained: string;
  readonly isChosen: boolean;
  readonly change: Change;
}

export interface Question {
  readonly key: string;
  readonly title: string;
  readonly choices: readonly Choice[];
}

const CHATS = ["on", "phrases", "off"] as const;

/** All that is decided before a match. */
export function questionsBefore(
  status: TableStatus,
  game: GameModule,
  card: GameCard | null,
): Question[] {
  // A table that plays on keeps what its first match was.
  const ofTheMatch = status.origin ? [] : [players(status, card), ...ofTheGame(status, game)];
  return [
    ...ofTheMatch,
    clock(status, card),
    // Nobody else can come to a table for one.
    ...(status.players === 1 ? [] : [listing(status)]),
    ...questionsDuring(status),
  ];
}

/** What can still be decided once the match has begun. */
export function questionsDuring(status: TableStatus): Question[] {
  return [chat(status), watching(status)];
}

function players(status: TableStatus, card: GameCard | null): Question {
  const counts = card?.players ?? [status.players];
  return {
    key: "players",
    title: t("room-players"),
    choices: counts.map((count) => ({
      label: t("room-players-count", { count }),
      explained: "",
      isChosen: status.players === count,
      change: { players: count },
    })),
  };
}

/** A choice is said by its label's code, its question by the same code without the last part. */
function ofTheGame(status: TableStatus, game: GameModule): Question[] {
  const now: Readonly<Record<string, unknown>> = { ...status.options };
  const asked = game.options.filter((option) => option.isAsked?.(status.players, now) ?? true);
  return asked.map(({ name, values }) => ({
    key: name,
    title: said((values[0]?.label ?? "").replace(/-[^-]*$/, "")),
    choices: values
      .filter((one) => now[name] === one.value || (one.isOffered?.(status.players) ?? true))
      .map(({ value, label }) => ({
        label: said(label),
        explained: canSay(`${label}-explained`) ? t(`${label}-explained`) : "",
        isChosen: now[name] === value,
        change: { options: { ...now, [name]: value } },
      })),
  }));
}

function said(code: string): string {
  return canSay(code) ? t(code) : code;
}

function clock(status: TableStatus, card: GameCard | null): Question {
  const usual = Object.entries(card?.clocks ?? {}).map(([name, seconds]) => ({
    label: t("room-clock-name", { name }),
    explained: t("room-clock-explained", { seconds }),
    isChosen: status.clock === seconds,
    change: { clock: seconds },
  }));
  const own = {
    label: t("room-clock-own"),
    explained: t("room-clock-explained", { seconds: status.clock }),
    isChosen: true,
    change: { clock: status.clock },
  };
  const isOwn = !usual.some((choice) => choice.isChosen);
  return { key: "clock", title: t("room-clock"), choices: isOwn ? [...usual, own] : usual };
}

function listing({ listed }: TableStatus): Question {
  return {
    key: "listed",
    title: t("room-listing"),
    choices: [false, true].map((value) => ({
      label: t(value ? "room-listed" : "room-unlisted"),
      explained: t(value ? "room-listed-explained" : "room-unlisted-explained"),
      isChosen: listed === value,
      change: { listed: value },
    })),
  };
}

function chat(status: TableStatus): Question {
  return {
    key: "chat",
    title: t("room-chat"),
    choices: CHATS.map((value) => ({
      label: t("room-chat-mode", { mode: value }),
      explained: t("room-chat-explained", { mode: value }),
      isChosen: status.chat === value,
      change: { chat: value },
    })),
  };
}

function watching(status: TableStatus): Question {
  return {
    key: "watching",
    title: t("room-watching"),
    choices: [true, false].map((value) => ({
      label: t(value ? "room-watching-on" : "room-watching-off"),
      explained: t(value ? "room-watching-on-explained" : "room-watching-off-explained"),
      isChosen: status.watching === value,
      change: { watching: value },
    })),
  };
}
