import { describe, expect, it } from "vitest";
import { failing, fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const CONDITION = "id title keyword1 keyword2 operator mediaOperator nameList synonyms sources periodDays start end";
const SAVE = `mutation Save($id: ID, $form: SavedConditionForm!) {
  saveCondition(id: $id, form: $form) {
    __typename
    ... on SavedCondition { id title }
    ... on Refusal { code message }
    ... on InvalidForm { fieldErrors { field message } }
  }
}`;
const form = {
  title: "電池",
  keyword1: "全固体 電池",
  keyword2: "",
  operator: 1,
  mediaOperator: 3,
  nameList: [],
  synonyms: true,
};

describe("saved conditions", () => {
  it("are listed and read with one call each", async () => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, "{ savedConditions { id title mail } }")).toEqual({
      savedConditions: [{ id: "3", title: "電池", mail: "AT_ONCE" }],
    });
    expect(await dataOf(fake, `{ savedCondition(id: "3") { ${CONDITION} } }`)).toEqual({
      savedCondition: {
        id: "3",
        title: "電池",
        keyword1: "全固体 電池",
        keyword2: "広告",
        operator: 1,
        mediaOperator: 3,
        nameList: ["東和経済新聞"],
        synonyms: false,
        sources: ["NEWSPAPER"],
        periodDays: 30,
        start: null,
        end: null,
      },
    });
    expect(fake.calls()).toEqual(["search_conditions", "search_condition"]);
    expect(fake.argumentOf("search_condition")).toEqual({ condition_id: "3" });
  });

  it("are null where they are another user's", async () => {
    const fake = fakeCoreApi({ answers: { search_condition: failing("NOT_FOUND") } });
    expect(await dataOf(fake, `{ savedCondition(id: "9") { id } }`)).toEqual({ savedCondition: null });
  });

  it.each([
    [null, {}],
    ["3", { condition_id: "3" }],
  ])("are kept with one call, id %j", async (id, named) => {
    const fake = fakeCoreApi();
    expect(await dataOf(fake, SAVE, { id, form })).toMatchObject({ saveCondition: { id: "3", title: "電池" } });
    expect(fake.argumentOf("save_condition")).toEqual({
      ...named,
      title: "電池",
      keyword1: "全固体 電池",
      keyword2: "",
      operator: 1,
      media_operator: 3,
      media_name_list: [],
      synonym_flag: 1,
    });
    expect(fake.calls()).toEqual(["save_condition"]);
  });

  it("keep sources and a period; null clears them", async () => {
    const fake = fakeCoreApi();
    const more = { sources: ["WEB", "MAGAZINE"], periodDays: null, start: "2026-04-01", end: "2026-04-30" };
    await dataOf(fake, SAVE, { form: { ...form, ...more } });
    expect(fake.argumentOf("save_condition")).toMatchObject({
      data_section: [3, 5],
      period_days: null,
      process_date_start: "2026-04-01",
      process_date_end: "2026-04-30",
    });
    const wrong = { sources: [], periodDays: 0, start: "2026-02-30", end: "2026-04-30" };
    const { saveCondition } = await dataOf(fakeCoreApi(), SAVE, { form: { ...form, ...wrong } });
    expect((saveCondition as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field)).toEqual([
      "sources",
      "periodDays",
      "start",
    ]);
  });

  it("name the field that core-api refuses, or say why none is kept", async () => {
    const fault = { field: "title", message: "同じ名前の検索条件がすでに保存されています。" };
    const twice = fakeCoreApi({ answers: { save_condition: refused("MSG0021", "x", [fault]) } });
    expect(await dataOf(twice, SAVE, { form })).toMatchObject({ saveCondition: { fieldErrors: [fault] } });
    const many = fakeCoreApi({ answers: { save_condition: refused("MSG0023", "100件までです。") } });
    expect(await dataOf(many, SAVE, { form })).toEqual({
      saveCondition: { __typename: "Refusal", code: "MSG0023", message: "100件までです。" },
    });
  });

  it("are not sent with faults, all of which are told", async () => {
    const fake = fakeCoreApi();
    const faulty = { title: "", keyword1: "x".repeat(1001), operator: 9, nameList: ["x".repeat(201)] };
    expect(await dataOf(fake, SAVE, { form: faulty })).toMatchObject({
      saveCondition: {
        fieldErrors: [
          { field: "title", message: "検索条件名を入力してください。" },
          { field: "keyword1" },
          { field: "operator" },
          { field: "nameList" },
        ],
      },
    });
    expect(fake.calls()).toEqual([]);
  });

  it("are deleted once; of one that is gone it is said", async () => {
    const remove = `mutation { removeCondition(id: "3") { ... on ConditionRemoved { done } ... on Refusal { code } } }`;
    expect(await dataOf(fakeCoreApi(), remove)).toEqual({ removeCondition: { done: true } });
    const gone = fakeCoreApi({ answers: { remove_condition: failing("NOT_FOUND") } });
    expect(await dataOf(gone, remove)).toEqual({ removeCondition: { code: "MSG4040" } });
  });
});

