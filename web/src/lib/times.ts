// How fast this device has opened doors: kept in the browser, told to nobody.

import { read, write } from "./device";
import { type DoorName, wordOf } from "./doors";

const BEST = "pyramidion.door-times";
const DAYS = "pyramidion.daily-doors";
const RUN = "pyramidion.door";
const MOST_DAYS = 800;
const DAY = 86_400_000;

/** Where a door is opened: in training, or as the door of the day. */
export type Place = "training" | "daily";

/** A door that was opened on its day; with hints, the time is no record. */
export interface DayResult {
  readonly ms: number;
  readonly hints: number;
  /** What lay at the end, as the desk keeps it. */
  readonly draft: unknown;
}

/** A door that is being opened: what lies, the time so far, and how often help was given. */
export interface KeptRun {
  readonly door: string;
  readonly draft: unknown;
  readonly ms: number;
  readonly hints: number;
}

/** What a new time is worth, beside the best before it. */
export interface Judged {
  readonly isBest: boolean;
  readonly before: number | null;
}

type Table<T> = Record<string, T>;

function kept<T>(key: string, fits: (value: unknown) => value is T): Table<T> {
  try {
    const all: unknown = JSON.parse(read(key) ?? "{}");
    if (!isObject(all)) return {};
    return Object.fromEntries(Object.entries(all).filter(([, value]) => fits(value))) as Table<T>;
  } catch {
    return {};
  }
}

/** The best time for a door, in milliseconds; null if it was never opened without help. */
export function bestTime(door: DoorName): number | null {
  return kept(BEST, isTime)[wordOf(door)] ?? null;
}

/** All best times, by the door's word. */
export function bestTimes(): Readonly<Table<number>> {
  return kept(BEST, isTime);
}

/** Keep a time if it is the best for its door; one with help never is. */
export function noteTime(door: DoorName, ms: number, hints: number): Judged {
  const times = kept(BEST, isTime);
  const before = times[wordOf(door)] ?? null;
  const isBest = hints === 0 && (before === null || ms < before);
  if (isBest) write(BEST, JSON.stringify({ ...times, [wordOf(door)]: ms }));
  return { isBest, before };
}

/** How the door of a day was opened; null if it was not. */
export function dayResult(date: string): DayResult | null {
  return kept(DAYS, isDayResult)[date] ?? null;
}

/** Keep how the door of a day was opened; the first time counts. */
export function noteDay(date: string, result: DayResult): void {
  const days = kept(DAYS, isDayResult);
  if (date in days) return;
  const all = Object.entries({ ...days, [date]: result }).sort(([a], [b]) => (a < b ? 1 : -1));
  write(DAYS, JSON.stringify(Object.fromEntries(all.slice(0, MOST_DAYS))));
}

/** How many days in a row a door was opened, up to today, or up to yesterday as long as today's is closed. */
export function daysInARow(today: string): number {
  const days = kept(DAYS, isDayResult);
  let day = today in days ? today : dayBefore(today);
  let count = 0;
  while (day in days) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}

/** The day before a day, both as 2026-11-16. */
export function dayBefore(date: string): string {
  const instant = Date.parse(`${date}T00:00:00Z`) - DAY;
  return Number.isNaN(instant) ? "" : new Date(instant).toISOString().slice(0, 10);
}

/** Keep the door that is being opened, so that a reload loses nothing; null forgets it. */
export function keepRun(place: Place, run: KeptRun | null): void {
  write(`${RUN}.${place}`, run === null ? null : JSON.stringify(run));
}

/** The door that was being opened here; null if there is none. */
export function keptRun(place: Place): KeptRun | null {
  try {
    const run: unknown = JSON.parse(read(`${RUN}.${place}`) ?? "null");
    return isRun(run) ? run : null;
  } catch {
    return null;
  }
}

function isRun(value: unknown): value is KeptRun {
  if (!isObject(value) || typeof value.door !== "string") return false;
  return isTime(value.ms) && isCount(value.hints);
}

function isDayResult(value: unknown): value is DayResult {
  return isObject(value) && isTime(value.ms) && isCount(value.hints);
}

function isTime(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A span as one reads it on a watch, 1:07, or with tenths, 1:07,3. */
export function onTheWatch(ms: number, language = "", hasTenths = false): string {
  const tenths = Math.floor(ms / 100);
  const [minutes, seconds] = [Math.floor(tenths / 600), Math.floor(tenths / 10) % 60];
  const whole = `${minutes}:${String(seconds).padStart(2, "0")}`;
  return hasTenths ? `${whole}${language === "fr" ? "," : "."}${tenths % 10}` : whole;
}
