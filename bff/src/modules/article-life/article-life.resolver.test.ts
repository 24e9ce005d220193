import { expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const LIFE = `{ articleLife(contractId: "7", articleId: "9") { article { title arrivedAt }
  themes { name state words reasons { term isExcluding } } events { at kind who state } } }`;

it("tells an article's life by one call; of what is gone nothing", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, LIFE)).toEqual({
    articleLife: {
      article: { title: "GaNの工場", arrivedAt: "2026-11-19T05:00:00+09:00" },
      themes: [
        {
          ...{ name: "パワー半導体", state: "not_met", words: [] },
          reasons: [{ term: "工場", isExcluding: true }],
        },
      ],
      events: [{ at: "2026-11-19T05:00:00+09:00", kind: "arrived", who: null, state: null }],
    },
  });
  expect(fake.calls()).toEqual(["article_life"]);
  const gone = fakeCoreApi({ answers: { article_life: failing("NOT_FOUND") } });
  expect(await dataOf(gone, LIFE)).toEqual({ articleLife: null });
});

it("finds articles by words", async () => {
  const query = `{ foundArticles(contractId: "7", keyword: "GaN") { articleId title medium } }`;
  expect(await dataOf(fakeCoreApi(), query)).toEqual({
    foundArticles: [{ articleId: "9", title: "GaNの工場", medium: "電装タイムス" }],
  });
});
