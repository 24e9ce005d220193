import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ViewerContext } from "../../../session/use-session.ts";
import { aViewer } from "../../../testing/a-viewer.ts";
import { fakeBff } from "../../../testing/fake-bff.ts";
import { render } from "../../../testing/render.tsx";
import TrendScreen from "../TrendScreen.tsx";

const thing = (targetId: string, name: string, dataKbn = 1) => ({ dataKbn, targetId, name });
const comparison = {
  ...{ __typename: "Comparison", id: "3", name: "競合2社", hiddenCount: 0, version: 1 },
  columns: [thing("12", "自社"), thing("12", "競合", 2)].map((each) => ({ __typename: "ComparedThing", ...each })),
};
const column = (dataKbn: number, name: string, articleCount: number, dayCounts: number[]) => ({
  ...{
    __typename: "ComparedColumn",
    ...thing("12", name, dataKbn),
    articleCount,
    storyCount: 2,
    firstPageCount: 1,
    dayCounts,
  },
  counts: { __typename: "SourceCounts", newspaper: 1, web: 2, magazine: 0 },
  ...{ prominenceCounts: [1, 0, 0, 2, 0], toneCounts: [0, 0, 1, 2] },
});
const compared = {
  ...{ __typename: "ComparedPeriod", comparison, mediaCount: 1 },
  columns: [column(1, "自社", 3, [1, 2]), column(2, "競合", 1, [0, 1])],
  media: [{ __typename: "ComparedMedium", code: "W1", name: "港通信", counts: [2, 0] }],
};
const events = {
  companyEvents: [
    { __typename: "CompanyEvent", id: "7", day: "2026-11-20", kind: 2, title: "第2四半期決算", version: 1 },
  ],
};
const articles = {
  comparedArticles: {
    __typename: "ComparedArticles",
    articles: [
      {
        ...{
          __typename: "ComparedArticle",
          articleId: "9",
          dataSection: 3,
          title: "新工場が稼働",
          mediaName: "港通信",
        },
        ...{ day: "2026-11-20", place: "2026/11/20" },
      },
    ],
    articleCount: 1,
  },
};

const DAYS = "&from=2026-11-19&to=2026-11-20";

function open(address: string, answers: object = {}, viewer = aViewer()) {
  const bff = fakeBff({
    Comparisons: { data: { comparisons: [comparison] } },
    Comparison: { data: { comparison: compared } },
    CompanyEvents: { data: events },
    ComparedArticles: { data: articles },
    ...answers,
  });
  render(
    <ViewerContext value={viewer}>
      <TrendScreen />
    </ViewerContext>,
    `/trend?comparison=${address}`,
  );
  return bff;
}

const asAdmin = () => {
  const viewer = aViewer();
  return { ...viewer, role: "ADMIN" as const, abilities: { ...viewer.abilities, administer: true } };
};

const cells = (name: string, role = "region") =>
  within(screen.getByRole(role, { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("shows the first comparison: figures with shares, the days with the company's events, and the media", async () => {
  const bff = open(DAYS);
  await screen.findByRole("region", { name: "対象ごとの件数" });
  expect(cells("対象ごとの件数").slice(1)).toEqual([
    ["自社", "3", "75.0%", "2", "1", "1", "2", "–", "1", "–", "–", "2", "–", "–", "–", "1", "2"],
    ["競合", "1", "25.0%", "2", "1", "1", "2", "–", "1", "–", "–", "2", "–", "–", "–", "1", "2"],
  ]);
  expect(await screen.findByRole("list", { name: "出来事" })).toHaveProperty(
    "textContent",
    "12026/11/20(金)決算第2四半期決算",
  );
  expect(cells("記事数", "table")).toEqual([
    ["日付", "自社", "競合"],
    ["2026/11/19(木)", "1", "–"],
    ["2026/11/20(金)決算「第2四半期決算」", "2", "1"],
  ]);
  expect(cells("媒体")[1]).toEqual(["港通信", "2", "–"]);
  expect(bff.calls.find(({ body }) => body.operationName === "Comparison")?.body.variables).toEqual({
    ...{ id: "3", period: { start: "2026-11-19", end: "2026-11-20" } },
  });
  expect(screen.queryByRole("button", { name: "比較の設定" })).toBeNull();
  expect(screen.getByRole("link", { name: "推移" }).getAttribute("href")).toBe("/trend");
});

it("leads from a figure to its articles, and from there to home's list", async () => {
  const bff = open(DAYS);
  await userEvent.click(await screen.findByRole("button", { name: "自社の一面 1件の記事" }));
  const link = await screen.findByRole("link", { name: "新工場が稼働" });
  expect(link.getAttribute("href")).toBe("/0002?theme=12&tab=web&from=2026-11-20&to=2026-11-20&article=3-9");
  expect(bff.calls.at(-1)?.body.variables).toMatchObject({
    ...{ id: "3", column: { dataKbn: 1, id: "12" }, figure: "FIRST_PAGE", page: 1 },
    period: { start: "2026-11-19", end: "2026-11-20" },
  });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "件数の種類" }), "批判");
  expect(bff.calls.at(-1)?.body.variables).toMatchObject({ figure: "TONE_3" });
});

