import { describe, expect, it } from "vitest";
import type { Replayed } from "../../lib/protocol";
import { carry, LARGEST_RECORD, pickUp, textOf } from "./records";

describe("a record file", () => {
  it("is read as text", async () => {
    expect(await textOf(new Blob(['{"format":"é"}\n']))).toBe('{"format":"é"}\n');
    expect(await textOf(new Blob(["x".repeat(LARGEST_RECORD)]))).toHaveLength(LARGEST_RECORD);
  });

  it("is refused unread when it is too large", async () => {
    const large = new Blob(["x".repeat(LARGEST_RECORD + 1)]);
    await expect(textOf(large)).rejects.toMatchObject({
      code: "too-large",
      values: { largest: LARGEST_RECORD },
    });
  });

  it("is refused when it is no file after all", async () => {
    const folder = {
      size: 4096,
      text: () => Promise.reject(new DOMException("", "NotFoundError")),
    };
    await expect(textOf(folder as unknown as Blob)).rejects.toMatchObject({
      code: "replay-file-unreadable",
    });
  });

  it("is carried to the next page once", () => {
    const record = { text: "x", match: {} as Replayed };
    carry(record);
    expect(pickUp()).toBe(record);
    expect(pickUp()).toBeNull();
  });
});
