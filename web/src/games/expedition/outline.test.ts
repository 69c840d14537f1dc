import { describe, expect, it } from "vitest";
import { cellsOf, KEYS, shapeOf } from "./keys";
import { cornersOf, outline } from "./outline";

describe("the outline of cells", () => {
  it("is a path round them", () => {
    const path = outline(cellsOf(["#"]), { size: 10 });
    expect(path).toBe("M10 0Q10 0 10 0L10 10Q10 10 10 10L0 10Q0 10 0 10L0 0Q0 0 0 0Z");
  });

  it("goes inwards by its inset", () => {
    expect(outline(cellsOf(["#"]), { size: 10, inset: 1 })).toContain("Q9 1 9 1");
  });

  it("has a corner wherever the edge turns", () => {
    const counts = KEYS.map((key) => cornersOf(shapeOf(key)).map((loop) => loop.length));
    expect(counts).toEqual([[4], [4], [6], [4], [4], [8], [8], [6], [6], [6], [8], [8]]);
  });

  it("goes round each part, where cells touch by a corner, and round a hole", () => {
    expect(cornersOf(cellsOf(["#.", ".#"]))).toHaveLength(2);
    expect(cornersOf(cellsOf(["###", "#.#", "###"]))).toHaveLength(2);
    expect(cornersOf([])).toEqual([]);
  });
});
