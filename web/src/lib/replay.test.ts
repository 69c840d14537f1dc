import { describe, expect, it, vi } from "vitest";
import type { Frame, Replayed } from "./protocol";

vi.mock("./i18n.svelte", () => ({
  t: (code: string, values: object = {}) => [code, ...Object.values(values)].join(" "),
}));

const { Replay } = await import("./replay.svelte");

function frame(seq: number, seat: number | null, ...types: string[]): Frame {
  const events = types.map((type) => ({ type, seat: 0 }));
  const legal = [{ type: "confirm" }];
  const view = { seat, deciders: [0], legal, prompt: { expects: "word" } };
  return { seq, at: seq * 1000, actor: seat, seat, events, view } as unknown as Frame;
}

function match(...frames: Frame[]): Replayed {
  const names = ["Nour", "greedy", "greedy", ""];
  const kinds = ["person", "bot", "person", "person"];
  return { game: "silver_gold", names, kinds, frames } as unknown as Replayed;
}

const whole = match(
  frame(0, null, "round_started"),
  frame(1, 0),
  frame(2, 1, "card_chosen", "seat_confirmed"),
  frame(5, 0, "match_ended"),
);

describe("a replay", () => {
  it("begins at the setup, or at the moment that is asked for", () => {
    expect(new Replay(whole).frame.seq).toBe(0);
    expect(new Replay(whole, [], 2).frame.seq).toBe(2);
  });

  it.each([
    [4, 2],
    [5, 5],
    [999, 5],
    [-1, 0],
  ])("shows for entry %i the moment of entry %i", (asked, shown) => {
    expect(new Replay(whole, [], asked).frame.seq).toBe(shown);
  });

  it("steps to and fro, and stays within the match", () => {
    const replay = new Replay(whole);
    replay.previous();
    expect(replay.isFirst).toBe(true);
    replay.next();
    expect(replay.frame.seq).toBe(1);
    replay.last();
    expect([replay.isLast, replay.frame.seq]).toEqual([true, 5]);
    replay.next();
    expect(replay.frame.seq).toBe(5);
    replay.previous();
    expect(replay.frame.seq).toBe(2);
    replay.first();
    expect(replay.frame.seq).toBe(0);
    replay.move(99);
    expect(replay.frame.seq).toBe(5);
  });

  it("keeps the moment when other eyes are chosen", () => {
    const replay = new Replay(whole, [], 2);
    replay.see(match(frame(0, 1), frame(1, 1), frame(3, 1), frame(5, 1)));
    expect(replay.frame.seq).toBe(1);
  });

  it("shows a position in which nothing can be done", async () => {
    const replay = new Replay(whole, [], 2);
    const { seat, seq, can_take_back, deadline, view } = replay.message;
    expect({ seat, seq, can_take_back, deadline }).toEqual({
      seat: 1,
      seq: 2,
      can_take_back: false,
      deadline: null,
    });
    expect([view.legal, view.prompt, view.deciders]).toEqual([[], null, [0]]);
    expect(replay.mine).toEqual([]);
    await expect(replay.act()).rejects.toThrow("match-is-over");
  });

  it("tells its story in the third person, up to the moment", () => {
    const told = new Replay(whole, [], 2).story;
    expect(told.map(({ event }) => event.type)).toEqual([
      "round_started",
      "card_chosen",
      "seat_confirmed",
    ]);
    expect(told.every(({ seat }) => seat === null)).toBe(true);
  });

  it("tells listeners what happens on one step forward, as the board's seat, and nothing else", () => {
    const replay = new Replay(whole);
    const listener = vi.fn();
    const end = replay.listen(listener);
    replay.next();
    expect(listener).toHaveBeenLastCalledWith([]);
    replay.next();
    expect(listener.mock.lastCall?.[0]).toMatchObject([{ seat: 1 }, { seat: 1 }]);
    replay.previous();
    replay.last();
    end();
    replay.first();
    replay.next();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("names people as they were called, and bots without a name as the house does", () => {
    const replay = new Replay(whole, ["greedy", "random"]);
    expect([0, 1, 2, 3, 9].map((seat) => replay.nameOf(seat))).toEqual([
      "Nour",
      "bot-name 1",
      "greedy",
      "seat-number 4",
      "seat-number 10",
    ]);
    expect(replay.seats.map((seat) => seat.played_by_bot)).toEqual([false, true, false, false]);
  });
});
