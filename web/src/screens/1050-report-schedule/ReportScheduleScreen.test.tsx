import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import ReportScheduleScreen from "./ReportScheduleScreen.tsx";

const choice = (id: string, name: string) => ({ __typename: "ReportChoice", id, name });
const stored = {
  __typename: "ReportSchedule",
  ...{ id: "3", title: "役員向け", themeIds: ["12"], themeGroupIds: [], sendDay: 1, sendTime: "07:30" },
  ...{ addresses: ["yakuin@example.jp"], version: 2 },
};
const opened = {
  data: {
    reportChoices: { __typename: "ReportChoices", themes: [choice("12", "電池")], themeGroups: [] },
    reportSchedules: [stored],
  },
};

it("1050 saves a schedule under the version that was read, and leads to the list", async () => {
  const saved = { data: { saveReportSchedule: { __typename: "ReportSchedule", id: "3" } } };
  const bff = fakeBff({ ReportScheduleScreen: opened, SaveReportSchedule: saved });
  render(<ReportScheduleScreen />, "/1050?id=3");
  await userEvent.selectOptions(await screen.findByLabelText("作成日"), "3");
  await userEvent.type(screen.getByRole("textbox", { name: /宛先/ }), "\nkouhou@example.jp");
  await userEvent.click(screen.getByRole("button", { name: /保存/ }));
  expect(await screen.findByText("at /1047")).toBeTruthy();
  expect(bff.calls.find(({ operation }) => operation === "SaveReportSchedule")?.body.variables).toEqual({
    id: "3",
    version: 2,
    form: {
      ...{ title: "役員向け", themeIds: ["12"], themeGroupIds: [], sendDay: 3, sendTime: "07:30" },
      addresses: ["yakuin@example.jp", "kouhou@example.jp"],
    },
  });
});

it("1050 says that a schedule is gone", async () => {
  fakeBff({ ReportScheduleScreen: opened });
  render(<ReportScheduleScreen />, "/1050?id=4");
  expect(await screen.findByText("この情報は見つかりません")).toBeTruthy();
});

it("1050 offers a theme and a group of one number, each by its name", async () => {
  const reportChoices = {
    ...{ __typename: "ReportChoices", themes: [choice("12", "電池")], themeGroups: [choice("12", "次世代電源")] },
  };
  fakeBff({ ReportScheduleScreen: { data: { reportChoices, reportSchedules: [] } } });
  render(<ReportScheduleScreen />, "/1050");
  await userEvent.click(await screen.findByRole("combobox", { name: "テーマ" }));
  expect(await screen.findByRole("option", { name: "電池" })).toBeTruthy();
  await userEvent.click(screen.getByRole("combobox", { name: "テーマグループ" }));
  expect(await screen.findByRole("option", { name: "次世代電源" })).toBeTruthy();
});
