// Which doors somebody trains at: kept in the browser.

import { read, write } from "../../lib/device";
import { LEVELS, SIGNS } from "../../lib/doors";
import type { ExpeditionLevel, ExpeditionSign } from "../../lib/protocol";

const KEY = "pyramidion.training";

interface Choice {
  level: ExpeditionLevel;
  /** Null: the die decides. */
  sign: ExpeditionSign | null;
  isByDifficulty: boolean;
  hasGlass: boolean;
}

function kept(): Choice {
  let told: Record<string, unknown> = {};
  try {
    told = (JSON.parse(read(KEY) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    // What cannot be read was not chosen.
  }
  return {
    level: LEVELS.find((level) => level === told.level) ?? "easy",
    sign: SIGNS.find((sign) => sign === told.sign) ?? null,
    isByDifficulty: told.isByDifficulty === true,
    hasGlass: told.hasGlass === true,
  };
}

export const choice: Choice = $state(kept());

/** Choose otherwise, from now on. */
export function prefer(changed: Partial<Choice>): void {
  Object.assign(choice, changed);
  write(KEY, JSON.stringify(choice));
}
