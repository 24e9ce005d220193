import { describe, expect, it } from "vitest";
import { type Item, isRefused } from "../item.ts";
import { readLine } from "./read-line.ts";
import { sha256 } from "./to-item.ts";

const SHORT = {
  source: "wire",
  id: "w-1",
  title: "見出し\r",
  body: "本文です。",
  date: "2012-09-04T17:00:00+0900",
  media: "青空ニュース",
  url: "http://News.example.JP/a/1",
};
const FULL = {
  data_section: 1,
  article_id: "n-1",
  title: "見出し",
  article_text: "本文です。",
  media_name: "山河新聞",
  issue_date: "2026-11-20",
};

const read = (value: unknown, defaults = {}) =>
  readLine({ lineNo: 3, text: typeof value === "string" ? value : JSON.stringify(value) }, defaults);

async function itemOf(value: unknown, defaults = {}): Promise<Item> {
  const item = await read(value, defaults);
  if (isRefused(item)) throw new Error(JSON.stringify(item.faults));
  return item;
}
async function faultsOf(value: unknown): Promise<[string, string][]> {
  const item = await read(value);
  return isRefused(item) ? item.faults.map(({ field, reason }) => [field, reason]) : [];
}

describe("a line in the short shape", () => {
  it("is web news with its moment, host and lead", async () => {
    const item = await itemOf(SHORT);
    expect(item).toMatchObject({
      itemNo: 3,
      source: "wire#3",
      sourceKey: "w-1",
      medium: { code: null, name: "青空ニュース" },
      body: "本文です。",
    });
    expect(item.columns).toMatchObject({
      data_section: 3,
      title: "見出し",
      published_on: "2012-09-04",
      published_at: "2012-09-04T08:00:00.000Z",
      host: "news.example.jp",
      url: "http://News.example.JP/a/1",
      lead: "本文です。",
      char_count: 5,
    });
  });

  it.each([
    ["あ".repeat(101), "あ".repeat(100)],
    [`${"あ".repeat(50)}${" \n".repeat(300)}${"い".repeat(200)}`, `${"あ".repeat(50)} ${"い".repeat(49)}`],
    [`${"\n".repeat(299)}𠮷野家`, "𠮷野家"],
    ["𠮷".repeat(200), "𠮷".repeat(100)],
    [`${"あ".repeat(99)}${" ".repeat(5000)}い`, "あ".repeat(99)],
  ])("begins with at most 100 characters on one line (%#)", async (body, lead) => {
    expect((await itemOf({ ...SHORT, body })).columns.lead).toBe(lead);
  });

  it("is what it is told to be", async () => {
    expect((await itemOf(SHORT, { dataSection: 5 })).columns.data_section).toBe(5);
    expect((await itemOf({ ...SHORT, data_section: 2 }, { dataSection: 5 })).columns.data_section).toBe(2);
  });

  it("may lack date, url and id", async () => {
    const item = await itemOf({ ...SHORT, id: null, date: null, url: null });
    expect(item.columns).toMatchObject({ published_on: null, published_at: null, url: null, host: null });
    expect(item.sourceKey).toMatch(/^text:[0-9a-f]{64}$/);
  });

  it("names its own fields where they are at fault", async () => {
    const faults = await faultsOf({ ...SHORT, id: {}, body: 5, date: "きのう", media: "", url: "javascript:alert(1)" });
    expect(faults.map(([field]) => field).sort()).toEqual(["body", "date", "id", "url"]);
    expect((await faultsOf({ ...SHORT, media: "" })).map(([field]) => field)).toEqual(["media"]);
  });
});

