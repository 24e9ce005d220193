import { describe, expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const LIST = `query List($filter: ManagedFilter!, $source: ArticleSource!, $state: ArticleState!) {
  managedArticles(filter: $filter, source: $source, state: $state) {
    ... on ManagedArticlePage {
      counts { newspaper web magazine } states { all published unpublished commented } total
      articles { id title titleHits { start end } published onSale comment themeNames issueType }
    }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const CHANGED =
  "... on ChangedArticles { changedCount unchanged { id title reason } } ... on InvalidForm { fieldErrors { field } }";

describe("articles in administrators' hands", () => {
  it("are listed with their state and the counts of tabs and states, in one call", async () => {
    const fake = fakeCoreApi();
    const filter = { keyword: "電池", synonyms: true, themeId: "11", start: "2026-11-07", end: "2026-11-20" };
    expect(await dataOf(fake, LIST, { filter, source: "NEWSPAPER", state: "UNPUBLISHED" })).toEqual({
      managedArticles: {
        counts: { newspaper: 5, web: 4, magazine: 0 },
        states: { all: 5, published: 4, unpublished: 1, commented: 2 },
        total: 1,
        articles: [
          {
            ...{ id: "202611000000001", title: "全固体電池の量産", titleHits: [{ start: 0, end: 3 }] },
            ...{ published: false, onSale: true, comment: "要点", themeNames: ["電池"], issueType: "MORNING" },
          },
        ],
      },
    });
    expect(fake.calls()).toEqual(["managed_articles"]);
    expect(fake.argumentOf("managed_articles")).toEqual({
      ...{
        keyword: "電池",
        synonym_flag: 1,
        theme_id: "11",
        process_date_start: "2026-11-07",
        process_date_end: "2026-11-20",
      },
      ...{ data_section: [1, 2], state: "unpublished", page: 1, page_size: 20 },
    });
  });

  it("are published and commented on, and those that could not be are named", async () => {
    const fake = fakeCoreApi();
    const done = { changedCount: 1, unchanged: [{ id: "9", title: "", reason: "記事が見つかりません。" }] };
    expect(
      await dataOf(fake, `mutation { publishArticles(articleIds: ["1", "9"], published: false) { ${CHANGED} } }`),
    ).toEqual({ publishArticles: done });
    const info = [{ article_id: "1" }, { article_id: "9" }];
    expect(fake.argumentOf("publish_articles")).toEqual({ article_info: info, disp_status: 1 });
    const comment = `mutation Comment($text: String!) { commentArticles(articleIds: ["1", "9"], comment: $text, append: true) { ${CHANGED} } }`;
    expect(await dataOf(fake, comment, { text: "要点" })).toEqual({ commentArticles: done });
    expect(fake.argumentOf("comment_articles")).toEqual({ article_info: info, comment: "要点", append_flag: 1 });
    expect(await dataOf(fake, comment, { text: "あ".repeat(501) })).toEqual({
      commentArticles: { fieldErrors: [{ field: "comment" }] },
    });
  });

  it("tell what was done with them", async () => {
    expect(await dataOf(fakeCoreApi(), `{ articleHistory(id: "1") { at by action detail } }`)).toEqual({
      articleHistory: [{ at: "2026-11-20T06:44:00+09:00", by: "英 恵理子", action: "UNPUBLISH", detail: "" }],
    });
  });
});
