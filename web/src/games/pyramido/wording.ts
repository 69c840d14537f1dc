// Gems and zones in words, for screens and for screen readers.

import { t } from "../../lib/i18n.svelte";
import type { PyramidoZoneView } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { type Counts, counted, GEMS, levelOf, type Payment, sumOf } from "./payments";

/** Things as a list in words: "une gemme bleue et deux rouges". */
export function inList(words: readonly string[]): string {
  return new Intl.ListFormat(settings.language).format(words);
}

/** Gems by kind, in words. */
export function gemsInWords(counts: Counts): string {
  if (sumOf(counts) === 0) return t("pd-gems-none");
  return inList(
    GEMS.flatMap((gem, kind) => {
      const count = counts[kind] ?? 0;
      return count === 0 ? [] : [t(`pd-gems-${gem}`, { count })];
    }),
  );
}

/** A zone with what lies on it: "zone mauve, 7 icônes, doublée, 14 points, payée d’une …". */
export function zoneInWords(zone: PyramidoZoneView, gems: Payment, points: number): string {
  return t("pd-scoring-zone", {
    colour: zone.colour,
    icons: zone.icons,
    level: levelOf(gems),
    points,
    gems: gemsInWords(counted(gems)),
  });
}
