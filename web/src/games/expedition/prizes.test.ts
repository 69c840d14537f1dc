import { describe, expect, test } from "vitest";
import type { ExpeditionGem, ExpeditionPlayerView, ExpeditionView } from "../../lib/protocol";
import {
  bestColours,
  finders,
  heldAfter,
  nextFloor,
  offers,
  queue,
  standing,
  tally,
} from "./prizes";

type Part = Partial<ExpeditionPlayerView> & { rank?: number };

function view(players: Part[], more: Partial<ExpeditionView> = {}): ExpeditionView {
  return {
    seat: 0,
    deciders: [0],
    legal: [],
    phase: "move",
    round: 5,
    options: { harder: false },
    prizes: [],
    players: players.map(({ rank, ...player }) => ({
      floor: 1,
      pending: null,
      collected: false,
      gems: [0, 0, 0, 0, 0, 0],
      took: [],
      found: rank === undefined ? null : { rank, ms: 1000 * rank, credit: 0, laid: [] },
      ...player,
    })),
    ...more,
  } as unknown as ExpeditionView;
}

const PRIZES: ExpeditionGem[][] = [
  ["red", "white"],
  ["white", "red"],
  ["yellow", "yellow"],
  ["orange", "orange"],
  ["orange"],
  [],
];
const move = (floor: number) => ({ type: "move_to" as const, floor });

describe("what floors give", () => {
  const mine = { rank: 2, floor: 2, gems: [0, 0, 0, 1, 4, 3] };

  test("from top to bottom, with what one would have", () => {
    const all = offers(view([mine], { prizes: PRIZES, legal: [1, 2, 3, 4].map(move) }), 0);
    expect(all.map(({ floor, step }) => [floor, step])).toEqual([
      [4, 2],
      [3, 1],
      [2, 0],
      [1, -1],
    ]);
    expect(all[0]?.held).toEqual([{ gem: "orange", count: 6 }]);
    expect(all[2]?.held).toEqual([
      { gem: "white", count: 2 },
      { gem: "red", count: 1 },
    ]);
  });

  test("one gem left gives one, none gives none", () => {
    const all = offers(view([mine], { prizes: PRIZES, legal: [5, 6].map(move) }), 0);
    expect(all.map(({ held }) => held)).toEqual([[], [{ gem: "orange", count: 5 }]]);
  });

  test("a pawn that has gone leaves its floor alone", () => {
    const gone = view([{ ...mine, pending: 3 }], { prizes: PRIZES, legal: [{ type: "confirm" }] });
    expect(offers(gone, 0).map(({ floor, step }) => [floor, step])).toEqual([[3, 1]]);
  });

  test("nothing where nothing is legal, or nobody sits", () => {
    expect(offers(view([mine], { prizes: PRIZES }), 0)).toEqual([]);
    expect(offers(view([mine], { prizes: PRIZES, legal: [move(1)] }), 3)).toEqual([]);
  });

  test("follow when another collects first", () => {
    const before = view([mine], { prizes: PRIZES, legal: [move(4)] });
    const after = {
      ...before,
      prizes: PRIZES.map((gems, i) => (i === 3 ? ["blue" as const] : gems)),
    };
    expect(offers(before, 0)[0]?.gems).toEqual(["orange", "orange"]);
    expect(offers(after, 0)[0]?.held).toEqual([{ gem: "blue", count: 1 }]);
  });
});

describe("counting", () => {
  test("gems by colour, as they lie", () => {
    expect(tally(["white", "red", "white"])).toEqual([
      { gem: "white", count: 2 },
      { gem: "red", count: 1 },
    ]);
    expect(heldAfter([1, 0, 0, 0, 0, 0], ["green", "green"])).toEqual([{ gem: "green", count: 3 }]);
  });

  test("the best colour, all of them if level, none of nothing", () => {
    expect(bestColours([0, 0, 0, 1, 4, 3])).toEqual(["orange"]);
    expect(bestColours([2, 2, 0, 1, 0, 0])).toEqual(["green", "red"]);
    expect(bestColours([0, 0, 0, 0, 0, 0])).toEqual([]);
  });
});

describe("choosing by keys", () => {
  const all = offers(view([{ floor: 2 }], { prizes: PRIZES, legal: [1, 2, 3].map(move) }), 0);

  test("begins at the own floor and stops at the ends", () => {
    expect(nextFloor(all, null, 2, 1)).toBe(3);
    expect(nextFloor(all, null, 2, -1)).toBe(1);
    expect(nextFloor(all, 3, 2, 1)).toBe(3);
    expect(nextFloor(all, 3, 2, -1)).toBe(2);
    expect(nextFloor(all, 1, 2, -1)).toBe(1);
  });

  test("where one cannot move, the own floor", () => {
    expect(nextFloor(all.slice(1, 2), null, 2, 1)).toBe(2);
    expect(nextFloor([], null, 2, 1)).toBeNull();
  });
});

describe("who collects when", () => {
  const four = [{ rank: 2 }, { rank: 1, collected: true }, {}, { rank: 3 }];

  test("by rank, those who have collected no more", () => {
    expect(finders(view(four))).toEqual([1, 0, 3]);
    expect(queue(view(four))).toEqual([0, 3]);
  });

  test("told of every player", () => {
    const told = (more: Partial<ExpeditionView>) =>
      four.map((_, seat) => standing(view(four, more), seat));
    expect(told({})).toEqual(["now", "collected", "missing", "next"]);
    expect(told({ phase: "search" })).toEqual(["found", "collected", "searching", "found"]);
    expect(told({ phase: "ready" })).toEqual(["late", "collected", "missing", "late"]);
    expect(standing(view([{}], { phase: "ready", round: 1 }), 0)).toBe("idle");
  });

  test("in the harder version every finder at once", () => {
    const options = { harder: true } as ExpeditionView["options"];
    expect(standing(view(four, { phase: "search", options }), 3)).toBe("now");
  });
});
