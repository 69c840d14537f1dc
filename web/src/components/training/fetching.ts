// All that the pages of doors need of the server, and the sentences of their game.

import { doors as fetchDoors } from "../../lib/api";
import { addCatalogue, type Catalogue } from "../../lib/i18n.svelte";
import type { Doors } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";

/** The names of keys and signs, and what the desk says: the game's, without its board. */
const CATALOGUE: Catalogue = {
  fr: () => import("../../games/expedition/messages/fr"),
  en: () => import("../../games/expedition/messages/en"),
};

/** Every door, once its sentences can be said. */
export async function allDoors(): Promise<Doors> {
  const [doors] = await Promise.all([fetchDoors(), addCatalogue(CATALOGUE, settings.language)]);
  return doors;
}
