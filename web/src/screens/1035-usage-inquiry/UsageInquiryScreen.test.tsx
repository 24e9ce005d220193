import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UsageInquiryScreen from "./UsageInquiryScreen.tsx";

const counts = (total: number) => ({
  __typename: "UsageCounts",
  ...{ pdfDisplay: total, pdfPrint: 0, textDisplay: 0, textPrint: 0, book: 0 },
  ...{ newspaperImage: total, newspaperTextRead: 0, newspaperText: 0, total },
});
const row = (userId: string, total: number, more: object = {}) => ({
  __typename: "UsageRow",
  ...{ id: `10/${userId}/`, isSubtotal: false, demandName: "本社一括", groupId: "10", groupName: "広報部" },
  ...{
    userId,
    userName: "英 恵理子",
    day: null,
    chargeCode: null,
    isUnused: total === 0,
    days: [],
    imageCap: 1000,
    textCap: null,
  },
  counts: counts(total),
  ...more,
});
const inquiry = (rows: object[]) => ({
  data: {
    usageInquiry: {
      ...{ __typename: "UsageInquiry", rows, rowCount: rows.length },
      total: { __typename: "UsageRow", counts: counts(1048) },
      days: [{ __typename: "UsageDay", day: "2026-11-20", counts: counts(1048) }],
    },
  },
});
const choices = {
  data: {
    usageChoices: {
      __typename: "UsageChoices",
      users: [{ __typename: "UsageUser", id: "hanako", name: "英 恵理子", groupId: "10" }],
      groups: [
        { __typename: "UsageGroup", id: "10", name: "広報部" },
        { __typename: "UsageGroup", id: "11", name: "営業部" },
      ],
    },
  },
};
const meter = { __typename: "UsageMeter", name: null, lines: [80, 100], cap: "NEWSPAPER_IMAGE", used: 812, max: 1000 };
const cap = (groupName: string, given: object) => ({
  ...{ __typename: "CapOutlook", groupId: "10", groupName, meter: { ...meter, forecast: null, ...given } },
});
const outlook = {
  data: { capOutlook: [cap("広報部", { used: 700, forecast: "2026-11-26" }), cap("営業部", { used: 10 })] },
};
const PERIOD = "from=2026-11-01&to=2026-11-20";

function open(address: string, answers: Parameters<typeof fakeBff>[0] = {}, viewer: object = {}) {
  const rows = [
    row("hanako", 1048),
    row("合計", 1048, { isSubtotal: true, userName: null }),
    row("taro", 0, { userName: null }),
  ];
  const bff = fakeBff({ UsageInquiry: inquiry(rows), UsageChoices: choices, CapOutlook: outlook, ...answers });
  render(
    <ViewerContext value={aViewer({ role: "ADMIN", ...viewer })}>
      <UsageInquiryScreen />
    </ViewerContext>,
    address,
  );
  return bff;
}
const table = () => screen.findByRole("table", { name: "原文利用照会" });
const asked = (bff: ReturnType<typeof open>) =>
  bff.calls.filter(({ body }) => body.operationName === "UsageInquiry").map(({ body }) => body.variables);

