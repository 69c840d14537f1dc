// Doors and keys in words.

import { t } from "../../lib/i18n.svelte";
import type { ExpeditionSign } from "../../lib/protocol";
import type { Aim } from "./aiming";
import type { Key, Way } from "./keys";
import { cellsAt } from "./laying";

export const SIGNS: readonly ExpeditionSign[] = ["eye", "hand", "bird", "water", "sun", "reed"];

/** A cell as the game's notation writes it: column letter, row from 1. */
export function cellName(row: number, column: number): string {
  return `${"abcdefgh"[column] ?? "?"}${row + 1}`;
}

/** Where a key in hand would lie, and whether it fits. */
export function aimInWords(key: Key, way: Way, { spot, verdict }: Aim): string {
  const cells = cellsAt(key, way, spot).map(([row, column]) => cellName(row, column));
  return t("ex-aim", { cells: cells.join(" "), verdict });
}

/** What is left, as minutes and seconds. */
export function clock(ms: number): string {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
