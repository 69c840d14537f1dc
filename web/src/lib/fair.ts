// The draws of a match from its opened seal, as docs/chance.md tells; kernel/fair.py in Python.

import { bytesOfText, bytesOfWords, Hmac, hexOfWords, sha256, type Words } from "./sha256";

export const SEED_BYTES = 32;
export const NONCE_BYTES = 16;
/** No larger number can be drawn: a draw is made from words of 32 bits. */
export const MOST = 2 ** 32;

/** What was published before the match to bind its seed. */
export function commitmentOf(seed: Uint8Array): string {
  return hexOfWords(sha256(seed));
}

/** What the draws are made from: the seed, and the nonces of the seats in their order. */
export function keyOf(seed: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  const name = bytesOfText("pyramidion/1");
  const message = Uint8Array.from([name, ...nonces].flatMap((bytes) => [...bytes]));
  return bytesOfWords(new Hmac(seed).digest(message));
}

/** The draws of one match, numbered from 0. */
export class Fair {
  readonly #hmac: Hmac;
  #number = 0;

  constructor(key: Uint8Array) {
    this.#hmac = new Hmac(key);
  }

  /** A number from 0 to n-1; n is from 1 to `MOST`. */
  below(n: number): number {
    return taken(this.#words(`below/${n}`), n);
  }

  /** An order of 0 to n-1: Fisher and Yates, from the last place down. */
  shuffle(n: number): number[] {
    const words = this.#words(`shuffle/${n}`);
    const order = Array.from({ length: n }, (_, place) => place);
    for (let i = n - 1; i > 0; i--) {
      const j = taken(words, i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    return order;
  }

  #words(label: string): () => number {
    const name = `${label}/${this.#number}/`;
    this.#number += 1;
    return stream(this.#hmac, name);
  }
}

/** The words of a draw's blocks, one after the other, without end. */
function stream(hmac: Hmac, name: string): () => number {
  let block: Words = new Uint32Array();
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.length) {
      block = hmac.digest(bytesOfText(`${name}${blocks}`));
      blocks += 1;
      at = 0;
    }
    at += 1;
    return block[at - 1] ?? 0;
  };
}

/** The next word that favours no number, as a number below n. */
function taken(next: () => number, n: number): number {
  const limit = MOST - (MOST % n);
  let word = next();
  while (word >= limit) word = next();
  return word % n;
}