describe("1035", () => {
  it("shows each user over the period below the 合計 of all, who used nothing and who is gone too", async () => {
    const bff = open(`/1035?${PERIOD}`);
    const rows = within(await table())
      .getAllByRole("row")
      .map((each) => [...each.children].slice(0, 4).map(({ textContent }) => textContent));
    expect(rows.slice(1)).toEqual([
      ["合計", "", "", "1,048"],
      ["hanako", "英 恵理子", "広報部", "1,048"],
      ["合計", "", "広報部", "1,048"],
      ["taro", "（削除済み）", "広報部", "–"],
    ]);
    expect(asked(bff)).toEqual([
      {
        ...{
          by: "USER",
          step: "PERIOD",
          userIds: [],
          groupIds: [],
          chargeCodes: [],
          byCharge: false,
          withDays: false,
          sortKey: null,
          descending: false,
          page: 1,
          pageSize: 20,
        },
        period: { start: "2026-11-01", end: "2026-11-20" },
      },
    ]);
  });

  it("counts only what the typed charge codes name, spaces and all", async () => {
    const bff = open(`/1035?${PERIOD}`, {}, { asksChargeCode: true });
    await table();
    const field = screen.getByRole("searchbox", { name: "請求コードで絞り込む" });
    await userEvent.type(field, "新製品 発表、 PR-7{Enter}");
    const codes = new URLSearchParams([
      ["code", "新製品 発表"],
      ["code", "PR-7"],
    ]);
    expect(await screen.findByText(`at /1038?${PERIOD}&${codes}`)).toBeTruthy();
    expect(asked(bff)).toHaveLength(1);
  });

  it("asks with the charge code that was typed last", async () => {
    const bff = open(`/1038?${PERIOD}`, {}, { asksChargeCode: true });
    await table();
    await userEvent.type(screen.getByRole("searchbox", { name: "請求コードで絞り込む" }), "PR-7");
    await userEvent.click(screen.getByRole("button", { name: "照会" }));
    await vi.waitFor(() => expect(asked(bff).at(-1)).toMatchObject({ chargeCodes: ["PR-7"] }));
  });

  it("keeps the figures of two periods apart, though a user's row has one id in both", async () => {
    const offline = new Error("offline");
    open("/1038", { UsageInquiry: [inquiry([row("hanako", 412)]), inquiry([row("hanako", 3)]), offline] });
    const hanako = async () => within(await table()).findByRole("row", { name: /hanako/ });
    await within(await hanako()).findAllByRole("cell", { name: "412" });
    await userEvent.click(screen.getByRole("radio", { name: "先月" }));
    await vi.waitFor(async () => expect(within(await hanako()).getAllByRole("cell", { name: "3" })).toBeTruthy());
    await userEvent.click(screen.getByRole("radio", { name: "今月" }));
    await vi.waitFor(async () => expect(within(await hanako()).getAllByRole("cell", { name: "412" })).toBeTruthy());
  });

  it("leads from a group to its users, from a user to his days, from a day to his articles", async () => {
    open(`/1036?${PERIOD}`, { UsageInquiry: inquiry([row("", 3, { id: "10//", userId: null, userName: null })]) });
    const group = within(await table()).getByRole("link", { name: "広報部" });
    expect(group.getAttribute("href")).toBe(`/1038?${PERIOD}&group=10`);
  });

  it("leads from a user to his days in that group", async () => {
    open(`/1038?${PERIOD}&group=10`);
    const user = within(await table()).getByRole("link", { name: "hanako" });
    expect(user.getAttribute("href")).toBe(`/1039?${PERIOD}&group=10&user=hanako`);
  });

  it("leads from a day to the articles of that day", async () => {
    open(`/1039?${PERIOD}&group=10&user=hanako`, { UsageInquiry: inquiry([row("hanako", 3, { day: "2026-11-20" })]) });
    const day = within(await table()).getByRole("link", { name: "2026/11/20(金)" });
    expect(day.getAttribute("href")).toBe("/1039?from=2026-11-20&to=2026-11-20&group=10&user=hanako&view=articles");
  });

  describe("by day, with a column for each day", () => {
    const days = [
      { __typename: "UsageDay", day: "2026-11-20", counts: { ...counts(21), pdfDisplay: 15, pdfPrint: 6 } },
    ];
    const cells = async () =>
      within(await table())
        .getAllByRole("row")
        .map((each) => [...each.children].map(({ textContent }) => textContent));

    it("shows who used how much on which day, and leads to the articles of it", async () => {
      const bff = open("/1039?from=2026-11-19&to=2026-11-20", {
        UsageInquiry: inquiry([row("hanako", 21, { days }), row("taro", 0)]),
      });
      expect(await cells()).toEqual([
        ["ユーザー", "件数", "19木", "20金"],
        ["合計", "1,048", "", "1,048"],
        ["hanako 英 恵理子", "21", "–", "21"],
        ["taro 英 恵理子", "0", "–", "–"],
      ]);
      const link = within(await table()).getByRole("link", { name: "21" });
      expect([link.dataset.level, link.getAttribute("href")]).toEqual([
        "2",
        "/1039?from=2026-11-20&to=2026-11-20&group=10&user=hanako&view=articles",
      ]);
      expect(asked(bff)).toMatchObject([{ step: "PERIOD", withDays: true, sortKey: "COUNT", descending: true }]);
      await userEvent.click(screen.getByLabelText("印刷"));
      expect((await cells())[2]).toEqual(["hanako 英 恵理子", "21", "–", "6"]);
    });

    it("leads from a group's day to its users, and has one user's days, and long periods, in rows", async () => {
      open("/1037?from=2026-11-19&to=2026-11-20", {
        UsageInquiry: inquiry([row("", 21, { id: "10//", userId: null, userName: null, days })]),
      });
      const link = within(await table()).getByRole("link", { name: "21" });
      expect(link.getAttribute("href")).toBe("/1038?from=2026-11-20&to=2026-11-20&group=10");
      const long = open("/1037?from=2026-01-01&to=2026-11-20");
      await vi.waitFor(() => expect(asked(long)).toMatchObject([{ step: "DAY", withDays: false }]));
    });
  });

  it("says above the figures which caps run out this month", async () => {
    open(`/1036?${PERIOD}`);
    const list = within(await screen.findByRole("list", { name: "上限に近づいているもの" }));
    const [line, ...others] = list.getAllByRole("listitem");
    expect(line?.textContent).toBe("広報部 新聞（紙面）700／1,000件このままでは11月26日に上限");
    expect(others).toEqual([]);
  });

  it("sorts on the server, by the name of the column", async () => {
    const bff = open(`/1038?${PERIOD}`);
    await userEvent.click(within(await table()).getByRole("button", { name: /^件数/ }));
    await vi.waitFor(() => expect(asked(bff).at(-1)).toMatchObject({ sortKey: "COUNT" }));
  });

  it("asks about the groups that are chosen, found by a word, and about all again", async () => {
    const bff = open(`/1036?${PERIOD}`);
    await table();
    await userEvent.click(screen.getByRole("button", { name: /^ユーザーグループを選ぶ/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("searchbox"), "営業");
    await userEvent.dblClick(dialog.getByText("営業部"));
    await userEvent.click(dialog.getByRole("button", { name: "決定" }));
    await vi.waitFor(() => expect(asked(bff).at(-1)).toMatchObject({ by: "GROUP", groupIds: ["11"] }));
    await userEvent.click(await screen.findByRole("button", { name: "ユーザーグループを選ぶ：営業部" }));
    await userEvent.click(await screen.findByRole("button", { name: "すべてを対象にする" }));
    await vi.waitFor(() => expect(asked(bff).at(-1)).toMatchObject({ groupIds: [] }));
  });

  it("says what is wrong with the days, and keeps the form", async () => {
    const fault = { __typename: "FieldError", field: "start", message: "集計期間を指定してください。" };
    open(`/1035?${PERIOD}`, {
      UsageInquiry: [
        inquiry([row("hanako", 1)]),
        { data: { usageInquiry: { __typename: "InvalidForm", fieldErrors: [fault] } } },
      ],
    });
    await table();
    await userEvent.clear(screen.getByRole("textbox", { name: "集計期間の初日" }));
    await userEvent.click(screen.getByRole("button", { name: "照会" }));
    expect(await screen.findByText("集計期間を指定してください。")).toBeTruthy();
  });

  it("can be asked again after a failure", async () => {
    open(`/1035?${PERIOD}`, { UsageInquiry: [new TypeError("x"), inquiry([row("hanako", 1)])] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await table()).toBeTruthy();
  });
});

it("shows what one user used, the most used first, each leading to its article", async () => {
  const article = {
    ...{ __typename: "UsedArticle", id: "7", dataSection: 1, title: "全固体電池を量産", mediaName: "東和経済新聞" },
    ...{ issueDate: "2026-11-20", issueType: "EVENING", page: "1", useCount: 3 },
  };
  const articles = [
    article,
    { ...article, id: "8", title: "", issueDate: null, issueType: null, page: null, useCount: 1 },
  ];
  const bff = open(`/1039?${PERIOD}&group=10&user=hanako&view=articles`, {
    UsageArticles: { data: { usageArticles: { __typename: "UsedArticlePage", total: 2, articles } } },
  });
  const rows = within(await screen.findByRole("table")).getAllByRole("row");
  expect(rows.slice(1).map((each) => [...each.children].map(({ textContent }) => textContent))).toEqual([
    ["全固体電池を量産", "東和経済新聞", "2026/11/20 夕刊 1面", "3"],
    ["（表示できない記事）", "東和経済新聞", "", "1"],
  ]);
  expect(screen.getByRole("link", { name: "全固体電池を量産" }).getAttribute("href")).toContain("/0008?articleId=7");
  expect(bff.calls[0]?.body.variables).toMatchObject({ userId: "hanako", groupId: "10", page: 1 });
});

it("leads back from the articles of a day to all the days that were shown", async () => {
  open(`/1039?${PERIOD}&group=10&user=hanako`, {
    UsageInquiry: inquiry([row("hanako", 3, { day: "2026-11-20" })]),
    UsageArticles: { data: { usageArticles: { __typename: "UsedArticlePage", total: 0, articles: [] } } },
  });
  await userEvent.click(within(await table()).getByRole("link", { name: "2026/11/20(金)" }));
  const back = await screen.findByRole("link", { name: "照会に戻る" });
  expect(back.getAttribute("href")).toBe(`/1039?${PERIOD}&group=10&user=hanako`);
});

it("says of its chart that a day leads to the inquiry of that day alone", async () => {
  open(`/1035?${PERIOD}`);
  await table();
  const chart = screen.getByRole("region", { name: "1日ごとの件数" });
  expect(within(chart).getByText(/その日だけを照会/)).toBeTruthy();
  expect(within(chart).queryByText(/記事の一覧へ/)).toBeNull();
});
