import { ApolloProvider } from "@apollo/client/react";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Viewer } from "../../session/session.ts";
import { newSessionClient } from "../../session/session-client.ts";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { loggedOut } from "../../testing/sign-in-answers.ts";
import AccountScreen from "./AccountScreen.tsx";

// They ask the server for themselves; the journey second-factor looks at them.
vi.mock("../../features/second-factor/SecondFactorCards.tsx", () => ({ default: () => null }));

const aSession = (over: object = {}) => ({
  __typename: "UserSession",
  id: "s1",
  createdAt: "2026-11-20T08:00:00+09:00",
  lastSeenAt: "2026-11-20T08:30:00+09:00",
  clientAddress: "203.0.113.7",
  userAgent: "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36",
  current: true,
  ...over,
});
const OTHER = aSession({
  id: "s2",
  current: false,
  createdAt: "2026-11-19T07:00:00+09:00",
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1",
});
const TOKEN = {
  __typename: "ApiToken",
  id: "7",
  name: "社内ポータル",
  userId: "user01",
  createdAt: "2026-11-20T08:00:00+09:00",
  expiresAt: "2027-11-21T00:00:00+09:00",
  scopes: ["lists", "usage"],
  purpose: "ai",
  addressRanges: ["192.0.2.0/24"],
  madeBy: "admin01",
  lastUsedAt: null,
};
const page = (sessions: object[], apiTokens?: object[]) => ({
  data: { __typename: "Query", sessions, ...(apiTokens && { apiTokens }) },
});
const ended = (name: string, count: number) => ({ data: { [name]: { __typename: "SessionsEnded", count } } });
const admin = { role: "ADMIN", abilities: { ...aViewer().abilities, administer: true } } as const;

const noFeeds = {
  data: {
    __typename: "Query",
    articleFeeds: [],
    mailTargets: { __typename: "MailTargets", targets: [] },
    clipFolders: [],
  },
};

afterEach(() => vi.restoreAllMocks());

/** Without the cards that read by themselves. */
const acts = (bff: ReturnType<typeof fakeBff>) =>
  bff.operations().filter((name) => !["MailAbsences", "FeedCard", "PushDevices"].includes(name));
const callOf = (bff: ReturnType<typeof fakeBff>, name: string) =>
  bff.calls.find(({ operation }) => operation === name)?.body.variables;

function open(answers: Parameters<typeof fakeBff>[0], viewer: Partial<Viewer> = {}) {
  const bff = fakeBff({
    MailAbsences: { data: { mailAbsences: { __typename: "MailAbsences", absences: [] } } },
    FeedCard: noFeeds,
    PushDevices: {
      data: { pushDevices: { __typename: "PushDevices", applicationServerKey: "BKey", devices: [] } },
    },
    ...answers,
  });
  render(
    <ApolloProvider client={newSessionClient()}>
      <ViewerContext value={aViewer(viewer)}>
        <AccountScreen />
      </ViewerContext>
    </ApolloProvider>,
    "/account",
  );
  return bff;
}

