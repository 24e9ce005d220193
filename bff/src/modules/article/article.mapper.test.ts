import { describe, expect, it } from "vitest";
import { aMagazineArticle, aNewspaperArticle, aWebArticle } from "../../testing/wire.ts";
import { toArticleDetail, toMagazineArticle, toNewspaperArticle, toWebArticle, webUrl } from "./article.mapper.ts";
import { MagazineArticle } from "./magazine-article.type.ts";
import { NewspaperArticle } from "./newspaper-article.type.ts";
import { WebArticle } from "./web-article.type.ts";

describe("newspaper article", () => {
  it("says what kind it is and what it lacks", () => {
    const image = toNewspaperArticle(aNewspaperArticle({ data_section: 1, no_image_flag: 1, no_text_flag: 0 }));
    expect(image).toMatchObject({ isImage: true, noImage: true, noText: false, titleHits: [{ start: 0, end: 3 }] });
    expect(toNewspaperArticle(aNewspaperArticle({ data_section: 2 })).isImage).toBe(false);
  });

  it("gives the thumbnail as a path, with its key escaped", () => {
    const key = "2026/11/a b&c.png";
    expect(toNewspaperArticle(aNewspaperArticle({ thumbnail_key: key })).thumbnailUrl).toBe(
      "/api/v1/image?key=2026%2F11%2Fa%20b%26c.png",
    );
    expect(toNewspaperArticle(aNewspaperArticle({ thumbnail_key: "" })).thumbnailUrl).toBeNull();
  });

  it("takes empty text for absent", () => {
    const article = toNewspaperArticle(aNewspaperArticle({ comment: "", edition: "", note: "" }));
    expect(article).toMatchObject({ comment: null, edition: null, note: null });
  });
});

describe("web article", () => {
  it.each([
    ["https://news.example.jp/a?b=1", true],
    ["http://news.example.jp/", true],
    ["javascript:alert(1)", false],
    ["JaVaScRiPt:alert(1)", false],
    ["data:text/html,x", false],
    ["//news.example.jp/", false],
    ["ftp://news.example.jp/", false],
    ["", false],
  ])("links %s: %s", (url, linked) => {
    expect(webUrl(url)).toBe(linked ? url : null);
  });

  it("keeps the reporting time as it came", () => {
    expect(toWebArticle(aWebArticle())).toMatchObject({ reportedAt: "2026-11-20T06:42:00+09:00", category: "経済" });
  });
});

it("names the magazine as the medium", () => {
  expect(toMagazineArticle(aMagazineArticle({ del_flag: 1 }))).toMatchObject({
    mediaName: "週刊オボロ",
    deleted: true,
    thumbnailUrl: "/api/v1/image?key=epub%2Fab%2Fc1.jpg",
  });
  expect(toMagazineArticle(aMagazineArticle({ thumbnail_key: null })).thumbnailUrl).toBeNull();
});

describe("detail", () => {
  const detail = {
    article_text: "本文です",
    lead: "",
    rightholder: "共同通信",
    forbidden_purposes: ["ai" as const],
    show_until: null,
    show_refusal: null,
    print_refusal: null,
    lead_hits: [],
    body_hits: [[0, 2]],
    images: [{ serial_no: 1, image_path: "/api/v1/image?key=img%2F1.jpg", caption: "完成予想図" }],
  };

  it.each([
    [aNewspaperArticle(), NewspaperArticle],
    [aWebArticle(), WebArticle],
    [aMagazineArticle(), MagazineArticle],
  ])("is of the article's own type", (wire, type) => {
    expect(toArticleDetail({ ...wire, ...detail }).article).toBeInstanceOf(type);
  });

  it("carries an opening with its hits", () => {
    const opening = { ...detail, article_text: null, lead: "冒頭…", lead_hits: [[0, 2]] };
    expect(toArticleDetail({ ...aNewspaperArticle(), ...opening })).toMatchObject({
      body: null,
      lead: "冒頭…",
      leadHits: [{ start: 0, end: 2 }],
    });
  });

  it("carries body, hits and pictures", () => {
    expect(toArticleDetail({ ...aWebArticle(), ...detail })).toMatchObject({
      body: "本文です",
      rightholder: "共同通信",
      forbiddenPurposes: ["ai"],
      lead: null,
      bodyHits: [{ start: 0, end: 2 }],
      images: [{ serialNo: 1, url: "/api/v1/image?key=img%2F1.jpg", caption: "完成予想図" }],
    });
  });

  it("has no body where the text is an original", () => {
    expect(
      toArticleDetail({ ...aNewspaperArticle(), ...detail, article_text: null, images: [], lead: "書き出し" }),
    ).toMatchObject({
      body: null,
      lead: "書き出し",
      images: [],
    });
  });
});
