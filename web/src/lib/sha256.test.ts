import { describe, expect, it } from "vitest";
import { bytesOfHex, bytesOfText, Hmac, hexOfWords, sha256 } from "./sha256";

const hashOf = (text: string): string => hexOfWords(sha256(bytesOfText(text)));
const codeOf = (key: Uint8Array, text: string): string =>
  hexOfWords(new Hmac(key).digest(bytesOfText(text)));

describe("SHA-256", () => {
  it("gives the hashes of FIPS 180-4", () => {
    expect(hashOf("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(hashOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(hashOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).toBe(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    );
    expect(hashOf("a".repeat(1_000_000))).toBe(
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
    );
  });

  it("hashes what ends anywhere in a block as the platform does", async () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) & 0xff);
      const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
      expect(hexOfWords(sha256(bytes))).toBe(hex);
    }
  });
});

describe("HMAC", () => {
  it("gives the codes of RFC 4231", () => {
    expect(codeOf(new Uint8Array(20).fill(0x0b), "Hi There")).toBe(
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    );
    expect(codeOf(bytesOfText("Jefe"), "what do ya want for nothing?")).toBe(
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    );
    const longKey = new Uint8Array(131).fill(0xaa);
    expect(codeOf(longKey, "Test Using Larger Than Block-Size Key - Hash Key First")).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });
});

describe("hexadecimal digits", () => {
  it("say bytes, or nothing", () => {
    expect(bytesOfHex("00ffA0")).toEqual(Uint8Array.of(0, 255, 160));
    expect(bytesOfHex("")).toEqual(new Uint8Array());
    for (const wrong of ["0", "0g", " 00", "é0", "00\n"]) expect(bytesOfHex(wrong)).toBeNull();
  });
});