describe("a line in the full shape", () => {
  it("takes the date that belongs to its source", async () => {
    const dates = { issue_date: "2026-01-01", reporting_date: "2026-02-02", cover_date: "2026-03-03" };
    const days = await Promise.all(
      [1, 2, 3, 5].map(
        async (data_section) => (await itemOf({ ...FULL, ...dates, data_section })).columns.published_on,
      ),
    );
    expect(days).toEqual(["2026-01-01", "2026-01-01", "2026-02-02", "2026-03-03"]);
  });

  it("keeps the fields of newspapers and magazines", async () => {
    const item = await itemOf({
      ...FULL,
      data_section: "5",
      magazine_name: "週刊切抜",
      frame_no: 12,
      issue_type: "2",
      start_page: 10,
      end_page: 12,
      contents_id: "C1",
      del_flag: 1,
      sales_from_datetime: "2026-11-01T10:00:00+09:00",
      sales_to_datetime: "2026/12/01",
      sales_datetime_flag: "0",
      trace_image_info: [{ image_path: "demo/a.jpg", caption: "図1", serial_no: 1 }],
      search_word: ["無視される"],
      unknown_field: 1,
    });
    expect(item.columns).toMatchObject({
      frame_no: "12",
      issue_type: 2,
      start_page: 10,
      contents_id: "C1",
      del_flag: true,
      sales_from_datetime: "2026-11-01T01:00:00.000Z",
      sales_to_datetime: "2026-12-01T00:00:00+09:00",
      sales_datetime_flag: false,
    });
    expect(item.images).toEqual([{ serial_no: 1, image_key: "demo/a.jpg", caption: "図1" }]);
  });

  it("may have no text, as page images do", async () => {
    expect((await itemOf({ ...FULL, article_text: null, char_count: 812 })).columns).toMatchObject({
      char_count: 812,
      lead: "",
    });
  });

  it("tells page image and text of one newspaper apart, and who says the same from who says something else", async () => {
    const [image, text, other] = await Promise.all([
      itemOf(FULL),
      itemOf({ ...FULL, data_section: 2 }),
      itemOf({ ...FULL, title: "別" }),
    ]);
    expect(image.source).toBe("medium:山河新聞#1");
    expect(text.source).toBe("medium:山河新聞#2");
    expect(other.sourceKey).toBe(image.sourceKey);
    expect(other.contentHash).not.toBe(image.contentHash);
    expect((await itemOf({ unknown: 1, ...FULL, issue_date: "2026/11/20" })).contentHash).toBe(image.contentHash);
  });

  it("says the same as before there were EPUBs, areas and rightholders, where it has none", async () => {
    const { medium, columns, body, images, contentHash } = await itemOf(FULL);
    const { epub_key, area_cm2, area_dan, rightholder, ...earlier } = columns;
    expect([epub_key, area_cm2, area_dan, rightholder]).toEqual([null, null, null, null]);
    expect(contentHash).toBe(sha256(JSON.stringify([medium, earlier, body, images])));
    expect((await itemOf({ ...FULL, epub_key: "demo/epub/a.epub" })).contentHash).not.toBe(contentHash);
  });

  it("is recognised by its address, or else by every character, where it has no id", async () => {
    const { article_id: _, ...anonymous } = FULL;
    const byUrl = { ...anonymous, url: "https://example.jp/1" };
    expect((await itemOf({ ...byUrl, title: "改題" })).sourceKey).toBe((await itemOf(byUrl)).sourceKey);
    expect((await itemOf({ ...anonymous, title: "改題" })).sourceKey).not.toBe((await itemOf(anonymous)).sourceKey);
  });

  it.each([
    ["data_section", { ...FULL, data_section: 4 }],
    ["data_section", { ...FULL, data_section: undefined }],
    ["data_section", { ...FULL, data_section: 101 }],
    ["title", { ...FULL, title: " \r" }],
    ["title", { ...FULL, title: undefined }],
    ["title", { ...FULL, title: 5 }],
    ["title", { ...FULL, title: "長".repeat(2001) }],
    ["title", { ...FULL, title: "a\u0000b" }],
    ["article_text", { ...FULL, article_text: ["本文"] }],
    ["article_text", { ...FULL, article_text: "\uD800" }],
    ["article_id", { ...FULL, article_id: Number.MAX_SAFE_INTEGER + 1 }],
    ["article_id", { ...FULL, article_id: "x".repeat(501) }],
    ["media_name", { ...FULL, media_name: null }],
    ["media_name", { ...FULL, media_name: "\u200B" }],
    ["media_name", { ...FULL, media_name: "\uFDFA".repeat(100) }],
    ["issue_date", { ...FULL, issue_date: "2026-02-30" }],
    ["url", { ...FULL, url: "http://" }],
    ["url", { ...FULL, url: "//example.jp/x" }],
    ["issue_type", { ...FULL, issue_type: 1.5 }],
    ["image_count", { ...FULL, image_count: -1 }],
    ["del_flag", { ...FULL, del_flag: "はい" }],
    ["pdf_key", { ...FULL, pdf_key: "../../etc/passwd" }],
    ["trace_image_info", { ...FULL, trace_image_info: [{ image_path: "/etc/passwd" }] }],
    ["trace_image_info", { ...FULL, trace_image_info: "demo/a.jpg" }],
  ])("is refused for its %s: %j", async (field, line) => {
    expect(await faultsOf(line)).toEqual([[field, expect.stringMatching(/[ぁ-ん]/)]]);
  });

  it.each([
    [" \r", "タイトルを指定してください。"],
    [null, "タイトルを指定してください。"],
    [5, "タイトルは文字列で指定してください。"],
    ["長".repeat(2001), "タイトルは2000文字以下にしてください。"],
  ])("says of a title what is wrong with it: %j", async (title, reason) => {
    expect(await faultsOf({ ...FULL, title })).toEqual([["title", reason]]);
  });

  it("says what is wrong in the words of the fault", async () => {
    expect(await faultsOf({ ...FULL, media_code: 1.5, url: 7 })).toEqual([
      ["media_code", "媒体コードは文字列で指定してください。"],
      ["url", "URLは「http://」または「https://」で始まる正しいURLを指定してください。"],
    ]);
  });
});

describe("a line that is no article", () => {
  it.each(["{", "[1]", "null", '"text"', "12", '{"title":"a"}{"title":"b"}', "\u0000"])(
    "is refused as a whole: %s",
    async (text) => {
      expect(await faultsOf(text)).toEqual([["line", expect.stringMatching(/[ぁ-ん]/)]]);
    },
  );

  it("may be nested as deeply as it likes", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
    expect(await faultsOf(`{"title":${deep}}`)).toEqual([["title", expect.stringMatching(/[ぁ-ん]/)]]);
    expect(await faultsOf(`{"other":${deep},"title":1}`)).not.toEqual([]);
  });

  it("can't reach into the program", async () => {
    const item = await read('{"__proto__":{"data_section":1},"constructor":{"prototype":{"x":1}},"title":"t"}');
    expect(isRefused(item)).toBe(true);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
