// The server over HTTP: games, tables, replays, what this device has played.

import { keepToken, token } from "./device";
import type {
  AskHint,
  DailyDoor,
  Doors,
  GameCard,
  Hint,
  ListedTable,
  MatchResult,
  NewTable,
  OpenedTable,
  PlayOn,
  Problem,
  Replayed,
} from "./protocol";

/** A request or command that the server refused, with what its sentence needs. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly values: Readonly<Record<string, unknown>> = {},
    readonly rule: string | null = null,
    readonly field: string | null = null,
  ) {
    super(code);
  }
}

async function asked<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal("no-connection");
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  if (problem?.code === undefined) throw new Refusal("no-connection");
  throw new Refusal(problem.code, problem.values, null, problem.field);
}

/** Every game that can be played here. */
export function games(): Promise<readonly GameCard[]> {
  return asked("/api/games");
}

/** The tables that wait for players and want to be found. */
export function openTables(): Promise<readonly ListedTable[]> {
  return asked("/api/tables");
}

/** One table, by its code. */
export function tableOf(code: string): Promise<ListedTable> {
  return asTheDevice((headers) => asked(`/api/tables/${encodeURIComponent(code)}`, { headers }));
}

/** Open a table, and keep the token that makes this device its host. */
export function openTable(wish: NewTable): Promise<OpenedTable> {
  return opened("/api/tables", wish);
}

/** Open a table that goes on from a moment of a finished match. */
export function playOn(wish: PlayOn): Promise<OpenedTable> {
  return opened("/api/play-on", wish);
}

/** The finished matches of this device that the server still has. */
export function myMatches(): Promise<readonly MatchResult[]> {
  if (token() === null) return Promise.resolve([]);
  return asTheDevice((headers) => asked("/api/matches", { headers }));
}

/** Whose eyes a replay is seen through: a seat's, everybody's, or with nothing hidden. */
export type Viewer = number | "public" | "all";

/** Where the record of a finished match is. */
export function recordPath(table: string, number: number): string {
  return `/api/tables/${encodeURIComponent(table)}/matches/${number}/record`;
}

/** A finished match of this server, to step through. */
export function replayOf(table: string, number: number, viewer: Viewer): Promise<Replayed> {
  const match = `/api/tables/${encodeURIComponent(table)}/matches/${number}`;
  return asked(`${match}/replay?viewer=${viewer}`);
}

/** The match of a record from anywhere, verified by the server, to step through. */
export function replayRecord(record: string, viewer: Viewer): Promise<Replayed> {
  const headers = { "content-type": "application/x-ndjson" };
  return asked(`/api/replays?viewer=${viewer}`, { method: "POST", headers, body: record });
}

/** The text of a finished match's record. */
export async function recordText(table: string, number: number): Promise<string> {
  const answer = await fetch(recordPath(table, number)).catch(() => null);
  if (!answer?.ok) throw new Refusal(answer === null ? "no-connection" : "no-record");
  return answer.text();
}

/** Every door that can be opened alone. */
export function doors(): Promise<Doors> {
  return asked("/api/doors");
}

/** The door of today. */
export function dailyDoor(): Promise<DailyDoor> {
  return asked("/api/doors/daily");
}

/** A key to place on a door, and which to take away first. */
export function hint(wish: AskHint): Promise<Hint> {
  const headers = { "content-type": "application/json" };
  return asked("/api/doors/hint", { method: "POST", headers, body: JSON.stringify(wish) });
}

async function opened(path: string, wish: NewTable | PlayOn): Promise<OpenedTable> {
  const body = JSON.stringify(wish);
  const table = await asTheDevice<OpenedTable>((headers) =>
    asked(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    }),
  );
  keepToken(table.token);
  return table;
}

/** Ask under the device's token; a server that does not know it any more is asked without. */
async function asTheDevice<T>(ask: (headers: Record<string, string>) => Promise<T>): Promise<T> {
  const known = token();
  if (known === null) return ask({});
  return ask({ authorization: `Bearer ${known}` }).catch((error: unknown) => {
    const isStranger = error instanceof Refusal && /^(bad|expired)-token$/.test(error.code);
    if (!isStranger) throw error;
    return ask({});
  });
}
