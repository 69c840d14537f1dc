// Pyramido: Forgotten Treasures, as the site shows it.

import type { GameModule } from "../../lib/game";
import { canSay, t } from "../../lib/i18n.svelte";
import type { PyramidoView, ViewMessage } from "../../lib/protocol";
import Board from "./Board.svelte";
import { onEnd } from "./ending";
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
  options,
  tour,
  isTourTime: (message: ViewMessage) => {
    const view = message.view as PyramidoView;
    return view.turn !== null && view.turn === view.seat;
  },
  drawings,
  rules: {
    fr: async () => (await import("./rules/fr.md?raw")).default,
    en: async () => (await import("./rules/en.md?raw")).default,
  },
  ruleNow: (message: ViewMessage) => ruleNow(message.view as PyramidoView),
  tell,
  categoryName: (category: string) => {
    const code = `pd-category-${category}`;
    return canSay(code) ? t(code) : category;
  },
  onEnd,
  isSecret: (message: ViewMessage) => (message.view as PyramidoView).phase === "score",
};

export default game;
