import { describe, expect, test, vi } from "vitest";
import type { SilverGoldPlayerView, SilverGoldView } from "../../lib/protocol";
import { best, columns, partedTies } from "./sheet";

vi.mock("./cards", () => ({
  cardOf: (number: number) => ({ number, colour: ["green", "orange", "violet"][number % 3] }),
}));

function player(changed: Partial<SilverGoldPlayerView>, total: number): SilverGoldPlayerView {
  const categories = { pyramids: 0, torches: 0, boxes: 0, gems: 0, skulls: 0 };
  return {
    cards: [null, null],
    done: [],
    red: 0,
    green: 0,
    torches: 0,
    skulls: 0,
    owed: 0,
    confirmed: true,
    ...changed,
    score: { total, categories: { ...categories, ...changed.score?.categories } },
  };
}

function finished(players: SilverGoldPlayerView[], ranks: number[]): SilverGoldView {
  const scores = players.map((one) => one.score);
  return {
    seat: null,
    deciders: [],
    legal: [],
    prompt: null,
    options: { reveal: "together", closed_tombs: false, expeditions: [], skulls: [1, 2, 3] },
    phase: "over",
    round: 4,
    turn: 7,
    used: [],
    unseen: 0,
    pile: 0,
    reserve: [],
    boxes: [[1, 1, 0], [], [0]],
    completing: [],
    queue: [],
    players,
    dealt: [],
    kept: [],
    earned: null,
    outcome: { scores, ranks, ended: "SG-61", tie_break: "SG-63" },
  };
}

const VIEW = finished(
  [
    player({ done: [8, 6, 7], red: 5, green: 3, torches: 0b1011 }, 40),
    player({ done: [5, 9], skulls: 2, score: { total: 0, categories: { skulls: -2 } } }, 40),
    player({ red: 2 }, 2),
  ],
  [2, 1, 3],
);

describe("the score sheet", () => {
  test("puts the winner first", () => {
    expect(columns(VIEW).map((one) => one.seat)).toEqual([1, 0, 2]);
  });

  test("SG-62: a red and a green gem are a pair, the others count singly", () => {
    const seat0 = columns(VIEW)[1];
    expect(seat0?.points.pairs).toBe(15);
    expect(seat0?.points.singles).toBe(2);
  });

  test("counts torches by round, and sorts pyramids by colour", () => {
    const seat0 = columns(VIEW)[1];
    expect(seat0?.torches).toBe(3);
    expect(seat0?.colours).toEqual(["green", "orange", "violet"]);
  });

  test("SG-50: boxes are worth 10, 6 and 3 in the order they were taken", () => {
    const [seat1, seat0] = columns(VIEW);
    expect(seat1?.boxes).toEqual([
      { colour: "green", points: 10 },
      { colour: "green", points: 6 },
    ]);
    expect(seat0?.boxes).toEqual([
      { colour: "green", points: 3 },
      { colour: "violet", points: 10 },
    ]);
  });

  test("the skull takes points away, and the least bad one is the best", () => {
    const sheet = columns(VIEW);
    expect(sheet[0]?.points.skull).toBe(-2);
    expect(best(sheet, "skull")).toBe(0);
  });

  test("SG-63: names the lowest cards of those with the same total, and of nobody else", () => {
    const ties = partedTies(columns(VIEW));
    expect(ties.map((group) => group.map((one) => [one.seat, one.lowest]))).toEqual([
      [
        [1, 5],
        [0, 6],
      ],
    ]);
  });

  test("a shared victory is no parted tie", () => {
    const shared = finished([player({}, 7), player({}, 7)], [1, 1]);
    expect(partedTies(columns(shared))).toEqual([]);
  });

  test("before the end the total ranks", () => {
    const early = { ...VIEW, outcome: null };
    expect(columns(early).map((one) => one.rank)).toEqual([1, 1, 3]);
  });
});
