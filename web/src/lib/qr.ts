// A QR code as one path, each dark run of a row a rectangle.

export interface QrDrawing {
  /** Modules a side, with the quiet zone. */
  readonly size: number;
  readonly path: string;
}

/** Light modules around the code: as many as the standard asks for. */
const QUIET_ZONE = 4;

/** The QR code of a text; the encoder is loaded when first needed. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE });
  return { size, path: pathOf(data) };
}

/** The dark modules of a matrix, as the path data of an SVG. */
export function pathOf(matrix: readonly (readonly boolean[])[]): string {
  return matrix
    .map((row, y) =>
      runsOf(row)
        .map(([x, n]) => `M${x} ${y}h${n}v1h-${n}z`)
        .join(""),
    )
    .join("");
}

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
