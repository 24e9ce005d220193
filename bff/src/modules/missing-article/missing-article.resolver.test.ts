import { expect, it } from "vitest";
import { fakeCoreApi } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

it("lists candidates by one call", async () => {
  const fake = fakeCoreApi();
  const query = `{ missingArticleCandidates(form: { keyword: "電池", mediaName: "港湾ネット", issueDate: "2026-11-20" }) {
    ... on MissingCandidates { candidates { articleId title mediaName issueDay arrivedAt } } } }`;
  expect(await dataOf(fake, query)).toEqual({
    missingArticleCandidates: {
      candidates: [
        {
          ...{ articleId: "202611000000001", title: "全固体電池の量産", mediaName: "港湾ネット" },
          ...{ issueDay: "2026-11-20", arrivedAt: "2026-11-20T06:00:00+09:00" },
        },
      ],
    },
  });
  const asked = { keyword: "電池", media_name: "港湾ネット", issue_date: "2026-11-20" };
  expect(fake.argumentOf("missing_candidates")).toEqual(asked);
});

it("names the fields of a form with faults", async () => {
  const query = `{ missingArticleCandidates(form: { keyword: " ", issueDate: "2026-02-30" }) {
    ... on InvalidForm { fieldErrors { field } } } }`;
  expect(await dataOf(fakeCoreApi(), query)).toEqual({
    missingArticleCandidates: { fieldErrors: [{ field: "keyword" }, { field: "issueDate" }] },
  });
});

it("answers why, for a candidate and for none of them", async () => {
  const fake = fakeCoreApi();
  const ask = (article: string) =>
    `mutation { askForArticle(form: { keyword: "電池" }${article}) {
      ... on MissingAnswer { cause message themes { name state foundWords unwantedWords } } ... on Refusal { message } } }`;
  expect(await dataOf(fake, ask(', articleId: "7"'))).toEqual({
    askForArticle: {
      ...{ cause: "NOT_MET", message: "除く語があります。" },
      themes: [{ name: "電池", state: "not_met", foundWords: ["電池"], unwantedWords: ["乾電池"] }],
    },
  });
  expect(fake.argumentOf("missing_article")).toEqual({ keyword: "電池", article_id: "7" });
  const other = fakeCoreApi();
  await dataOf(other, ask(""));
  expect(other.argumentOf("missing_article")).toEqual({ keyword: "電池" });
});

it("lists the log by its filters, and settles a question", async () => {
  const fake = fakeCoreApi();
  const query = `{ missingArticles(cause: NOT_ARRIVED, settled: false, month: "2026-11") { total open
    inquiries { id userName searchedMedium searchedDay cause settled } months { month total causes { cause count } } } }`;
  expect(await dataOf(fake, query)).toEqual({
    missingArticles: {
      ...{ total: 1, open: 1 },
      inquiries: [
        {
          id: "5",
          userName: "水無瀬",
          searchedMedium: "港湾日報",
          searchedDay: "2026-11-19",
          cause: "NOT_ARRIVED",
          settled: false,
        },
      ],
      months: [{ month: "2026-11", total: 1, causes: [{ cause: "NOT_ARRIVED", count: 1 }] }],
    },
  });
  const asked = { cause: "not_arrived", settled_flag: 0, target_month: "2026-11", page: 1, page_size: 20 };
  expect(fake.argumentOf("missing_articles")).toEqual(asked);
  const settle = `mutation { settleMissingArticle(id: "5", settled: true, note: "済") { ... on ChangeDone { done } } }`;
  expect(await dataOf(fake, settle)).toEqual({ settleMissingArticle: { done: true } });
  expect(fake.argumentOf("settle_missing")).toEqual({ missing_article_id: "5", settled_flag: 1, note: "済" });
});