it("media come source by source, with three calls", async () => {
  const fake = fakeCoreApi();
  const medium = { code: "TKS", name: "東和経済新聞", group: 1 };
  expect(await dataOf(fake, "{ media { code name group source } }")).toEqual({
    media: ["NEWSPAPER", "WEB", "MAGAZINE"].map((source) => ({ ...medium, source })),
  });
  expect(fake.argumentsOf("article_media_names")).toEqual([
    { data_section: [1, 2] },
    { data_section: [3] },
    { data_section: [5] },
  ]);
});

describe("articleCounts", () => {
  const REPORT = `query Report($step: CountStep!, $period: ReportPeriodForm!) {
    articleCounts(step: $step, period: $period) {
      ... on ArticleCountReport { themes all { articleCount } newspaperImage { step themeCount articleCount themes { themeName articleCount } } web { step } }
      ... on InvalidForm { fieldErrors { field message } }
    }
  }`;
  const headers = {
    all_header: ["処理日", "テーマ数", "記事数", "電池"],
    mc_header: [],
    sc_header: [],
    magazine_header: [],
    web_header: [],
  };
  const articleCounts = { sc_info: [], web_info: [], magazine_info: [], ...headers };
  const rows = [
    {
      process_date: "2026-11",
      theme_count: 1,
      article_count: 5,
      theme_info: [{ theme_name: "電池", theme_article_count: 5 }],
    },
  ];

  it.each([
    ["DAY", 0],
    ["MONTH", 1],
  ])("of a %s are one call", async (step, method) => {
    const fake = fakeCoreApi({
      answers: { article_count: () => ({ ...articleCounts, mc_info: rows, all_info: rows }) },
    });
    const period = { start: "2026-11-01", end: "2026-11-30" };
    expect(await dataOf(fake, REPORT, { step, period })).toEqual({
      articleCounts: {
        themes: ["電池"],
        all: [{ articleCount: 5 }],
        newspaperImage: [
          { step: "2026-11", themeCount: 1, articleCount: 5, themes: [{ themeName: "電池", articleCount: 5 }] },
        ],
        web: [],
      },
    });
    expect(fake.argumentOf("article_count")).toEqual({
      method,
      process_date_start: "2026-11-01",
      process_date_end: "2026-11-30",
    });
  });

  it.each([
    [{ start: "", end: "" }, ["集計期間を指定してください。", "集計期間を指定してください。"]],
    [{ start: "2026-11-02", end: "2026-11-01" }, ["終了日は開始日以降の日付を指定してください。"]],
    [{ start: "2025-01-01", end: "2026-11-01" }, ["開始日から終了日までは366日以内で指定してください。"]],
  ])("refuse %j", async (period, messages) => {
    const fake = fakeCoreApi();
    const { articleCounts } = await dataOf(fake, REPORT, { step: "DAY", period });
    expect((articleCounts as { fieldErrors: { message: string }[] }).fieldErrors.map((one) => one.message)).toEqual(
      messages,
    );
    expect(fake.calls()).toEqual([]);
  });
});
