// What those are called who are neither people nor bots.

import { t } from "./i18n.svelte";

/** The rule of a game that plays a seat itself, as if it were somebody. */
export function automaName(game: string): string {
  return t("automa-name", { game });
}

/** The same within a sentence. */
export function automaNamed(game: string): string {
  return t("automa-named", { game });
}
