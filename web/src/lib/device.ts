// The token by which the server knows this device, and the tables it has been at.

const TOKEN = "pyramidion.token";
const TABLES = "pyramidion.tables";
const MOST_TABLES = 30;

/** A table this device has been at: enough to find it again. */
export interface KnownTable {
  readonly code: string;
  readonly game: string;
  readonly at: number;
}

/** What the browser keeps under a key; null if nothing, or if it keeps nothing. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something under a key; null forgets it. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays, as long as the page is open.
  }
}

let current = read(TOKEN);

/** The device's token, if it has one. */
export function token(): string | null {
  return current;
}

/** Keep the token that the server gave; null forgets it. */
export function keepToken(value: string | null): void {
  current = value;
  write(TOKEN, value);
}

/** The tables this device knows, the last visited first. */
export function knownTables(): KnownTable[] {
  try {
    const tables: unknown = JSON.parse(read(TABLES) ?? "[]");
    return Array.isArray(tables) ? tables : [];
  } catch {
    return [];
  }
}

/** Remember a table, or what became of it; what is not said anew stays. */
export function rememberTable(table: KnownTable): void {
  const tables = knownTables();
  const before = tables.find((known) => known.code === table.code);
  const others = tables.filter((known) => known !== before);
  write(TABLES, JSON.stringify([{ ...before, ...table }, ...others].slice(0, MOST_TABLES)));
}

/** Forget a table that is no more. */
export function forgetTable(code: string): void {
  write(TABLES, JSON.stringify(knownTables().filter((known) => known.code !== code)));
}

/** Bytes that nobody can guess, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
