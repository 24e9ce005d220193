import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import DutyScreen from "./DutyScreen.tsx";

const target = { __typename: "MailEditionTarget", kind: "THEME", id: "7", name: "半導体" };
const person = (id: string, name: string) => ({ __typename: "DutyPerson", id, name });
const editors = [person("topic01", "話題係"), person("admin01", "管理者")];
const aDay = (day: string, own: object = {}) => ({
  ...{ __typename: "RotaDay", day, holiday: null, leaves: true, own: false },
  ...{ user: editors[0], deputy: editors[1], userAway: false, deputyAway: false },
  ...own,
});
const duty = {
  ...{ __typename: "EditionDuty", target, deadline: "06:58", approval: false, articleMax: 20, version: 2 },
  ...{ addresses: ["a@example.jp"], savedBy: "管理者", savedAt: "2026-11-19T18:00:00+09:00" },
};
const week = [1, 2, 3, 4, 5, 6, 7, 8].map((weekday) => ({
  ...{ __typename: "RotaWeekday", weekday, leaves: weekday < 6, userId: "topic01", deputyId: "admin01" },
}));
const rota = (own: object = {}) => ({
  ...{ __typename: "EditionRota", duty, week, editors, sendMaxCount: 10 },
  days: [
    aDay("2026-11-20", { userAway: true }),
    aDay("2026-11-23", { holiday: "勤労感謝の日", leaves: false, own: true }),
    aDay("2026-11-24", { user: null, deputy: null }),
  ],
  ...own,
});

function open(shown: object, answers: Parameters<typeof fakeBff>[0] = {}) {
  const bff = fakeBff({
    EditionRotaScreen: {
      data: { editionRotaScreen: { __typename: "EditionRotaScreen", targets: [target], rota: shown } },
    },
    SaveEditionDuty: { data: { saveEditionDuty: rota() } },
    SaveRotaDay: { data: { saveRotaDay: rota() } },
    RemoveRotaDay: { data: { removeRotaDay: rota() } },
    RemoveEditionDuty: { data: { removeEditionDuty: { __typename: "EditionDone", done: true } } },
    ...answers,
  });
  render(<DutyScreen />, "/1067");
  return (name: string) => bff.calls.findLast(({ operation }) => operation === name)?.body.variables;
}

describe("1067", () => {
  it("begins with weekdays and 06:58, and asks for a mail edition first", async () => {
    const variables = open(rota({ duty: null, week: [], days: [] }));
    await screen.findByText("締切はまだ決まっていません");
    expect(screen.getByLabelText<HTMLInputElement>("土曜に朝のメールを送る").checked).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await screen.findByText("朝のメールを選んでください。");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /朝のメール/ }), "半導体");
    await userEvent.type(screen.getByRole("textbox", { name: /自動送信の宛先/ }), "a@example.jp\n b@example.jp ");
    await userEvent.selectOptions(screen.getByLabelText("月曜の当番"), "話題係");
    await userEvent.click(screen.getByRole("checkbox", { name: "別の編集者が承認するまで送信しない" }));
    await userEvent.click(screen.getByRole("button", { name: "保存" }));
    await screen.findByText("当番と締切を保存しました");
    expect(variables("SaveEditionDuty")).toMatchObject({
      form: {
        ...{ target: { kind: "THEME", id: "7" }, deadline: "06:58", approval: true, articleMax: 20, version: null },
        addresses: ["a@example.jp", "b@example.jp"],
      },
    });
  });

  it("shows the next days with holidays, who is away and where nobody is there, and the rules", async () => {
    open(rota());
    expect((await screen.findByRole("row", { name: /2026\/11\/20/ })).textContent).toContain("話題係不在管理者");
    expect(screen.getByRole("row", { name: /2026\/11\/23/ }).textContent).toContain("勤労感謝の日なしこの日だけ");
    expect(screen.getByRole("row", { name: /2026\/11\/24/ }).textContent).toContain("当番の人がいません");
    expect(screen.getByText(/件名に【自動選定】と付けます/)).toBeTruthy();
  });

  it("changes one day, and lets it follow its weekday again", async () => {
    const variables = open(rota());
    await userEvent.click(await screen.findByRole("button", { name: "2026/11/23(月)を変更" }));
    const dialog = () => within(screen.getByRole("dialog"));
    await userEvent.click(dialog().getByRole("checkbox", { name: "朝のメールを送る" }));
    await userEvent.selectOptions(dialog().getByLabelText("当番"), "管理者");
    await userEvent.selectOptions(dialog().getByLabelText("代理"), "話題係");
    await userEvent.click(dialog().getByRole("button", { name: "保存" }));
    await screen.findByText("2026/11/23の当番を保存しました");
    expect(variables("SaveRotaDay")).toEqual({
      form: { day: "2026-11-23", leaves: true, userId: "admin01", deputyId: "topic01" },
    });
    await userEvent.click(screen.getByRole("button", { name: "2026/11/23(月)を変更" }));
    await userEvent.click(dialog().getByRole("button", { name: "曜日どおりに戻す" }));
    await screen.findByText("2026/11/23を曜日どおりに戻しました");
  });

  it("says why a change was refused, and ends the deadline after a question", async () => {
    const fault = {
      __typename: "FieldError",
      field: "week",
      message: "当番と代理には、別のユーザーを選んでください。",
    };
    const variables = open(rota(), {
      SaveEditionDuty: { data: { saveEditionDuty: { __typename: "InvalidForm", fieldErrors: [fault] } } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "保存" }));
    await screen.findByText(fault.message);
    await userEvent.click(screen.getByRole("button", { name: "締切をやめる" }));
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "締切をやめる" }));
    await screen.findByText("締切をやめました");
    expect(variables("RemoveEditionDuty")).toEqual({ version: 2 });
  });
});
