// Expédition Pyramide, as the site shows it.

import type { GameModule } from "../../lib/game";
import { canSay, t } from "../../lib/i18n.svelte";
import type { ExpeditionView, ViewMessage } from "../../lib/protocol";
import Board from "./Board.svelte";
import Head from "./Head.svelte";
import { options } from "./options";
import { drawings } from "./rules/drawings";
import Sheet from "./Sheet.svelte";
import { ruleNow, tell } from "./telling";
import { tour } from "./tour";

const game: GameModule = {
  catalogue: { fr: () => import("./messages/fr"), en: () => import("./messages/en") },
  Board,
  Head,
  Sheet,
  hasOwnClock: (message: ViewMessage) => {
    const view = message.view as ExpeditionView;
    return view.glass_ms !== null || view.countdown_ms !== null;
  },
  options,
  tour,
  // Before the first round nothing runs: there is time to look around.
  isTourTime: (message: ViewMessage) => {
    const view = message.view as ExpeditionView;
    return view.seat !== null && view.phase === "ready" && view.round === 1;
  },
  drawings,
  rules: {
    fr: async () => (await import("./rules/fr.md?raw")).default,
    en: async () => (await import("./rules/en.md?raw")).default,
  },
  ruleNow: (message: ViewMessage) => ruleNow(message.view as ExpeditionView),
  tell,
  categoryName: (category: string) => {
    const code = `ex-category-${category}`;
    return canSay(code) ? t(code) : category;
  },
  isSecret: () => false,
};

export default game;
