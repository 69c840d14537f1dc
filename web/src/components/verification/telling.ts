// Why a record is refused, in the reader's language; messages/refusals.py in Python.

import { refusalText, t } from "../../lib/i18n.svelte";
import type { Wrong } from "./judging";

/** What the kernel says it expected or found, and the message that says it. */
const PHRASES: Readonly<Record<string, () => string>> = {
  "another line": () => t("told-another-line"),
  "the outcome": () => t("told-the-outcome"),
  "the end": () => t("told-the-end"),
  "a whole line": () => t("told-a-whole-line"),
  "a part of one": () => t("told-a-part-of-a-line"),
  "a Header": () => t("told-a-kind-of-line", { kind: "Header" }),
  "a EntryLine": () => t("told-a-kind-of-line", { kind: "EntryLine" }),
  "a Footer": () => t("told-a-kind-of-line", { kind: "Footer" }),
  "a seed and nonces": () => t("told-a-seed-and-nonces"),
  nothing: () => t("told-nothing"),
  "something else": () => t("told-something-malformed"),
};
const LEAD = 12;
const LONGEST = 48;

/** The sentence of what is wrong, with its line where it has one. */
export function wrongText({ code, values }: Wrong): string {
  if (!("line" in values)) return refusalText({ code, values });
  const { line, expected, found } = values;
  const same = sameSigns(expected, found);
  return refusalText({
    code,
    values: { line, expected: told(expected, same), found: told(found, same) },
  });
}

function told(value: string, same: number): string {
  const phrase = Object.hasOwn(PHRASES, value) ? PHRASES[value] : undefined;
  if (phrase !== undefined) return phrase();
  return value.includes("\ufffd") ? t("told-something-unreadable") : cut(value, same);
}

/** How many signs both have in common before they differ. */
function sameSigns(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** A long value, cut to the place where it begins to differ from the other one. */
export function cut(value: string, same: number): string {
  if (value.length <= LONGEST) return value;
  const start = Math.max(0, same - LEAD);
  const end = start + LONGEST;
  return `${start > 0 ? "…" : ""}${value.slice(start, end)}${end < value.length ? "…" : ""}`;
}
