import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";

const NAMED = `query Named($ids: [ID!]!) { namedArticles(ids: $ids) { __typename
  ... on NamedArticles { image { id __typename } text { id } web { id } magazine { id } textFirst unavailableCount }
  ... on Refusal { message } } }`;
const TRACES = `query Traces($articleId: ID!) { traces(articleId: $articleId) { __typename
  ... on Traces { images { serialNo url caption } } ... on Refusal { message } } }`;
const GONE = "要求された記事は表示できません。";

describe("namedArticles", () => {
  it.each([1, 500])("loads %i articles with one call", async (count) => {
    const fake = fakeCoreApi();
    const ids = Array.from({ length: count }, (_, at) => String(at + 1));
    const data = await dataOf(fake, NAMED, { ids });
    expect(fake.calls()).toEqual(["all_articles"]);
    expect(fake.argumentOf("all_articles")).toEqual({ article_info: ids.map((article_id) => ({ article_id })) });
    expect(data).toMatchObject({
      namedArticles: {
        image: [{ id: "1", __typename: "NewspaperArticle" }],
        text: [{ id: "2" }],
        textFirst: false,
        unavailableCount: 0,
      },
    });
  });

  it("tells by the usual sentence that none is to be seen", async () => {
    const fake = fakeCoreApi({ answers: { all_articles: failing("NOT_FOUND") } });
    expect(await dataOf(fake, NAMED, { ids: ["1"] })).toEqual({
      namedArticles: { __typename: "Refusal", message: GONE },
    });
  });

  it.each([[[]], [["x"]], [Array.from({ length: 1001 }, () => "1")]])("refuses ids %#", async (ids) => {
    const fake = fakeCoreApi();
    const { errors } = await runOperation(fake, NAMED, { ids });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: [{ field: "ids" }] });
    expect(fake.calls()).toEqual([]);
  });
});

describe("traces", () => {
  it("loads the pictures with one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, TRACES, { articleId: "7" })).toEqual({
      traces: {
        __typename: "Traces",
        images: [{ serialNo: 1, url: "/api/v1/image?key=a", caption: "完成予想図" }],
      },
    });
    expect(fake.calls()).toEqual(["traces"]);
    expect(fake.argumentOf("traces")).toEqual({ article_id: "7" });
  });

  it.each([
    ["closed", refused("MSG0010", GONE)],
    ["unknown", failing("NOT_FOUND")],
  ])("says why not: %s", async (_what, traces) => {
    const data = await dataOf(fakeCoreApi({ answers: { traces } }), TRACES, { articleId: "7" });
    expect(data).toEqual({ traces: { __typename: "Refusal", message: GONE } });
  });
});

describe("markRead", () => {
  const MARK = "mutation Mark($ids: [ID!]!, $read: Boolean!) { markRead(ids: $ids, read: $read) { ids read } }";

  it("marks with one call", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, MARK, { ids: ["1", "2"], read: true })).toEqual({
      markRead: { ids: ["1", "2"], read: true },
    });
    expect(fake.calls()).toEqual(["read_marks"]);
    const article_info = [{ article_id: "1" }, { article_id: "2" }];
    expect(fake.argumentOf("read_marks")).toEqual({ article_info, read_flag: 1 });
  });

  it.each([[[]], [["-1"]]])("refuses ids %j", async (ids) => {
    const { errors } = await runOperation(fakeCoreApi(), MARK, { ids, read: false });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: [{ field: "ids" }] });
  });
});
