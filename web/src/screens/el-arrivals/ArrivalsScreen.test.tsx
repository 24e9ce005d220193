import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { signInAsOperator } from "../../testing/sign-in-as-operator.ts";
import ArrivalsScreen from "./ArrivalsScreen.tsx";

const medium = (over: object = {}) => ({
  __typename: "MediumArrival",
  code: "np-1",
  name: "東和経済新聞",
  state: "arrived",
  articles: 318,
  lastAt: "2026-11-20T04:36:00+09:00",
  usualArticles: 309,
  usualTime: "04:40",
  dueOn: "2026-11-20",
  dueTime: "04:50",
  isOffDay: false,
  contact: "",
  snoozedUntil: null,
  lastNote: null,
  alarm: null,
  steps: [{ __typename: "ArrivalStep", minute: 270, articles: 318 }],
  affected: null,
  ...over,
});
const missing = medium({
  code: "np-9",
  name: "西海日日新聞",
  state: "missing",
  articles: 0,
  lastAt: null,
  usualArticles: 142,
  usualTime: "05:10",
  steps: [],
  affected: { __typename: "ArrivalAffected", contracts: 7, themes: 12 },
});
const few = medium({ code: "np-2", name: "暁新聞", state: "few", articles: 18, usualArticles: 61 });
const late = medium({
  code: "np-3",
  name: "電装タイムス",
  state: "late",
  lastAt: "2026-11-20T06:18:00+09:00",
  usualTime: "05:30",
});
const waiting = medium({ code: "np-4", name: "夕刊ＡＢＣ", state: "waiting", articles: 0, lastAt: null, steps: [] });

const aBoard = (media: object[], over: object = {}) => ({
  data: {
    arrivalScreen: {
      __typename: "ArrivalScreen",
      day: "2026-11-20",
      checkedAt: "2026-11-20T06:47:00+09:00",
      expectedMedia: 112,
      arrivedMedia: 111,
      articles: 4906,
      usualArticles: 5020,
      media,
      ...over,
    },
  },
});

function open(answer: Parameters<typeof fakeBff>[0][string] = aBoard([missing, few, late, medium(), waiting])) {
  const bff = fakeBff({ ArrivalScreen: answer });
  render(<ArrivalsScreen />, "/el/arrivals");
  return { bff, variables: () => bff.calls.at(-1)?.body.variables };
}
const rows = async () => (await screen.findAllByRole("row")).slice(1).map((row) => row.textContent);

afterEach(() => vi.useRealTimers());

