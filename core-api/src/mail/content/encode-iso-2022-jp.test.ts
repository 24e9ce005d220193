import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeIso2022Jp } from "../../charset/iso-2022-jp.ts";
import { encodeIso2022Jp, iso2022JpHeader } from "./encode-iso-2022-jp.ts";

describe("ISO-2022-JP", () => {
  it("is seven bits, ends each line in ASCII, and reads as it was written", () => {
    const text = "半導体 2026/11/20\n新聞2件・WEB1件\nabc";
    const bytes = encodeIso2022Jp(text) ?? Buffer.alloc(0);
    expect([...bytes].every((byte) => byte < 0x80)).toBe(true);
    expect(bytes.subarray(0, 9).toString("latin1")).toBe("\u001b$BH>F3BN");
    expect(decodeIso2022Jp(bytes)).toBe(text);
  });

  it.each(["髙橋", "①", "㈱", "ｱ", "😀", "𠮷野家", "é", "한"])("is no way for %s", (text) => {
    expect(encodeIso2022Jp(`前${text}後`)).toBeNull();
  });

  it("takes the signs that Windows and Unicode name differently, by either name", () => {
    const codes = (text: string) => encodeIso2022Jp(text)?.toString("latin1");
    expect(codes("12～29")).toBe("12\u001b$B!A\u001b(B29");
    for (const [windows, unicode] of ["～〜", "－−", "―—", "∥‖", "￠¢", "￡£", "￢¬"])
      expect(codes(windows ?? "")).toBe(codes(unicode ?? ""));
  });

  it("never loses a character: all are there, or it is refused", () => {
    const other = new Set([..."\u001b\u000e\u000f～〜−—‖¢£¬"]);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const bytes = encodeIso2022Jp(text);
        if (bytes === null || [...text].some((char) => other.has(char))) return;
        expect(decodeIso2022Jp(bytes)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it("makes headers of short encoded words", () => {
    const header = iso2022JpHeader("2026/11/20 パワー半導体とその周辺の動きについてのまとめ") ?? "";
    for (const line of header.split("\r\n")) expect(line.length).toBeLessThanOrEqual(76);
    expect(iso2022JpHeader("plain")).toBe("plain");
    expect(iso2022JpHeader("髙")).toBeNull();
  });
});
