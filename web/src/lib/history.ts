// The finished matches of this device: kept in the browser, with those that the server still has.

import { myMatches } from "./api";
import { read, write } from "./device";
import type { MatchResult } from "./protocol";

const MATCHES = "pyramidion.matches";
/** When this device was told to forget; what the server knows from before stays unsaid. */
const FORGOTTEN = "pyramidion.matches-forgotten";
const MOST_MATCHES = 300;

/** What is kept under a key; null if that is nothing, or nothing that can be read. */
function kept(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null;
  }
}

/** The kept matches, the newest first; what is no match is passed over. */
export function keptMatches(): MatchResult[] {
  const matches = kept(MATCHES);
  return Array.isArray(matches) ? newestFirst(matches.filter(isMatch)) : [];
}

/** Keep a match at its end; one that is kept already stays as it was, whoever leaves later. */
export function keepMatch(match: MatchResult): void {
  write(MATCHES, JSON.stringify(merged([match], keptMatches())));
}

/** All matches of this device, with what the server knows of them; without it, the kept ones. */
export async function allMatches(): Promise<MatchResult[]> {
  const told: readonly unknown[] = await myMatches().catch(() => []);
  const forgotten = kept(FORGOTTEN);
  const since = isNumber(forgotten) ? forgotten : 0;
  const all = merged(keptMatches(), told.filter(isMatch)).filter((match) => match.at > since);
  write(MATCHES, JSON.stringify(all));
  return all;
}

/** Forget every match until now. */
export function forgetMatches(now = Date.now()): void {
  const newest = keptMatches()[0]?.at ?? 0;
  write(FORGOTTEN, JSON.stringify(Math.max(now, newest)));
  write(MATCHES, JSON.stringify([]));
}

/** Two lists as one; where both know a match, the second is right. */
export function merged(
  first: readonly MatchResult[],
  second: readonly MatchResult[],
): MatchResult[] {
  const byKey = new Map([...first, ...second].map((match) => [keyOf(match), match]));
  return newestFirst([...byKey.values()]).slice(0, MOST_MATCHES);
}

/** What tells a match from every other. */
export function keyOf(match: MatchResult): string {
  return `${match.table}/${match.number}`;
}

/** Where a match can be seen again. */
export function replayPath(match: MatchResult): string {
  return `/replay/${encodeURIComponent(match.table)}/${match.number}`;
}

function newestFirst(matches: readonly MatchResult[]): MatchResult[] {
  return [...matches].sort((a, b) => b.at - a.at || b.number - a.number);
}

/** Whether a value of the storage can be shown as a match. */
export function isMatch(value: unknown): value is MatchResult {
  if (!isObject(value) || !isObject(value.outcome)) return false;
  const { names, seats, kinds, outcome } = value;
  const { scores, ranks } = outcome;
  if (!isListOf(names, isText) || !isListOf(kinds, isText)) return false;
  if (!isListOf(ranks, isNumber) || !isListOf(scores, isScore) || !isListOf(seats, isNumber)) {
    return false;
  }
  return (
    isText(value.table) &&
    isText(value.code) &&
    isText(value.game) &&
    isNumber(value.number) &&
    isNumber(value.at) &&
    names.length === scores.length &&
    names.length === ranks.length &&
    seats.length > 0 &&
    seats.every((seat) => seat in names)
  );
}

function isScore(value: unknown): boolean {
  if (!isObject(value) || !isNumber(value.total) || !isObject(value.categories)) return false;
  return Object.values(value.categories).every(isNumber);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isListOf<T>(value: unknown, fits: (one: unknown) => one is T): value is T[];
function isListOf(value: unknown, fits: (one: unknown) => boolean): value is unknown[];
function isListOf(value: unknown, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}
