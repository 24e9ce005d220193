import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import UserScreen from "./UserScreen.tsx";

const stored = {
  __typename: "User",
  ...{ userId: "k.minase", userGroupId: "3", userGroupName: "広報部", name: "水瀬 健吾", email: "k@example.jp" },
  ...{ userAuthority: 0, mcUserAuthority: 3, scUserAuthority: 3, topicsCreation: true, themeBrowsing: true },
  ...{ ipRestriction: false, loginStop: false, passChangeStop: false, systemMailStop: false },
  ...{ scUserId: "tsm-0042", scUserPwSet: true, state: "ACTIVE", invitationEnd: null, invitationFault: null },
  ...{ lastLoginAt: "2026-11-20T06:12:00+09:00", version: 4 },
};
const userGroupChoices = [
  { __typename: "UserGroupChoice", id: "3", name: "広報部", userCount: 16 },
  { __typename: "UserGroupChoice", id: "4", name: "営業部", userCount: 2 },
];
const saved = { data: { saveUser: { __typename: "SavedUser", userId: "k.minase", version: 5 } } };

const open = (path: string, answers: Parameters<typeof fakeBff>[0] = {}, user: object | null = stored) => {
  const data = { userGroupChoices, ...(path.includes("id=") && { user }) };
  const bff = fakeBff({
    ...{ UserScreen: { data }, SaveUser: saved },
    MailAbsences: { data: { mailAbsences: { __typename: "MailAbsences", absences: [] } } },
    ...answers,
  });
  render(
    <ViewerContext value={aViewer()}>
      <UserScreen />
    </ViewerContext>,
    path,
  );
  return bff;
};
const sent = (bff: ReturnType<typeof fakeBff>, operation = "SaveUser") =>
  bff.calls.findLast((call) => call.operation === operation)?.body.variables;
const save = () => userEvent.click(screen.getByRole("button", { name: /^保存/ }));

