// Whose lines of chat this device does not want to read, table by table; told to nobody.

const KEY = "pyramidion.muted";
const MOST_TABLES = 30;

type Muted = Readonly<Record<string, readonly string[]>>;

/** The names that are not read at a table. */
export function mutedAt(code: string): readonly string[] {
  return new Map(Object.entries(all())).get(code) ?? [];
}

/** Read a name no more at a table; gives all that are not read there. */
export function mute(code: string, name: string): readonly string[] {
  return keep(code, [...mutedAt(code).filter((muted) => muted !== name), name]);
}

/** Read a name again; gives those that are still not read. */
export function unmute(code: string, name: string): readonly string[] {
  return keep(
    code,
    mutedAt(code).filter((muted) => muted !== name),
  );
}

/** What is kept, without what is not of its shape: anybody may write into a browser's storage. */
function all(): Muted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (kept === null || typeof kept !== "object" || Array.isArray(kept)) return {};
    const tables = Object.entries(kept).filter(([, names]) => Array.isArray(names));
    return Object.fromEntries(
      tables.map(([code, names]) => [
        code,
        (names as unknown[]).filter((name) => typeof name === "string"),
      ]),
    );
  } catch {
    return {};
  }
}

function keep(code: string, names: readonly string[]): readonly string[] {
  const others = Object.entries(all()).filter(([table]) => table !== code);
  const tables = names.length > 0 ? [[code, names] as const, ...others] : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(tables.slice(0, MOST_TABLES))));
  } catch {
    // A browser that keeps nothing still hides the lines, as long as the page is open.
  }
  return names;
}
