import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { cp932Text } from "./cp932.ts";

const read = (text: string) => iconv.decode(iconv.encode(cp932Text(text).text, "cp932"), "cp932");

describe("a text in CP932", () => {
  it.each([
    ["10時〜12時", "10時～12時"],
    ["−5度", "－5度"],
    ["‖A‖", "∥A∥"],
    ["2020–2025年", "2020－2025年"],
    ["速報—続報―", "速報―続報―"],
    ["¢£¬¦¥‾", "￠￡￢￤￥￣"],
    ["A\u00a0B·C•D", "A B・C・D"],
    ["か\u3099き\u3099", "がぎ"],
    ["葛\u{e0100}飾区\u200b", "葛飾区"],
  ])("has the form that CP932 knows: %j", (given, expected) => {
    expect(cp932Text(given).replaced).toBe(0);
    expect(read(given)).toBe(expected);
  });

  it("has 〓 for what CP932 lacks, and counts it", () => {
    expect(cp932Text("𠮷野家で😀café")).toEqual({ text: "〓野家で〓caf〓", replaced: 3 });
    expect(read("草彅〓")).toBe("草彅〓");
  });

  it("never has a question mark that nobody wrote", () => {
    const every = Array.from({ length: 0xffff }, (_, code) => code)
      .filter((code) => code >= 0x80 && (code < 0xd800 || code > 0xdfff))
      .map((code) => String.fromCharCode(code));
    expect(every.filter((char) => read(char).includes("?"))).toEqual([]);
  });

  it("is left as it is where CP932 can write it", () => {
    const text = "髙﨑①㈱Ⅳ～－ー゛神 ABC\r\n";
    expect(cp932Text(text)).toEqual({ text, replaced: 0 });
  });
});
