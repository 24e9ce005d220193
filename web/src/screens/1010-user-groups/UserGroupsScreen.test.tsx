import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UserGroupsScreen from "./UserGroupsScreen.tsx";

const use = (count: number, cap: number | null) => ({ __typename: "GroupUse", count, cap });
const group = (id: string, name: string, more: object = {}) => ({
  __typename: "UserGroupSettings",
  ...{ id, name, userCount: 0, adminCount: 0, topicUserCount: 0, stoppedCount: 0, themeCount: 24 },
  ...{ version: 3, lastChange: null },
  ...{ mc: use(0, 100), sc: use(0, null) },
  useLines: [80, 100],
  demandUnit: { __typename: "DemandUnitName", id: "1", name: "請求A" },
  sources: [{ __typename: "GroupSource", dataSection: 3, allArticlesSelectable: true }],
  ...more,
});
const listed = (...groups: object[]) => ({
  data: {
    userGroupList: {
      __typename: "UserGroupList",
      groups,
      choices: {
        __typename: "UserGroupChoices",
        demandUnits: [{ __typename: "DemandUnitChoice", id: "1", name: "請求A", uses: use(1066, 1200) }],
      },
    },
  },
});
const GROUPS = [
  group("1", "広報部", { ...{ userCount: 16, adminCount: 1, topicUserCount: 3, stoppedCount: 2 }, mc: use(85, 100) }),
  group("2", "役員", { demandUnit: null, mc: use(100, 100) }),
  group("3", "研究所", { sources: [], sc: use(0, 0) }),
];
const refused = { __typename: "Refusal", message: "ほかの人が先に更新しました。", retryAfter: null };

const outlook = {
  data: {
    capOutlook: [
      {
        ...{ __typename: "CapOutlook", groupId: "1", groupName: "広報部" },
        meter: {
          ...{ __typename: "UsageMeter", cap: "NEWSPAPER_IMAGE", name: null, used: 812, max: 1000 },
          ...{ lines: [80, 100], forecast: "2026-11-26" },
        },
      },
    ],
  },
};
const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
  const bff = fakeBff({ UserGroupsScreen: listed(...GROUPS), CapOutlook: outlook, ...answers });
  render(<UserGroupsScreen />, "/1010");
  return bff;
};
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const sent = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;

async function chooseRemove(name: string): Promise<void> {
  await userEvent.click(within(await row(name)).getByRole("button", { name: /操作/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "削除" }));
}

describe("1010", () => {
  it("shows uses beside their caps, what is reached and what is missing, and sums up", async () => {
    open();
    expect((await row("広報部")).textContent).toContain("85／100件");
    expect((await row("役員")).textContent).toContain("上限に達しました");
    expect((await row("研究所")).textContent).toContain("媒体なし");
    expect((await row("研究所")).textContent).toContain("利用不可（上限0件）");
    expect((await row("研究所")).textContent).not.toContain("上限に達しました");
    const total = (await row("合計")).textContent;
    expect(total).toContain("3グループ");
    expect(total).toContain("185件");
  });

  it("opens a row in place, by its button and by Enter, for what the columns can't say", async () => {
    open();
    await userEvent.click(await screen.findByRole("button", { name: "広報部の詳細" }));
    const detail = screen.getByText("一般").closest("tr");
    for (const fact of [
      "利用者 16人（うち停止中 2人）",
      "一般12人",
      "今月 1,066／1,200件",
      "研究所と合わせた件数です。",
    ])
      expect(detail?.textContent).toContain(fact);
    (await row("広報部")).focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByText("一般")).toBeNull();
  });

  it("says when the last use came in that the cap had room for", async () => {
    const full = { mcFullAt: "2026-11-19T17:42:00+09:00", scFullAt: null };
    open({ FullCaps: { data: { userGroupForm: { __typename: "UserGroupWithChoices", ...full } } } });
    await userEvent.click(await screen.findByRole("button", { name: "役員の詳細" }));
    expect(await screen.findByText("新聞（紙面）は上限に達しました")).toBeTruthy();
    expect(await screen.findByText(/^100件目の利用は11\/19 17:42です。/)).toBeTruthy();
  });

  it("narrows to what is near its cap, and to what has no demand unit", async () => {
    open();
    await row("研究所");
    await userEvent.click(screen.getByRole("radio", { name: "上限の80%以上" }));
    expect(screen.queryByRole("row", { name: /研究所/ })).toBeNull();
    await row("広報部");
    await userEvent.click(screen.getByRole("radio", { name: "請求単位なし" }));
    expect(screen.queryByRole("row", { name: /広報部/ })).toBeNull();
    await row("役員");
  });

  it("asks before it deletes a group without users, and says why it could not", async () => {
    const bff = open({ RemoveUserGroup: { data: { removeUserGroup: refused } } });
    await chooseRemove("研究所");
    await screen.findByText("「研究所」を削除しますか");
    await userEvent.click(screen.getByRole("button", { name: "削除" }));
    expect(await screen.findByText("ほかの人が先に更新しました。")).toBeTruthy();
    expect(sent(bff, "RemoveUserGroup")).toEqual({ id: "3", version: 3 });
  });

  it("moves the users of a group before it deletes it", async () => {
    const bff = open({
      MoveUsers: { data: { moveUsers: { __typename: "UsersMoved", count: 16 } } },
      RemoveUserGroup: { data: { removeUserGroup: { __typename: "ChangeDone" } } },
    });
    await chooseRemove("広報部");
    await screen.findByText("「広報部」には16人が所属しています");
    const move = screen.getByRole<HTMLButtonElement>("button", { name: "移してから削除" });
    expect(move.disabled).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText("移動先のユーザーグループ"), "役員");
    await userEvent.click(move);
    expect(await screen.findByText("16人を「役員」に移し、「広報部」を削除しました")).toBeTruthy();
    expect(sent(bff, "MoveUsers")).toEqual({ from: "1", to: "2" });
    expect(sent(bff, "RemoveUserGroup")).toEqual({ id: "1", version: 3 });
  });

  it("deletes nothing where the users could not be moved", async () => {
    const bff = open({ MoveUsers: { data: { moveUsers: refused } } });
    await chooseRemove("広報部");
    await userEvent.selectOptions(await screen.findByLabelText("移動先のユーザーグループ"), "役員");
    await userEvent.click(screen.getByRole("button", { name: "移してから削除" }));
    expect(await screen.findByText("ほかの人が先に更新しました。")).toBeTruthy();
    expect(sent(bff, "RemoveUserGroup")).toBeUndefined();
  });

  it("can be asked for again where it did not come, and says what it is for while there is none", async () => {
    open({ UserGroupsScreen: [new TypeError("x"), listed()] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    await waitFor(() => expect(screen.getByText("ユーザーグループはまだありません")).toBeTruthy());
    expect(screen.getAllByRole("button", { name: /ユーザーグループを追加/ })).not.toEqual([]);
  });
});
