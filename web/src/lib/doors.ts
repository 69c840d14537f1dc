// Doors to open alone: which there are, how hard each is, and which comes next.

import type { DoorCard, DoorKeys, Doors, ExpeditionLevel, ExpeditionSign } from "./protocol";

/** The signs of the die, in the order in which the server tells their keys. */
export const SIGNS: readonly ExpeditionSign[] = ["eye", "hand", "bird", "water", "sun", "reed"];
export const LEVELS: readonly ExpeditionLevel[] = ["easy", "hard"];

/** A door by its card, the side of it, and the sign that says with which keys. */
export interface DoorName {
  readonly number: number;
  readonly level: ExpeditionLevel;
  readonly sign: ExpeditionSign;
}

/** A door to open, with all that is known of it. */
export interface Puzzle extends DoorName, DoorKeys {
  readonly door: readonly string[];
}

/** A door's name as one word, for addresses and for what the browser keeps. */
export function wordOf({ number, level, sign }: DoorName): string {
  return `${number}-${level}-${sign}`;
}

/** The door that a word names; null if it is no door's. */
export function doorNamed(word: string): DoorName | null {
  const [number = "", level, sign, ...rest] = word.split("-");
  if (!/^[1-9]\d?$/.test(number) || rest.length > 0) return null;
  const found = {
    number: Number(number),
    level: LEVELS.find((one) => one === level),
    sign: SIGNS.find((one) => one === sign),
  };
  if (found.level === undefined || found.sign === undefined) return null;
  return { number: found.number, level: found.level, sign: found.sign };
}

/** A door with its keys; null if no card has it. */
export function puzzleOf({ cards }: Doors, name: DoorName): Puzzle | null {
  const side = cards.find(({ number }) => number === name.number)?.[name.level];
  const keys = side?.signs[SIGNS.indexOf(name.sign)];
  if (side === undefined || keys === undefined) return null;
  return { ...keys, door: side.door, number: name.number, level: name.level, sign: name.sign };
}

/** How long a person is thought to need for a side of a card; without a sign, on average. */
export function secondsOf(card: DoorCard, level: ExpeditionLevel, sign: ExpeditionSign | null): number {
  const { signs } = card[level];
  if (sign !== null) return signs[SIGNS.indexOf(sign)]?.seconds ?? 0;
  return signs.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, signs.length);
}

export const MOST_PYRAMIDS = 5;

/** The seconds that part the doors into five equal lots, from the easiest to the hardest. */
export function steps({ cards }: Doors): number[] {
  const all = cards.flatMap(({ easy, hard }) => [...easy.signs, ...hard.signs]);
  const sorted = all.map(({ seconds }) => seconds).sort((a, b) => a - b);
  return Array.from(
    { length: MOST_PYRAMIDS - 1 },
    (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / MOST_PYRAMIDS)] ?? 0,
  );
}

/** How hard a door is, from 1 to 5. */
export function pyramidsOf(seconds: number, parting: readonly number[]): number {
  return 1 + parting.filter((step) => seconds >= step).length;
}

/** One of some, by lot; the draw can be told. */
export function oneOf<T>(all: readonly T[], drawn = Math.random()): T | undefined {
  return all[Math.min(all.length - 1, Math.floor(drawn * all.length))];
}

/** Another door of the same level, by lot; with the same sign, unless the die decides. */
export function anotherDoor(
  doors: Doors,
  before: DoorName | null,
  level: ExpeditionLevel,
  sign: ExpeditionSign | null,
): DoorName | null {
  const numbers = doors.cards.map(({ number }) => number);
  const others = numbers.filter((number) => number !== before?.number);
  const number = oneOf(others.length > 0 ? others : numbers);
  const shown = sign ?? oneOf(SIGNS);
  return number === undefined || shown === undefined ? null : { number, level, sign: shown };
}
