// What a visitor has chosen; kept in the browser, sent nowhere.

export type Language = "fr" | "en";
export type Theme = "auto" | "light" | "dark" | "contrast";

export const LANGUAGES: readonly Language[] = ["fr", "en"];
export const THEMES: readonly Theme[] = ["auto", "dark", "light", "contrast"];

const KEY = "pyramidion.settings";

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  name: string;
  toured: string[];
  /** Whether the browser shall tell when it is one's turn and the page is hidden. */
  notices: boolean;
}

/** The first language of the browser that we speak; English if there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === spoken.find(isLanguage)) ?? "en";
}

function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}

function remembered(): Settings {
  const first: Settings = {
    language: preferredLanguage(navigator.languages),
    theme: "auto",
    sound: true,
    name: "",
    toured: [],
    notices: false,
  };
  try {
    return { ...first, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return first;
  }
}

export const settings: Settings = $state(remembered());

/** Change a setting and remember it. */
export function choose(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  dress();
}

/** Show the chosen theme and language on the document itself. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

/** How dates are written: as at home, where the browser's own way is one of our languages. */
export function locale(): string {
  const own = navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === settings.language);
  return own ?? { fr: "fr-FR", en: "en-GB" }[settings.language];
}

/** Whether things should change at once instead of moving. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
