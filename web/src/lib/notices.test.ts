import { beforeEach, describe, expect, it, vi } from "vitest";

/** The browser's notices, without a browser. */
class FakeNotification {
  static permission = "default";
  static answer = "granted";
  static made: FakeNotification[] = [];
  static requestPermission(): Promise<string> {
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.permission);
  }
  isClosed = false;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    FakeNotification.made.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

class PhoneNotification extends FakeNotification {
  constructor(title: string, options: NotificationOptions) {
    super(title, options);
    throw new TypeError("Illegal constructor");
  }
}

const focus = vi.fn();
const page = { hidden: true };

async function fresh() {
  vi.resetModules();
  return import("./notices");
}

beforeEach(() => {
  FakeNotification.permission = "default";
  FakeNotification.answer = "granted";
  FakeNotification.made = [];
  page.hidden = true;
  focus.mockClear();
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("document", page);
  vi.stubGlobal("focus", focus);
});

describe("the permission", () => {
  it("is asked for once", async () => {
    const { askForNotices, canNotify, noticeState } = await fresh();
    expect([canNotify(), noticeState()]).toEqual([true, "default"]);
    expect(await askForNotices()).toBe("granted");
    const asked = vi.spyOn(FakeNotification, "requestPermission");
    expect(await askForNotices()).toBe("granted");
    expect(asked).not.toHaveBeenCalled();
  });

  it("may be refused", async () => {
    FakeNotification.answer = "denied";
    const { askForNotices, notify } = await fresh();
    expect(await askForNotices()).toBe("denied");
    expect(notify("Silver & Gold", "!", "K7QXM")).toBe(false);
    expect(FakeNotification.made).toEqual([]);
  });

  it("cannot be had over plain http, nor where there are no notices", async () => {
    const { askForNotices, canNotify } = await fresh();
    vi.stubGlobal("isSecureContext", false);
    expect([canNotify(), await askForNotices()]).toEqual([false, "insecure"]);
    vi.unstubAllGlobals();
    expect("Notification" in globalThis).toBe(false);
    expect([canNotify(), await askForNotices()]).toEqual([false, "missing"]);
  });
});

describe("a notice", () => {
  beforeEach(() => {
    FakeNotification.permission = "granted";
  });

  it("has the table for its tag, so that they do not pile up", async () => {
    const { notifyHidden } = await fresh();
    expect(notifyHidden("Silver & Gold", "À vous", "K7QXM")).toBe(true);
    const [notice] = FakeNotification.made;
    expect(notice?.title).toBe("Silver & Gold");
    expect(notice?.options).toEqual({ body: "À vous", tag: "K7QXM" });
  });

  it("leads back to the tab", async () => {
    const { notify } = await fresh();
    notify("Silver & Gold", "À vous", "K7QXM");
    FakeNotification.made[0]?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
    expect(FakeNotification.made[0]?.isClosed).toBe(true);
  });

  it("is not shown to who sees the page", async () => {
    page.hidden = false;
    const { notifyHidden } = await fresh();
    expect(notifyHidden("Silver & Gold", "À vous", "K7QXM")).toBe(false);
    expect(FakeNotification.made).toEqual([]);
  });

  it("is taken away when somebody comes back", async () => {
    const { notify, withdrawNotice } = await fresh();
    withdrawNotice();
    notify("Silver & Gold", "À vous", "K7QXM");
    withdrawNotice();
    expect(FakeNotification.made[0]?.isClosed).toBe(true);
  });

  it("cannot be shown by some phones, which then count as having none", async () => {
    vi.stubGlobal("Notification", PhoneNotification);
    const { canNotify, notify } = await fresh();
    expect(canNotify()).toBe(true);
    expect(notify("Silver & Gold", "À vous", "K7QXM")).toBe(false);
    expect(canNotify()).toBe(false);
  });
});
