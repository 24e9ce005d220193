import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import TrendScreen from "./TrendScreen.tsx";

const day = (text: string, web: number, isSpike = false) => ({
  __typename: "TrendDay",
  day: text,
  usual: 2,
  isSpike,
  counts: { __typename: "SourceCounts", newspaper: 1, web, magazine: 0 },
});
const trend = {
  __typename: "Trend",
  themeName: "電池",
  days: [day("2026-11-19", 3), day("2026-11-20", 8, true)],
  hours: [
    { __typename: "TrendHour", hour: 5, counts: { __typename: "SourceCounts", newspaper: 2, web: 11, magazine: 0 } },
  ],
  media: [{ __typename: "TrendMedium", code: "W1", name: "港通信", count: 9, beforeCount: 2 }],
  mediaCount: 1,
  words: [{ __typename: "TrendWord", word: "北陸", count: 7, beforeCount: 0 }],
  wordsPeriod: { __typename: "Period", start: "2026-11-19", end: "2026-11-20" },
};
const before = { __typename: "Trend", days: [day("2026-11-17", 4), day("2026-11-18", 4)] };
const target = (id: string, name: string) => ({ __typename: "MailTarget", dataKbn: 1, id, name });
const themes = {
  data: { mailTargets: { __typename: "MailTargets", targets: [target("12", "電池"), target("34", "自動車")] } },
};

function open(address: string, answer: object = { trend, before }) {
  const bff = fakeBff({ TrendThemes: themes, Trend: { data: answer }, CompanyEvents: { data: { companyEvents: [] } } });
  render(
    <ViewerContext value={aViewer()}>
      <TrendScreen />
    </ViewerContext>,
    address,
  );
  return bff;
}

/** What the trend was asked for last. */
const askedOf = (bff: ReturnType<typeof open>) =>
  bff.calls.findLast(({ body }) => body.operationName === "Trend")?.body.variables;

const cells = (name: string, role = "region") =>
  within(screen.getByRole(role, { name }))
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("shows the first theme: totals, the days as a table for screen readers, words, media and hours", async () => {
  const bff = open("/trend?from=2026-11-19&to=2026-11-20");
  expect(await screen.findByText("電池 2日の合計")).toBeTruthy();
  expect(screen.getByText("前の2日より +30%")).toBeTruthy();
  expect(cells("記事数", "table")).toEqual([
    ["日付", "新聞", "WEB", "雑誌", "計"],
    ["2026/11/19(木)", "1", "3", "–", "4"],
    ["2026/11/20(金)▲急増", "1", "8", "–", "9"],
  ]);
  expect(cells("増えた言葉")[1]).toEqual(["北陸", "7", "0"]);
  expect(cells("媒体")[1]).toEqual(["港通信", "9", "2"]);
  expect(cells("到着した時刻")[1]).toEqual(["5時", "13"]);
  expect(askedOf(bff)).toMatchObject({
    ...{ theme: "12", hasOther: false, sensitivity: "NORMAL" },
    period: { start: "2026-11-19", end: "2026-11-20" },
    before: { start: "2026-11-17", end: "2026-11-18" },
  });
});

it("says that no day can be judged before four weeks, in place of a count of spikes", async () => {
  const days = [{ ...day("2026-11-19", 3), usual: null }];
  open("/trend?from=2026-11-19&to=2026-11-19", { trend: { ...trend, days }, before });
  const figure = (await screen.findByText("急増した日")).parentElement;
  expect(figure?.textContent).toBe("急増した日–4週間分の記事がそろうと分かります");
});

it("puts the period before beside it", async () => {
  open("/trend?from=2026-11-19&to=2026-11-20&side=before");
  await screen.findByText("前の期間の合計");
  expect(cells("記事数", "table")[1]).toEqual(["2026/11/19(木)", "1", "3", "–", "4", "2026/11/17(火)", "5"]);
});

const second = (...days: object[]) => ({ __typename: "Trend", days });

