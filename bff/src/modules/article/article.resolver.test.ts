import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const LIST = `query List($input: ArticleListInput!) {
  articleList(input: $input) { source totalCount page pageSize articles {
    __typename id title
    ... on NewspaperArticle { subtitle thumbnailUrl }
    ... on WebArticle { url }
    ... on MagazineArticle { salePeriod }
  } }
}`;
const INPUT = {
  selection: { kind: "TOPIC", id: "9" },
  period: { start: "2026-11-01", end: "2026-11-14" },
  source: "WEB",
};
const ONE =
  "query One($id: ID!, $dataSection: Int!, $markedWords: [String!]) { article(id: $id, dataSection: $dataSection, markedWords: $markedWords) { __typename ... on ArticleDetail { body article { id } } ... on Refusal { message } } }";

describe("articleList", () => {
  it.each([
    ["NEWSPAPER", "newspaper_articles", "NewspaperArticle"],
    ["WEB", "webnews", "WebArticle"],
    ["MAGAZINE", "magazine_articles", "MagazineArticle"],
  ])("loads %s with one call", async (source, call, type) => {
    const fake = fakeCoreApi();
    const data = await dataOf(fake, LIST, { input: { ...INPUT, source, page: 3 } });
    expect(fake.calls()).toEqual([call]);
    expect(fake.argumentOf(call)).toEqual({
      data_kbn: 3,
      id: "9",
      process_date_start: "2026-11-01",
      process_date_end: "2026-11-14",
      page: 3,
      page_size: 10,
    });
    expect(data).toMatchObject({ articleList: { source, page: 3, articles: [{ __typename: type }] } });
  });

  it("asks for unread articles as of one moment for all pages, and takes no other", async () => {
    const fake = fakeCoreApi();
    const unreadAsOf = "2026-11-20T12:00:00.000Z";
    await dataOf(fake, LIST, { input: { ...INPUT, unreadAsOf } });
    expect(fake.argumentOf("webnews")).toMatchObject({ unread_only: 1, unread_as_of: unreadAsOf });
    const { errors } = await runOperation(fake, LIST, { input: { ...INPUT, unreadAsOf: "yesterday" } });
    expect(errors?.[0]?.message).toContain("日時");
    expect(fake.calls()).toHaveLength(1);
  });

  it.each([
    [{ page: 0 }, "page"],
    [{ page: -1 }, "page"],
    [{ pageSize: 10_000 }, "pageSize"],
    [{ page: 0, pageSize: 0 }, "page"],
  ])("refuses %j by field", async (over, field) => {
    const fake = fakeCoreApi();
    const { errors } = await runOperation(fake, LIST, { input: { ...INPUT, ...over } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(JSON.stringify(errors?.[0]?.extensions)).toContain(`"field":"${field}"`);
    expect(fake.calls()).toEqual([]);
  });

  it("says under GraphQL's names what core-api finds wrong", async () => {
    const fieldErrors = [{ field: "process_date_end", message: "終了日は開始日以降の日付を指定してください。" }];
    const fake = fakeCoreApi({ answers: { webnews: failing("BAD_USER_INPUT", { fieldErrors }) } });
    const { errors } = await runOperation(fake, LIST, { input: INPUT });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fieldErrors: [{ field: "period.end", message: "終了日は開始日以降の日付を指定してください。" }],
    });
  });

  it("does not hide that a list is gone", async () => {
    const fake = fakeCoreApi({ answers: { webnews: failing("NOT_FOUND") } });
    const { errors } = await runOperation(fake, LIST, { input: INPUT });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("sameStory", () => {
  const STORY =
    "query Story($input: SameStoryInput!) { sameStory(input: $input) { totalCount articles { __typename sameStoryCount } } }";
  const input = { articleId: "202611000000001", period: INPUT.period };

  it("gives the others, whatever their source, with one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, STORY, { input })).toEqual({
      sameStory: {
        totalCount: 2,
        articles: [
          { __typename: "WebArticle", sameStoryCount: 0 },
          { __typename: "NewspaperArticle", sameStoryCount: 2 },
        ],
      },
    });
    expect(fake.calls()).toEqual(["same_story"]);
    await dataOf(fake, STORY, { input: { ...input, markedWords: ["電池"] } });
    expect(fake.argumentsOf("same_story")[1]).toMatchObject({ marked_words: ["電池"] });
    expect(fake.argumentsOf("same_story")[0]).toEqual({
      articleId: "202611000000001",
      process_date_start: "2026-11-01",
      process_date_end: "2026-11-14",
      page: 1,
      page_size: 20,
    });
  });

  it("asks for any page of them, and for no other number", async () => {
    const fake = fakeCoreApi();
    const paged = "query Story($input: SameStoryInput!) { sameStory(input: $input) { page pageSize } }";
    expect(await dataOf(fake, paged, { input: { ...input, page: 3 } })).toEqual({
      sameStory: { page: 1, pageSize: 10 },
    });
    expect(fake.argumentOf("same_story")).toMatchObject({ page: 3 });
    const { errors } = await runOperation(fake, paged, { input: { ...input, page: 0 } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: [{ field: "page" }] });
    expect(fake.calls()).toEqual(["same_story"]);
  });

  it("refuses what is no id", async () => {
    const { errors } = await runOperation(fakeCoreApi(), STORY, { input: { ...input, articleId: "x" } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});

describe("article", () => {
  it("gives the article", async () => {
    const data = await dataOf(fakeCoreApi(), ONE, { id: "202611000000002", dataSection: 3 });
    expect(data).toEqual({
      article: { __typename: "ArticleDetail", body: "本文", article: { id: "202611000000002" } },
    });
  });

  it.each([
    ["core-api's refusal", refused("MSG0010", "要求された記事は表示できません。")],
    ["an id of nobody", failing("NOT_FOUND")],
    ["an empty answer", () => ({ article_info: [] })],
  ])("says the same sentence for %s", async (_what, article) => {
    const data = await dataOf(fakeCoreApi({ answers: { article } }), ONE, { id: "1", dataSection: 3 });
    expect(data).toEqual({ article: { __typename: "Refusal", message: "要求された記事は表示できません。" } });
  });

  it("asks once for an article that a document names twice", async () => {
    const fake = fakeCoreApi();
    const both = `{ a: article(id: "1", dataSection: 3) { __typename } b: article(id: "1", dataSection: 3) { __typename } c: article(id: "1", dataSection: 5) { __typename } d: article(id: "1", dataSection: 3, markedWords: ["電池"]) { __typename } }`;
    await dataOf(fake, both);
    expect(fake.argumentsOf("article")).toEqual([
      { articleId: "1", data_section: 3 },
      { articleId: "1", data_section: 5 },
      { articleId: "1", data_section: 3, marked_words: ["電池"] },
    ]);
  });

  it.each([
    [{ id: "x", dataSection: 3 }, "id"],
    [{ id: "1", dataSection: 4 }, "dataSection"],
    [{ id: "1", dataSection: 3, markedWords: Array(21).fill("語") }, "markedWords"],
    [{ id: "1", dataSection: 3, markedWords: ["長".repeat(65)] }, "markedWords"],
  ])("refuses %j", async (variables, field) => {
    const { errors } = await runOperation(fakeCoreApi(), ONE, variables);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: [{ field }] });
  });
});
