import { describe, expect, it, vi } from "vitest";
import type { ChatLine } from "../../../lib/protocol";

vi.mock("../../../lib/i18n.svelte", () => ({
  canSay: (code: string) => code === "chat-phrase-hello",
  t: (code: string) => `said ${code}`,
}));

const { inTurns, lineText, readable } = await import("./lines");

function line(seat: number, text: string, phrase = ""): ChatLine {
  return { type: "chat", at: 0, seat, name: ["Nour", "Théo"][seat] ?? "", text, phrase };
}

describe("a line of chat", () => {
  it("is a text, as it was typed", () => {
    expect(lineText(line(0, "<b>x</b>"))).toBe("<b>x</b>");
  });
  it("is a phrase in the reader's language", () => {
    expect(lineText(line(0, "", "hello"))).toBe("said chat-phrase-hello");
  });
  it("is nothing if the phrase is not known", () => {
    expect(lineText(line(0, "", "farewell"))).toBe("");
    expect(readable([line(0, "", "farewell")], [], [])).toEqual([]);
  });
});

describe("the lines to read", () => {
  const lines = [line(0, "a"), line(0, "b"), line(1, "c"), line(0, "d")];

  it("leave out a name that is not read", () => {
    expect(readable(lines, ["Nour"], [1])).toEqual([line(1, "c")]);
  });
  it("keep one's own, whatever the name", () => {
    expect(readable(lines, ["Nour"], [0])).toEqual(lines);
  });
  it("stand together when they follow each other", () => {
    expect(inTurns(lines)).toEqual([
      { seat: 0, name: "Nour", texts: ["a", "b"] },
      { seat: 1, name: "Théo", texts: ["c"] },
      { seat: 0, name: "Nour", texts: ["d"] },
    ]);
  });
});
