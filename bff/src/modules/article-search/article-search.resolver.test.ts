import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf, runOperation } from "../../testing/run-operation.ts";
import { aSearchAnswer, aTrialAnswer } from "../../testing/search-wire.ts";
import { aWebArticle } from "../../testing/wire.ts";

const FAULTS = "... on Refusal { code message } ... on InvalidForm { fieldErrors { field message position } }";
const SEARCH = `query Search($form: SearchForm!, $list: SearchPageInput!) {
  articleSearch(form: $form, list: $list) {
    __typename
    ... on ArticleSearchAnswer {
      counts { newspaper web magazine total }
      unsearchedDays { start end }
      page { source totalCount page pageSize articles { __typename id titleHits { start end } } }
    }
    ${FAULTS}
  }
}`;
const TRY = `query Try($form: SearchForm!, $list: SearchPageInput!) {
  trialSearch(form: $form, list: $list) {
    __typename
    ... on TrialSearchAnswer { counts { total } page headlines { articleId title titleHits { start end } mediaName issueDate } unsearchedDays { start end } }
    ${FAULTS}
  }
}`;
const words = { keyword1: "電池 EV", operator: 2, keyword2: "広告", mediaOperator: 3, nameList: ["東和経済新聞"] };
const wire = {
  keyword1: "電池 EV",
  operator: 2,
  keyword2: "広告",
  media_operator: 3,
  media_name_list: ["東和経済新聞"],
};
const web = aSearchAnswer({
  article_info: [
    { ...aWebArticle(), snippet: { text: "…電池の工場", hits: [[1, 3]] } },
    { ...aWebArticle({ article_id: "9" }), snippet: null },
  ],
  news_article_count: 0,
  web_news_article_count: 12,
});

