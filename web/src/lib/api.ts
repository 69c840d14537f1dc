// The server over HTTP: games, tables, a new table.

import { keepToken, token } from "./device";
import type { GameCard, ListedTable, NewTable, OpenedTable, Problem } from "./protocol";

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
  return asked(`/api/tables/${encodeURIComponent(code)}`);
}

/** Open a table, and keep the token that makes this device its host. */
export async function openTable(wish: NewTable): Promise<OpenedTable> {
  const known = token();
  const opened = await postTable(wish, known).catch((error: unknown) => {
    const isStranger = error instanceof Refusal && /^(bad|expired)-token$/.test(error.code);
    if (known === null || !isStranger) throw error;
    return postTable(wish, null);
  });
  keepToken(opened.token);
  return opened;
}

function postTable(wish: NewTable, bearer: string | null): Promise<OpenedTable> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  if (bearer !== null) headers.authorization = `Bearer ${bearer}`;
  return asked("/api/tables", { method: "POST", headers, body: JSON.stringify(wish) });
}
