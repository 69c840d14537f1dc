// A record read and its draws made again, without any rule; kernel/record.py and verify.py in Python.

import { commitmentOf, Fair, keyOf, MOST, NONCE_BYTES, SEED_BYTES } from "./fair";
import { bytesOfHex, bytesOfText, hexOfWords, sha256 } from "./sha256";

const FORMAT = "pyramidion/1";
const MARK = ',"hash":"';
const HASH_DIGITS = 64;
const TAIL = MARK.length + HASH_DIGITS + '"}'.length;
const FEWEST_LINES = 3;
/** So many milliseconds the page may stand still. */
const LONGEST_WORK = 30;

/** What is wrong with a record: a code of the kernel, and what its sentence needs. */
export interface Failure {
  readonly code: string;
  readonly values: { readonly line: number; readonly expected: string; readonly found: string };
}

/** What was found in a record, up to its end or to the failure. */
export interface Checked {
  readonly lines: number;
  readonly draws: number;
  readonly judgements: number;
  readonly commitment: string;
  readonly seed: string;
  readonly nonces: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly failure: Failure | null;
}

/** Who sat on a seat. */
export interface Sitter {
  readonly name: string;
  readonly kind: string;
}

type Draw = ["below", number, number] | ["shuffle", number, number[]];
type Fields = Readonly<Record<string, unknown>>;
type Reading = { -readonly [Name in keyof Checked]: Checked[Name] };

class BadRecord extends Error {
  readonly failure: Failure;

  constructor(line: number, code: string, expected: string, found: string) {
    super(code);
    this.failure = { code, values: { line, expected, found } };
  }
}

/** Check the lines of a record, its seal, and every draw; whatever the text is, this never rejects. */
export async function verifyShuffles(text: string): Promise<Checked> {
  const reading: Reading = {
    lines: 0,
    draws: 0,
    judgements: 0,
    commitment: "",
    seed: "",
    nonces: [],
    sitters: [],
    failure: null,
  };
  try {
    await check(text, reading);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    reading.failure = error.failure;
  }
  return reading;
}

async function check(text: string, reading: Reading): Promise<void> {
  const breath = new Breath();
  const bodies = await chained(text, breath);
  if (bodies.length < FEWEST_LINES) {
    throw new BadRecord(bodies.length + 1, "record-truncated", "another line", "the end");
  }
  const draws = readLines(bodies, reading);
  const fair = new Fair(openedKey(reading));
  for (const [line, draw] of draws) {
    if (breath.isDue) await breath.take();
    compare(line, draw, fair);
    reading.draws += 1;
  }
}

/** Lets the page live during long work. */
class Breath {
  #until = performance.now() + LONGEST_WORK;

  get isDue(): boolean {
    return performance.now() > this.#until;
  }

  async take(): Promise<void> {
    await new Promise((rested) => setTimeout(rested));
    this.#until = performance.now() + LONGEST_WORK;
  }
}

/** Each line without its hash, once that hash is found right. */
async function chained(text: string, breath: Breath): Promise<string[]> {
  const lines = text.split("\n");
  const rest = lines.pop();
  const bodies: string[] = [];
  let previous = "";
  for (const line of lines) {
    if (breath.isDue) await breath.take();
    const body = line.slice(0, -TAIL);
    const tail = line.slice(-TAIL);
    previous = hexOfWords(sha256(bytesOfText(previous + body)));
    bodies.push(`${body}}`);
    if (tail !== `${MARK}${previous}"}`) {
      const shown = tail.slice(MARK.length, MARK.length + HASH_DIGITS) || "nothing";
      throw new BadRecord(bodies.length, "record-hash", previous, shown);
    }
  }
  if (!rest) return bodies;
  throw new BadRecord(lines.length + 1, "record-truncated", "a whole line", "a part of one");
}

