import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UserGroupScreen from "./UserGroupScreen.tsx";

const uses = (count: number, cap: number | null) => ({ __typename: "MonthlyUses", count, cap });
const source = (dataSection: number) => ({ __typename: "GroupSource", dataSection, allArticlesSelectable: true });
const STORED = {
  __typename: "UserGroupWithChoices",
  group: {
    __typename: "UserGroupSettings",
    ...{ id: "1", name: "広報部", userCount: 16, adminCount: 1, stoppedCount: 0, version: 3, lastChange: null },
    ...{ topicUserCount: 3, themeCount: 24 },
    ...{ useLines: [80, 100] },
    ...{ mc: uses(812, 1000), sc: uses(236, null), demandUnit: null, sources: [source(3), source(5)] },
  },
  mailSettings: [
    { __typename: "GroupMailSettings", dataSection: 5, count: 2 },
    { __typename: "GroupMailSettings", dataSection: null, count: 3 },
  ],
  mcFullAt: null,
  scFullAt: null,
  choices: {
    __typename: "UserGroupChoices",
    sections: [1, 2, 3, 5],
    demandUnits: [{ __typename: "DemandUnitChoice", id: "2", name: "請求A 本社", uses: uses(1520, 3000) }],
  },
};

const open = () => {
  fakeBff({ UserGroupScreen: { data: { userGroupForm: STORED } } });
  render(<UserGroupScreen />, "/1011?id=1");
};

describe("1011, what saving changes", () => {
  it("shows this month's uses beside the caps as they are typed", async () => {
    open();
    const cap = await screen.findByRole("textbox", { name: "新聞（紙面）" });
    expect(screen.getByText("812／1,000件")).toBeTruthy();
    expect(screen.getByText("236件")).toBeTruthy();
    await userEvent.clear(cap);
    await userEvent.type(cap, "800");
    expect(screen.getByText("812／800件")).toBeTruthy();
    expect(screen.getByRole("meter").getAttribute("aria-valuetext")).toContain("上限800件");
    expect(screen.getByText("新聞（紙面）は、保存した時点で上限に達します")).toBeTruthy();
  });

  it("says which mails change with a source, and with a cap that is full", async () => {
    open();
    expect(await screen.findByText("このグループの人に届く配信設定は5件です。")).toBeTruthy();
    expect(screen.getByText("届くメールは変わりません。")).toBeTruthy();
    expect(screen.getByRole("radiogroup", { name: "雑誌で選べる記事" })).toBeTruthy();
    await userEvent.click(screen.getByRole("checkbox", { name: "雑誌を使う" }));
    expect(screen.getByText("配信設定2件のメールが、このグループの人に届かなくなります")).toBeTruthy();
    expect(screen.getByText("配信設定3件のメールから、雑誌の記事がなくなります")).toBeTruthy();
    await userEvent.clear(screen.getByRole("textbox", { name: "新聞（紙面）" }));
    await userEvent.type(screen.getByRole("textbox", { name: "新聞（紙面）" }), "800");
    expect(screen.getByText("上限に達した原文は、メールのリンクからも開けません")).toBeTruthy();
  });

  it("shows what the groups of the chosen demand unit have used together", async () => {
    open();
    expect(screen.queryByText("1,520／3,000件")).toBeNull();
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: /請求単位/ }), "請求A 本社");
    expect(screen.getByText("1,520／3,000件")).toBeTruthy();
  });

  it("names the source that goes", async () => {
    open();
    await userEvent.click(await screen.findByRole("checkbox", { name: "雑誌を使う" }));
    expect(screen.getByText("雑誌が画面から消えます")).toBeTruthy();
  });
});

describe("1011, two Admins at once", () => {
  it("shows who was quicker with both values of a cap and of the sources, and loses nothing", async () => {
    const theirs = { ...STORED.group, version: 4, mc: uses(812, 1500), sources: [source(3)] };
    const conflict = {
      __typename: "VersionConflict",
      ...{ message: "ほかの人が先に更新しました。", changedBy: "英 恵理子", changedAt: "2026-11-20T06:44:00+09:00" },
    };
    const now = { data: { userGroupForm: { ...STORED, group: theirs } } };
    const bff = fakeBff({
      UserGroupScreen: [{ data: { userGroupForm: STORED } }, now],
      SaveUserGroup: [{ data: { saveUserGroup: conflict } }, { data: { saveUserGroup: theirs } }],
    });
    render(<UserGroupScreen />, "/1011?id=1");
    const cap = await screen.findByRole<HTMLInputElement>("textbox", { name: "新聞（紙面）" });
    await userEvent.clear(cap);
    await userEvent.type(cap, "800");
    await userEvent.click(screen.getByRole("button", { name: /^保存/ }));
    expect(await screen.findByText(/英 恵理子さんが .* に保存しました/)).toBeTruthy();
    expect(screen.getByText("1500")).toBeTruthy();
    expect(screen.getByText("WEB すべての記事、雑誌 すべての記事")).toBeTruthy();
    expect(cap.value).toBe("800");
    await userEvent.click(screen.getByRole("button", { name: "選んだ値で保存" }));
    await waitFor(() => {
      const last = bff.calls.findLast(({ operation }) => operation === "SaveUserGroup")?.body.variables;
      expect(last).toMatchObject({ version: 4, form: { useMaxCount1: 800 } });
    });
  });
});
