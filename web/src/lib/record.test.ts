import { describe, expect, it } from "vitest";
import { commitmentOf, Fair, keyOf } from "./fair";
import { verifyShuffles } from "./record";
import { bytesOfHex, bytesOfText, hexOfWords, sha256 } from "./sha256";

const GOLDEN = import.meta.glob<string>("../../../tests/golden/*/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const RECORD =
  Object.entries(GOLDEN).find(([path]) => path.endsWith("/four_players.jsonl"))?.[1] ?? "";
const LINES = RECORD.split("\n").slice(0, -1);
const SEED = "11".repeat(32);
const NONCES = ["22".repeat(16), "33".repeat(16)];

type Line = Record<string, unknown>;

/** Lines written as a record, their hashes right. */
function chained(lines: readonly unknown[]): string {
  let previous = "";
  return lines
    .map((line) => {
      const body = JSON.stringify(line).slice(0, -1);
      previous = hexOfWords(sha256(bytesOfText(previous + body)));
      return `${body},"hash":"${previous}"}\n`;
    })
    .join("");
}

/** A small record with these draws in its entries, and what is to be otherwise. */
function written(draws: readonly unknown[], header: Line = {}, footer: Line = {}): string {
  const commitment = commitmentOf(bytesOfHex(SEED) ?? new Uint8Array());
  const seats = [
    { name: "Zoé 🐫", kind: "person" },
    { name: "greedy", kind: "bot" },
  ];
  return chained([
    { format: "pyramidion/1", game: "none", seats, commitment, inputs: {}, ...header },
    ...draws.map((drawn, seq) => ({ seq, draws: drawn })),
    { outcome: {}, seed: SEED, nonces: NONCES, ...footer },
  ]);
}

function fairOf(nonces: readonly string[] = NONCES): Fair {
  const bytes = [SEED, ...nonces].map((hex) => bytesOfHex(hex) ?? new Uint8Array());
  return new Fair(keyOf(bytes[0] ?? new Uint8Array(), bytes.slice(1)));
}

async function failureOf(text: string): Promise<[string | undefined, number | undefined]> {
  const { failure } = await verifyShuffles(text);
  return [failure?.code, failure?.values.line];
}

describe("a true record", () => {
  it("is found true, whichever of the golden ones it is", async () => {
    expect(Object.keys(GOLDEN).length).toBeGreaterThan(3);
    for (const [path, text] of Object.entries(GOLDEN)) {
      const checked = await verifyShuffles(text);
      expect(checked.failure, path).toBeNull();
      expect(checked.lines, path).toBe(text.split("\n").length - 1);
      expect(checked.draws, path).toBeGreaterThan(0);
      expect(checked.nonces, path).toHaveLength(checked.sitters.length);
    }
  });

  it("tells its draws, its judgements, its seal and who sat there", async () => {
    const fair = fairOf();
    const six = ["below", 6, fair.below(6)];
    const order = ["shuffle", 48, fair.shuffle(48)];
    const hundred = ["below", 100, fair.below(100)];
    const text = written([[six, ["judgement", "MM-17", true]], [], [order, hundred]]);
    expect(await verifyShuffles(text)).toMatchObject({
      failure: null,
      lines: 5,
      draws: 3,
      judgements: 1,
      seed: SEED,
      nonces: NONCES,
      sitters: [
        { name: "Zoé 🐫", kind: "person" },
        { name: "greedy", kind: "bot" },
      ],
    });
  });
});

describe("an altered record", () => {
  it("is found at its line, wherever one sign is another", async () => {
    for (const [at, line] of LINES.entries()) {
      const place = (at * 7919) % line.length;
      const sign = line[place] === "x" ? "é" : "x";
      const wrong = `${line.slice(0, place)}${sign}${line.slice(place + 1)}`;
      const text = `${LINES.with(at, wrong).join("\n")}\n`;
      expect(await failureOf(text)).toEqual(["record-hash", at + 1]);
    }
  });

  it("is found where a line is missing, turned round or cut", async () => {
    const without = (at: number): string => `${LINES.toSpliced(at, 1).join("\n")}\n`;
    expect(await failureOf(without(0))).toEqual(["record-hash", 1]);
    expect(await failureOf(without(7))).toEqual(["record-hash", 8]);
    expect(await failureOf(without(LINES.length - 1))).toEqual(["record-truncated", LINES.length]);
    expect(await failureOf(RECORD.slice(0, -1))).toEqual(["record-truncated", LINES.length]);
    expect(await failureOf(RECORD.replaceAll("\n", "\r\n"))).toEqual(["record-hash", 1]);
    expect(await failureOf(RECORD.replace("\n", " "))).toEqual(["record-hash", 1]);
    expect(await failureOf(`${LINES.slice(0, 2).join("\n")}\n`)).toEqual(["record-truncated", 3]);
  });
});

describe("a forged record", () => {
  const six = ["below", 6, fairOf().below(6)];

  it("is refused when its seed was not promised", async () => {
    expect(await failureOf(written([[six]], {}, { seed: "12".repeat(32) }))).toEqual([
      "record-seed",
      3,
    ]);
    expect(await failureOf(written([[six]], {}, { seed: "11" }))).toEqual(["record-seed", 3]);
    expect(await failureOf(written([[six]], {}, { nonces: ["zz"] }))).toEqual(["record-seed", 3]);
    expect(await failureOf(written([[six]], { commitment: "00" }))).toEqual(["record-seed", 3]);
  });

  it("is refused at the draw that the seed does not give", async () => {
    const next = fairOf();
    next.below(6);
    const seven = next.below(7);
    const wrong = (seven + 1) % 7;
    const { failure, draws } = await verifyShuffles(written([[six], [["below", 7, wrong]], []]));
    expect(draws).toBe(1);
    expect(failure).toEqual({
      code: "record-draw",
      values: { line: 3, expected: `["below",7,${seven}]`, found: `["below",7,${wrong}]` },
    });
    expect(await failureOf(written([[["shuffle", 3, [0, 0, 0]]]]))).toEqual(["record-draw", 2]);
    expect(await failureOf(written([[["below", 6, 77]]]))).toEqual(["record-draw", 2]);
  });

  it("is refused when a nonce, or their order, is another", async () => {
    const order = [[["shuffle", 48, fairOf().shuffle(48)]]];
    expect((await failureOf(written(order)))[0]).toBeUndefined();
    expect((await failureOf(written(order, {}, { nonces: NONCES.toReversed() })))[0]).toBe(
      "record-draw",
    );
    expect((await failureOf(written(order, {}, { nonces: NONCES.slice(1) })))[0]).toBe(
      "record-draw",
    );
  });

  it("is refused when a line is of another form", async () => {
    const odd = [
      null,
      {},
      "none",
      [["below", 0, 0]],
      [["below", 2 ** 32 + 1, 0]],
      [["below", "6", 3]],
      [["below", 6]],
      [["shuffle", 3, [0, 1]]],
      [["shuffle", 1, [[]]]],
      [["shuffle", 1e9, []]],
      [["guess", 6, 3]],
      [17],
    ];
    for (const draws of odd) {
      expect(await failureOf(written([[six], draws])), JSON.stringify(draws)).toEqual([
        "record-line",
        3,
      ]);
    }
    expect(await failureOf(written([[six]], { commitment: { toString: 1 } }))).toEqual([
      "record-line",
      1,
    ]);
    expect(await failureOf(written([[six]], { seats: 4 }))).toEqual(["record-line", 1]);
    expect(await failureOf(written([[six]], {}, { nonces: [1] }))).toEqual(["record-line", 3]);
    expect(await failureOf(written([[six]], {}, { seed: null }))).toEqual(["record-line", 3]);
    expect(await failureOf(written([[six]], { format: "other/9" }))).toEqual(["record-format", 1]);
    expect(await failureOf(chained([[1], [2], [3]]))).toEqual(["record-line", 1]);
  });
});

describe("anything else", () => {
  it("is refused without an error", async () => {
    const deep = `${"[".repeat(200_000)}\n`;
    for (const text of [
      "",
      "\n",
      "\n\n\n",
      "{}",
      "{}\n",
      "\ud800\n",
      "\u0000",
      deep,
      "é".repeat(99),
    ]) {
      expect((await verifyShuffles(text)).failure, text.slice(0, 9)).not.toBeNull();
    }
  });
});