it("lays a period that is chosen freely beside it, day by day from its first, and the shorter ends", async () => {
  const answer = { trend, before, second: second(day("2026-10-01", 2), day("2026-10-02", 6), day("2026-10-03", 90)) };
  const bff = open("/trend?from=2026-11-19&to=2026-11-20&side=period&with_from=2026-10-01&with_to=2026-10-03", answer);
  const figure = (await screen.findByText("比べる期間 2026/10/01～10/03の合計")).parentElement;
  expect(figure?.textContent).toContain("10件はじめの2日どうしで +30%");
  expect(screen.getByText(/ほかの期間は3日、表示中の期間は2日です。.*はじめの2日を比べています。/)).toBeTruthy();
  expect(cells("記事数", "table")).toEqual([
    ["日付", "新聞", "WEB", "雑誌", "計", "比べる日", "比べる期間 2026/10/01～10/03"],
    ["2026/11/19(木)", "1", "3", "–", "4", "2026/10/01(木)", "3"],
    ["2026/11/20(金)▲急増", "1", "8", "–", "9", "2026/10/02(金)", "7"],
  ]);
  expect(askedOf(bff)).toMatchObject({
    ...{ hasSecond: true, second: { start: "2026-10-01", end: "2026-10-03" } },
  });
});

it("begins with the period before, keeps what is chosen, and says what is wrong with it", async () => {
  const bff = open("/trend?from=2026-11-19&to=2026-11-20", { trend, before, second: second(day("2026-11-17", 4)) });
  await screen.findByText("電池 2日の合計");
  await userEvent.click(screen.getByRole("radio", { name: "ほかの期間" }));
  const asked = () => askedOf(bff);
  expect(asked()).toMatchObject({ hasSecond: true, second: { start: "2026-11-17", end: "2026-11-18" } });
  const start = screen.getByRole("textbox", { name: "比べる期間の初日" });
  await userEvent.clear(start);
  await userEvent.tab();
  expect((await screen.findByRole("alert")).textContent).toBe("比べる期間は、初日と最終日の両方を入力してください。");
  await userEvent.type(start, "2026/11/10");
  await userEvent.tab();
  expect(asked()).toMatchObject({ second: { start: "2026-11-10", end: "2026-11-18" } });
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the period, and says why the other one can't stand beside it", async () => {
  const fault = { __typename: "InvalidForm", fieldErrors: [{ __typename: "FieldError", message: "366日以内です。" }] };
  open("/trend?side=period&with_from=2024-01-01&with_to=2026-01-01", { trend, before, second: fault });
  expect((await screen.findByRole("alert")).textContent).toBe("比べる期間：366日以内です。");
  expect(screen.getByRole("slider", { name: "記事数の図" })).toBeTruthy();
});

it("compares with another theme, and asks for it by another sensitivity", async () => {
  const bff = open("/trend?from=2026-11-19&to=2026-11-20");
  await screen.findByText("電池 2日の合計");
  await userEvent.click(screen.getByRole("radio", { name: "ほかのテーマ" }));
  const sensitivity = await screen.findByRole("combobox", { name: "急増の感度" });
  await userEvent.selectOptions(sensitivity, "急増の感度：高い");
  expect(document.activeElement).toBe(sensitivity);
  expect(askedOf(bff)).toMatchObject({ other: "34", hasOther: true, sensitivity: "HIGH" });
});

it.each([
  [{ trend: null, before: null }, "このテーマの推移は表示できません。"],
  [
    {
      trend: {
        __typename: "InvalidForm",
        fieldErrors: [{ __typename: "FieldError", message: "366日以内で指定してください。" }],
      },
      before: null,
    },
    "366日以内で指定してください。",
  ],
])("says why there is nothing", async (answer, message) => {
  open("/trend?theme=99", answer);
  expect(await screen.findByText(message)).toBeTruthy();
});

it("names no theme and offers no file of one that may not be seen", async () => {
  open("/trend?theme=99", { trend: null, before: null });
  await screen.findByText("このテーマの推移は表示できません。");
  const theme = screen.getByRole<HTMLSelectElement>("combobox", { name: "テーマ" });
  expect([theme.value, theme.selectedOptions[0]?.textContent]).toEqual(["99", "テーマを選ぶ"]);
  expect(screen.queryByRole("button", { name: "画像で保存" })).toBeNull();
  expect(screen.queryByRole("button", { name: "ダウンロード" })).toBeNull();
});
