import { describe, expect, test } from "vitest";
import type { PyramidoView } from "../../lib/protocol";
import { columns, ranked, ties } from "./pad";

interface Seat {
  floors: number[];
  gems?: number;
}

function view(seats: Seat[], ranks: number[] | null, legend: Seat | null = null): PyramidoView {
  const gemsOf = (seat: Seat) => [seat.gems ?? 0, 0, 0, 0, 0, 0];
  const players = seats.map((seat) => ({ floors: seat.floors, gems: gemsOf(seat) }));
  const hers = legend && { floors: legend.floors, gems: gemsOf(legend), stack: [1], moves: 0, last: null };
  return { players, legend: hers, outcome: ranks && { ranks } } as unknown as PyramidoView;
}

describe("the score pad", () => {
  test("PD-X3: adds up the four floors, the winner first", () => {
    const pad = view(
      [
        { floors: [23, 20, 21, 14] },
        { floors: [24, 25, 21, 17] },
        { floors: [21, 23, 22, 24] },
        { floors: [18, 22, 26, 16] },
      ],
      [4, 2, 1, 3],
    );
    expect(columns(pad).map((one) => one.total)).toEqual([78, 87, 90, 82]);
    expect(ranked(pad).map((one) => one.seat)).toEqual([2, 1, 3, 0]);
    expect(ties(ranked(pad))).toEqual([]);
  });

  test("ranks by totals before the end", () => {
    const pad = view([{ floors: [20] }, { floors: [24] }, { floors: [20] }], null);
    expect(columns(pad).map((one) => one.rank)).toEqual([2, 1, 2]);
  });

  test("PD-70: gems left part equal totals, then the best floor, then nothing does", () => {
    const pad = view(
      [
        { floors: [10, 10, 10, 10], gems: 2 },
        { floors: [20, 10, 5, 5], gems: 2 },
        { floors: [5, 5, 10, 20], gems: 2 },
        { floors: [4, 6, 10, 20], gems: 3 },
      ],
      [4, 2, 2, 1],
    );
    const told = ties(ranked(pad)).map(({ by, columns: among }) => [by, among.map((one) => one.seat)]);
    expect(told).toEqual([
      ["gems", [3, 1, 2, 0]],
      ["floor", [1, 2, 0]],
      ["shared", [1, 2]],
    ]);
  });

  test("PD-90: a tie is the Legend's", () => {
    const pad = view([{ floors: [10, 10, 10, 10] }], [2, 1], { floors: [12, 9, 9, 10] });
    expect(ranked(pad).map((one) => one.isLegend)).toEqual([true, false]);
    expect(ties(ranked(pad)).map((one) => one.by)).toEqual(["legend"]);
  });
});
