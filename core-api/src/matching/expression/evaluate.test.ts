import { withNameVariants } from "@kirinuki/schema/expression/fold-table.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { describe, expect, it } from "vitest";
import { type Article, evaluate, matcher, prepare } from "./evaluate.ts";

function anArticle(changes: Partial<Article> = {}): Article {
  return { title: "題", body: "本文", mediaCode: null, mediaName: null, host: null, ...changes };
}

function meets(text: string, article: Partial<Article>): boolean {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(`${text}: ${result.refusal.code}`);
  return evaluate(result.expression, prepare(anArticle(article)));
}

describe("a term", () => {
  it.each([
    ["AI", "生成AIが", true],
    ["AI", "AI,", true],
    ["ＡＩ", "ai", true],
    ["AI", "MAIL", false],
    ["AI", "MAIL AI", true],
    ["AI", "AI2", false],
    ["AI", "ＡＩ２", false],
    ["EV電池", "新EV電池", true],
    ["EV電池", "REV電池", false],
    ["電池EV", "電池EV2", false],
    ["電池", "蓄電池", true],
    ["電池", "電 池", false],
    ["電池", "電\u00AD池", true],
    ['"全固体 電池"', "全固体\u3000\n電池", true],
    ["髙橋", "高橋", true],
    ["バッテリー", "ﾊﾞｯﾃﾘｰ", true],
    ["C++", "C++と", true],
    ["C++", "OC++", false],
  ])("%s in %s", (term, body, expected) => {
    expect(meets(term, { body })).toBe(expected);
    expect(meets(`body:${term}`, { body })).toBe(expected);
    expect(meets(`title:${term}`, { body })).toBe(false);
    expect(meets(term, { title: body })).toBe(expected);
  });

  it("never hits across title and body", () => {
    expect(meets("電池", { title: "電", body: "池" })).toBe(false);
  });
});

describe("operators and fields", () => {
  it.each([
    ["a b", "a", false],
    ["a b", "b a", true],
    ["a OR b", "b", true],
    ["a NOT b", "a", true],
    ["a NOT b", "a b", false],
    ["a NOT NOT b", "a", false],
    ["a OR b c", "a", true],
    ["(a OR b) c", "a", false],
    ["a -(b c)", "a b", true],
    ["title:(x OR body:a)", "a", true],
    ["title:(x OR a)", "a", false],
  ])("%s on %s", (expression, body, expected) => {
    expect(meets(expression, { body })).toBe(expected);
  });

  it.each([
    ["media:ASAHI", true],
    ["media:asahi", false],
    ["media:朝日新聞", false],
    ['media:"朝日新聞　ﾃﾞｼﾞﾀﾙ"', true],
    ["media:デジタル", false],
  ])("%s is the medium", (expression, expected) => {
    expect(meets(expression, { mediaCode: "ASAHI", mediaName: "朝日新聞 デジタル" })).toBe(expected);
    expect(meets(expression, {})).toBe(false);
  });

  it.each([
    ["domain:news.example.co.jp", true],
    ["domain:Example.co.jp", true],
    ["domain:jp", true],
    ["domain:ample.co.jp", false],
    ["domain:www.news.example.co.jp", false],
  ])("%s is the host or above it", (expression, expected) => {
    expect(meets(expression, { host: "news.example.co.jp" })).toBe(expected);
    expect(meets(expression, {})).toBe(false);
  });
});

describe("matcher", () => {
  it("answers for ten thousand terms", () => {
    const result = parseExpression(`${"x ".repeat(9_998)}y`);
    if (!result.ok) throw new Error(result.refusal.code);
    const holds = matcher(result.expression);
    expect([holds(prepare(anArticle({ body: "x y" }))), holds(prepare(anArticle({ body: "x" })))]).toEqual([
      true,
      false,
    ]);
  });

  it("folds terms as the article was folded", () => {
    const result = parseExpression("浜口");
    if (!result.ok) throw new Error(result.refusal.code);
    const article = anArticle({ body: "濵口" });
    expect(evaluate(result.expression, prepare(article))).toBe(false);
    expect(evaluate(result.expression, prepare(article, withNameVariants([["濵", "浜"]])))).toBe(true);
  });
});
