// What this device was promised before each match, and what it added to the shuffles itself.

import { read, write } from "./device";

const SEALS = "pyramidion.seals";
const MOST_SEALS = 60;

/** One match: the commitment as it was first shown, and the nonces of this device by their seat. */
export interface KnownSeal {
  readonly table: string;
  readonly number: number;
  readonly commitment: string;
  readonly nonces: Readonly<Record<string, string>>;
}

/** What this device remembers of a match. */
export function knownSeal(table: string, number: number): KnownSeal | null {
  return knownSeals().find((seal) => isOf(seal, table, number)) ?? null;
}

/** Remember the commitment of a match that has not begun; the first one that was shown stays. */
export function keepCommitment(table: string, number: number, commitment: string): void {
  change(table, number, (seal) => ({ ...seal, commitment: seal.commitment || commitment }));
}

/** Remember the nonce that this device added for a seat; the last one counts. */
export function keepNonce(table: string, number: number, seat: number, nonce: string): void {
  change(table, number, (seal) => ({ ...seal, nonces: { ...seal.nonces, [seat]: nonce } }));
}

/** Forget the nonces of seats that have passed to others: theirs count now. */
export function keepNoncesOf(table: string, number: number, seats: readonly number[]): void {
  const known = knownSeal(table, number);
  if (known === null) return;
  const kept = Object.entries(known.nonces).filter(([seat]) => seats.includes(Number(seat)));
  if (kept.length === Object.keys(known.nonces).length) return;
  change(table, number, (seal) => ({ ...seal, nonces: Object.fromEntries(kept) }));
}

function change(table: string, number: number, make: (seal: KnownSeal) => KnownSeal): void {
  const seals = knownSeals();
  const before = seals.find((seal) => isOf(seal, table, number));
  const after = make(before ?? { table, number, commitment: "", nonces: {} });
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  const others = seals.filter((seal) => seal !== before);
  write(SEALS, JSON.stringify([after, ...others].slice(0, MOST_SEALS)));
}

function knownSeals(): KnownSeal[] {
  try {
    const seals: unknown = JSON.parse(read(SEALS) ?? "[]");
    return Array.isArray(seals) ? seals.filter(isSeal) : [];
  } catch {
    return [];
  }
}

function isOf(seal: KnownSeal, table: string, number: number): boolean {
  return seal.table === table && seal.number === number;
}

function isSeal(seal: unknown): seal is KnownSeal {
  const { commitment, nonces } = (seal ?? {}) as Partial<Record<keyof KnownSeal, unknown>>;
  return typeof commitment === "string" && typeof nonces === "object" && nonces !== null;
}