describe("the sessions", () => {
  it("are named so that one knows one's devices; the own one can't be ended by itself", async () => {
    const bff = open({ AccountScreen: page([aSession(), OTHER]) });
    const [own, other] = (await screen.findAllByRole("listitem")) as [HTMLElement, HTMLElement];
    expect(own.textContent).toContain("Chrome（Windows）この端末最終利用 2026/11/20 08:30");
    expect(within(own).queryByRole("button")).toBeNull();
    expect(other.textContent).toContain("Safari（iPhone）");
    expect(callOf(bff, "AccountScreen")).toEqual({ withTokens: false });
    expect(screen.queryByText("APIトークン")).toBeNull();
  });

  it("end one by one, and the list is read again", async () => {
    const bff = open({
      AccountScreen: [page([aSession(), OTHER]), page([aSession()])],
      EndSession: ended("endSession", 1),
    });
    const end = { name: "Safari（iPhone）、2026/11/19 07:00にログインした端末をログアウト" };
    await userEvent.click(await screen.findByRole("button", end));
    expect((await screen.findByRole("status")).textContent).toBe("ログアウトしました。");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(bff.calls.map(({ body }) => body.variables)).toContainEqual({ id: "s2" });
    expect(screen.queryByRole("button", { name: "ほかの端末からログアウト" })).toBeNull();
  });

  it("end on all other devices at once", async () => {
    open({
      AccountScreen: [page([aSession(), OTHER]), page([aSession()])],
      SignOutEverywhere: ended("signOutEverywhere", 1),
    });
    await userEvent.click(await screen.findByRole("button", { name: "ほかの端末からログアウト" }));
    expect((await screen.findByRole("status")).textContent).toBe("ほかの端末（1台）からログアウトしました。");
  });

  it("end everywhere, this device too, after a question", async () => {
    const bff = open({
      AccountScreen: page([aSession()]),
      SignOutEverywhere: ended("signOutEverywhere", 0),
      Logout: loggedOut,
    });
    await userEvent.click(await screen.findByRole("button", { name: "すべての端末からログアウト" }));
    const question = await screen.findByRole("dialog", { name: "すべての端末からログアウトしますか？" });
    expect(acts(bff)).toEqual(["AccountScreen"]);
    await userEvent.click(within(question).getByRole("button", { name: "すべての端末からログアウト" }));
    await vi.waitFor(() => expect(acts(bff)).toEqual(["AccountScreen", "SignOutEverywhere", "Logout"]));
  });

  it("are kept where ending one fails, which is said", async () => {
    open({ AccountScreen: page([aSession(), OTHER]), EndSession: new TypeError("x") });
    await userEvent.click(await screen.findByRole("button", { name: /Safari（iPhone）/ }));
    expect((await screen.findByRole("alert")).textContent).toContain("サーバーにつながりません");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("show the failed state where they can't be read, and are asked for again", async () => {
    open({ AccountScreen: [new TypeError("x"), page([aSession()])] });
    await userEvent.click(await screen.findByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByText("この端末")).toBeTruthy();
  });
});

describe("the API tokens of an administrator", () => {
  const made = { data: { createApiToken: { __typename: "ApiTokenCreated", id: "8", token: "1.secret" } } };

  it("are made with the form, shown once, and copied", async () => {
    const bff = open(
      { AccountScreen: [page([aSession()], []), page([aSession()], [TOKEN])], CreateApiToken: made },
      admin,
    );
    expect(await screen.findByText("APIトークンはまだありません。")).toBeTruthy();
    await userEvent.type(screen.getByLabelText("トークン名"), "社内ポータル");
    await userEvent.click(screen.getByRole("checkbox", { name: "利用状況" }));
    expect(screen.getByRole("radio", { name: "人が読む" })).toHaveProperty("checked", true);
    await userEvent.click(screen.getByRole("radio", { name: "AIへの入力" }));
    await userEvent.type(screen.getByLabelText("接続元のアドレス"), "192.0.2.0/24\n\n198.51.100.7 ");
    await userEvent.click(screen.getByRole("button", { name: "トークンを作成" }));
    const shown = await screen.findByLabelText("トークン");
    expect(shown).toHaveProperty("value", "1.secret");
    expect(callOf(bff, "CreateApiToken")).toEqual({
      form: {
        tokenName: "社内ポータル",
        userId: "user01",
        scopes: ["lists", "usage"],
        purpose: "ai",
        expiresAt: null,
        addressRanges: ["192.0.2.0/24", "198.51.100.7"],
      },
    });
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", Object.create(navigator, { clipboard: { value: { writeText } } }));
    await userEvent.click(screen.getByRole("button", { name: "トークンをコピー" }));
    expect(writeText).toHaveBeenCalledWith("1.secret");
    expect(await screen.findByText("コピーしました")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "控えたので閉じる" }));
    expect(screen.queryByLabelText("トークン")).toBeNull();
    const token = screen.getByRole("row", { name: /社内ポータル/ }).textContent;
    for (const part of [
      "作成者 admin01user012027/11/20",
      "記事の一覧と検索、利用状況",
      "用途：AIへの入力",
      "接続元 192.0.2.0/24",
    ])
      expect(token).toContain(part);
  });

  it("are not made of a form with faults; the fields say so", async () => {
    const fieldErrors = [
      { __typename: "FieldError", field: "userId", message: "このユーザーIDは登録されていません。" },
    ];
    const bff = open(
      {
        AccountScreen: page([aSession()], []),
        CreateApiToken: { data: { createApiToken: { __typename: "InvalidForm", fieldErrors } } },
      },
      admin,
    );
    await userEvent.click(await screen.findByRole("button", { name: "トークンを作成" }));
    expect(await screen.findByRole("link", { name: "トークン名を入力してください。" })).toBeTruthy();
    expect(acts(bff)).toEqual(["AccountScreen"]);
    await userEvent.type(screen.getByLabelText("トークン名"), "x");
    await userEvent.click(screen.getByRole("button", { name: "トークンを作成" }));
    expect(await screen.findByRole("link", { name: /このユーザーIDは登録されていません/ })).toBeTruthy();
  });

  it("end with a day, and say when that is over", async () => {
    vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00+09:00"), toFake: ["Date"] });
    const tokens = [
      { ...TOKEN, expiresAt: "2026-11-20T00:00:00+09:00" },
      { ...TOKEN, id: "9", name: "夜間", expiresAt: "2026-11-21T00:00:00+09:00" },
    ];
    open({ AccountScreen: page([aSession()], tokens) }, admin);
    expect((await screen.findByRole("row", { name: /社内ポータル/ })).textContent).toContain("2026/11/19期限切れ");
    expect(screen.getByRole("row", { name: /夜間/ }).textContent).toContain("2026/11/20未使用");
    vi.useRealTimers();
  });

  it("have buttons of their own names, where two have the same, too", async () => {
    open({ AccountScreen: page([aSession()], [{ ...TOKEN, id: "8" }, TOKEN]) }, admin);
    const buttons = await screen.findAllByRole("button", { name: /を取り消す$/ });
    expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual([
      "トークン「社内ポータル（2）」を取り消す",
      "トークン「社内ポータル」を取り消す",
    ]);
  });

  it("are revoked after a question, by Esc not at all", async () => {
    const bff = open(
      {
        AccountScreen: [page([aSession()], [TOKEN]), page([aSession()], [])],
        RevokeApiToken: { data: { revokeApiToken: { __typename: "ApiTokenRevoked", done: true } } },
      },
      admin,
    );
    await userEvent.click(await screen.findByRole("button", { name: "トークン「社内ポータル」を取り消す" }));
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    expect(acts(bff)).toEqual(["AccountScreen"]);
    await userEvent.click(screen.getByRole("button", { name: "トークン「社内ポータル」を取り消す" }));
    const question = await screen.findByRole("dialog", { name: /社内ポータル/ });
    await userEvent.click(within(question).getByRole("button", { name: "取り消す" }));
    expect(await screen.findByText("トークンを取り消しました。")).toBeTruthy();
    expect(callOf(bff, "RevokeApiToken")).toEqual({ id: "7" });
    expect(screen.getByText("APIトークンはまだありません。")).toBeTruthy();
  });
});
