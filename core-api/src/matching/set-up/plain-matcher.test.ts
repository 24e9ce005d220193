import type { DataSection } from "@kirinuki/schema/codes.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { describe, expect, it } from "vitest";
import type { ActiveExpression, ArticleToMatch } from "./matcher.ts";
import { PlainMatcher } from "./plain-matcher.ts";

function active(themeId: number, text: string, dataSection: DataSection | null = null): ActiveExpression {
  const result = parseExpression(text);
  if (!result.ok) throw new Error(result.refusal.code);
  return { contractId: 1, themeId, dataSection, expression: result.expression };
}

const anArticle = (more: Partial<ArticleToMatch> = {}): ArticleToMatch => ({
  articleId: "202611000000001",
  dataSection: 3,
  title: "生成AIの半導体",
  body: "電池の需要が伸びた。",
  mediaCode: "W1",
  mediaName: "青空ニュース",
  host: "news.example.jp",
  ...more,
});

const themesOf = (expressions: ActiveExpression[], article = anArticle()) =>
  new PlainMatcher(expressions).match([article]).map(({ themeId }) => themeId);

describe("the plain matcher", () => {
  it("hits a theme once, with the words of all its expressions in their order", () => {
    const hits = new PlainMatcher([active(7, "電池 半導体"), active(8, "鉄道"), active(7, "AI OR 電池")]).match([
      anArticle(),
    ]);
    expect(hits).toEqual([
      {
        contractId: 1,
        themeId: 7,
        articleId: "202611000000001",
        dataSection: 3,
        searchWords: ["電池", "半導体", "AI"],
        prominence: 1,
      },
    ]);
  });

  it("asks an expression of one source about that source only", () => {
    expect(themesOf([active(1, "電池", 3), active(2, "電池", 1), active(3, "電池")])).toEqual([1, 3]);
  });

  it("knows media by code or name, and hosts with their parents", () => {
    expect(
      themesOf([
        active(1, "media:W1"),
        active(2, "media:青空ニュース"),
        active(3, "media:青空"),
        active(4, "domain:example.jp"),
        active(5, "domain:ample.jp"),
      ]),
    ).toEqual([1, 2, 4]);
  });

  it("keeps equal theme ids of different contracts apart", () => {
    const other = { ...active(1, "電池"), contractId: 2 };
    expect(
      new PlainMatcher([active(1, "電池"), other]).match([anArticle()]).map(({ contractId }) => contractId),
    ).toEqual([1, 2]);
  });
});
