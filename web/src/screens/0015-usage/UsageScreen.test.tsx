import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Viewer } from "../../session/session.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UsageScreen from "./UsageScreen.tsx";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00+09:00"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const counts = (pdfDisplay: number, textPrint: number) => ({
  __typename: "UsageCounts",
  ...{
    pdfDisplay,
    pdfPrint: 0,
    textDisplay: 0,
    textPrint,
    book: 2,
    newspaperImage: pdfDisplay,
    newspaperText: textPrint,
  },
  total: pdfDisplay + textPrint,
});
const article = (id: string, useCount: number) => ({
  __typename: "UsedArticle",
  ...{ id, dataSection: 1, title: `見出し${id}`, mediaName: "東和経済新聞", useCount },
  ...{ issueDate: "2026-11-20", issueType: "MORNING", page: "1" },
});
const LINES = { lines: [80, 100] };
const meters = [
  {
    __typename: "UsageMeter",
    cap: "NEWSPAPER_IMAGE",
    name: null,
    used: 812,
    max: 1000,
    ...LINES,
    forecast: "2026-11-26",
  },
  { __typename: "UsageMeter", cap: "NEWSPAPER_TEXT", name: null, used: 236, max: null, ...LINES, forecast: null },
  { __typename: "UsageMeter", cap: "DEMAND_UNIT", name: "本社一括", used: 1200, max: 1200, ...LINES, forecast: null },
];
const records = (over: object = {}) => ({
  data: {
    usageRecords: {
      __typename: "UsageRecords",
      meters,
      days: [
        { __typename: "UsageDay", day: "2026-11-02", counts: counts(1200, 1) },
        { __typename: "UsageDay", day: "2026-11-20", counts: counts(3, 0) },
      ],
      total: counts(1203, 1),
      charges: [{ __typename: "ChargedUses", code: "PR-7", total: 4, book: 1 }],
      articles: [article("1", 5)],
      articleCount: 2,
      ...over,
    },
  },
});

function open(address = "/0015", answers: Parameters<typeof fakeBff>[0] = {}, viewer: Partial<Viewer> = {}) {
  const bff = fakeBff({ UsageRecords: records(), ...answers });
  render(
    <ViewerContext value={aViewer({ pdfUsageDisplay: true, ...viewer })}>
      <UsageScreen />
    </ViewerContext>,
    address,
  );
  return bff;
}

