// The four games of the house: those that can be played here, and those that are coming.

import type { Component } from "svelte";
import ExpeditionPicture from "../components/home/ExpeditionPicture.svelte";
import MaitreMotPicture from "../components/home/MaitreMotPicture.svelte";
import PyramidoPicture from "../components/home/PyramidoPicture.svelte";
import SilverGoldPicture from "../components/home/SilverGoldPicture.svelte";
import { canShow } from "./game";
import { t } from "./i18n.svelte";
import { isLegendModeOpen } from "./legend";
import type { GameCard, GameId, GameOptions, ListedTable } from "./protocol";
import { settings } from "./settings.svelte";

/** A way to play a game alone: what it is called, the table's options, whether it is open yet. */
export interface AloneWay {
  readonly label: string;
  readonly options: Partial<GameOptions>;
  isOpen(): boolean;
}

/** A page of the site that belongs to a game: the code of what it is called, and where it is. */
export interface GamePage {
  readonly label: string;
  readonly path: string;
}

/** A game as the home page shows it, even before it can be played. */
export interface CatalogueEntry {
  readonly id: string;
  readonly Picture: Component;
  /** Codes of its title and of the sentence below it. */
  readonly title: string;
  readonly about: string;
  /** What to show as long as the server does not say. */
  readonly players: readonly number[];
  readonly minutes: number;
  readonly age: number | null;
  /** The ways to play it alone, if there are any. */
  readonly alone?: readonly AloneWay[];
  /** Pages for one person, without a table. */
  readonly pages?: readonly GamePage[];
}

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: "silver_gold",
    Picture: SilverGoldPicture,
    title: "home-title-silver-gold",
    about: "home-about-silver-gold",
    players: [2, 3, 4],
    minutes: 20,
    age: 8,
  },
  {
    id: "expedition",
    Picture: ExpeditionPicture,
    title: "home-title-expedition",
    about: "home-about-expedition",
    players: [2, 3, 4],
    minutes: 25,
    age: 8,
    pages: [
      { label: "training-heading", path: "/training" },
      { label: "daily-heading", path: "/daily" },
    ],
  },
  {
    id: "maitre_mot",
    Picture: MaitreMotPicture,
    title: "home-title-maitre-mot",
    about: "home-about-maitre-mot",
    players: [2, 3, 4],
    minutes: 40,
    age: null,
  },
  {
    id: "pyramido",
    Picture: PyramidoPicture,
    title: "home-title-pyramido",
    about: "home-about-pyramido",
    players: [1, 2, 3, 4],
    minutes: 40,
    age: 8,
    alone: (["beat", "become"] as const).map((legend) => ({
      label: `home-legend-${legend}`,
      options: { legend },
      isOpen: () => isLegendModeOpen(legend),
    })),
  },
];

/** The game that "Play now" plays. */
export const FIRST_GAME: GameId = "silver_gold";

/** The server's card of a game that can be played here; none if it is still coming. */
export function playableCard(id: string, cards: readonly GameCard[]): GameCard | undefined {
  return canShow(id) ? cards.find((card) => card.id === id) : undefined;
}

/** What a game is called: as the server says, else as the house does. */
export function titleOf(id: string, cards: readonly GameCard[]): string {
  const said = cards.find((card) => card.id === id)?.titles[settings.language];
  // Titles are set large: a line must not end between "&" and what it joins.
  if (said !== undefined) return said.replaceAll("& ", "&\u00a0");
  const entry = CATALOGUE.find((known) => known.id === id);
  return entry === undefined ? id : t(entry.title);
}

/** One name a seat, empty where it is free; a bot that only has a level gets a name of ours. */
export function namesAt(table: ListedTable, cards: readonly GameCard[]): string[] {
  const levels = cards.find((card) => card.id === table.game)?.bots ?? [];
  const given = table.names ?? [];
  return Array.from({ length: table.players }, (_, seat) => {
    const name = given[seat] ?? "";
    return levels.includes(name) ? t("bot-name", { seat }) : name;
  });
}

/** Names as a language strings them together. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}
