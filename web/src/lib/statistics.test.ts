import { describe, expect, it } from "vitest";
import type { MatchResult } from "./protocol";
import {
  isAlone,
  isCounted,
  isWon,
  pointsOf,
  rankOf,
  statisticsOf,
  stones,
  stoneWorth,
} from "./statistics";

/** A match in which the first seat is ours and made these points by category. */
function played(
  categories: Record<string, number>,
  ranks: readonly number[],
  changed: Partial<MatchResult> = {},
): MatchResult {
  const total = Object.values(categories).reduce((sum, points) => sum + points, 0);
  const other = { total: 50, categories: { pyramids: 50 } };
  return {
    table: "9dcf0c8fcbc65a8a",
    code: "K7QXM",
    number: 1,
    game: "silver_gold",
    at: 1,
    names: ranks.map((_, seat) => `Name ${seat}`),
    kinds: ranks.map(() => "person"),
    seats: [0],
    outcome: {
      scores: ranks.map((_, seat) => (seat === 0 ? { total, categories } : other)),
      ranks,
      ended: "SG-61",
      tie_break: null,
    },
    is_played_on: false,
    ...changed,
  };
}

const WON = played({ pyramids: 40, gems: 22, skulls: -2 }, [1, 2]);
const LOST = played({ pyramids: 20, gems: 10 }, [3, 1, 2]);

describe("statistics", () => {
  it("of no match are all nothing", () => {
    const { matches, wins, best, average, categories, tables } = statisticsOf([]);
    expect([matches, wins, best, average]).toEqual([0, 0, 0, 0]);
    expect([categories, tables]).toEqual([[], []]);
  });

  it("count matches and wins, and find the best and the average", () => {
    const { matches, wins, best, average } = statisticsOf([WON, LOST]);
    expect([matches, wins, best, average]).toEqual([2, 1, 60, 45]);
  });

  it("keep a best score below zero", () => {
    expect(statisticsOf([played({ skulls: -6 }, [2, 1])]).best).toBe(-6);
  });

  it("average each category over all matches, the least first", () => {
    expect(statisticsOf([WON, LOST]).categories).toEqual([
      { category: "skulls", average: -1 },
      { category: "gems", average: 16 },
      { category: "pyramids", average: 30 },
    ]);
  });

  it("do not count a rule of the game among the players", () => {
    const alone = played({ floor1: 20 }, [2, 1], { kinds: ["person", "automa"] });
    expect(isAlone(alone)).toBe(true);
    expect(isAlone(WON)).toBe(false);
    expect(statisticsOf([alone, WON]).tables).toEqual([
      { players: 1, matches: 1, wins: 0 },
      { players: 2, matches: 1, wins: 1 },
    ]);
  });

  it("tell matches by the number of players", () => {
    expect(statisticsOf([LOST, WON, WON]).tables).toEqual([
      { players: 2, matches: 2, wins: 2 },
      { players: 3, matches: 1, wins: 0 },
    ]);
  });

  it("leave out matches with several own seats, and those played on from a replay", () => {
    const shared = { ...WON, seats: [0, 1] };
    const playedOn = { ...WON, is_played_on: true };
    expect([shared, playedOn].map(isCounted)).toEqual([false, false]);
    expect(statisticsOf([shared, playedOn, LOST]).matches).toBe(1);
  });

  it("count a shared first place as a win", () => {
    expect(isWon(played({ pyramids: 50 }, [1, 1]))).toBe(true);
  });
});

describe("a match", () => {
  it("with several own seats is told by the one that came furthest", () => {
    const match = { ...LOST, seats: [0, 2] };
    expect([rankOf(match), pointsOf(match)]).toEqual([2, 50]);
  });
});

describe("stones", () => {
  it("are worth a round number, so that the longest course fits", () => {
    expect(stoneWorth([12, -3], 12)).toBe(1);
    expect(stoneWorth([12.5], 12)).toBe(2);
    expect(stoneWorth([43], 12)).toBe(4);
    expect(stoneWorth([], 12)).toBe(1);
    expect(stoneWorth([99_999], 12)).toBeGreaterThanOrEqual(99_999 / 12);
  });

  it("are whole, but for the last", () => {
    expect(stones(10, 5)).toEqual([1, 1]);
    expect(stones(12.5, 5)).toEqual([1, 1, 0.5]);
    expect(stones(-5, 5)).toEqual([1]);
    expect(stones(0, 5)).toEqual([]);
    expect(stones(9.99, 5)).toEqual([1, 1]);
  });
});