const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe("0015", () => {
  it("shows this month: meters with their levels, 合計 and the days, newest first, with one call", async () => {
    const bff = open();
    await screen.findByRole("table");
    expect(rows().slice(2)).toEqual([
      ["合計", "1,203", "0", "0", "1", "2", "1,203", "1", "1,204"],
      ["2026/11/20(金)", "3", "0", "0", "0", "2", "3", "0", "3"],
      ["2026/11/02(月)", "1,200", "0", "0", "1", "2", "1,200", "1", "1,201"],
    ]);
    expect(
      within(screen.getByRole("region", { name: "新聞（紙面）" })).getByText("上限の80%に達しました"),
    ).toBeTruthy();
    expect(screen.getByText("このままでは11月26日に上限")).toBeTruthy();
    expect(screen.getByText("上限なし")).toBeTruthy();
    const unit = within(screen.getByRole("region", { name: "請求単位（本社一括）" }));
    expect(unit.getByText("上限に達しました")).toBeTruthy();
    expect(unit.getByText("残り 0件")).toBeTruthy();
    expect(unit.getByRole("meter").getAttribute("aria-valuetext")).toBe("今月の原文利用 1,200件、上限1,200件");
    const chart = screen.getByRole("slider", { name: "1日ごとの件数の図" });
    expect([chart.getAttribute("aria-valuemax"), chart.getAttribute("aria-valuetext")]).toEqual([
      "20",
      "2026/11/20(金)　原文表示 3件　原文印刷 0件　本文表示 0件　本文印刷 0件　計 3件",
    ]);
    expect(bff.calls.map(({ body }) => body.variables)).toEqual([
      { period: { start: "2026-11-01", end: "2026-11-20" }, page: 1, chargeCode: null },
    ]);
  });

  it("shows no meters where the contract does not show its usage", async () => {
    open("/0015", {}, { pdfUsageDisplay: false });
    await screen.findByRole("table");
    expect(screen.queryByRole("meter")).toBeNull();
    expect(screen.getByRole("region", { name: "内訳" })).toBeTruthy();
  });

  it("lists the articles, and the next of them when asked to", async () => {
    const more = records({ articles: [article("2", 1)] });
    const bff = open("/0015?view=articles", { UsageRecords: [records(), more] });
    await userEvent.click(await screen.findByRole("button", { name: "次の20件" }));
    await screen.findByText("見出し2");
    expect(rows().slice(1)).toEqual([
      ["1", "見出し1", "東和経済新聞", "2026/11/20 朝刊 1面", "5"],
      ["2", "見出し2", "東和経済新聞", "2026/11/20 朝刊 1面", "1"],
    ]);
    expect(screen.queryByRole("button", { name: "次の20件" })).toBeNull();
    expect(bff.calls[1]?.body.variables).toMatchObject({ page: 2 });
  });

  it("shows the uses of one charge code, and saves them with their code", async () => {
    const path = "/api/v1/pdf_usage_by_userid_daily_download";
    const refusal = { result: { status: 1, msgCode: "", msgDetail: "作成できませんでした。" }, data: {} };
    const abilities = { ...aViewer().abilities, administer: true };
    const bff = open("/0015", { [path]: Response.json(refusal) }, { abilities, userId: "admin01" });
    await userEvent.selectOptions(await screen.findByLabelText("請求コードで絞り込む"), "PR-7（5件）");
    await vi.waitFor(() => expect(bff.calls.at(-1)?.body.variables).toMatchObject({ chargeCode: "PR-7" }));
    await userEvent.click(screen.getByRole("button", { name: /CSV/ }));
    await screen.findByText("作成できませんでした。");
    expect(bff.calls.at(-1)?.body).toMatchObject({ charge_code: ["PR-7"], charge_code_flag: 1 });
  });

  it("sums up the period alone", async () => {
    open("/0015?view=total");
    await screen.findByRole("table");
    expect(
      rows()
        .slice(2)
        .map(([name]) => name),
    ).toEqual(["合計"]);
  });

  it("says what is wrong with a period beside the day, and where there was nothing", async () => {
    const fieldErrors = [{ __typename: "FieldError", field: "start", message: "集計期間を指定してください。" }];
    const faulty = { data: { usageRecords: { __typename: "InvalidForm", fieldErrors } } };
    const nothing = records({ days: [], total: counts(0, 0), articles: [], articleCount: 0 });
    const bff = open("/0015", { UsageRecords: [nothing, faulty] });
    expect(await screen.findByText("2026/11/01～11/20の原文利用はありません")).toBeTruthy();
    await userEvent.clear(screen.getByLabelText("集計期間の初日"));
    await userEvent.click(screen.getByRole("button", { name: "照会" }));
    expect(await screen.findByText("集計期間を指定してください。")).toBeTruthy();
    expect(bff.calls[1]?.body.variables).toMatchObject({ period: { start: "", end: "2026-11-20" } });
  });

  it("offers administrators their own table as a file, and nobody else", async () => {
    open("/0015", {}, { role: "USER" });
    await screen.findByRole("table");
    expect(screen.queryByRole("button", { name: /CSV/ })).toBeNull();
  });

  it("saves the table that is shown", async () => {
    const path = "/api/v1/pdf_usage_by_userid_daily_download";
    const refusal = { result: { status: 1, msgCode: "", msgDetail: "作成できませんでした。" }, data: {} };
    const abilities = { ...aViewer().abilities, administer: true };
    const bff = open("/0015", { [path]: Response.json(refusal) }, { abilities, userId: "admin01" });
    await screen.findByRole("table");
    await userEvent.click(screen.getByRole("button", { name: /CSV/ }));
    expect(await screen.findByText("作成できませんでした。")).toBeTruthy();
    expect(bff.calls[1]?.body).toEqual({
      process_date_start: "2026-11-01",
      process_date_end: "2026-11-20",
      user_id: ["admin01"],
    });
  });
});
