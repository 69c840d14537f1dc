// Sentences by code, from Fluent catalogues: those of the site, and those of the Python package.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { reportError } from "./errors";
import type { Language } from "./settings.svelte";

export type Values = Record<string, FluentVariable>;
type Sources = () => Promise<{ default: readonly string[] }>;
export type Catalogue = Readonly<Record<Language, Sources>>;

const SITE: Catalogue = {
  fr: () => import("../messages/fr"),
  en: () => import("../messages/en"),
};
const loaded: Catalogue[] = [SITE];

let bundle = $state.raw(emptyBundle("en"));

function emptyBundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false, functions: { GIVEN: given } });
}

/** The function GIVEN of the catalogues: whether a value says anything. */
function given(values: FluentVariable[]): string {
  return String(values[0] ?? "") ? "yes" : "no";
}

async function filled(language: Language): Promise<FluentBundle> {
  const made = emptyBundle(language);
  for (const catalogue of loaded) {
    for (const source of (await catalogue[language]()).default) {
      made.addResource(new FluentResource(source));
    }
  }
  return made;
}

/** Speak a language from now on, with all that has been loaded. */
export async function speak(language: Language): Promise<void> {
  bundle = await filled(language);
}

/** Add a game's sentences to those that can be said. */
export async function addCatalogue(catalogue: Catalogue, language: Language): Promise<void> {
  if (loaded.includes(catalogue)) return;
  loaded.push(catalogue);
  bundle = await filled(language);
}

/** Whether there is a sentence of this code. */
export function canSay(code: string): boolean {
  return bundle.hasMessage(code);
}

/** The sentence of a code. */
export function t(code: string, values: Values = {}): string {
  const message = bundle.getMessage(code);
  if (!message?.value) {
    reportError(new Error(`There is no message ${code}`));
    return code;
  }
  return bundle.formatPattern(message.value, values, []);
}

/** The sentence of a refusal, with its rule. */
export function refusalText(refusal: { code: string; values: object }): string {
  if (!canSay(refusal.code)) return t("refused-otherwise");
  const given = values(refusal.values);
  const reason = brief(refusal.code);
  if (reason === null) return t(refusal.code, given);
  return t("record-refused", { line: given.line ?? 1, reason });
}

/** What is wrong with a line of a record, without what was expected and found; null for all else. */
function brief(code: string): string | null {
  const pattern = bundle.getMessage(code)?.attributes.brief;
  return pattern === undefined ? null : bundle.formatPattern(pattern, {}, []);
}

/** Values for a sentence; people count seats from 1. */
function values(given: object): Values {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      if (typeof value === "number") return [name, name === "seat" ? value + 1 : value];
      return [name, Array.isArray(value) ? value.join(", ") : String(value)];
    }),
  );
}
