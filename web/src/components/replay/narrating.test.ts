import { describe, expect, it, vi } from "vitest";
import type { GameModule } from "../../lib/game";
import type { Replay } from "../../lib/replay.svelte";

vi.mock("../../lib/i18n.svelte", () => ({ t: (code: string) => code }));

const { linesOf } = await import("./narrating");

const frames = [
  { seq: 0, actor: null, events: [] },
  { seq: 1, actor: 0, events: [{ type: "seen" }] },
  { seq: 3, actor: 1, events: [{ type: "told", seat: 1 }, { type: "told", seat: 1 }] },
  { seq: 4, actor: 1, events: [{ type: "told", seat: 1 }, { type: "told", seat: 0 }] },
  { seq: 5, actor: 1, events: [{ type: "told" }] },
];
const replay = { frames } as unknown as Replay;
const tell = vi.fn(({ event }) => (event.type === "told" ? "Something." : null));
const game = { tell } as unknown as GameModule;

describe("a replay in words", () => {
  it("has a line for each moment that something can be said of, and one for the first", () => {
    expect(linesOf(replay, game)).toEqual([
      { seq: 0, actor: null, sentences: ["replay-story-begin"] },
      { seq: 3, actor: 1, sentences: ["Something.", "Something."] },
      { seq: 4, actor: null, sentences: ["Something.", "Something."] },
      { seq: 5, actor: null, sentences: ["Something."] },
    ]);
  });

  it("is told by nobody, so that players are called by name", () => {
    expect(tell.mock.calls.every(([heard]) => heard.seat === null)).toBe(true);
  });
});
