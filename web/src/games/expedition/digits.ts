/** The digit of a key, wherever it stands on the keyboard (on AZERTY digits need shift); 0 if none. */
export function numberOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): number {
  return Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? (/^\d$/.test(key) ? key : 0));
}
