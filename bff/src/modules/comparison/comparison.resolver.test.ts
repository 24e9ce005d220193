import { expect, it } from "vitest";
import { failing, fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const period = { start: "2026-11-19", end: "2026-11-20" };
const DAYS = { process_date_start: "2026-11-19", process_date_end: "2026-11-20" };
const COMPARISON = `query Comparison($period: ReportPeriodForm!) {
  comparison(id: "3", period: $period) {
    ... on ComparedPeriod {
      comparison { name hiddenCount } period { start end } mediaCount media { name counts }
      columns { dataKbn targetId name articleCount storyCount firstPageCount counts { newspaper web } prominenceCounts toneCounts dayCounts }
    }
    ... on InvalidForm { fieldErrors { field } }
  }
}`;

it("lists comparisons with what of them may be browsed", async () => {
  expect(await dataOf(fakeCoreApi(), "{ comparisons { id name columns { name } hiddenCount version } }")).toEqual({
    comparisons: [{ id: "3", name: "競合2社", columns: [{ name: "自社" }], hiddenCount: 1, version: 1 }],
  });
});

it("compares over a period in one call, and names the faults of a period", async () => {
  const fake = fakeCoreApi();
  expect(await dataOf(fake, COMPARISON, { period })).toEqual({
    comparison: {
      ...{ comparison: { name: "競合2社", hiddenCount: 1 }, period, mediaCount: 9 },
      media: [{ name: "瑞穂日報デジタル", counts: [4] }],
      columns: [
        {
          ...{ dataKbn: 1, targetId: "12", name: "自社", articleCount: 4, storyCount: 3, firstPageCount: 1 },
          ...{ counts: { newspaper: 2, web: 2 }, prominenceCounts: [0, 1, 2, 3, 4], toneCounts: [0, 1, 2, 3] },
          dayCounts: [1, 3],
        },
      ],
    },
  });
  expect(fake.argumentOf("comparison")).toEqual({ comparison_id: "3", ...DAYS });
  const unseen = fakeCoreApi({ answers: { comparison: failing("NOT_FOUND") } });
  expect(await dataOf(unseen, COMPARISON, { period })).toEqual({ comparison: null });
  expect(await dataOf(fakeCoreApi(), COMPARISON, { period: { start: "", end: "" } })).toEqual({
    comparison: { fieldErrors: [{ field: "start" }, { field: "end" }] },
  });
});

it("asks for the articles of a figure", async () => {
  const fake = fakeCoreApi();
  const query = `query Articles($period: ReportPeriodForm!) {
    comparedArticles(id: "3", column: { dataKbn: 1, id: "12" }, figure: FIRST_PAGE, period: $period, page: 2) {
      articleCount articles { articleId dataSection title mediaName day place }
    }
  }`;
  expect(await dataOf(fake, query, { period })).toMatchObject({
    comparedArticles: { articleCount: 1, articles: [{ title: "新工場", place: "2026/11/20 朝刊 1面" }] },
  });
  expect(fake.argumentOf("comparison_articles")).toEqual({
    ...{ comparison_id: "3", data_kbn: 1, id: "12", figure: "first_page", page: 2, page_size: 20, ...DAYS },
  });
});

it("saves and removes one", async () => {
  const fake = fakeCoreApi();
  const columns = [
    { dataKbn: 1, id: "12" },
    { dataKbn: 2, id: "5" },
  ];
  const save = `mutation Save($form: ComparisonForm!) {
    saveComparison(id: "3", form: $form) { ... on Comparison { version } ... on InvalidForm { fieldErrors { field } } }
  }`;
  expect(await dataOf(fake, save, { form: { name: "競合", columns, version: 1 } })).toEqual({
    saveComparison: { version: 2 },
  });
  expect(fake.argumentOf("save_comparison")).toEqual({
    ...{ comparison_id: "3", version: 1, comparison_name: "競合" },
    column_info: [
      { data_kbn: 1, id: "12" },
      { data_kbn: 2, id: "5" },
    ],
  });
  expect(await dataOf(fake, save, { form: { name: "競合", columns: columns.slice(1) } })).toEqual({
    saveComparison: { fieldErrors: [{ field: "columns" }] },
  });
  const remove = `mutation { removeComparison(id: "3", version: 1) { ... on ChangeDone { done } } }`;
  expect(await dataOf(fake, remove)).toEqual({ removeComparison: { done: true } });
});
