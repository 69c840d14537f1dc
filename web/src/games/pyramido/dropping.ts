// Which zone lies under a point of the screen: in the list, or on the pyramid.

import type { PyramidoZoneView } from "../../lib/protocol";
import { quadrantAt } from "./drawing";
import { zoneAt } from "./geometry";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The number of the zone under a point; null if there is none. */
export function zoneUnder({ x, y }: Point, zones: readonly PyramidoZoneView[]): number | null {
  const target = document.elementFromPoint(x, y);
  const row = target?.closest<HTMLElement>("[data-zone]");
  if (row) return Number(row.dataset.zone);
  const matrix = target?.closest<SVGSVGElement>("svg.pyramid")?.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return zoneAt(zones, quadrantAt(at.x, at.y) ?? -1)?.zone ?? null;
}