/** What the lines say of the seal, and their draws, each with its line. */
function readLines(bodies: readonly string[], reading: Reading): [number, Draw][] {
  const header = fieldsOf(1, bodies[0], "a Header");
  if (header.format !== FORMAT) {
    const found = isText(header.format) ? header.format : "something else";
    throw new BadRecord(1, "record-format", FORMAT, found);
  }
  if (!isText(header.commitment) || !Array.isArray(header.seats)) malformed(1, "a Header");
  reading.commitment = header.commitment;
  reading.sitters = header.seats.map(sitterOf);
  const last = bodies.length;
  if (!bodies[last - 1]?.startsWith('{"outcome"')) {
    throw new BadRecord(last + 1, "record-truncated", "the outcome", "the end");
  }
  const draws = bodies.slice(1, -1).flatMap((body, at) => drawsOf(at + 2, body, reading));
  const { seed, nonces } = fieldsOf(last, bodies[last - 1], "a Footer");
  if (!isText(seed) || !Array.isArray(nonces) || !nonces.every(isText)) malformed(last, "a Footer");
  reading.seed = seed;
  reading.nonces = nonces;
  reading.lines = last;
  return draws;
}

function sitterOf(written: unknown): Sitter {
  const { name, kind } = (written ?? {}) as Fields;
  return { name: isText(name) ? name : "", kind: isText(kind) ? kind : "" };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function drawsOf(line: number, body: string, reading: Reading): [number, Draw][] {
  const { draws } = fieldsOf(line, body, "a EntryLine");
  if (!Array.isArray(draws)) malformed(line, "a EntryLine");
  const numbered: [number, Draw][] = [];
  for (const draw of draws) {
    if (isDraw(draw)) numbered.push([line, draw]);
    else if (isJudgement(draw)) reading.judgements += 1;
    else malformed(line, "a EntryLine");
  }
  return numbered;
}

function isDraw(draw: unknown): draw is Draw {
  if (!Array.isArray(draw) || draw.length !== 3 || !Number.isInteger(draw[1])) return false;
  if (draw[0] === "below") return draw[1] > 0 && draw[1] <= MOST && Number.isInteger(draw[2]);
  if (draw[0] !== "shuffle" || !Array.isArray(draw[2])) return false;
  return draw[2].length === draw[1] && draw[2].every(Number.isInteger);
}

function isJudgement(draw: unknown): boolean {
  return Array.isArray(draw) && draw.length === 3 && draw[0] === "judgement";
}

/** The key of the opened seal; the seed must be the one that was promised. */
function openedKey({ lines, seed, nonces, commitment }: Reading): Uint8Array {
  const bytes = sealed(lines, seed, SEED_BYTES);
  const added = nonces.map((nonce) => sealed(lines, nonce, NONCE_BYTES));
  const found = commitmentOf(bytes);
  if (found !== commitment) throw new BadRecord(lines, "record-seed", commitment, found);
  return keyOf(bytes, added);
}

function sealed(line: number, hex: string, length: number): Uint8Array {
  const bytes = bytesOfHex(hex);
  if (bytes?.length === length) return bytes;
  throw new BadRecord(line, "record-seed", "a seed and nonces", "something else");
}

/** The draw must be the one that the seed gives at its number. */
function compare(line: number, draw: Draw, fair: Fair): void {
  const [kind, n] = draw;
  const given = kind === "below" ? fair.below(n) : fair.shuffle(n);
  const expected = JSON.stringify([kind, n, given]);
  const found = JSON.stringify(draw);
  if (expected !== found) throw new BadRecord(line, "record-draw", expected, found);
}

function fieldsOf(line: number, body: string | undefined, kind: string): Fields {
  let fields: unknown;
  try {
    fields = JSON.parse(body ?? "");
  } catch {
    malformed(line, kind);
  }
  if (typeof fields !== "object" || fields === null) malformed(line, kind);
  return fields as Fields;
}

function malformed(line: number, kind: string): never {
  throw new BadRecord(line, "record-line", kind, "something else");
}
