// What the end of a match opens: alone, a victory leads to the next mode. Rules PD-90 and PD-91.

import { noteLegendOutcome } from "../../lib/legend";
import type { PyramidoView, ViewMessage } from "../../lib/protocol";

/** Remember the end of a match alone; gives the code of what it opens, empty if nothing. */
export function onEnd(message: ViewMessage): string {
  const { legend, options, outcome, seat } = message.view as PyramidoView;
  if (legend === null || outcome === null || seat === null) return "";
  const hasWon = outcome.ranks[seat] === 1;
  noteLegendOutcome(options.legend, hasWon);
  return hasWon ? `pd-end-legend-${options.legend}` : "";
}