describe("articleSearch", () => {
  it("counts all sources and brings the first tab that found something, in two calls", async () => {
    const fake = fakeCoreApi({ answers: { article_search: () => web } });
    const form = { ...words, sources: ["NEWSPAPER", "WEB"], start: "2026-11-01", end: "2026-11-20" };
    expect(await dataOf(fake, SEARCH, { form, list: {} })).toMatchObject({
      articleSearch: {
        counts: { newspaper: 0, web: 12, magazine: 0, total: 12 },
        page: { source: "WEB", totalCount: 12, articles: [{ __typename: "WebArticle" }, { id: "9" }] },
      },
    });
    const asked = { ...wire, process_date_start: "2026-11-01", process_date_end: "2026-11-20" };
    expect(fake.argumentsOf("article_search")).toEqual([
      { ...asked, data_section: [1, 2, 3], page_size: 1 },
      { ...asked, data_section: [3], page: 1, page_size: 10 },
    ]);
    expect(fake.calls()).toHaveLength(2);
  });

  it("opens the tab, order and page that are asked for, with the hits of the search", async () => {
    const fake = fakeCoreApi();
    const list = { source: "NEWSPAPER", sort: { key: "DATE", order: "ASC" }, page: 2, pageSize: 20 };
    expect(await dataOf(fake, SEARCH, { form: { keyword1: "SiC" }, list })).toMatchObject({
      articleSearch: { page: { source: "NEWSPAPER", articles: [{ titleHits: [{ start: 0, end: 3 }] }] } },
    });
    expect(fake.calls()).toHaveLength(2);
    expect(fake.argumentsOf("article_search")).toContainEqual({
      keyword1: "SiC",
      data_section: [1, 2],
      sort_key: "date",
      sort_order: "asc",
      page: 2,
      page_size: 20,
    });
  });

  it("names the days that could not be searched", async () => {
    const unsearched_days = [{ start_day: "2026-08-03", end_day: "2026-09-06" }];
    const days = [{ start: "2026-08-03", end: "2026-09-06" }];
    const fake = fakeCoreApi({
      answers: {
        article_search: () => aSearchAnswer({ unsearched_days }),
        try_search: () => aTrialAnswer({ unsearched_days }),
      },
    });
    expect(await dataOf(fake, SEARCH, { form: { keyword1: "x" }, list: {} })).toMatchObject({
      articleSearch: { unsearchedDays: days },
    });
    expect(await dataOf(fake, TRY, { form: { keyword1: "x" }, list: {} })).toMatchObject({
      trialSearch: { unsearchedDays: days },
    });
  });

  it("needs one call where nothing was found and no tab was named", async () => {
    const fake = fakeCoreApi({ answers: { article_search: () => aSearchAnswer({ news_article_count: 0 }) } });
    expect(await dataOf(fake, SEARCH, { form: { keyword1: "x" }, list: {} })).toMatchObject({
      articleSearch: { counts: { total: 0 }, page: null },
    });
    expect(fake.calls()).toEqual(["article_search"]);
  });

  it("sends an expression in place of the keywords, with the media", async () => {
    const fake = fakeCoreApi();
    await dataOf(fake, SEARCH, { form: { ...words, synonyms: true, expression: "電池 OR 水素" }, list: {} });
    expect(fake.argumentOf("article_search")).toEqual({
      expression: "電池 OR 水素",
      synonym_flag: 1,
      media_name_list: ["東和経済新聞"],
      page_size: 1,
    });
  });

  it.each([{}, { source: "WEB" }])("tells where an expression is refused, with %j", async (list) => {
    const fault = { field: "expression", message: "括弧が閉じられていません。", position: 3 };
    const fake = fakeCoreApi({
      answers: { article_search: refused("MSG0020", "検索式に誤りがあります。", [fault]) },
    });
    expect(await dataOf(fake, SEARCH, { form: { expression: "電池 (EV" }, list })).toEqual({
      articleSearch: { __typename: "InvalidForm", fieldErrors: [fault] },
    });
  });

  it("passes a search that took too long on to the user", async () => {
    const fake = fakeCoreApi({ answers: { article_search: refused("MSG0024", "期間を短くしてください。") } });
    expect(await dataOf(fake, SEARCH, { form: { keyword1: "の" }, list: { source: "WEB" } })).toEqual({
      articleSearch: { __typename: "Refusal", code: "MSG0024", message: "期間を短くしてください。" },
    });
  });

  it("names every fault of the form at once and calls nobody", async () => {
    const fake = fakeCoreApi();
    const form = { keyword1: "x".repeat(1001), operator: 4, sources: [], start: "2026-02-30", end: "2026-11-20" };
    const { articleSearch } = await dataOf(fake, SEARCH, { form, list: {} });
    expect(articleSearch).toEqual({
      __typename: "InvalidForm",
      fieldErrors: expect.arrayContaining([
        { field: "sources", message: "媒体が1つ以上を選択してください。", position: null },
        { field: "start", message: "開始日は正しい日付（yyyy-MM-dd）で指定してください。", position: null },
        { field: "keyword1", message: "キーワードは1000文字以下で入力してください。", position: null },
        { field: "operator", message: expect.stringContaining("AND"), position: null },
      ]),
    });
    expect(fake.calls()).toEqual([]);
  });

  it("gives what core-api finds wrong with the days under the form's names", async () => {
    const fieldErrors = [{ field: "process_date_end", message: "終了日は開始日以降の日付を指定してください。" }];
    const fake = fakeCoreApi({ answers: { article_search: failing("BAD_USER_INPUT", { fieldErrors }) } });
    expect(await dataOf(fake, SEARCH, { form: { keyword1: "x" }, list: { source: "WEB" } })).toMatchObject({
      articleSearch: { fieldErrors: [{ field: "end" }] },
    });
  });
});

describe("trialSearch", () => {
  it("is one call for headlines and counts", async () => {
    const fake = fakeCoreApi({ answers: { try_search: () => aTrialAnswer({ web_news_article_count: 40 }) } });
    expect(await dataOf(fake, TRY, { form: words, list: { page: 3, pageSize: 20 } })).toEqual({
      trialSearch: {
        __typename: "TrialSearchAnswer",
        counts: { total: 41 },
        page: 1,
        headlines: [
          {
            articleId: "202611000000009",
            title: "蓄電池の新工場",
            titleHits: [{ start: 0, end: 3 }],
            mediaName: "電池ナビ",
            issueDate: "2026-11-20",
          },
        ],
        unsearchedDays: [],
      },
    });
    expect(fake.calls()).toEqual(["try_search"]);
    expect(fake.argumentOf("try_search")).toEqual({ ...wire, page: 3, page_size: 20 });
  });

  it("refuses what has nothing to look for, at its field", async () => {
    const fault = { field: "keyword1", message: "検索する言葉を入力してください。", position: 0 };
    const fake = fakeCoreApi({ answers: { try_search: refused("MSG0020", "x", [fault]) } });
    expect(await dataOf(fake, TRY, { form: {}, list: {} })).toMatchObject({ trialSearch: { fieldErrors: [fault] } });
  });

  it("is an error for who is signed out", async () => {
    const fake = fakeCoreApi({ answers: { try_search: failing("UNAUTHENTICATED") } });
    const { errors } = await runOperation(fake, TRY, { form: words, list: {} });
    expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});
