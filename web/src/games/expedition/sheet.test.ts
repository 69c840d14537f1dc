import { describe, expect, test } from "vitest";
import type { ExpeditionView } from "../../lib/protocol";
import { columns, ties } from "./sheet";

function view(gems: number[][], ranks: number[]): ExpeditionView {
  return {
    players: gems.map((counts) => ({ gems: counts })),
    outcome: { ranks },
  } as unknown as ExpeditionView;
}

describe("the sheet of the end", () => {
  test("EX-X1: most gems of one colour wins, not most gems", () => {
    const sheet = columns(
      view(
        [
          [7, 5, 3, 2, 0, 1],
          [4, 1, 0, 1, 2, 3],
          [2, 3, 2, 8, 0, 0],
        ],
        [2, 3, 1],
      ),
    );
    expect(sheet.map(({ seat, best, all }) => [seat, best, all])).toEqual([
      [2, 8, 15],
      [0, 7, 18],
      [1, 4, 11],
    ]);
    expect(ties(sheet)).toEqual([]);
  });

  test("EX-42: the second colour parts, whichever it is", () => {
    const sheet = columns(
      view(
        [
          [6, 4, 0, 0, 0, 0],
          [0, 0, 6, 0, 5, 0],
        ],
        [2, 1],
      ),
    );
    const [tie, ...more] = ties(sheet);
    expect(more).toEqual([]);
    expect(tie?.place).toBe(2);
    expect(tie?.before).toEqual([6]);
    expect(tie?.columns.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test("EX-42: those still level are parted by a later colour", () => {
    const sheet = columns(
      view(
        [
          [6, 4, 1, 0, 0, 0],
          [6, 4, 2, 0, 0, 0],
          [6, 5, 0, 0, 0, 0],
        ],
        [3, 2, 1],
      ),
    );
    expect(
      ties(sheet).map(({ place, before, columns: level }) => [place, before, level.length]),
    ).toEqual([
      [2, [6], 3],
      [3, [6, 4], 2],
    ]);
  });

  test("EX-42: equal throughout is shared", () => {
    const sheet = columns(
      view(
        [
          [3, 2, 0, 0, 0, 0],
          [0, 0, 2, 3, 0, 0],
        ],
        [1, 1],
      ),
    );
    expect(ties(sheet).map(({ place }) => place)).toEqual([null]);
  });

  test("EX-42: lower places are told, too", () => {
    const sheet = columns(
      view(
        [
          [9, 0, 0, 0, 0, 0],
          [4, 1, 0, 0, 0, 0],
          [4, 2, 0, 0, 0, 0],
        ],
        [1, 3, 2],
      ),
    );
    expect(ties(sheet).map(({ place, before }) => [place, before])).toEqual([[2, [4]]]);
  });
});
