import { expect, it } from "vitest";
import { newCache } from "../../bff/apollo.ts";
import { aPaper, aWebPage } from "../../testing/articles.ts";
import { toneOnly } from "./assessed-article.ts";
import { followAssessment } from "./follow-assessment.ts";

it("reaches every copy of an article: one for each way in which lists found it", () => {
  const cache = newCache();
  const papers = [aPaper("1", 2), aPaper("1", 2, { searchWords: ["電池"] }), aPaper("2", 2), aWebPage("3")];
  const ids = papers.map((paper) => cache.identify(paper) ?? "");
  cache.restore(Object.fromEntries(papers.map((paper, at) => [ids[at], paper])));
  const articles = ["1", "3"].map((id) => ({ id, tone: 0, tags: [] }));
  followAssessment(cache, articles, { ...toneOnly(3), added: [{ id: "7", name: "決算" }] });
  const stored = cache.extract();
  expect(ids.map((id) => stored[id]?.tone)).toEqual([3, 3, 0, 3]);
  expect(stored[ids[0] ?? ""]?.tags).toHaveLength(1);
});
