import { describe, expect, it } from "vitest";
import { CoreRefusal } from "../../core-api/core-error.ts";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const LIST = `{ incorrectArticles(start: "2026-11-07", end: "2026-11-20", status: "open", file: "news") {
  total articles { id file itemNo occurredAt closedAt excerpt faults { field reason } } } }`;
const ONE = `{ incorrectArticle(id: "5") { id payload fields { name json } } }`;
const CORRECT = `mutation Correct($fields: [RawFieldInput!]!) { correctArticle(id: "5", fields: $fields) { __typename
  ... on ArticleCorrected { articleId matched } ... on ArticleStillIncorrect { faults { field reason } } ... on Refusal { message } } }`;
const fields = [
  { name: "title", json: '"見出し"' },
  { name: "data_section", json: "3" },
  { name: "url", json: "null" },
];

describe("items that could not be taken in", () => {
  it("are listed with every fault", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, LIST)).toEqual({
      incorrectArticles: {
        total: 1,
        articles: [
          {
            ...{ id: "5", file: "news.jsonl", itemNo: 12, occurredAt: "2026-11-20T05:30:00+09:00", closedAt: null },
            excerpt: '{"title":""}',
            faults: [{ field: "title", reason: "タイトルを指定してください。" }],
          },
        ],
      },
    });
    expect(fake.argumentOf("incorrect_articles")).toEqual({
      ...{ process_date_start: "2026-11-07", process_date_end: "2026-11-20", page: 1, page_size: 20 },
      ...{ source_file: "news", status: "open" },
    });
  });

  it("are shown with the fields that could be read, as JSON", async () => {
    expect(await dataOf(fakeCoreApi(), ONE)).toEqual({
      incorrectArticle: {
        id: "5",
        payload: '{"title":"","data_section":3}',
        fields: [
          { name: "title", json: '""' },
          { name: "data_section", json: "3" },
        ],
      },
    });
    const unknown = fakeCoreApi({ answers: { incorrect_article: failing("NOT_FOUND") } });
    expect(await dataOf(unknown, ONE)).toEqual({ incorrectArticle: null });
  });

  it("are put right with values of their kind", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, CORRECT, { fields })).toEqual({
      correctArticle: { __typename: "ArticleCorrected", articleId: "202611000000010", matched: 2 },
    });
    expect(fake.argumentOf("correct_article")).toEqual({
      incorrect_article_id: "5",
      article_info: { title: "見出し", data_section: 3, url: null },
    });
  });

  it("tell what is still wrong, and why they can't be put right", async () => {
    const faults = [{ field: "title", message: "長すぎます。" }];
    const answer = (correct_article: () => CoreRefusal) =>
      dataOf(fakeCoreApi({ answers: { correct_article } }), CORRECT, { fields });
    expect(await answer(() => new CoreRefusal("MSG0022", "誤りがあります。", faults))).toEqual({
      correctArticle: { __typename: "ArticleStillIncorrect", faults: [{ field: "title", reason: "長すぎます。" }] },
    });
    expect(await answer(refused("MSG0045", "すでに訂正されています。"))).toEqual({
      correctArticle: { __typename: "Refusal", message: "すでに訂正されています。" },
    });
    const fake = fakeCoreApi();
    const { errors } = await runOperation(fake, CORRECT, { fields: [{ name: "title", json: "{" }] });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: [{ field: "title" }] });
    expect(fake.calls()).toEqual([]);
  });

  it("have a history", async () => {
    const query = `{ articleCorrections(start: "2026-11-07", end: "2026-11-20") { total corrections {
      id file itemNo operatorId at articleId changes { field before after } } } }`;
    expect(await dataOf(fakeCoreApi(), query)).toMatchObject({
      articleCorrections: {
        total: 1,
        corrections: [{ operatorId: "editor", changes: [{ field: "title", before: "", after: "見出し" }] }],
      },
    });
  });
});
