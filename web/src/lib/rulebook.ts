// A rule book: small markdown with rule numbers, read into a tree that a page can draw.
//
//   # title            ## chapter         - item     1. numbered item
//   **bold**           [SG-22] a rule's number       ![name](words) a drawing and what it shows

/** A piece of a sentence. A number's first occurrence is the rule itself, a later one points at it. */
export type Span =
  | { readonly kind: "text" | "strong"; readonly text: string }
  | { readonly kind: "rule"; readonly rule: string };

/** Some sentences, and the rules that they state. */
export interface Passage {
  readonly spans: readonly Span[];
  readonly rules: readonly string[];
}

export type Block =
  | { readonly kind: "paragraph"; readonly passage: Passage }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly Passage[] }
  | { readonly kind: "figure"; readonly name: string; readonly caption: string };

/** A chapter; its id is the same in every language. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RuleBook {
  readonly title: string;
  readonly opening: readonly Block[];
  readonly chapters: readonly Chapter[];
}

const MARK = /\[([A-Z]{2}-X?\d+)\]|\*\*(.+?)\*\*/g;
const FIGURE = /^!\[([\w-]+)\]\(([\s\S]+)\)$/;
const ITEM = /^(-|\d+\.) /;

/** Read a rule book. */
export function parseRuleBook(source: string): RuleBook {
  const stated = new Set<string>();
  let title = "";
  const opening: Block[] = [];
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  for (const piece of source.trim().split(/\n\s*\n/)) {
    const text = piece.trim();
    if (text.startsWith("## ")) {
      chapters.push({ id: `chapter-${chapters.length + 1}`, title: text.slice(3), blocks: [] });
    } else if (text.startsWith("# ")) {
      title = text.slice(2);
    } else if (text) {
      (chapters.at(-1)?.blocks ?? opening).push(parseBlock(text, stated));
    }
  }
  return { title, opening, chapters };
}

function parseBlock(text: string, stated: Set<string>): Block {
  const [, name, caption] = FIGURE.exec(text) ?? [];
  if (name !== undefined && caption !== undefined) {
    return { kind: "figure", name, caption: unfolded(caption) };
  }
  if (!ITEM.test(text)) return { kind: "paragraph", passage: parsePassage(text, stated) };
  const items = text.split(/\n(?=- |\d+\. )/).map((item) => item.replace(ITEM, ""));
  return {
    kind: "list",
    isOrdered: !text.startsWith("-"),
    items: items.map((item) => parsePassage(item, stated)),
  };
}

function parsePassage(source: string, stated: Set<string>): Passage {
  // A number never stands alone at the head of a line.
  const text = unfolded(source).replaceAll(" [", "\u00a0[");
  const spans: Span[] = [];
  const rules: string[] = [];
  let read = 0;
  for (const found of text.matchAll(MARK)) {
    if (found.index > read) spans.push({ kind: "text", text: text.slice(read, found.index) });
    const [whole, rule, strong = ""] = found;
    spans.push(rule === undefined ? { kind: "strong", text: strong } : { kind: "rule", rule });
    if (rule !== undefined && !stated.has(rule)) {
      stated.add(rule);
      rules.push(rule);
    }
    read = found.index + whole.length;
  }
  if (read < text.length) spans.push({ kind: "text", text: text.slice(read) });
  return { spans, rules };
}

/** Lines of the source are joined: where they end means nothing. */
function unfolded(text: string): string {
  return text.replace(/[ \t]*\n[ \t]*/g, " ").trim();
}

function allBlocks(book: RuleBook): Block[] {
  return [...book.opening, ...book.chapters.flatMap((chapter) => chapter.blocks)];
}

/** The rules that a book states, in order. */
export function rulesOf(book: RuleBook): string[] {
  return allBlocks(book).flatMap((block) => {
    if (block.kind === "figure") return [];
    const passages = block.kind === "list" ? block.items : [block.passage];
    return passages.flatMap((passage) => passage.rules);
  });
}

/** The drawings that a book names, in order. */
export function figuresOf(book: RuleBook): string[] {
  return allBlocks(book).flatMap((block) => (block.kind === "figure" ? [block.name] : []));
}
