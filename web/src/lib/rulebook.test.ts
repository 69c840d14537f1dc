import { describe, expect, it } from "vitest";
import expeditionRules from "../../../docs/games/expedition.md?raw";
import pyramidoRules from "../../../docs/games/pyramido.md?raw";
import silverGoldRules from "../../../docs/games/silver_gold.md?raw";
import expeditionInEnglish from "../games/expedition/rules/en.md?raw";
import expeditionInFrench from "../games/expedition/rules/fr.md?raw";
import pyramidoInEnglish from "../games/pyramido/rules/en.md?raw";
import pyramidoInFrench from "../games/pyramido/rules/fr.md?raw";
import silverGoldInEnglish from "../games/silver_gold/rules/en.md?raw";
import silverGoldInFrench from "../games/silver_gold/rules/fr.md?raw";
import { figuresOf, parseRuleBook, type RuleBook, rulesOf } from "./rulebook";

describe("reading a rule book", () => {
  it("finds title, opening and chapters", () => {
    const book = parseRuleBook("# Dig\n\nHello.\n\n## One\n\nFirst.\n\n## Two\n\nLast.\n");
    expect(book.title).toBe("Dig");
    expect(book.opening).toHaveLength(1);
    expect(book.chapters.map((chapter) => [chapter.id, chapter.title])).toEqual([
      ["chapter-1", "One"],
      ["chapter-2", "Two"],
    ]);
  });

  it("joins lines, and reads bold words and rule numbers", () => {
    const [block] = parseRuleBook("Mark **all**\nof it. [SG-22] [SG-X4]").opening;
    expect(block).toEqual({
      kind: "paragraph",
      passage: {
        rules: ["SG-22", "SG-X4"],
        spans: [
          { kind: "text", text: "Mark " },
          { kind: "strong", text: "all" },
          { kind: "text", text: " of it.\u00a0" },
          { kind: "rule", rule: "SG-22" },
          { kind: "text", text: "\u00a0" },
          { kind: "rule", rule: "SG-X4" },
        ],
      },
    });
  });

  it("lets a number that comes back point at its rule", () => {
    const book = parseRuleBook("The rule. [SG-30]\n\nSee there. [SG-30]");
    expect(rulesOf(book)).toEqual(["SG-30"]);
  });

  it("reads lists, with lines that go on", () => {
    const [block] = parseRuleBook("- one [SG-01]\n- two\n  and more [SG-02]").opening;
    expect(block).toMatchObject({ kind: "list", isOrdered: false });
    expect(block?.kind === "list" && block.items.map((item) => item.rules)).toEqual([
      ["SG-01"],
      ["SG-02"],
    ]);
    expect(parseRuleBook("1. one\n2. two").opening[0]).toMatchObject({ isOrdered: true });
  });

  it("reads figures with their words", () => {
    expect(parseRuleBook("![card](A card\n(an example))").opening).toEqual([
      { kind: "figure", name: "card", caption: "A card (an example)" },
    ]);
  });

  it("takes unknown signs as text", () => {
    const book = parseRuleBook("2 * 3 [not a rule] ** and [SG-] <b>");
    expect(rulesOf(book)).toEqual([]);
    expect(parseRuleBook("").chapters).toEqual([]);
  });
});

const DRAWINGS = Object.keys(import.meta.glob("../games/*/rules/drawings/*.svelte"));

describe.each([
  {
    game: "silver_gold",
    prefix: "SG",
    numbered: silverGoldRules,
    french: silverGoldInFrench,
    english: silverGoldInEnglish,
  },
  {
    game: "pyramido",
    prefix: "PD",
    numbered: pyramidoRules,
    french: pyramidoInFrench,
    english: pyramidoInEnglish,
  },
  {
    game: "expedition",
    prefix: "EX",
    numbered: expeditionRules,
    french: expeditionInFrench,
    english: expeditionInEnglish,
  },
])("the rule book of $game", ({ game, prefix, numbered, french, english }) => {
  const books = { fr: parseRuleBook(french), en: parseRuleBook(english) };
  const kinds = (book: RuleBook) =>
    book.chapters.map((chapter) =>
      chapter.blocks.map((block) => (block.kind === "figure" ? block.name : block.kind)),
    );

  it("states every numbered rule, in both languages", () => {
    const rule = new RegExp(`^- \\*\\*(${prefix}-X?\\d+)\\*\\*`, "gm");
    const all = [...numbered.matchAll(rule)].map((found) => found[1]).sort();
    expect(all.length).toBeGreaterThanOrEqual(30);
    expect(rulesOf(books.fr).sort()).toEqual(all);
    expect(rulesOf(books.en).sort()).toEqual(all);
  });

  it("has the same chapters, blocks and figures in both languages", () => {
    expect(kinds(books.fr)).toEqual(kinds(books.en));
    expect(figuresOf(books.fr)).toEqual(figuresOf(books.en));
    expect(rulesOf(books.fr)).toEqual(rulesOf(books.en));
  });

  it("names only drawings that exist", () => {
    const files = DRAWINGS.filter((path) => path.includes(`/${game}/`));
    const known = files.map((path) => /(\w+)\.svelte$/.exec(path)?.[1]);
    const names = figuresOf(books.en).map((name) =>
      name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()),
    );
    expect(names.filter((name) => !known.includes(`${name}Drawing`))).toEqual([]);
  });

  it("is set as French is set", () => {
    expect(french.match(/ [:;!?»]|« |'/g)).toBeNull();
    expect(english.match(/[«»]|'/g)).toBeNull();
  });
});
