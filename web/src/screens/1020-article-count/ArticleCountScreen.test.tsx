import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Viewer } from "../../session/session.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ArticleCountScreen from "./ArticleCountScreen.tsx";
import { countTable } from "./count-table.ts";

const row = (step: string, articleCount: number, themes: Record<string, number>) => ({
  __typename: "ArticleCountRow",
  step,
  articleCount,
  themeCount: Object.keys(themes).length,
  themes: Object.entries(themes).map(([themeName, count]) => ({
    __typename: "ThemeArticleCount",
    themeName,
    articleCount: count,
  })),
});
const days = [row("2026-11-20", 1200, { 電池: 1000, 自動車: 300 }), row("2026-11-19", 2, { 自動車: 2 })];
const counts = (over: object = {}) => ({
  __typename: "ArticleCountReport",
  ...{ themes: ["自動車", "電池"], all: days, newspaperImage: [], newspaperText: days, web: [], magazine: [] },
  ...over,
});
const report = (over: object = {}) => ({
  data: {
    articleCounts: counts(over),
    before: counts({ all: [row("2026-10-31", 601, { 自動車: 601 })], newspaperText: [] }),
  },
});

function open(address: string, answers: Parameters<typeof fakeBff>[0] = {}, viewer: Partial<Viewer> = {}) {
  const bff = fakeBff({ ArticleCounts: report(), CompanyEvents: { data: { companyEvents: [] } }, ...answers });
  render(
    <ViewerContext value={aViewer({ role: "ADMIN", ...viewer })}>
      <ArticleCountScreen />
    </ViewerContext>,
    address,
  );
  return bff;
}

const cells = () =>
  within(screen.getByRole("table", { name: "記事件数レポート" }))
    .getAllByRole("row")
    .map((each) => [...each.children].map((cell) => cell.textContent));

describe("1020", () => {
  it("shows 合計 and the days of all sources, a column a theme in the order of the tree, with one call", async () => {
    const bff = open("/1020?from=2026-11-01&to=2026-11-20");
    await screen.findByRole("table", { name: "記事件数レポート" });
    expect(cells()).toEqual([
      ["日付", "テーマ数", "記事件数", "自動車", "電池"],
      ["合計", "2", "1,202", "302", "1,000"],
      ["2026/11/20(金)", "2", "1,200", "300", "1,000"],
      ["2026/11/19(木)", "1", "2", "2", "–"],
    ]);
    expect(
      bff.calls.filter(({ operation }) => operation === "ArticleCounts").map(({ body }) => body.variables),
    ).toEqual([
      {
        step: "DAY",
        period: { start: "2026-11-01", end: "2026-11-20" },
        before: { start: "2026-10-12", end: "2026-10-31" },
      },
    ]);
  });

  it("puts this period beside the one before: number, difference and per cent", async () => {
    open("/1020?from=2026-11-01&to=2026-11-20");
    const table = within(
      await screen.findByRole("region", { name: "前の期間（2026/10/12～10/31）との比較", hidden: false }),
    );
    const rows = table.getAllByRole("row").map((each) => [...each.children].map(({ textContent }) => textContent));
    expect(rows.slice(1)).toEqual([
      ["記事件数", "1,202", "601", "+601", "+100%"],
      ["自動車", "302", "601", "-299", "-50%"],
      ["電池", "1,000", "0", "+1,000", "–"],
    ]);
  });

  it("counts by month, and leads to its period", async () => {
    const bff = open("/1020?from=2026-10-01&to=2026-11-20&step=month", {
      ArticleCounts: report({ all: [row("2026-11", 5, { 電池: 5 })] }),
    });
    await screen.findByRole("table", { name: "記事件数レポート" });
    expect(cells()[2]).toEqual(["2026/11", "1", "5", "5"]);
    expect(screen.getByRole("link", { name: "期間を変更" }).getAttribute("href")).toBe(
      "/1021?from=2026-10-01&to=2026-11-20&step=month",
    );
    expect(bff.calls[0]?.body.variables).toMatchObject({ step: "MONTH" });
  });

  it("says where a source has nothing, and shows only sources that are visible", async () => {
    open("/1020?from=2026-11-20&to=2026-11-20", {}, { sources: { ...aViewer().sources, magazine: false } });
    await userEvent.click(await screen.findByRole("radio", { name: "WEB" }));
    expect(screen.getByText("2026/11/20(金)の記事はありません")).toBeTruthy();
    expect(screen.queryByRole("radio", { name: "雑誌" })).toBeNull();
  });

  it("tells what is wrong with the period, and can be asked again after a failure", async () => {
    const message = "開始日から終了日までは366日以内で指定してください。";
    open("/1020?from=2020-01-01&to=2026-11-20", {
      ArticleCounts: [
        new TypeError("x"),
        {
          data: {
            articleCounts: { __typename: "InvalidForm", fieldErrors: [{ __typename: "FieldError", message }] },
            before: counts(),
          },
        },
      ],
    });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

it("gives themes of one name one column", () => {
  const { themes, rows } = countTable(
    [
      {
        step: "2026-11",
        themeCount: 2,
        articleCount: 3,
        themes: [
          { themeName: "電池", articleCount: 1 },
          { themeName: "電池", articleCount: 2 },
        ],
      },
    ],
    ["電池", "電池"],
  );
  expect([themes, rows[0]?.cells]).toEqual([["電池"], [3]]);
});
