import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import AlarmDialog from "./parts/AlarmDialog.tsx";
import MediumDialog from "./parts/MediumDialog.tsx";
import OffDaysDialog from "./parts/OffDaysDialog.tsx";

let role = "edit";
vi.mock("../../session/use-operator.ts", () => ({
  useOperator: () => ({ __typename: "Operator", id: "editor", name: "宇津木", department: "", role }),
}));

const habit = {
  __typename: "MediumHabit",
  code: "np-9",
  name: "西海日日新聞",
  rhythm: "learnt",
  weekdays: [],
  monthDays: [],
  dueTime: null,
  offDays: [],
  contact: "販売局 03-0000-0000",
  snoozedUntil: null,
  version: 4,
  learnt: {
    __typename: "LearntHabit",
    kind: "weekdays",
    weekdays: [1, 2, 3],
    intervalDays: null,
    dueTime: "05:20",
    usualArticles: 142,
  },
  calendar: [
    { __typename: "MediumDay", day: "2026-11-19", articles: 140, isOff: false, isExpected: true },
    { __typename: "MediumDay", day: "2026-11-20", articles: 0, isOff: true, isExpected: false },
    { __typename: "MediumDay", day: "2026-11-21", articles: 0, isOff: false, isExpected: true },
  ],
  notes: [{ __typename: "MediumNote", at: "2026-11-20T06:30:00+09:00", by: "本庄 千夏", text: "再送を依頼" }],
};
const done = { __typename: "BackOfficeDone", done: true };
const nothing = () => undefined;

function open(answers: Parameters<typeof fakeBff>[0] = {}) {
  const bff = fakeBff({ MediumHabit: { data: { mediumHabit: habit } }, ...answers });
  render(<MediumDialog code="np-9" onChanged={nothing} onClose={nothing} />, "/el/arrivals", newOperatorClient());
  const sent = (operation: string) => bff.calls.find((call) => call.operation === operation)?.body.variables;
  return { sent };
}

describe("a medium of /el/arrivals", () => {
  it("tells its habit, its calendar and what was done", async () => {
    open();
    await screen.findByText(/月・火・水に届きます。05:20までに/);
    const cells = within(screen.getByRole("table", { name: "カレンダー" })).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent)).toEqual(["", "", "", "", "11/19140", "20休", "21予定"]);
    screen.getByText("販売局 03-0000-0000", { selector: "p" });
    screen.getByText("再送を依頼");
  });

  it("is silenced and noted by who supports, and edited by who edits", async () => {
    role = "support";
    const { sent } = open({
      SnoozeMedium: { data: { snoozeMedium: done } },
      NoteMedium: { data: { noteMedium: done } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "30分止める" }));
    await screen.findByText("30分のあいだ、この媒体の警報を止めます");
    expect(sent("SnoozeMedium")).toEqual({ code: "np-9", minutes: 30 });
    await userEvent.type(screen.getByRole("textbox", { name: "対応の内容" }), "電話した");
    await userEvent.click(screen.getByRole("button", { name: "対応を記録" }));
    await screen.findByText("対応を記録しました");
    expect(sent("NoteMedium")).toEqual({ code: "np-9", text: "電話した" });
    expect(screen.queryByRole("form", { name: "周期と連絡先を決める" })).toBeNull();
    role = "edit";
  });

  it("comes on the days that an operator says", async () => {
    const { sent } = open({ SaveMediumHabit: { data: { saveMediumHabit: done } } });
    await userEvent.click(await screen.findByRole("radio", { name: "毎月の日で決める" }));
    await userEvent.type(screen.getByRole("textbox", { name: "届く日" }), "５、32");
    screen.getByText(/届く日は1～31の数字を/);
    await userEvent.type(screen.getByRole("textbox", { name: "届く日" }), "{Backspace}{Backspace}20");
    await userEvent.type(screen.getByRole("textbox", { name: "この媒体の休刊日" }), "2026-12-31{Enter}2027-01-01");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(sent("SaveMediumHabit")).toBeTruthy());
    expect(sent("SaveMediumHabit")).toEqual({
      input: {
        code: "np-9",
        version: 4,
        rhythm: "monthdays",
        weekdays: [],
        monthDays: [5, 20],
        dueTime: null,
        offDays: ["2026-12-31", "2027-01-01"],
        contact: "販売局 03-0000-0000",
      },
    });
  });

  it("is looked at by who only views", async () => {
    role = "view";
    open();
    await screen.findByText("再送を依頼");
    expect(screen.queryByRole("button", { name: "30分止める" })).toBeNull();
    role = "edit";
  });
});

describe("days off of a source", () => {
  it("are saved a line each", async () => {
    const close = vi.fn();
    const bff = fakeBff({
      SourceOffDays: { data: { sourceOffDays: ["2026-12-14"] } },
      SaveSourceOffDays: { data: { saveSourceOffDays: done } },
    });
    render(
      <OffDaysDialog source="NEWSPAPER" onChanged={nothing} onClose={close} />,
      "/el/arrivals",
      newOperatorClient(),
    );
    await userEvent.type(await screen.findByRole("textbox", { name: "休刊日" }), "{Enter}2027/01/02");
    expect(screen.getByRole("button", { name: "閉じる" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(bff.calls.at(-1)?.body.variables).toEqual({ source: "NEWSPAPER", days: ["2026-12-14", "2027-01-02"] });
  });
});

describe("who is told", () => {
  it("is saved, an address a line", async () => {
    const close = vi.fn();
    const setting = {
      __typename: "AlarmSetting",
      mailAddresses: ["a@example.jp"],
      webhookUrl: "",
      repeatMinutes: 30,
      version: 3,
    };
    const bff = fakeBff({
      AlarmSetting: { data: { alarmSetting: setting } },
      SaveAlarmSetting: { data: { saveAlarmSetting: done } },
    });
    render(<AlarmDialog onClose={close} />, "/el/arrivals", newOperatorClient());
    await userEvent.type(await screen.findByRole("textbox", { name: "通知先のメールアドレス" }), "{Enter}b@example.jp");
    await userEvent.type(screen.getByRole("textbox", { name: "Webhook" }), "https://hooks.example/x");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "再通知の間隔" }), "60分ごと");
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(bff.calls.at(-1)?.body.variables).toEqual({
      mailAddresses: ["a@example.jp", "b@example.jp"],
      webhookUrl: "https://hooks.example/x",
      repeatMinutes: 60,
      version: 3,
    });
  });
});
