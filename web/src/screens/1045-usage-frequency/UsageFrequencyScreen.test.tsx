import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UsageFrequencyScreen from "./UsageFrequencyScreen.tsx";

const user = (userId: string, frequency: string, useDays: string[], lastLoginAt: string | null) => ({
  ...{ __typename: "UserFrequency", userId, userName: `名前${userId}`, groupName: "広報部" },
  ...{ frequency, useDays, useCount: useDays.length * 3, lastLoginAt },
});
const answer = (users: object[]) => ({
  data: {
    usageFrequencies: {
      ...{ __typename: "UsageFrequencies", users, userCount: users.length, days: [] },
      counts: [
        { __typename: "FrequencyCount", frequency: "DAILY", users: 5 },
        { __typename: "FrequencyCount", frequency: "NEVER", users: 2 },
      ],
    },
    userGroupChoices: [{ __typename: "UserGroupOption", id: "10", name: "広報部", userCount: 7 }],
  },
});
const USERS = [
  user("hanako", "DAILY", ["2026-11-19", "2026-11-20"], "2026-11-20T06:33:00+09:00"),
  user("taro", "NEVER", [], null),
];

function open(address: string, answers: Parameters<typeof fakeBff>[0] = {}) {
  const bff = fakeBff({ UsageFrequencies: answer(USERS), ...answers });
  render(
    <ViewerContext value={aViewer({ role: "ADMIN" })}>
      <UsageFrequencyScreen />
    </ViewerContext>,
    address,
  );
  return bff;
}

describe("1045", () => {
  it("shows how often each user uses originals, on which days, and leads to them", async () => {
    open("/1045?from=2026-11-19&to=2026-11-20");
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows.slice(1).map((each) => [...each.children].map(({ textContent }) => textContent))).toEqual([
      ["hanako", "名前hanako", "広報部", "毎日", "2日", "", "6", "2026/11/20 06:33"],
      ["taro", "名前taro", "広報部", "利用なし", "0日", "", "0", "なし"],
    ]);
    expect(screen.getByRole("img", { name: "利用した日：11/19、11/20" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "hanako" }).getAttribute("href")).toBe(
      "/1039?from=2026-11-19&to=2026-11-20&user=hanako",
    );
  });

  it("filters by frequency and group, and sorts on the server", async () => {
    const bff = open("/1045?from=2026-11-19&to=2026-11-20");
    const last = () => bff.calls.at(-1)?.body.variables;
    await screen.findByRole("table");
    expect(last()).toMatchObject({ frequency: null, groupId: null, sortKey: "USE_DAY_COUNT", descending: true });
    await userEvent.click(screen.getByRole("button", { name: /利用なし\s*2人/ }));
    await vi.waitFor(() => expect(last()).toMatchObject({ frequency: "NEVER" }));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "ユーザーグループ" }), "10");
    await vi.waitFor(() => expect(last()).toMatchObject({ frequency: "NEVER", groupId: "10" }));
    await userEvent.click(screen.getByRole("button", { name: /^件数/ }));
    await vi.waitFor(() => expect(last()).toMatchObject({ sortKey: "COUNT" }));
  });

  it("says what is wrong with the days, and can be asked again after a failure", async () => {
    const fault = { __typename: "FieldError", field: "end", message: "終了日は開始日以降の日付を指定してください。" };
    const invalid = { usageFrequencies: { __typename: "InvalidForm", fieldErrors: [fault] }, userGroupChoices: [] };
    open("/1045", { UsageFrequencies: [new TypeError("x"), { data: invalid }] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText(fault.message)).toBeTruthy();
  });
});
