import { describe, expect, it } from "vitest";
import { paragraphsOf, readableAddress, searchWordsLine, webAddress } from "./article-text.ts";

it("joins search words", () => expect(searchWordsLine(["SiC", "パワー半導体"])).toBe("SiC / パワー半導体"));

describe("webAddress", () => {
  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://a.example/", "//a.example", "", null])(
    "refuses %s",
    (url) => {
      expect(webAddress(url)).toBeNull();
    },
  );
  it("lets web pages through", () => expect(webAddress("https://a.example/x?y=1")).toBe("https://a.example/x?y=1"));
});

it("shows an address without its scheme, readable and never failing", () => {
  expect(readableAddress("https://a.example/2026/1120-0043")).toBe("a.example/2026/1120-0043");
  expect(readableAddress("https://a.example/")).toBe("a.example");
  expect(readableAddress("https://a.example/%E8%A8%98%E4%BA%8B")).toBe("a.example/記事");
  expect(readableAddress("https://a.example/%FF")).toBe("a.example/%FF");
});

describe("paragraphsOf", () => {
  it("splits at line ends and drops the typed indent", () => {
    expect(paragraphsOf("　一段落。\r\n\n　二段落。", []).map((p) => p.text)).toEqual(["一段落。", "二段落。"]);
  });

  it("moves the hits into their paragraphs", () => {
    const body = "　SiC基板。\nGaNも。";
    const hits = [
      { start: 1, end: 4 },
      { start: 8, end: 11 },
    ];
    const marked = paragraphsOf(body, hits).map((p) => p.hits.map((hit) => p.text.slice(hit.start, hit.end)));
    expect(marked).toEqual([["SiC"], ["GaN"]]);
  });

  it("splits a hit that crosses a line end", () => {
    const [first, second] = paragraphsOf("ab\ncd", [{ start: 1, end: 4 }]);
    expect(first?.hits).toEqual([{ start: 1, end: 2 }]);
    expect(second?.hits).toEqual([{ start: 0, end: 1 }]);
  });

  it("is empty for a blank body", () => expect(paragraphsOf(" \n　\n", [])).toEqual([]));
});
