// Every sentence exists in both languages, and none stands in the code.

import { FluentResource } from "@fluent/bundle";
import { type AST, parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const CATALOGUES = import.meta.glob<string>(
  ["../**/*.ftl", "../../../src/pyramidion/messages/*/{kernel,server,silver_gold,pyramido,expedition}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const COMPONENTS = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
const MODULES = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function idsOf(language: string): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [path, source] of Object.entries(CATALOGUES)) {
    if (!path.includes(`/${language}/`)) continue;
    for (const { id } of new FluentResource(source).body) {
      if (ids.has(id)) throw new Error(`${id} stands in ${ids.get(id)} and in ${path}`);
      ids.set(id, path);
    }
  }
  return ids;
}

/** Codes as they are asked for: whole ones, and the fixed beginning of those put together. */
function askedCodes(source: string): { whole: string[]; begun: string[] } {
  const whole = [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map(([, code]) => code ?? "");
  const chosen = [...source.matchAll(/\bt\(\s*[^()"`]*\?\s*"([\w-]+)"\s*:\s*"([\w-]+)"/g)];
  const begun = [...source.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map(([, code]) => code ?? "");
  return { whole: [...whole, ...chosen.flatMap(([, a, b]) => [a ?? "", b ?? ""])], begun };
}

const french = idsOf("fr");
const english = idsOf("en");

describe("messages", () => {
  it("are the same in both languages", () => {
    expect(french.size).toBeGreaterThan(100);
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("are there whenever one is asked for", () => {
    let count = 0;
    for (const [path, source] of Object.entries({ ...COMPONENTS, ...MODULES })) {
      const { whole, begun } = askedCodes(source);
      count += whole.length + begun.length;
      for (const code of whole) expect(french.has(code), `${code} in ${path}`).toBe(true);
      for (const start of begun) {
        const isKnown = [...french.keys()].some((code) => code.startsWith(start));
        expect(isKnown, `${start}… in ${path}`).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it("have French spaces and apostrophes", () => {
    for (const [path, source] of Object.entries(CATALOGUES)) {
      if (!path.startsWith("../") || !path.includes("/fr/")) continue;
      for (const line of source.split("\n")) {
        if (line.startsWith("#")) continue;
        const text = line.replace(/\{[^}]*\}/g, "x");
        expect(text, path).not.toMatch(/[^\s] [:;!?»]|« |\w'\w/);
      }
    }
  });
});

type Node = AST.Fragment["nodes"][number] | AST.Attribute | AST.StyleDirective;
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "aria-description"]);
const WORD = /\p{L}{2,}/u;

/** The words that a component writes itself. */
function wordsIn(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const known = node as Node;
    if (known.type === "Text" && WORD.test(known.data)) found.push(known.data.trim());
    if (known.type === "Attribute" && !SPOKEN.has(known.name)) return;
    if (known.type === "StyleDirective") return;
    for (const [name, value] of Object.entries(node)) {
      if (name !== "expression" && name !== "metadata") visit(value);
    }
  };
  visit(parse(source, { modern: true }).fragment);
  return found;
}

describe("components", () => {
  it("write no word themselves", () => {
    expect(wordsIn('<p aria-label="Two words">{x}</p>')).toEqual(["Two words"]);
    expect(wordsIn("<p>{#if a}Some words{/if}</p>")).toEqual(["Some words"]);
    for (const [path, source] of Object.entries(COMPONENTS)) {
      expect(wordsIn(source), path).toEqual([]);
    }
  });

  it("have no style attribute, which the site's security policy would refuse", () => {
    for (const [path, source] of Object.entries(COMPONENTS)) {
      expect(source.replace(/<style>[\s\S]*<\/style>/, ""), path).not.toMatch(/\sstyle="/);
    }
  });
});
