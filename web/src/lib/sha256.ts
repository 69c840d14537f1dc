// SHA-256 and HMAC, written out: a browser lends its own only to pages that came over https.

const BLOCK = 64;
const LENGTH_BYTES = 8;
const PRIMES = firstPrimes(64);
/** The fractional parts of roots of the first primes, as the standard has it. */
const ROUND_KEYS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Int32Array(64);
const end = new Uint8Array(2 * BLOCK);
const endView = new DataView(end.buffer);
const utf8 = new TextEncoder();

/** The 32 bytes of a hash, as 8 words. */
export type Words = Uint32Array;

/** The hash of some bytes. */
export function sha256(bytes: Uint8Array): Words {
  return finished(START, 0, bytes);
}

/** A key that makes authentication codes: its two first blocks are hashed only once. */
export class Hmac {
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(key: Uint8Array) {
    const block = new Uint8Array(BLOCK);
    block.set(key.length > BLOCK ? bytesOfWords(sha256(key)) : key);
    this.#inner = hashedBlock(block.map((byte) => byte ^ 0x36));
    this.#outer = hashedBlock(block.map((byte) => byte ^ 0x5c));
  }

  /** The code of a message. */
  digest(message: Uint8Array): Words {
    const inner = finished(this.#inner, BLOCK, message);
    return finished(this.#outer, BLOCK, bytesOfWords(inner));
  }
}

/** A text as bytes. */
export function bytesOfText(text: string): Uint8Array {
  return utf8.encode(text);
}

/** Words as bytes, the highest first. */
export function bytesOfWords(words: Words): Uint8Array {
  const bytes = new Uint8Array(words.length * 4);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < words.length; at++) view.setUint32(at * 4, words[at] ?? 0);
  return bytes;
}

/** Words as hexadecimal digits. */
export function hexOfWords(words: Words): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The bytes that hexadecimal digits say; null if they say none. */
export function bytesOfHex(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function hashedBlock(block: Uint8Array): Int32Array {
  const state = START.slice();
  compress(state, block, 0);
  return state;
}

/** The hash of what has been hashed into `state` so far (whole blocks), and of `bytes` after it. */
function finished(state: Int32Array, before: number, bytes: Uint8Array): Words {
  const hash = state.slice();
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(hash, bytes, at);
  const rest = bytes.length - whole;
  const size = rest + 1 + LENGTH_BYTES > BLOCK ? 2 * BLOCK : BLOCK;
  end.fill(0);
  end.set(rest === bytes.length ? bytes : bytes.subarray(whole));
  end[rest] = 0x80;
  const bits = (before + bytes.length) * 8;
  endView.setUint32(size - LENGTH_BYTES, Math.floor(bits / 2 ** 32));
  endView.setUint32(size - LENGTH_BYTES / 2, bits);
  for (let at = 0; at < size; at += BLOCK) compress(hash, end, at);
  return new Uint32Array(hash.buffer);
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Hash the 64 bytes at `at` into the state. */
function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  fillSchedule(bytes, at);
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const low = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const high = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const next = (h + low + choice + (ROUND_KEYS[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + next) | 0;
    d = c;
    c = b;
    b = a;
    a = (next + high + majority) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = (state[i] ?? 0) + (mixed[i] ?? 0);
}

/** The block's 16 words, and the 48 that are mixed from them. */
function fillSchedule(bytes: Uint8Array, at: number): void {
  const byte = (i: number): number => bytes[at + i] ?? 0;
  const word = (i: number): number => schedule[i] ?? 0;
  for (let i = 0; i < 64; i += 4) {
    schedule[i >> 2] = (byte(i) << 24) | (byte(i + 1) << 16) | (byte(i + 2) << 8) | byte(i + 3);
  }
  for (let i = 16; i < 64; i++) {
    const near = word(i - 2);
    const far = word(i - 15);
    const fromNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const fromFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    schedule[i] = (word(i - 16) + fromFar + word(i - 7) + fromNear) | 0;
  }
}
