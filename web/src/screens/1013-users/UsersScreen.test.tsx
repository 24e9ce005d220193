import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UsersScreen from "./UsersScreen.tsx";

const aUser = (userId: string, name: string, more: object = {}) => ({
  __typename: "User",
  ...{ userId, name, userGroupId: "3", userGroupName: "広報部", email: `${userId}@example.jp` },
  ...{ userAuthority: 0, mcUserAuthority: 2, scUserAuthority: 3, topicsCreation: false, ipRestriction: false },
  ...{
    loginStop: false,
    passwordSet: true,
    secondFactor: false,
    state: "ACTIVE",
    invitationEnd: null,
    invitationFault: null,
    lockedUntil: null,
  },
  ...{ lastLoginAt: "2026-11-20T06:12:00+09:00", version: 1, ...more },
});
const groups = [
  { __typename: "UserGroupChoice", id: "3", name: "広報部", userCount: 2 },
  { __typename: "UserGroupChoice", id: "4", name: "営業部", userCount: 0 },
];
const listed = (...users: object[]) => ({
  data: { users: { __typename: "UserPage", users, total: users.length }, userGroupChoices: groups },
});
const two = listed(
  aUser("k.minase", "水瀬 健吾", { topicsCreation: true }),
  aUser("g.nanami", "七海 源太", { state: "INVITATION_EXPIRED", lastLoginAt: null }),
);
const changed = (changedCount: number, refused: object[] = []) => ({
  data: { changeUsers: { __typename: "ChangedUsers", changedCount, refused } },
});

const open = (answers: Parameters<typeof fakeBff>[0] = {}, path = "/1013") => {
  const bff = fakeBff({ UsersScreen: two, ChangeUsers: changed(1), FirstRun: { data: { firstRun: [] } }, ...answers });
  render(
    <ViewerContext value={aViewer()}>
      <UsersScreen />
    </ViewerContext>,
    path,
  );
  return bff;
};
const variablesOf = (bff: ReturnType<typeof fakeBff>, operation: string) =>
  bff.calls.filter((call) => call.operation === operation).map(({ body }) => body.variables);

describe("1013", () => {
  it("shows who is in the contract, with rights in words and the state", async () => {
    open();
    const row = await screen.findByRole("row", { name: /k\.minase/ });
    for (const word of ["水瀬 健吾", "トピックス担当", "PDF", "本文・PDF", "利用中", "11/20 06:12"])
      expect(within(row).getByText(word)).toBeTruthy();
    const other = screen.getByRole("row", { name: /g\.nanami/ });
    for (const word of ["招待の期限切れ", "未ログイン"]) expect(within(other).getByText(word)).toBeTruthy();
    // The name is what a finger finds on a phone's card.
    for (const name of ["k.minase", "水瀬 健吾"])
      expect(within(row).getByRole("link", { name }).getAttribute("href")).toBe("/1014?id=k.minase");
  });

  it("searches as somebody types, of a group, narrowed, and sorted by the server", async () => {
    const bff = open();
    await userEvent.type(await screen.findByRole("searchbox"), "水瀬");
    await userEvent.selectOptions(screen.getByLabelText("ユーザーグループ"), "3");
    await userEvent.click(screen.getByRole("radio", { name: "停止中" }));
    await userEvent.click(await screen.findByRole("button", { name: /最終ログイン/ }));
    await waitFor(() =>
      expect(variablesOf(bff, "UsersScreen").at(-1)).toEqual({
        filter: { state: "STOPPED", userGroupId: "3", keyword: "水瀬" },
        sortKey: "LAST_LOGIN_DATETIME",
        descending: false,
        page: 1,
        pageSize: 20,
      }),
    );
  });

  it("stops the ticked ones at once, and names who could not be", async () => {
    const one = { __typename: "RefusedUser", userId: "g.nanami", name: "七海 源太", message: "停止できません。" };
    const others = [
      { ...one, userId: "aoi01", name: "" },
      { ...one, userId: "toki1", name: "土岐 肇", message: "本人です。" },
    ];
    const bff = open({ ChangeUsers: changed(1, [one, ...others]) });
    await screen.findByRole("row", { name: /k\.minase/ });
    for (const box of screen.getAllByRole("checkbox", { name: /水瀬|七海/ })) await userEvent.click(box);
    await userEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name: "ログインを停止" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(
      /1人のログインを停止しました。3人は変更できませんでした。/,
    );
    expect(screen.getByRole("alert").textContent).toContain("七海 源太、aoi01：停止できません。\n土岐 肇：本人です。");
    expect(variablesOf(bff, "ChangeUsers")).toEqual([
      { change: "STOP", userIds: ["k.minase", "g.nanami"], userGroupId: null },
    ]);
    expect(bff.operations().filter((name) => name === "UsersScreen").length).toBeGreaterThan(1);
  });

  it("moves them to a group that is asked for, and deletes only after a question", async () => {
    const bff = open();
    await userEvent.click(await screen.findByRole("checkbox", { name: /水瀬/ }));
    await userEvent.click(screen.getByRole("button", { name: "グループを移す" }));
    const move = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(move.getByLabelText("移す先のグループ"), "4");
    await userEvent.click(move.getByRole("button", { name: "移す" }));
    expect(await screen.findByText("1人のグループを移しました。")).toBeTruthy();
    await userEvent.click(await screen.findByRole("checkbox", { name: /水瀬/ }));
    await userEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name: "削除" }));
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/利用実績と操作の記録は残ります/)).toBeTruthy();
    await userEvent.click(question.getByRole("button", { name: "削除" }));
    await waitFor(() =>
      expect(variablesOf(bff, "ChangeUsers")).toEqual([
        { change: "MOVE", userIds: ["k.minase"], userGroupId: "4" },
        { change: "DELETE", userIds: ["k.minase"], userGroupId: null },
      ]),
    );
  });

  it("is empty, matches nothing, or failed and asked again", async () => {
    open({ UsersScreen: [new TypeError("x"), listed()] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("ユーザーはまだいません")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "停止中" }));
    await waitFor(() => expect(screen.queryByText("ユーザーはまだいません")).toBeNull());
  });

  it("brings deleted users back", async () => {
    const deleted = { __typename: "DeletedUser", userId: "leaver01", name: "去った人です", restorable: true };
    const answer = (deletedUsers: object[]) => ({ data: { deletedUsers, userGroupChoices: groups } });
    const bff = open(
      {
        DeletedUsers: [answer([{ ...deleted, userGroupId: "3", deletedAt: "2026-11-01T12:00:00+09:00" }]), answer([])],
        RestoreUser: { data: { restoreUser: { __typename: "SavedUser", userId: "leaver01", version: 1 } } },
      },
      "/1013?view=deleted",
    );
    await userEvent.click(await screen.findByRole("button", { name: "去った人ですを元に戻す" }));
    expect(await screen.findByText("去った人ですを元に戻し、招待メールを送りました。")).toBeTruthy();
    expect(variablesOf(bff, "RestoreUser")).toEqual([{ userId: "leaver01", userGroupId: null }]);
    expect(await screen.findByText("元に戻せるユーザーはいません")).toBeTruthy();
  });
});
