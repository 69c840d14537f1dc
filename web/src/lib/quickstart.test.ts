import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "./api";
import type { SeatStatus, TableStatus } from "./protocol";
import type { Room } from "./room.svelte";

const { openTable, playOn, go } = vi.hoisted(() => ({
  openTable: vi.fn(),
  playOn: vi.fn(),
  go: vi.fn(),
}));
vi.mock("./api", async (original) => ({ ...(await original<object>()), openTable, playOn }));
vi.mock("./router.svelte", () => ({ go }));
vi.mock("./i18n.svelte", () => ({ t: (code: string) => code }));
vi.mock("./settings.svelte", () => ({ settings: { name: "", language: "en" } }));

const { cleanName, codeIn, openForFriends, ownName, playAlone, playFrom, playNow, seatBots } =
  await import("./quickstart");

function free(changed: Partial<SeatStatus> = {}): SeatStatus {
  return {
    kind: "free",
    name: "",
    level: "",
    yours: false,
    connected: false,
    played_by_bot: false,
    ready: false,
    ...changed,
  };
}

/** A table of three seats that notes what is asked of it. */
function tableOf(changed: Partial<TableStatus> = {}, refuse = "") {
  const asked: unknown[] = [];
  const answer = (wish: { type: string }): Promise<void> => {
    asked.push(wish);
    return wish.type === refuse ? Promise.reject(new Refusal("not-host")) : Promise.resolve();
  };
  const status = {
    code: "K7QXM",
    phase: "waiting",
    host: true,
    seats: [free(), free(), free()],
    ...changed,
  };
  const sit = (seat: number, name: string) => answer({ type: "sit", seat, name } as never);
  return { asked, room: { code: "k7qxm", status, ask: answer, sit } as unknown as Room };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  openTable.mockReset().mockResolvedValue({ id: "9dcf", code: "K7QXM", token: "t" });
  playOn.mockReset().mockResolvedValue({ id: "9dcf", code: "K7QXM", token: "t" });
  go.mockReset();
});

describe("playing at once", () => {
  it("opens an unlisted table for three and goes there", async () => {
    await playNow("silver_gold");
    expect(openTable).toHaveBeenCalledWith({ game: "silver_gold", players: 3, listed: false });
    expect(go).toHaveBeenCalledWith("/t/K7QXM");
  });

  it("opens a table for two where that is better", async () => {
    await playNow("pyramido");
    expect(openTable).toHaveBeenCalledWith({ game: "pyramido", players: 2, listed: false });
  });

  it("opens a table for one, takes its only seat and starts", async () => {
    await playAlone("pyramido", { legend: "become" });
    const [players, options] = [1, { legend: "become" }];
    expect(openTable).toHaveBeenCalledWith({ game: "pyramido", players, options, listed: false });
    expect(go).toHaveBeenCalledWith("/t/K7QXM");
    const { room, asked } = tableOf({ seats: [free()] });
    expect(await seatBots(room, "Cat")).toBe(true);
    expect(asked).toEqual([{ type: "sit", seat: 0, name: "Cat" }, { type: "start" }]);
  });

  it("goes nowhere when the table is refused", async () => {
    openTable.mockRejectedValue(new Refusal("too-many-tables"));
    await expect(playNow("silver_gold")).rejects.toThrow("too-many-tables");
    expect(go).not.toHaveBeenCalled();
    expect(await seatBots(tableOf().room, "Cat")).toBe(false);
  });

  it("sits down, puts bots on the free seats and starts, once", async () => {
    await playNow("silver_gold");
    const { room, asked } = tableOf();
    expect(await seatBots(room, "Cat")).toBe(true);
    expect(asked).toEqual([
      { type: "sit", seat: 0, name: "Cat" },
      { type: "seat_bot", seat: 1, level: "greedy" },
      { type: "seat_bot", seat: 2, level: "random" },
      { type: "start" },
    ]);
    expect(await seatBots(room, "Cat")).toBe(false);
  });

  it("keeps the seat that this device already holds", async () => {
    await playNow("silver_gold");
    const seats = [free(), free({ kind: "person", name: "Cat", yours: true }), free()];
    const { room, asked } = tableOf({ seats });
    await seatBots(room, "Cat");
    expect(asked).toEqual([
      { type: "seat_bot", seat: 0, level: "greedy" },
      { type: "seat_bot", seat: 2, level: "random" },
      { type: "start" },
    ]);
  });

  it("passes a refusal on, and does not try again by itself", async () => {
    await playNow("silver_gold");
    const { room } = tableOf({}, "seat_bot");
    await expect(seatBots(room, "Cat")).rejects.toBeInstanceOf(Refusal);
    expect(await seatBots(room, "Cat")).toBe(false);
  });

  it.each([
    ["another table", { code: "ABCDE" }],
    ["a table that is being played", { phase: "playing" }],
    ["somebody else's table", { host: false }],
  ])("does nothing at %s", async (_, changed) => {
    await playNow("silver_gold");
    const { room, asked } = tableOf(changed);
    expect(await seatBots(room, "Cat")).toBe(false);
    expect(asked).toEqual([]);
  });

  it("works in a browser that keeps nothing", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    await playNow("silver_gold");
    expect(await seatBots(tableOf().room, "Cat")).toBe(true);
  });
});

