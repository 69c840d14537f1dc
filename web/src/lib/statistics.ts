// What a device's matches of one game come to: how many, how good, and where the points come from.

import type { MatchResult } from "./protocol";

/** The average of one category of points. */
export interface CategoryAverage {
  readonly category: string;
  readonly average: number;
}

export interface Statistics {
  readonly matches: number;
  readonly wins: number;
  readonly best: number;
  readonly average: number;
  /** The least first, as the courses of a pyramid from its top. */
  readonly categories: readonly CategoryAverage[];
  /** By number of players, the fewest first. */
  readonly tables: readonly TableSize[];
}

/** What was played with so many at the table. */
export interface TableSize {
  readonly players: number;
  readonly matches: number;
  readonly wins: number;
}

/** Whether a match says how somebody plays: one own seat, and played from its beginning. */
export function isCounted(match: MatchResult): boolean {
  return match.seats.length === 1 && !match.is_played_on;
}

/** The statistics of those matches that count. */
export function statisticsOf(all: readonly MatchResult[]): Statistics {
  const matches = all.filter(isCounted);
  const totals = matches.map((match) => ownScore(match).total);
  return {
    matches: matches.length,
    wins: matches.filter(isWon).length,
    best: totals.length > 0 ? Math.max(...totals) : 0,
    average: mean(totals),
    categories: categoryAverages(matches),
    tables: tableSizes(matches),
  };
}

/** The own seat that came furthest. */
export function bestSeat(match: MatchResult): number {
  const { ranks } = match.outcome;
  const byRank = [...match.seats].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return byRank[0] ?? 0;
}

export function rankOf(match: MatchResult): number {
  return match.outcome.ranks[bestSeat(match)] ?? 0;
}

export function pointsOf(match: MatchResult): number {
  return ownScore(match).total;
}

export function isWon(match: MatchResult): boolean {
  return rankOf(match) === 1;
}

/** How many played; a rule of the game that plays a seat is none of them. */
export function playersOf(match: MatchResult): number {
  return match.kinds.filter((kind) => kind !== "automa").length;
}

/** Whether one played against a rule of the game only. */
export function isAlone(match: MatchResult): boolean {
  return playersOf(match) === 1;
}

function ownScore(match: MatchResult) {
  return match.outcome.scores[bestSeat(match)] ?? { total: 0, categories: {} };
}

function categoryAverages(matches: readonly MatchResult[]): CategoryAverage[] {
  const scores = matches.map((match) => ownScore(match).categories);
  const names = [...new Set(scores.flatMap((categories) => Object.keys(categories)))];
  return names
    .map((category) => ({
      category,
      average: mean(scores.map((categories) => categories[category] ?? 0)),
    }))
    .sort((a, b) => a.average - b.average);
}

function tableSizes(matches: readonly MatchResult[]): TableSize[] {
  const sizes = [...new Set(matches.map(playersOf))].sort((a, b) => a - b);
  return sizes.map((players) => {
    const there = matches.filter((match) => playersOf(match) === players);
    return { players, matches: there.length, wins: there.filter(isWon).length };
  });
}

function mean(numbers: readonly number[]): number {
  if (numbers.length === 0) return 0;
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

const WORTHS = [1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 25, 50, 100];

/** What one stone of a drawing is worth, so that the longest course has at most so many. */
export function stoneWorth(averages: readonly number[], most: number): number {
  const longest = Math.max(0, ...averages.map(Math.abs));
  return WORTHS.find((worth) => longest <= worth * most) ?? Math.ceil(longest / most);
}

/** The widths of the stones of one course, whole ones and the cut one at its end. */
export function stones(average: number, worth: number): number[] {
  const all = Math.abs(average) / worth;
  const whole = Math.floor(all + 0.05);
  const rest = all - whole;
  return [...Array<number>(whole).fill(1), ...(rest >= 0.05 ? [rest] : [])];
}
