import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { decodeFile } from "./decode.ts";

const TEXT = "髙﨑社長は①～③の㈱を「日本経済」で説明した。ｶﾀｶﾅもテスト、ひらがなもあります。";
const xml = (declared: string | null, text = TEXT) =>
  `<?xml version="1.0"${declared ? ` encoding="${declared}"` : ""}?><rss>${text}</rss>`;
const kanji = (text: string) => Buffer.from(iconv.encode(text, "euc-jp").map((byte) => byte & 0x7f)).toString("latin1");

describe("the charset of a file", () => {
  it.each([
    ["UTF-8", "utf8", "UTF-8"],
    ["Shift_JIS", "cp932", "Shift_JIS"],
    ["windows-31j", "cp932", "Shift_JIS"],
    ["x-sjis", "cp932", "Shift_JIS"],
    [null, "cp932", "Shift_JIS"],
    [null, "utf8", "UTF-8"],
    [null, "utf-16le", "utf-16le"],
    ["UTF-16", "utf-16be", "utf-16be"],
    [null, "utf-32be", "utf-32be"],
  ])("declared %s in bytes of %s is %s, with NEC's and IBM's extensions", (declared, bytes, charset) => {
    const decoded = decodeFile(iconv.encode(xml(declared), bytes));
    expect(decoded).toMatchObject({ text: xml(declared), charset, contradicts: false, guessed: false, lost: 0 });
  });

  it.each([
    ["UTF-8", "cp932", "Shift_JIS"],
    ["EUC-JP", "cp932", "Shift_JIS"],
    ["Shift_JIS", "euc-jp", "EUC-JP"],
    ["Shift_JIS", "utf8", "UTF-8"],
    ["ISO-8859-1", "cp932", "Shift_JIS"],
    ["ISO-8859-1", "utf8", "UTF-8"],
    ["no-such", "euc-jp", "EUC-JP"],
    ["base64", "utf8", "UTF-8"],
    ["UTF-16", "utf8", "UTF-8"],
  ])("wrongly declared %s in bytes of %s is %s", (declared, bytes, charset) => {
    const text = xml(declared, "日本語の本文です。カタカナもあります。");
    const decoded = decodeFile(iconv.encode(text, bytes));
    expect(decoded).toMatchObject({ text, charset, contradicts: true, lost: 0 });
  });

  it("is ISO-2022-JP where there are its escapes, whatever is declared, with half-width kana", () => {
    const bytes = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><t>\u001b$B${kanji("日本語①")}\u001b(B abc \u001b(I1\u001b(B</t>`,
      "latin1",
    );
    expect(decodeFile(bytes)).toMatchObject({
      charset: "ISO-2022-JP",
      text: '<?xml version="1.0" encoding="UTF-8"?><t>日本語① abc ｱ</t>',
      lost: 0,
    });
  });

  it("is what a header says, where the bytes fit it", () => {
    const bytes = iconv.encode("<t>Привет, мир</t>", "koi8-r");
    expect(decodeFile(bytes, "KOI8-R").text).toBe("<t>Привет, мир</t>");
  });

  it("is windows-1252 for what is Western, and leaves its accents alone", () => {
    expect(decodeFile(iconv.encode(xml("ISO-8859-1", "Diputación de “Valencia”"), "windows-1252"))).toMatchObject({
      charset: "windows-1252",
      text: xml("ISO-8859-1", "Diputación de “Valencia”"),
      guessed: false,
    });
  });

  it("stays UTF-8 where a few bytes are broken or the end is cut off, and says how much was lost", () => {
    const whole = Buffer.from("日本語の記事を読む人がいる");
    expect(decodeFile(whole.subarray(0, -1))).toMatchObject({ charset: "UTF-8", lost: 1 });
    expect(decodeFile(Buffer.concat([whole, Buffer.from([0xff]), whole]))).toMatchObject({ charset: "UTF-8", lost: 1 });
  });

  it("leaves out the byte-order mark, and can be asked for nothing", () => {
    expect(decodeFile(Buffer.from("\uFEFFa")).text).toBe("a");
    expect(decodeFile(Buffer.alloc(0))).toMatchObject({ text: "", lost: 0 });
  });
});
