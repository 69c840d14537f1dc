import { describe, expect, it } from "vitest";
import { drawQr, pathOf } from "./qr";

describe("a QR code as a path", () => {
  it("draws each run of dark modules as one rectangle", () => {
    const matrix = [
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ];
    expect(pathOf(matrix)).toBe("M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z");
  });

  it("draws nothing where nothing is dark", () => {
    expect(pathOf([[false], [false]])).toBe("");
  });

  it("leaves a quiet zone of four modules around the code", async () => {
    const { size, path } = await drawQr("https://play.example.org/t/K7QXM");
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
    const columns = starts.flatMap(([x = 0, , n = 0]) => [x, x + n]);
    const rows = starts.map(([, y = 0]) => y);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual([4, size - 4]);
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([4, size - 5]);
  });
});