describe("1014", () => {
  it.each([
    ["who has set no password", { passwordSet: false, secondFactor: false }, ["パスワード未設定"]],
    ["who has a second factor", { passwordSet: true, secondFactor: true }, ["2段階認証あり"]],
    ["nothing of a password alone", { passwordSet: true, secondFactor: false }, []],
  ])("says %s", async (_what, more, said) => {
    open("/1014?id=k.minase", {}, { ...stored, ...more });
    await screen.findByText(/^最終ログイン/);
    const tags = ["パスワード未設定", "2段階認証あり"].filter((tag) => screen.queryByText(tag) !== null);
    expect(tags).toEqual(said);
  });

  it("makes a user with an invitation, and goes back to the list", async () => {
    const bff = open("/1014");
    await userEvent.type(await screen.findByLabelText(/^ユーザーID/), "yamada01");
    await userEvent.type(screen.getByLabelText(/^ユーザー名/), "山田　花子");
    await userEvent.type(screen.getByLabelText(/^メールアドレス/), "yamada@example.jp");
    await userEvent.selectOptions(screen.getByLabelText(/^所属グループ/), "4");
    await userEvent.click(screen.getByRole("radio", { name: /^管理者/ }));
    await save();
    expect(await screen.findByText("at /1013")).toBeTruthy();
    expect(sent(bff)).toEqual({
      form: {
        ...{ userId: "yamada01", userGroupId: "4", name: "山田　花子", email: "yamada@example.jp" },
        ...{ userAuthority: 1, topicsCreationFlag: true, mcUserAuthority: 1, scUserAuthority: 2 },
        ...{ themeBrowsing: true, ipRestrictionFlag: false, passChangeStopFlag: false, systemMailStopFlag: false },
        ...{ scUserId: null, invitationFlag: true },
      },
    });
  });

  it("says every fault at once in the words of the spec, and sends nothing", async () => {
    const bff = open("/1014");
    await userEvent.type(await screen.findByLabelText(/^ユーザーID/), "abc");
    await userEvent.click(screen.getByRole("radio", { name: /^ここで決める/ }));
    await userEvent.type(screen.getByLabelText(/^パスワード(?!（|を|の)/), "Atarashii2#");
    await userEvent.type(screen.getByLabelText(/^パスワード（確認）/), "Atarashii3#");
    await save();
    const faults = within(await screen.findByRole("alert")).getAllByRole("link");
    expect(faults.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("ユーザーIDの桁数が不正です。5～20桁数で入力してください。"),
      expect.stringContaining("ユーザー名を入力してください。"),
      expect.stringContaining("メールアドレスを入力してください"),
      expect.stringContaining("所属ユーザーグループを選んでください"),
      expect.stringContaining("2つの入力が一致する必要があります!"),
    ]);
    expect(bff.operations()).toEqual(["UserScreen"]);
  });

  it("changes the user that was read; of his secrets only that they are set", async () => {
    const bff = open("/1014?id=k.minase");
    expect((await screen.findByRole<HTMLInputElement>("radio", { name: /^トピックス/ })).checked).toBe(true);
    expect(screen.getByText(/設定済み/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /外部パスワード.*外す/ }));
    await userEvent.click(screen.getByRole("radio", { name: /^一般/ }));
    await save();
    expect(await screen.findByText("at /1013")).toBeTruthy();
    expect(sent(bff)).toMatchObject({
      form: { userId: "k.minase", version: 4, topicsCreationFlag: false, scUserId: "tsm-0042", scUserPw: null },
    });
  });

  it("says who was quicker and what differs, and saves over it only when told to", async () => {
    const conflict = { __typename: "VersionConflict", message: "ほかの人が先に更新しました。" };
    const late = {
      data: { saveUser: { ...conflict, changedBy: "佐久間 遥", changedAt: "2026-11-20T06:44:00+09:00" } },
    };
    const newer = { data: { userGroupChoices, user: { ...stored, name: "水瀬 健太郎", version: 5 } } };
    const bff = open("/1014?id=k.minase", {
      UserScreen: [{ data: { userGroupChoices, user: stored } }, newer],
      SaveUser: [late, saved],
    });
    await userEvent.clear(await screen.findByLabelText(/^ユーザー名/));
    await userEvent.type(screen.getByLabelText(/^ユーザー名/), "水瀬　健吾郎");
    await save();
    const banner = within(await screen.findByRole("region", { name: "ほかの人が先に保存しました" }));
    expect(banner.getByText("水瀬 健太郎")).toBeTruthy();
    expect(banner.getByText(/健吾郎/)).toBeTruthy();
    await userEvent.click(banner.getByRole("button", { name: "選んだ値で保存" }));
    expect(await screen.findByText("at /1013")).toBeTruthy();
    expect(sent(bff)).toMatchObject({ form: { name: "水瀬　健吾郎", version: 5 } });
  });

  it("stops and deletes after a question that says what stays", async () => {
    const removed = { data: { removeUser: { __typename: "UserRemoved", done: true } } };
    const bff = open("/1014?id=k.minase", { RemoveUser: removed });
    await userEvent.click(await screen.findByRole("button", { name: "ログインを停止" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "停止" }));
    expect(await screen.findByText("水瀬 健吾のログインを停止しました。")).toBeTruthy();
    expect(sent(bff)).toEqual({ form: { userId: "k.minase", version: 4, loginStopFlag: true } });
    await userEvent.click(screen.getByRole("button", { name: "ユーザーを削除" }));
    const question = within(await screen.findByRole("dialog"));
    expect(question.getByText(/利用実績と操作の記録は残ります/)).toBeTruthy();
    await userEvent.click(question.getByRole("button", { name: "削除" }));
    expect(await screen.findByText("at /1013")).toBeTruthy();
    expect(sent(bff, "RemoveUser")).toEqual({ userId: "k.minase", version: 4 });
  });

  it("offers nobody to stop or delete himself, and says whom to ask", async () => {
    open("/1014?id=user01", {}, { ...stored, userId: aViewer().userId });
    expect(await screen.findByText(/^ご自身のログインは停止できません。/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /ログインを停止|ユーザーを削除/ })).toBeNull();
  });

  it("shows how an invitation stands, and sends it again", async () => {
    const waiting = { state: "INVITATION_EXPIRED", invitationEnd: "2026-11-18T09:00:00+09:00", lastLoginAt: null };
    const bff = open("/1014?id=k.minase", {}, { ...stored, ...waiting });
    expect(await screen.findByText("リンクは 2026/11/18 09:00 に期限が切れました。")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "招待メールを再送" }));
    expect(await screen.findByText(/前のリンクは使えなくなりました/)).toBeTruthy();
    expect(sent(bff)).toEqual({ form: { userId: "k.minase", version: 4, invitationFlag: true } });
  });

  it("says that nobody has the id, or that it could not be loaded", async () => {
    open("/1014?id=nobody01", {}, null);
    expect(await screen.findByText("このユーザーは見つかりません")).toBeTruthy();
  });
});
