import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drafts, PAUSE } from "./drafts";

describe("drafts", () => {
  let sent: [number, unknown][] = [];
  let isOpen = true;
  const make = () =>
    new Drafts((seat, draft) => {
      if (isOpen) sent.push([seat, draft]);
      return isOpen;
    });

  beforeEach(() => {
    vi.useFakeTimers();
    sent = [];
    isOpen = true;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("are sent at once, then with a pause, and always the last", () => {
    const drafts = make();
    for (const word of ["a", "b", "c"]) drafts.keep(0, word);
    expect(sent).toEqual([[0, "a"]]);
    vi.advanceTimersByTime(PAUSE);
    expect(sent).toEqual([
      [0, "a"],
      [0, "c"],
    ]);
    vi.advanceTimersByTime(10 * PAUSE);
    expect(sent).toHaveLength(2);
    expect(drafts.of(0)).toBe("c");
  });

  it("wait while the line is broken", () => {
    const drafts = make();
    isOpen = false;
    drafts.keep(1, "a");
    expect(sent).toEqual([]);
    isOpen = true;
    drafts.flush();
    expect(sent).toEqual([[1, "a"]]);
  });

  it("are heard from the server, but never older ones than are still to be sent", () => {
    const drafts = make();
    drafts.hear(0, "old");
    expect(drafts.of(0)).toBe("old");
    isOpen = false;
    drafts.keep(0, "new");
    drafts.hear(0, "old");
    expect(drafts.of(0)).toBe("new");
  });

  it("are forgotten with the match", () => {
    const drafts = make();
    drafts.keep(0, "a");
    drafts.keep(0, "b");
    drafts.forget();
    vi.advanceTimersByTime(10 * PAUSE);
    expect(drafts.of(0)).toBeUndefined();
    expect(sent).toEqual([[0, "a"]]);
  });
});
