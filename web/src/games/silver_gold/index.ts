// Silver & Gold: Pyramids, as the site shows it.

import type { GameModule } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import type { SilverGoldView, ViewMessage } from "../../lib/protocol";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import { drawings } from "./rules/drawings";
import Sheet from "./Sheet.svelte";
import { ruleNow, tell } from "./telling";
import { tour } from "./tour";

/** The names of the categories that a score has. Rule SG-62. */
const CATEGORIES: Readonly<Record<string, string>> = {
  pyramids: "sg-sheet-pyramids",
  boxes: "sg-sheet-boxes",
  torches: "sg-sheet-torches",
  gems: "sg-gems",
  skulls: "sg-skulls",
};

const game: GameModule = {
  catalogue: { fr: () => import("./messages/fr"), en: () => import("./messages/en") },
  Board,
  Head,
  Sheet,
  options: [
    {
      name: "reveal",
      values: [
        { value: "together", label: "sg-choice-reveal-together" },
        { value: "at_once", label: "sg-choice-reveal-at_once" },
      ],
    },
    {
      name: "closed_tombs",
      values: [
        { value: false, label: "sg-choice-closed_tombs-false" },
        { value: true, label: "sg-choice-closed_tombs-true" },
      ],
    },
  ],
  tour,
  isTourTime: (message: ViewMessage) => {
    const view = message.view as SilverGoldView;
    return view.phase === "mark" && view.seat !== null && view.deciders.includes(view.seat);
  },
  drawings,
  rules: {
    fr: async () => (await import("./rules/fr.md?raw")).default,
    en: async () => (await import("./rules/en.md?raw")).default,
  },
  ruleNow: (message: ViewMessage) => ruleNow(message.view as SilverGoldView),
  tell,
  categoryName: (category: string) => {
    const code = CATEGORIES[category];
    return code === undefined ? category : t(code);
  },
  isSecret: (message: ViewMessage) => {
    const view = message.view as SilverGoldView;
    return view.phase === "keep" || view.phase === "mark";
  },
};

export default game;
