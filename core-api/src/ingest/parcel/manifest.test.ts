import { Readable } from "node:stream";
import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { NEWSPAPER_COLUMNS } from "../newspaper/newspaper-format.ts";
import { readManifest } from "./manifest.ts";
import { manifestAmong, safeName } from "./parcel-contents.ts";

const read = (content: Buffer | string, manifest = "manifest.csv") =>
  readManifest(
    { manifest, open: async () => Readable.from([Buffer.from(content)]), close: async () => {} },
    NEWSPAPER_COLUMNS,
  );
const valuesOf = async (content: Buffer | string) => (await read(content)).rows.map(({ values }) => values);

const HEADER = "article_id,title,media_name,issue_date,note";
const ROW = "1,見出し,山河新聞,2026-11-20,";

describe("a CSV manifest", () => {
  it.each([
    ["UTF-8", Buffer.from(`${HEADER}\n${ROW}髙﨑①\n`)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${HEADER}\r\n${ROW}髙﨑①\r\n`)],
    ["CP932", iconv.encode(`${HEADER}\r\n${ROW}髙﨑①\r\n`, "cp932")],
    [
      "Unicode text of Excel",
      iconv.encode(`${HEADER}\r\n${ROW}髙﨑①\r\n`.replaceAll(",", "\t"), "utf16le", { addBOM: true }),
    ],
  ])("may be in %s", async (_, bytes) => {
    expect(await valuesOf(bytes)).toEqual([
      { article_id: "1", title: "見出し", media_name: "山河新聞", issue_date: "2026-11-20", note: "髙﨑①" },
    ]);
  });

  it("has quoted cells with commas, quotes and lines, short rows and blank ones", async () => {
    const [first, second, ...rest] = await valuesOf(
      `${HEADER},,\n1,"a,""b""\nc",x,2026-11-20\n,,,,\n\n2,=1+1,x,2026-11-20,,,\n`,
    );
    expect(first).toMatchObject({ title: 'a,"b"\nc' });
    expect(second).toMatchObject({ article_id: "2", title: "=1+1" });
    expect(rest).toEqual([]);
  });

  it("has an error for a row that is too long, and the others are read", async () => {
    const { rows } = await read(`${HEADER}\n${ROW},more\n${ROW}\n`);
    expect(rows.map(({ fault }) => fault)).toEqual(["値が列より多くあります（列5、値6）。", undefined]);
  });

  it.each([
    ["title,media_name,issue_date\n", "列がありません（article_id）"],
    ["article_id,title\n", "列がありません（media_codeまたはmedia_name、issue_date）"],
    [`${HEADER},pdf\n`, "知らない列があります（pdf）"],
    [`${HEADER},title\n`, "列が重複しています（title）"],
    [`${HEADER}\n1,"open\n`, "CSVとして読み取れません"],
    [`${HEADER}\n1,a"b"c"\n`, "CSVとして読み取れません"],
    [`${HEADER},,note2\n`, "空の列名"],
  ])("is refused as a whole: %j", async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });

  it("is refused where its characters can't be told", async () => {
    await expect(
      read(Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.from([0xfd, 0xfe, 0x81, 0x20])])),
    ).rejects.toThrow("文字コード");
  });
});

describe("a JSON manifest", () => {
  it("is a list of objects, photos among them", async () => {
    const { rows } = await read(
      JSON.stringify([{ article_id: 1, photos: [{ file: "a.jpg", caption: "図" }, { file: "b.jpg" }] }]),
      "m.json",
    );
    expect(rows[0]?.values).toEqual({ article_id: 1, photo_1: "a.jpg", caption_1: "図", photo_2: "b.jpg" });
  });

  it("has an error for each that is none, and for what nobody knows", async () => {
    const { rows } = await read(
      JSON.stringify({ articles: [1, { pdf: "a" }, { photos: "a.jpg" }, { photos: Array(21).fill({ file: "a" }) }] }),
      "m.json",
    );
    expect(rows.map(({ fault }) => fault)).toEqual([
      expect.stringContaining("オブジェクト"),
      expect.stringContaining("知らない項目があります（pdf）"),
      expect.stringContaining("photos"),
      expect.stringContaining("photo_21"),
    ]);
  });

  it("is refused as a whole where it is none", async () => {
    for (const text of ["{}", "1", "null", '{"articles":{}}', "["])
      await expect(read(text, "m.json")).rejects.toThrow("目録");
  });
});

it("names files below its own folder only", () => {
  expect(safeName("./a/b.pdf")).toBe("a/b.pdf");
  expect(safeName("a\\b.pdf")).toBe("a/b.pdf");
  for (const name of [
    "",
    "..",
    "../a",
    "a/../../b",
    "/etc/passwd",
    "\\\\host\\a",
    "C:\\a",
    "c:a",
    "a//b",
    "a/./b",
    "a\u0000.pdf",
    "a/",
  ])
    expect(() => safeName(name)).toThrow("ファイル名が正しくありません");
});

it("is found by its name, however it is written, and is one", () => {
  expect(manifestAmong(["a.pdf", "x/Manifest.CSV"])).toBe("x/Manifest.CSV");
  expect(() => manifestAmong(["manifest.txt"])).toThrow("ありません");
  expect(() => manifestAmong(["manifest.csv", "manifest.json"])).toThrow("複数");
});
