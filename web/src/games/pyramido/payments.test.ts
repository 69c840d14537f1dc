import { describe, expect, test } from "vitest";
import type { PyramidoColour, PyramidoGem, PyramidoZoneView } from "../../lib/protocol";
import {
  counted,
  floorPoints,
  gemsLeft,
  levelOf,
  nextPayment,
  otherPayment,
  type Paid,
  paymentWith,
  repaid,
  spread,
  stepsTo,
  waysToPay,
} from "./payments";

const M: PyramidoGem = "mythical";
const R: PyramidoGem = "red";

function zone(number: number, colour: PyramidoColour = "red", icons = 4): PyramidoZoneView {
  return { zone: number, colour, icons, quadrants: [number] };
}

function held(...gems: PyramidoGem[]): number[] {
  return counted(gems);
}

describe("payments", () => {
  test("PD-53, PD-54: a colour gem lights a zone, or two mythical ones; colour gems first", () => {
    expect(waysToPay("red", "lit", held(R, M, M))).toEqual([[R], [M, M]]);
    expect(waysToPay("red", "lit", held("blue", M))).toEqual([]);
  });

  test("PD-55: three gems' worth doubles it, in all four ways", () => {
    expect(waysToPay("red", "doubled", held(R, R, R, M, M, M, M, M, M))).toEqual([
      [R, R, R],
      [R, R, M, M],
      [R, M, M, M, M],
      [M, M, M, M, M, M],
    ]);
    expect(waysToPay("red", "doubled", held(R, M, M, M))).toEqual([]);
  });

  test("say what they make of a zone", () => {
    expect([[], [R], [M, M]].map(levelOf)).toEqual(["none", "lit", "lit"]);
    expect([[R, R, R], [R, R, M, M], [M, M, M, M, M, M]].map(levelOf)).toEqual(Array(3).fill("doubled"));
  });

  test("leave the rest in hand, and count gems both ways", () => {
    const lit = [{ zone: 1, gems: [R] }, { zone: 2, gems: [M, M] }];
    expect(spread(gemsLeft(held(R, R, M, M, M), lit))).toEqual([R, M]);
    expect(spread(gemsLeft(held(R, R, M, M, M), lit, 2))).toEqual([R, M, M, M]);
  });
});

describe("a tap on a zone", () => {
  const cycle = (gems: number[], taps: number): Paid[][] => {
    const states: Paid[][] = [];
    let lit: Paid[] = [];
    for (let tap = 0; tap < taps; tap += 1) {
      lit = repaid(lit, 7, nextPayment(zone(7), gems, lit));
      states.push(lit);
    }
    return states;
  };

  test("lights it, doubles it, takes all back", () => {
    expect(cycle(held(R, R, M, M), 3)).toEqual([
      [{ zone: 7, gems: [R] }],
      [{ zone: 7, gems: [R, R, M, M] }],
      [],
    ]);
  });

  test("leaves out what cannot be paid", () => {
    expect(cycle(held(R, M), 2)).toEqual([[{ zone: 7, gems: [R] }], []]);
    expect(cycle(held("blue"), 1)).toEqual([[]]);
  });

  test("does not take gems from other zones", () => {
    const lit = [{ zone: 3, gems: [R, R, R] }];
    expect(nextPayment(zone(7), held(R, R, R, M), lit)).toEqual([]);
    expect(nextPayment(zone(7), held(R, R, R, M, M), lit)).toEqual([M, M]);
  });
});

describe("another way to pay", () => {
  test("takes more mythical gems, then begins again", () => {
    const gems = held(R, R, M, M, M, M);
    const ways = [[R, R, M, M], [R, M, M, M, M]];
    const at = (now: PyramidoGem[]) => otherPayment(zone(7), gems, [{ zone: 7, gems: now }]);
    expect(at(ways[0] ?? [])).toEqual(ways[1]);
    expect(at(ways[1] ?? [])).toEqual(ways[0]);
  });

  test("lights what was dark with mythical gems, if there are enough", () => {
    expect(otherPayment(zone(7), held(R, M, M), [])).toEqual([M, M]);
    expect(otherPayment(zone(7), held(R, M), [])).toEqual([R]);
  });

  test("is what a gem that is dropped there asks for", () => {
    const gems = held(R, R, R, M, M);
    expect(paymentWith(M, zone(7), gems, [])).toEqual([M, M]);
    expect(paymentWith(R, zone(7), gems, [{ zone: 7, gems: [M, M] }])).toEqual([R, R, R]);
    expect(paymentWith("blue", zone(7), gems, [])).toBeNull();
    expect(paymentWith(R, zone(7), gems, [{ zone: 7, gems: [R, R, R] }])).toBeNull();
  });
});

describe("from one lighting to another", () => {
  test("gems are freed before they are laid, and what stays is left alone", () => {
    const lit = [
      { zone: 1, gems: [R] },
      { zone: 2, gems: [M, M] },
      { zone: 3, gems: ["blue"] as const },
    ];
    const wanted = [
      { zone: 2, gems: [M, M] },
      { zone: 1, gems: [M, M] },
      { zone: 4, gems: [R] },
    ];
    expect(stepsTo(lit, wanted)).toEqual([
      { type: "deactivate", zone: 1 },
      { type: "deactivate", zone: 3 },
      { type: "activate", zone: 1, gems: [M, M] },
      { type: "activate", zone: 4, gems: [R] },
    ]);
  });

  test("nothing is to do where all is as wanted; all goes out where nothing is", () => {
    const lit = [{ zone: 1, gems: [R] }];
    expect(stepsTo(lit, lit)).toEqual([]);
    expect(stepsTo(lit, [])).toEqual([{ type: "deactivate", zone: 1 }]);
  });

  test("PD-57, PD-X1: zones and the mythical gems left are added up", () => {
    const points = [2, 3, 3, 4, 10];
    const lit = points.map((one, place) => ({ zone: place, gems: [R], points: one }));
    expect(floorPoints(held(R, R, R, R, R, M), lit)).toBe(23);
  });
});
