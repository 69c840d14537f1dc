// Places of a domino: where it is shown, turned, moved, and what comes next.

import { describe, expect, it } from "vitest";
import type { PyramidoAction } from "../../lib/protocol";
import type { Turn } from "./geometry";
import { isLegal, legalPlaces, nextPlace, nextWay, placeAt, placeMoved, placeTurned } from "./placing";

const MIDDLE = 40;
const BOX = { row: 2, column: 2, rows: 5, columns: 5 };

function legal(...places: readonly (readonly [number, number])[]) {
  return legalPlaces(places.map(([cell, turn]): PyramidoAction => ({ type: "place", cell, turn })));
}

describe("pointing", () => {
  it("shows the domino over the cell, as it is held", () => {
    const aim = placeAt({ row: 4.5, column: 4.9 }, 0, legal([40, 0], [39, 0]));
    expect(aim).toEqual({ cell: 40, turn: 0, isLegal: true });
  });

  it("prefers the place whose middle is nearest", () => {
    const aim = placeAt({ row: 4.5, column: 4.1 }, 0, legal([40, 0], [39, 0]));
    expect(aim).toEqual({ cell: 39, turn: 0, isLegal: true });
  });

  it("turns the domino where it fits only so", () => {
    const aim = placeAt({ row: 4.5, column: 4.5 }, 0, legal([40, 1]));
    expect(aim).toEqual({ cell: 40, turn: 1, isLegal: true });
  });

  it("shows an illegal place as it is held", () => {
    expect(placeAt({ row: 4.5, column: 4.9 }, 2, legal())).toEqual({ cell: 41, turn: 2, isLegal: false });
  });

  it("shows nothing beside the canvas", () => {
    expect(placeAt({ row: -0.1, column: 3 }, 0, legal())).toBeNull();
  });
});

describe("turning", () => {
  it("keeps the cell of the first block if it can", () => {
    expect(placeTurned({ cell: MIDDLE, turn: 0 }, 1, legal([40, 1], [31, 1])).cell).toBe(40);
  });

  it("finds another legal place over that cell", () => {
    expect(placeTurned({ cell: MIDDLE, turn: 0 }, 1, legal([31, 1]))).toEqual({
      cell: 31,
      turn: 1,
      isLegal: true,
    });
  });

  it("turns a laid domino end for end where nothing else fits", () => {
    expect(nextWay({ cell: 40, turn: 0 }, 1, legal([40, 0], [41, 2]))).toMatchObject({ cell: 41, turn: 2 });
  });

  it("leaves it where it is if it fits no other way", () => {
    expect(nextWay({ cell: 40, turn: 0 }, 1, legal([40, 0]))).toEqual({ cell: 40, turn: 0 });
  });
});

describe("moving", () => {
  it("goes over legal and illegal cells alike, inside the box", () => {
    expect(placeMoved({ cell: 40, turn: 0 }, 0, 1, BOX, legal())).toEqual({ cell: 41, turn: 0, isLegal: false });
    expect(placeMoved({ cell: 41, turn: 0 }, 0, 1, BOX, legal()).cell).toBe(41);
    expect(placeMoved({ cell: 22, turn: 3 }, -1, 0, BOX, legal()).cell).toBe(31);
  });

  it("leaps in reading order, as it is held, and stops at both ends", () => {
    const some = legal([40, 0], [30, 0], [30, 1]);
    const first = nextPlace(null, 0, some, 1);
    expect(first).toEqual({ cell: 30, turn: 0 });
    expect(nextPlace(first, 0, some, 1)).toEqual({ cell: 40, turn: 0 });
    expect(nextPlace({ cell: 40, turn: 0 }, 0, some, 1)).toBeNull();
    expect(nextPlace(first, 0, some, -1)).toBeNull();
    expect(nextPlace(null, 0, some, -1)).toEqual({ cell: 40, turn: 0 });
  });

  it("turns where the domino fits in no place as it is held", () => {
    expect(nextPlace(null, 0, legal([30, 3]), 1)).toEqual({ cell: 30, turn: 3 as Turn });
  });

  it("knows what is legal", () => {
    expect(isLegal({ cell: 30, turn: 3 }, legal([30, 3]))).toBe(true);
    expect(isLegal({ cell: 30, turn: 1 }, legal([30, 3]))).toBe(false);
  });
});
