import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff, unauthenticated } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import IncorrectArticlesScreen from "./IncorrectArticlesScreen.tsx";

const fault = (field: string, reason: string) => ({ __typename: "IngestFault", field, reason });
const ITEM = {
  ...{ id: "5", file: "news.jsonl", itemNo: 12, occurredAt: "2026-11-20T05:30:00+09:00", closedAt: null },
  faults: [fault("title", "タイトルを指定してください。")],
};
const items = (...articles: object[]) => ({
  data: { incorrectArticles: { __typename: "IncorrectArticlePage", total: articles.length, articles } },
});
const LISTED = items({ __typename: "IncorrectArticle", ...ITEM, excerpt: '{"title":""}' });
const field = (name: string, json: string) => ({ __typename: "RawField", name, json });
const detail = (over: object = {}) => ({
  data: {
    incorrectArticle: {
      __typename: "IncorrectArticleDetail",
      ...ITEM,
      payload: '{"title":"","data_section":3}',
      fields: [field("title", '""'), field("data_section", "3")],
      ...over,
    },
  },
});
const still = { __typename: "ArticleStillIncorrect", faults: [fault("media_name", "媒体を指定してください。")] };
const corrected = { __typename: "ArticleCorrected", articleId: "202611000000010", matched: 2 };

const open = (answers: Parameters<typeof fakeBff>[0], query = "") => {
  const bff = fakeBff({ IncorrectArticles: LISTED, ...answers });
  render(<IncorrectArticlesScreen />, `/el/incorrect-articles${query}`, newOperatorClient());
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.filter(({ operation }) => operation === name).map(({ body }) => body.variables);

beforeEach(() => signInAsOperator("edit"));

describe("/el/incorrect-articles", () => {
  it("lists what waits with every fault, and asks by state", async () => {
    const bff = open({});
    const row = await screen.findByRole("row", { name: /タイトル：タイトルを指定してください。/ });
    expect(row.textContent).toMatch(/未対応.*news\.jsonl12/);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "状態" }), "closed");
    await expect
      .poll(() => sent(bff, "IncorrectArticles").at(-1), { timeout: 20_000 })
      .toMatchObject({ status: "closed", page: 1 });
  });

  it("shows what came beside the form; what is still wrong is named at its field, then it is taken in", async () => {
    const bff = open(
      {
        IncorrectArticle: detail(),
        CorrectArticle: [{ data: { correctArticle: still } }, { data: { correctArticle: corrected } }],
      },
      "?id=5",
    );
    expect((await screen.findByText(/"data_section": 3/)).tagName).toBe("PRE");
    await userEvent.type(screen.getByRole("textbox", { name: "タイトル" }), "見出し");
    await userEvent.click(screen.getByRole("button", { name: "訂正して取り込む" }));
    expect(await screen.findByText("媒体を指定してください。")).toBeTruthy();
    await userEvent.type(screen.getByRole("textbox", { name: "媒体名" }), "青空通信");
    await userEvent.clear(screen.getByRole("textbox", { name: "情報源区分" }));
    await userEvent.type(screen.getByRole("textbox", { name: "情報源区分" }), "２");
    await userEvent.click(screen.getByRole("button", { name: "訂正して取り込む" }));
    await expect
      .poll(() => sent(bff, "CorrectArticle").at(1), { timeout: 20_000 })
      .toEqual({
        id: "5",
        fields: [
          { name: "title", json: '"見出し"' },
          { name: "data_section", json: "2" },
          { name: "media_name", json: '"青空通信"' },
        ],
      });
    expect(await screen.findByRole("row", { name: /タイトル：/ })).toBeTruthy();
  });

  it("says why an item can't be put right: done already, a whole file, or no right to", async () => {
    open({ IncorrectArticle: detail({ closedAt: "2026-11-20T06:00:00+09:00" }) }, "?id=5");
    expect(await screen.findByText("この記事は訂正して取り込みました。")).toBeTruthy();
    open({ IncorrectArticle: detail({ itemNo: 0 }) }, "?id=5");
    expect(await screen.findByText(/ファイルを直して/)).toBeTruthy();
    await signInAsOperator("support");
    open({ IncorrectArticle: detail() }, "?id=5");
    expect(await screen.findByText("訂正には編集の権限が必要です。")).toBeTruthy();
  });

  it("tells who put right what", async () => {
    const correction = {
      __typename: "ItemCorrection",
      ...{ id: "5", file: "news.jsonl", itemNo: 12, operatorId: "editor", at: "2026-11-20T06:10:00+09:00" },
      articleId: "202611000000010",
      changes: [{ __typename: "FieldChange", field: "title", before: "", after: "見出し" }],
    };
    const page = { __typename: "ArticleCorrectionPage", total: 1, corrections: [correction] };
    open({ ArticleCorrections: { data: { articleCorrections: page } } }, "?mode=history");
    const row = await screen.findByRole("row", { name: /タイトル：なし → 見出し/ });
    expect(row.textContent).toContain("editor");
  });

  it("says that there are none, or why they did not come", async () => {
    open({ IncorrectArticles: items() });
    expect(await screen.findByText("取り込めなかった記事はありません")).toBeTruthy();
    open({ IncorrectArticles: unauthenticated });
    expect(await screen.findByRole("button", { name: /もう一度|再/ })).toBeTruthy();
    open({ IncorrectArticle: { data: { incorrectArticle: null } } }, "?id=9");
    expect(await screen.findByText("この誤り記事はありません")).toBeTruthy();
  });
});