it("shows the articles of a chosen day, or of the week that it is in", async () => {
  const bff = open(`${DAYS}&step=week&of=2-12&day=2026-11-19`);
  expect(await screen.findByRole("heading", { name: "2026/11/19～11/20" })).toBeTruthy();
  expect(bff.calls.at(-1)?.body.variables).toMatchObject({ column: { dataKbn: 2, id: "12" }, figure: "ARTICLE" });
});

it.each([
  [{ comparison: null }, "この競合比較は表示できません。"],
  [
    {
      comparison: {
        __typename: "InvalidForm",
        fieldErrors: [{ __typename: "FieldError", message: "366日以内で指定してください。" }],
      },
    },
    "366日以内で指定してください。",
  ],
  [{ comparison: { ...compared, columns: [] } }, "比べる対象がありません"],
  [
    { comparison: { ...compared, comparison: { ...comparison, hiddenCount: 2 } } },
    "閲覧できる範囲にない対象が2件あり、表示していません。",
  ],
])("says why it shows nothing, or not all", async (data, message) => {
  open(DAYS, { Comparison: { data } });
  expect(await screen.findByText(message)).toBeTruthy();
});

it("offers an administrator to make the first one, and tells others who makes it", async () => {
  const none = { Comparisons: { data: { comparisons: [] } } };
  open("", none, asAdmin());
  expect(await screen.findByRole("button", { name: "比較の設定" })).toBeTruthy();
});

it("tells a reader who makes the first one", async () => {
  open("", { Comparisons: { data: { comparisons: [] } } });
  expect(await screen.findByText(/管理者が競合比較を作ると/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "比較の設定" })).toBeNull();
});

it("saves a comparison in the order in which its things were chosen", async () => {
  const target = (id: string, name: string) => ({ __typename: "MailTarget", dataKbn: 1, id, name });
  const targets = [target("12", "自社"), target("34", "競合"), target("56", "新規")];
  const bff = open(
    DAYS,
    {
      ComparedChoices: { data: { mailTargets: { __typename: "MailTargets", targets } } },
      SaveComparison: { data: { saveComparison: { ...comparison, name: "新しい比較" } } },
    },
    asAdmin(),
  );
  await userEvent.click(await screen.findByRole("button", { name: "比較の設定" }));
  await userEvent.click(await screen.findByRole("button", { name: "比較を追加" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /比較名/ }), "新しい比較");
  for (const name of ["新規", "自社"]) {
    await userEvent.click(await screen.findByRole("checkbox", { name }));
    await userEvent.click(screen.getByRole("button", { name: "選んだものを加える" }));
  }
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("「新しい比較」を保存しました。")).toBeTruthy();
  expect(bff.calls.find(({ body }) => body.operationName === "SaveComparison")?.body.variables).toEqual({
    id: null,
    form: {
      name: "新しい比較",
      columns: [
        { dataKbn: 1, id: "56" },
        { dataKbn: 1, id: "12" },
      ],
    },
  });
});
