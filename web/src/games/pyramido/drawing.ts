// Coordinates of what is drawn in Pyramido: a quadrant measures 52, a block 104.

import type { PyramidoColour } from "../../lib/protocol";
import { dominoOf } from "./dominoes";
import { QUADRANTS, STEPS, type Turn, turnedIcons } from "./geometry";

export const QUADRANT = 52;
export const BLOCK = 2 * QUADRANT;
/** How high a block stands: 0.17 of a quadrant. */
export const HEIGHT = 8.84;
const INSET = 0.9;
const ROUND = 10.4;

/** The hue of a colour, as the tokens name it. */
export const HUES: Readonly<Record<PyramidoColour, string>> = {
  orange: "apricot",
  blue: "lapis",
  purple: "amethyst",
  green: "malachite",
  red: "carnelian",
};

export interface DrawnBlock {
  readonly colour: PyramidoColour;
  readonly hue: string;
  /** Its top, rounded where the domino ends. */
  readonly path: string;
  /** The middles of its icons. */
  readonly icons: readonly { readonly x: number; readonly y: number }[];
}

export interface DrawnDomino {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly DrawnBlock[];
  /** Where its blocks meet. */
  readonly seam: string;
}

/** A domino with its upper left corner at 0, 0. */
export function drawn(number: number, turn: Turn): DrawnDomino {
  const [down = 0, right = 1] = STEPS[turn] ?? [];
  const isUpright = turn % 2 === 1;
  const blocks = dominoOf(number).blocks.map(({ colour, icons }, i) => {
    const isSecond = down + right > 0 ? i === 1 : i === 0;
    const x = !isUpright && isSecond ? BLOCK : 0;
    const y = isUpright && isSecond ? BLOCK : 0;
    const mask = turnedIcons(icons, turn);
    return {
      colour,
      hue: HUES[colour],
      path: blockPath(x, y, isUpright, isSecond),
      icons: [0, 1, 2, 3]
        .filter((quadrant) => (mask >> quadrant) & 1)
        .map((quadrant) => ({
          x: x + QUADRANT * ((quadrant % 2) + 0.5),
          y: y + QUADRANT * (Math.floor(quadrant / 2) + 0.5),
        })),
    };
  });
  const seam = isUpright ? `M13 ${BLOCK}h78` : `M${BLOCK} 13v78`;
  return {
    width: isUpright ? BLOCK : 2 * BLOCK,
    height: isUpright ? 2 * BLOCK : BLOCK,
    blocks,
    seam,
  };
}

/** Half a domino, with two round corners. */
function blockPath(x: number, y: number, isUpright: boolean, isSecond: boolean): string {
  const [ahead, behind] = isSecond ? [0, INSET] : [INSET, 0];
  const [left, right] = isUpright ? [x + INSET, x + BLOCK - INSET] : [x + ahead, x + BLOCK - behind];
  const [top, bottom] = isUpright ? [y + ahead, y + BLOCK - behind] : [y + INSET, y + BLOCK - INSET];
  const upper = isUpright && isSecond ? 0 : ROUND;
  const lower = isUpright && !isSecond ? 0 : ROUND;
  const [tl, tr] = isUpright ? [upper, upper] : isSecond ? [0, ROUND] : [ROUND, 0];
  const [bl, br] = isUpright ? [lower, lower] : isSecond ? [0, ROUND] : [ROUND, 0];
  return (
    `M${left + tl} ${top}H${right - tr}q${tr} 0 ${tr} ${tr}V${bottom - br}q0 ${br} ${-br} ${br}` +
    `H${left + bl}q${-bl} 0 ${-bl} ${-bl}V${top + tl}q0 ${-tl} ${tl} ${-tl}Z`
  );
}

/** The upper left corner of a quadrant. */
export function cornerOf(quadrant: number): { x: number; y: number } {
  return {
    x: (quadrant % QUADRANTS) * QUADRANT,
    y: Math.floor(quadrant / QUADRANTS) * QUADRANT,
  };
}

/** The quadrant under a point of the drawing; null beside the canvas. */
export function quadrantAt(x: number, y: number): number | null {
  const [column, row] = [Math.floor(x / QUADRANT), Math.floor(y / QUADRANT)];
  if (column < 0 || row < 0 || column >= QUADRANTS || row >= QUADRANTS) return null;
  return row * QUADRANTS + column;
}

/** The line round a set of quadrants, clockwise; where two touch by a corner only, both turn away. */
export function outline(quadrants: readonly number[]): string {
  const inside = new Set(quadrants);
  const edges = new Map<number, number[]>();
  const point = (row: number, column: number) => row * (QUADRANTS + 1) + column;
  const add = (from: number, to: number) => edges.set(from, [...(edges.get(from) ?? []), to]);
  for (const quadrant of quadrants) {
    const [row, column] = [Math.floor(quadrant / QUADRANTS), quadrant % QUADRANTS];
    if (!inside.has(quadrant - QUADRANTS)) add(point(row, column), point(row, column + 1));
    if (!inside.has(quadrant + 1)) add(point(row, column + 1), point(row + 1, column + 1));
    if (!inside.has(quadrant + QUADRANTS)) add(point(row + 1, column + 1), point(row + 1, column));
    if (!inside.has(quadrant - 1)) add(point(row + 1, column), point(row, column));
  }
  let path = "";
  for (const start of edges.keys()) {
    while ((edges.get(start)?.length ?? 0) > 0) path += loop(edges, start);
  }
  return path;
}

function loop(edges: Map<number, number[]>, start: number): string {
  const points: number[] = [];
  let [at, step] = [start, 0];
  do {
    const ways = edges.get(at) ?? [];
    // To the right first, so that a line never crosses itself at a corner.
    const right = step === 1 ? QUADRANTS + 1 : step === QUADRANTS + 1 ? -1 : step === -1 ? -QUADRANTS - 1 : 1;
    const to = ways.find((way) => way - at === right) ?? ways[0];
    if (to === undefined) break;
    edges.set(
      at,
      ways.filter((way) => way !== to),
    );
    if (to - at !== step) points.push(at);
    step = to - at;
    at = to;
  } while (at !== start);
  const side = QUADRANTS + 1;
  return `M${points.map((one) => `${(one % side) * QUADRANT} ${Math.floor(one / side) * QUADRANT}`).join("L")}Z`;
}

/** The quadrants of a zone to write on: those without an icon first, then from its heart outwards. */
export function spotsOf(
  quadrants: readonly number[],
  hasIcon: (quadrant: number) => boolean,
): number[] {
  const middle = (count: (quadrant: number) => number) =>
    quadrants.reduce((sum, quadrant) => sum + count(quadrant), 0) / quadrants.length;
  const row = middle((quadrant) => Math.floor(quadrant / QUADRANTS));
  const column = middle((quadrant) => quadrant % QUADRANTS);
  const far = (quadrant: number) =>
    Math.hypot(Math.floor(quadrant / QUADRANTS) - row, (quadrant % QUADRANTS) - column) +
    (hasIcon(quadrant) ? 100 : 0);
  return [...quadrants].sort((a, b) => far(a) - far(b) || a - b);
}
