// What the Legend wants and did, in words, in the order of the rule. Rules PD-81 to PD-88.

import { t } from "../../lib/i18n.svelte";
import type {
  PyramidoColour,
  PyramidoGem,
  PyramidoLegendMoved,
  PyramidoLegendView,
} from "../../lib/protocol";
import { dominoOf, iconsOn } from "./dominoes";
import { counted, type Counts, sumOf } from "./payments";
import { gemsInWords, inList } from "./wording";

/** How many gems she tries to take in a turn. */
const WANTED = 2;
const WORTH_OF_MYTHICAL = 2;

/** The colours of the two icons on top of her stack. */
export function preferences(legend: PyramidoLegendView): PyramidoColour[] {
  const top = legend.stack.at(-1);
  if (top === undefined) return [];
  return dominoOf(top).blocks.flatMap((block) => Array.from({ length: iconsOn(block) }, () => block.colour));
}

/** All gems that she took from spaces in a turn, in the order in which she found them. */
export function gemsFound(last: PyramidoLegendMoved): (readonly [number, PyramidoGem])[] {
  return [...last.first_pass, ...last.second_pass];
}

/** A line of her story, and the space that it is about; null for none in particular. */
export interface Line {
  readonly text: string;
  readonly space: number | null;
}

/** Her last turn, so that it can be checked: what she sought, both passes, the domino. */
export function storyOf(last: PyramidoLegendMoved): Line[] {
  const found = gemsFound(last);
  return [
    { text: t("pd-her-sought", { gems: gemsInWords(counted(last.preferences)) }), space: null },
    { text: firstPass(last), space: last.first_pass[0]?.[0] ?? null },
    { text: secondPass(last), space: last.second_pass[0]?.[0] ?? null },
    ...(found.length === 0 ? [{ text: drawn(last), space: null }] : []),
    {
      text: t("pd-her-took", {
        space: last.space + 1,
        why: found.length > 0 ? "last" : "leftmost",
        turned: last.turned_up === null ? "no" : "yes",
      }),
      space: last.space,
    },
  ];
}

/** The same in one sentence. */
export function lineOf(last: PyramidoLegendMoved): string {
  const gems = gemsInWords(counted(takenBy(last)));
  return t("pd-her-line", { found: takenBy(last).length > 0 ? "yes" : "no", gems, space: last.space + 1 });
}

/** What she has from a turn, be it from the bag. */
export function takenBy(last: PyramidoLegendMoved): PyramidoGem[] {
  return [...gemsFound(last).map(([, gem]) => gem), ...(last.drawn === null ? [] : [last.drawn])];
}

function foundInWords(found: readonly (readonly [number, PyramidoGem])[]): string {
  const spaces = [...new Set(found.map(([space]) => space))];
  return inList(
    spaces.map((space) => {
      const gems = found.filter(([at]) => at === space).map(([, gem]) => gem);
      return t("pd-her-found", { gem: gemsInWords(counted(gems)), space: space + 1 });
    }),
  );
}

function firstPass({ first_pass: found }: PyramidoLegendMoved): string {
  if (found.length === 0) return t("pd-her-first-pass-none");
  return t("pd-her-first-pass", { found: foundInWords(found) });
}

function secondPass({ first_pass: first, second_pass: found }: PyramidoLegendMoved): string {
  if (first.length >= WANTED) return t("pd-her-second-pass-idle");
  if (found.length === 0) return t("pd-her-second-pass-none", { count: WANTED - first.length });
  return t("pd-her-second-pass", { found: foundInWords(found) });
}

function drawn({ drawn: gem }: PyramidoLegendMoved): string {
  if (gem === null) return t("pd-her-drew-none");
  return t("pd-her-drew", { gem: gemsInWords(counted([gem])) });
}

/** What her gems would bring if the floor ended now. */
export function pointsNow(gems: Counts, floor: number): { points: number; colours: number; mythical: number } {
  const mythical = gems.at(-1) ?? 0;
  const colours = sumOf(gems) - mythical;
  return { points: floor * colours + WORTH_OF_MYTHICAL * mythical, colours, mythical };
}
