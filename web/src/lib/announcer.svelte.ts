// What is said aloud to who cannot see the board, one sentence after the other.

let spoken = $state("");
let isOdd = false;

/** The sentence to be read out now. */
export function announcement(): string {
  return spoken;
}

/** Read a sentence out; the same one twice is read twice. */
export function announce(sentence: string): void {
  isOdd = !isOdd;
  spoken = isOdd ? `${sentence}\u00a0` : sentence;
}
