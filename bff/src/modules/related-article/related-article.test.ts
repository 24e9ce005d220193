import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("tells what is related to an article by one call", async () => {
  const fake = fakeCoreApi();
  const query = `{ relatedArticles(articleId: "202611000000001") {
    life { articleId kind at dayOnly own fields mediaName } omitted
    similar { articleId dataSection title issueDay at sharedTerms } themes { themeId name articleCount sharedWord } } }`;
  expect(await dataOf(fake, query)).toMatchObject({
    relatedArticles: {
      life: [
        { kind: "FIRST", dayOnly: true, own: true, mediaName: "東都新聞" },
        { kind: "CORRECTED", dayOnly: false, fields: ["title"], at: "2026-11-20T09:00:00+09:00" },
      ],
      omitted: 0,
      similar: [{ articleId: "202611000000007", dataSection: 3, issueDay: null, sharedTerms: ["工場"] }],
      themes: [{ themeId: "12", name: "半導体の投資", articleCount: 2, sharedWord: "半導体" }],
    },
  });
  expect(fake.calls()).toEqual(["related_articles"]);
});