describe("/el/arrivals", () => {
  it("says first what is missing, what would be usual, and whom it concerns", async () => {
    open();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "西海日日新聞が届いていません。 いつもは05:10までに142件ほど届きます。この14日間に7契約の12テーマに該当がありました。",
    );
    expect(alert.textContent).toContain("暁新聞が18件しか届いていません。");
    expect(alert.textContent).toContain("電装タイムスは06:18に遅れて届きました。");
    screen.getByText("2026/11/20(金) 06:47 現在");
    expect(screen.getByText("届いた媒体").parentElement?.textContent).toBe("届いた媒体111／112媒体");
    expect(screen.getByText("未着・少ない・遅着").parentElement?.textContent).toBe("未着・少ない・遅着3媒体");
  });

  it("says how often an alarm was told, and is told that somebody has seen it", async () => {
    const alarm = {
      __typename: "MediumAlarm",
      ...{ raisedAt: "2026-11-20T05:20:00+09:00", toldTimes: 2, raisedTimes: 3 },
      ...{ acknowledgedAt: null, acknowledgedBy: null },
    };
    const seen = { ...alarm, acknowledgedAt: "2026-11-20T06:50:00+09:00", acknowledgedBy: "宇津木 晃" };
    const done = { data: { acknowledgeAlarm: { __typename: "BackOfficeDone", done: true } } };
    await signInAsOperator("support");
    const bff = fakeBff({
      ArrivalScreen: [aBoard([{ ...missing, alarm }]), aBoard([{ ...missing, alarm: seen }])],
      AcknowledgeAlarm: done,
    });
    render(<ArrivalsScreen />, "/el/arrivals");
    await screen.findByText("11/20 05:20に警報（通知2回、この14日間で3回目の未着）");
    await userEvent.click(screen.getByRole("button", { name: "西海日日新聞の警報を確認した" }));
    await screen.findByText("11/20 06:50 宇津木 晃が確認しました");
    expect(bff.calls.find(({ operation }) => operation === "AcknowledgeAlarm")?.body.variables).toEqual({
      code: "np-9",
      dueOn: "2026-11-20",
    });
    expect(screen.queryByRole("button", { name: /警報を確認した/ })).toBeNull();
  });

  it("lets who may only look acknowledge nothing", async () => {
    await signInAsOperator("view");
    const alarm = {
      __typename: "MediumAlarm",
      ...{ raisedAt: "2026-11-20T05:20:00+09:00", toldTimes: 1, raisedTimes: 1 },
      ...{ acknowledgedAt: null, acknowledgedBy: null },
    };
    open(aBoard([{ ...missing, alarm }]));
    await screen.findByText("11/20 05:20に警報（通知1回）");
    expect(screen.queryByRole("button", { name: /警報を確認した/ })).toBeNull();
  });

  it.each([
    [5, 5, null],
    [6, 5, "ほかに1媒体あります。表の上から並んでいます。"],
  ])("names five alarms at most: of %i it names %i", async (alarms, named, more) => {
    open(aBoard(Array.from({ length: alarms }, (_, at) => ({ ...missing, code: `m${at}`, name: `未着${at}` }))));
    const alert = await screen.findByRole("alert");
    expect(within(alert).getAllByText(/が届いていません。$/)).toHaveLength(named);
    expect(within(alert).queryByText(/^ほかに/)?.textContent ?? null).toBe(more);
  });

  it("shows each medium beside its usual day", async () => {
    open();
    expect(await rows()).toEqual([
      expect.stringMatching(/^西海日日新聞未着.*まだ05:1001421時間37分 遅れ$/),
      expect.stringMatching(/^暁新聞少ない.*1861平常の30%$/),
      expect.stringMatching(/^電装タイムス遅着.*06:1805:3031830948分 遅れて到着$/),
      expect.stringMatching(/^東和経済新聞到着.*04:3604:40318309\+9件$/),
      expect.stringMatching(/^夕刊ＡＢＣ待ち.*まだ04:400309$/),
    ]);
    const strip = screen.getByRole("img", { name: "東和経済新聞の到着" });
    const parts = [...strip.querySelectorAll("[data-part]")].map((each) => each.getAttribute("data-part"));
    expect(parts.filter((part) => part !== "hour")).toEqual(["ground", "bar", "usual", "now"]);
  });

  it("changes the source, the day and the names shown", async () => {
    const { variables } = open();
    await userEvent.type(await screen.findByRole("searchbox", { name: "媒体名で絞り込む" }), "abc");
    expect(await rows()).toHaveLength(1);
    await userEvent.type(screen.getByRole("searchbox"), "x");
    screen.getByText("「abcx」に合うものはありません");
    await userEvent.click(screen.getByRole("radio", { name: "WEB" }));
    await waitFor(() => expect(variables()).toEqual({ day: null, source: "WEB" }));
    await userEvent.click(await screen.findByRole("button", { name: "前の日" }));
    await waitFor(() => expect(variables()).toEqual({ day: "2026-11-19", source: "WEB" }));
  });

  it("has all media on one page", async () => {
    open(aBoard(Array.from({ length: 130 }, (_, at) => medium({ code: `w${at}`, name: `サイト${at}` }))));
    expect(await rows()).toHaveLength(130);
    screen.getByText("130媒体");
    screen.getByText("未着・少ない・遅着の媒体はありません。");
  });

  it("asks anew every minute while it is looked at, and keeps what it shows where that fails", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    const { bff } = open([aBoard([missing]), new TypeError("x"), aBoard([medium()])]);
    await screen.findByRole("alert");
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(bff.calls).toHaveLength(1);
    seen.mockReturnValue("visible");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(bff.calls).toHaveLength(2);
    screen.getByRole("alert");
    fireEvent(document, new Event("visibilitychange"));
    await screen.findByText("未着・少ない・遅着の媒体はありません。");
    seen.mockRestore();
  });

  it("is empty before anything has come, and can be asked for again where it did not come", async () => {
    open([new TypeError("x"), aBoard([])]);
    await screen.findByText("到着状況を読み込めませんでした");
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    await screen.findByText("この日までの28日間に届いた媒体はありません");
    within(screen.getByRole("group", { name: "情報源" })).getByRole("radio", { name: "雑誌" });
  });
});
