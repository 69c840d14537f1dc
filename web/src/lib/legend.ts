// How far this device has come against the Legend of Pyramido: kept in the browser. Rule PD-90.

import { read, write } from "./device";
import type { PyramidoLegendMode } from "./protocol";

const KEY = "pyramidion.legend";
const MODES: readonly PyramidoLegendMode[] = ["beat", "become"];

/** Where a browser that keeps nothing keeps the won modes, as long as the page is open. */
let unsaved: readonly PyramidoLegendMode[] = [];

/** The modes in which this device has beaten the Legend. */
function won(): readonly PyramidoLegendMode[] {
  const kept = (read(KEY) ?? "").split(" ");
  return MODES.filter((mode) => kept.includes(mode) || unsaved.includes(mode));
}

/** Remember the end of a match against the Legend; one that was lost changes nothing. */
export function noteLegendOutcome(mode: PyramidoLegendMode, hasWon: boolean): void {
  const before = won();
  if (!hasWon || before.includes(mode)) return;
  unsaved = [...before, mode];
  write(KEY, unsaved.join(" "));
}

/** Whether this device may play a mode: the second opens once the first is won. Rule PD-90. */
export function isLegendModeOpen(mode: PyramidoLegendMode): boolean {
  return mode === "beat" || won().includes("beat") || isTheLegend();
}

/** Whether who plays here has become the Legend. Rule PD-91. */
export function isTheLegend(): boolean {
  return won().includes("become");
}
