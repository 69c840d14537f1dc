import { describe, expect, test } from "vitest";
import { limited, stillSpare, toggled } from "./keeping";

const HELD = [3, 0, 1, 0, 0, 3];
const NONE = [0, 0, 0, 0, 0, 0];

describe("PD-61: keeping five gems", () => {
  test("what is over five is to be chosen", () => {
    expect(stillSpare(HELD, NONE)).toBe(2);
    expect(stillSpare(HELD, [1, 0, 0, 0, 0, 1])).toBe(0);
    expect(stillSpare([1, 1, 0, 0, 0, 0], NONE)).toBe(0);
  });

  test("gems are chosen and taken back, never more than are too many", () => {
    const once = toggled(HELD, NONE, 2, true);
    expect(once).toEqual([0, 0, 1, 0, 0, 0]);
    expect(toggled(HELD, once, 2, true)).toEqual(once);
    const twice = toggled(HELD, once, 5, true);
    expect(toggled(HELD, twice, 0, true)).toEqual(twice);
    expect(toggled(HELD, twice, 2, false)).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test("a choice that no longer fits is forgotten", () => {
    expect(limited(HELD, [1, 0, 0, 0, 0, 1])).toEqual([1, 0, 0, 0, 0, 1]);
    expect(limited([2, 0, 1, 0, 0, 2], [1, 0, 0, 0, 0, 0])).toEqual(NONE);
  });
});