describe("playing on", () => {
  const moment = { table: "ABCDE", number: 1, seq: 12, seat: 2 };

  it("opens a table from the moment and goes there", async () => {
    await playFrom(moment);
    expect(playOn).toHaveBeenCalledWith(moment);
    expect(go).toHaveBeenCalledWith("/t/K7QXM");
  });

  it("sits down on the seat that was wished for; bots take the others", async () => {
    await playFrom(moment);
    const { room, asked } = tableOf();
    expect(await seatBots(room, "Cat")).toBe(true);
    expect(asked).toEqual([
      { type: "sit", seat: 2, name: "Cat" },
      { type: "seat_bot", seat: 0, level: "greedy" },
      { type: "seat_bot", seat: 1, level: "random" },
      { type: "start" },
    ]);
    expect(await seatBots(room, "Cat")).toBe(false);
  });

  it("goes nowhere when it is refused", async () => {
    playOn.mockRejectedValue(new Refusal("no-record"));
    await expect(playFrom(moment)).rejects.toThrow("no-record");
    expect(go).not.toHaveBeenCalled();
    expect(await seatBots(tableOf().room, "Cat")).toBe(false);
  });
});

describe("inviting", () => {
  it("opens a table for two, where no bot sits down", async () => {
    await openForFriends("silver_gold");
    expect(openTable).toHaveBeenCalledWith({ game: "silver_gold", players: 2, listed: false });
    expect(await seatBots(tableOf().room, "Cat")).toBe(false);
  });
});

describe("a name", () => {
  it("is the house's until one is chosen", () => {
    expect(ownName()).toBe("home-default-name");
  });

  it.each([
    ["  Léa   B. ", "Léa B."],
    ["O'Neil", "O'Neil"],
    ["x".repeat(24), "x".repeat(24)],
    ["𓃠".repeat(24), "𓃠".repeat(24)],
  ])("%j is taken as %j", (typed, name) => {
    expect(cleanName(typed)).toBe(name);
  });

  it.each(["", "   ", "x".repeat(25), "a<b", "a>b", "a&b", 'a"b', "a\u200bb", "a\u0007b"])(
    "%j is none",
    (typed) => {
      expect(cleanName(typed)).toBeNull();
    },
  );
});

describe("a code", () => {
  it.each([
    [" k7qxm ", "k7qxm"],
    ["K7 QXM", "K7QXM"],
    ["https://play.example.org/t/K7QXM", "K7QXM"],
    ["/t/K7QXM?x=1", "K7QXM"],
  ])("%j is understood as %j", (typed, code) => {
    expect(codeIn(typed)).toBe(code);
  });

  it.each(["", "  ", "../../etc", "é", "https://example.org/", "a".repeat(41)])(
    "%j is none",
    (typed) => {
      expect(codeIn(typed)).toBeNull();
    },
  );
});
