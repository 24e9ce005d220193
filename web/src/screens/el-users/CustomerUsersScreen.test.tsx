import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { recall, remember } from "../../browser/session-storage.ts";
import { newOperatorClient } from "../../session/operator-client.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import CustomerUsersScreen from "./CustomerUsersScreen.tsx";

let role = "support";
vi.mock("../../session/use-operator.ts", () => ({
  useOperator: () => ({ __typename: "Operator", id: "helper", name: "本庄", department: "", role }),
}));

const user = {
  __typename: "FoundUser",
  contractId: "7",
  contractCode: "tsumugi1",
  companyName: "ツムギ重工",
  userId: "minase",
  name: "水瀬 健吾",
  email: "minase@example.jp",
  groupName: "広報部",
  role: "User",
  state: "locked",
  lockedUntil: "2026-11-20T07:28:00+09:00",
  lastLoginAt: null,
};
const detail = {
  __typename: "CustomerUser",
  user,
  mcAuthority: 3,
  scAuthority: 5,
  isBound: false,
  getsNoMail: false,
  hasExternalPassword: true,
  sessions: 2,
  mailSettings: 1,
  signIns: [
    {
      __typename: "TrailLine",
      id: "11",
      at: "2026-11-20T06:58:00+09:00",
      action: "ログインの拒否",
      detail: "理由：パスワードの誤り",
    },
  ],
  support: [],
};
const open = (answers: Parameters<typeof fakeBff>[0] = {}, address = "/el/users") => {
  const found = { __typename: "FoundUserPage", total: 1, users: [user] };
  const bff = fakeBff({
    FoundUsers: { data: { foundUsers: found } },
    CustomerUser: { data: { customerUser: detail } },
    ...answers,
  });
  render(<CustomerUsersScreen />, address, newOperatorClient());
  return bff;
};

describe("/el/users", () => {
  it("finds a user, says why he can't get in, and lets him in again", async () => {
    const done = { __typename: "BackOfficeDone", done: true };
    const bff = open({ UnlockUser: { data: { unlockUser: done } } });
    await userEvent.click(await screen.findByRole("button", { name: /水瀬 健吾/ }));
    expect(await screen.findByText("理由：パスワードの誤り")).toBeTruthy();
    expect(screen.getByText("拒否")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "ロックを解除" }));
    expect(await screen.findByText("ロックを解除しました")).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "UnlockUser")?.body.variables).toEqual({
      contractId: "7",
      userId: "minase",
    });
  });

  it("asks why before it shows a user's screens, and says where the contract forbids it", async () => {
    const refused = { __typename: "Refusal", message: "代理表示を許可していません。", retryAfter: null };
    const bff = open({ StartSupportView: { data: { startSupportView: refused } } });
    await userEvent.click(await screen.findByRole("button", { name: /水瀬 健吾/ }));
    await userEvent.click(await screen.findByRole("button", { name: /利用者の画面を見る/ }));
    await userEvent.click(await screen.findByRole("button", { name: "記録して見る" }));
    expect((await screen.findAllByText("代理表示の理由を入力してください。")).length).toBeGreaterThan(0);
    expect(bff.calls.some(({ operation }) => operation === "StartSupportView")).toBe(false);
    await userEvent.type(screen.getByRole("textbox", { name: /理由/ }), "問い合わせ 4821");
    await userEvent.click(screen.getByRole("button", { name: "記録して見る" }));
    expect(await screen.findByText("代理表示を許可していません。")).toBeTruthy();
    expect(bff.calls.find(({ operation }) => operation === "StartSupportView")?.body.variables).toEqual({
      contractId: "7",
      userId: "minase",
      reason: "問い合わせ 4821",
    });
  });

  it("names both ways in which a support view ends, and keeps nothing of the user's way back", async () => {
    for (const key of ["supportView", "sessionOut", "savedUrl"] as const) remember(key, "1");
    open({}, "/el/users?user=7%2Fminase&ended=1");
    expect(await screen.findByText(/30分が過ぎたか、契約の管理者が許可を取り消した/)).toBeTruthy();
    expect([recall("supportView"), recall("sessionOut"), recall("savedUrl")]).toEqual([null, null, null]);
    await userEvent.click(await screen.findByRole("button", { name: /水瀬 健吾/, current: true }));
    expect(screen.queryByText(/^代理表示は終わりました/)).toBeNull();
  });

  it("says why a mail was refused", async () => {
    const refused = { __typename: "Refusal", message: "メールを送れません。", retryAfter: null };
    open({ MailUserReset: { data: { mailUserReset: refused } } });
    await userEvent.click(await screen.findByRole("button", { name: /水瀬 健吾/ }));
    await userEvent.click(await screen.findByRole("button", { name: /再設定メールを送る/ }));
    expect(await screen.findByText("メールを送れません。")).toBeTruthy();
  });

  it("offers nothing to whoever may only look", async () => {
    role = "view";
    open();
    await userEvent.click(await screen.findByRole("button", { name: /水瀬 健吾/ }));
    expect(await screen.findByText("この人の設定")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "ロックを解除" })).toBeNull();
    role = "support";
  });
});
