// The lines of chat as they are read here: phrases in our language, nobody who is not read.

import { canSay, t } from "../../../lib/i18n.svelte";
import type { ChatLine } from "../../../lib/protocol";

/** What one speaker has said in a row. */
export interface Turn {
  readonly seat: number;
  readonly name: string;
  readonly texts: readonly string[];
}

/** The sentence of a phrase; empty if we do not know it. */
export function phraseText(phrase: string): string {
  return canSay(`chat-phrase-${phrase}`) ? t(`chat-phrase-${phrase}`) : "";
}

/** What a line says to us; empty if nothing. */
export function lineText({ text, phrase }: ChatLine): string {
  return phrase === "" ? text : phraseText(phrase);
}

/** The lines to read: without empty ones, and without those of names that are not read. */
export function readable(
  lines: readonly ChatLine[],
  muted: readonly string[],
  mine: readonly number[],
): ChatLine[] {
  return lines.filter(
    (line) => lineText(line) !== "" && (mine.includes(line.seat) || !muted.includes(line.name)),
  );
}

/** Lines that follow each other from the same speaker, put together. */
export function inTurns(lines: readonly ChatLine[]): Turn[] {
  const turns: { seat: number; name: string; texts: string[] }[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last?.seat === line.seat && last.name === line.name) last.texts.push(lineText(line));
    else turns.push({ seat: line.seat, name: line.name, texts: [lineText(line)] });
  }
  return turns;
}
