// Whose view a device shows when it holds several seats, and when the curtain must fall.

/** The seat to show: who is shown stays while it decides; else the next of ours who decides. */
export function seatToShow(
  mine: readonly number[],
  deciders: readonly number[],
  shown: number | null,
): number | null {
  if (mine.length === 0) return null;
  if (shown !== null && mine.includes(shown) && deciders.includes(shown)) return shown;
  const start = shown === null ? 0 : mine.indexOf(shown) + 1;
  const inTurn = [...mine.slice(start), ...mine.slice(0, start)];
  const next = inTurn.find((seat) => deciders.includes(seat));
  if (next !== undefined) return next;
  return shown !== null && mine.includes(shown) ? shown : (mine[0] ?? null);
}
