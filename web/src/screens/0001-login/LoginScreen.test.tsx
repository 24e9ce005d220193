import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../../browser/session-storage.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import LoginScreen from "./LoginScreen.tsx";

const quiet = { data: { loginScreen: { __typename: "LoginScreen", alert: null, notices: [] }, installationLinks: [] } };
const refusal = {
  data: {
    login: {
      __typename: "Refusal",
      code: "MSG0001",
      message: "企業コード、ユーザーIDまたはパスワードが正しくありません。",
      retryAfter: null,
    },
  },
};
const success = {
  data: {
    login: { __typename: "LoginSucceeded", viewer: { __typename: "Viewer", contractId: "1", userId: "user01" } },
  },
};

const field = (label: string) => screen.getByLabelText(label);
const submit = () => userEvent.click(screen.getByRole("button", { name: "ログイン" }));

async function fillIn() {
  await userEvent.type(field("企業コード"), " kirinuki ");
  await userEvent.type(field("ユーザーID"), "user01");
  await userEvent.type(field("パスワード"), "Kirinuki1!");
}

describe("the sign-in screen", () => {
  let bff: ReturnType<typeof fakeBff>;
  const open = (answers: Parameters<typeof fakeBff>[0] = {}) => {
    bff = fakeBff({ LoginScreen: quiet, Viewer: { data: { viewer: aViewer() } }, ...answers });
    render(<LoginScreen />);
  };
  const logins = () => bff.calls.filter((call) => call.operation === "Login").map((call) => call.body.variables);

  it("names all empty fields at once, on top and at the fields, and asks nobody", async () => {
    open();
    await submit();
    const summary = await screen.findByRole("alert");
    const links = within(summary).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "企業コードを入力してください。",
      "ユーザーIDを入力してください。",
      "パスワードを入力してください。",
    ]);
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(field("ユーザーID").getAttribute("aria-invalid")).toBe("true");
    expect(logins()).toEqual([]);
  });

  it("leads from the summary to the field, and brings the focus back at every attempt", async () => {
    open();
    await submit();
    await userEvent.click(await screen.findByRole("link", { name: "パスワードを入力してください。" }));
    await waitFor(() => expect(document.activeElement).toBe(field("パスワード")));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("alert")));
  });

  it("sends what was typed, without the spaces around code and id, by Enter", async () => {
    open({ Login: success });
    await fillIn();
    await userEvent.click(field("次回から自動でログインする"));
    await userEvent.type(field("パスワード"), "{Enter}");
    await waitFor(() => expect(recall("rememberMe")).toBe("1"));
    expect(logins()).toEqual([
      { form: { contractCode: "kirinuki", userId: "user01", password: "Kirinuki1!", rememberMe: true } },
    ]);
  });

  it("shows the server's refusal as it is, moves the focus there and lets try again", async () => {
    open({ Login: refusal });
    await fillIn();
    await submit();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("企業コード、ユーザーIDまたはパスワードが正しくありません。");
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(field("パスワード")).toHaveProperty("value", "Kirinuki1!");
    await submit();
    await waitFor(() => expect(logins()).toHaveLength(2));
  });

  it("asks for the second step without calling the first one wrong", async () => {
    const asked = { __typename: "SecondStep", authenticator: true, passkeyOptions: null };
    open({ Login: { data: { login: asked } } });
    await fillIn();
    await submit();
    expect(await screen.findByLabelText("確認コード")).toBe(document.activeElement);
    expect(screen.getByText("2段階認証が必要です。本人であることを確認してください。")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says how long to wait after too many attempts", async () => {
    const blocked = {
      __typename: "Refusal",
      code: "MSG4291",
      message: "しばらくログインできません。",
      retryAfter: 301,
    };
    open({ Login: { data: { login: blocked } } });
    await fillIn();
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(
      "しばらくログインできません。あと約6分お待ちください。対処のしかた（新しいタブで開きます）",
    );
  });

  it("says so where the IP login meets no server", async () => {
    open({ IpLogin: new TypeError("x") });
    await userEvent.click(screen.getByRole("button", { name: "IPアドレス認証でログイン" }));
    expect((await screen.findByRole("alert")).textContent).toContain("サーバーにつながりません");
  });

  it("leads to the reset of a forgotten password", () => {
    open();
    expect(screen.getByRole("link", { name: "パスワードをお忘れの方" }).getAttribute("href")).toBe("/0022");
  });

  it("shows the server's field errors at their fields", async () => {
    const fieldErrors = [
      { __typename: "FieldError", field: "contractCode", message: "企業コードは12文字以下で入力してください。" },
    ];
    open({ Login: { data: { login: { __typename: "InvalidForm", fieldErrors } } } });
    await fillIn();
    await submit();
    await screen.findByRole("link", { name: "企業コードは12文字以下で入力してください。" });
    expect(field("企業コード").getAttribute("aria-invalid")).toBe("true");
  });

  it.each([
    ["no network", new TypeError("x"), "サーバーにつながりません。通信の状態を確かめて、もう一度お試しください。"],
    [
      "a fault",
      { data: null, errors: [{ message: "x", extensions: { requestId: "req-9" } }] },
      "ログインできませんでした。しばらくしてから、もう一度お試しください。番号 req-9",
    ],
  ])("says so with %s", async (_, answer, text) => {
    open({ Login: answer });
    await fillIn();
    await submit();
    expect((await screen.findByRole("alert")).textContent).toBe(text);
  });

  it("says so where the browser keeps no cookies", async () => {
    open({ Login: success, Viewer: { data: { viewer: null } } });
    await fillIn();
    await submit();
    expect((await screen.findByRole("alert")).textContent).toContain("Cookieを有効に");
  });

  it("sends once, however often the button is pressed while it waits", async () => {
    let answer = (_: Response) => {};
    open();
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const calls = vi.fn(() => waiting);
    await fillIn();
    vi.stubGlobal("fetch", calls);
    await submit();
    await userEvent.click(await screen.findByRole("button", { name: "ログインしています" }));
    answer(Response.json(refusal));
    await screen.findByRole("alert");
    expect(calls).toHaveBeenCalledTimes(1);
  });

  it("shows and hides the password", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "パスワードを表示する" }));
    expect(field("パスワード")).toHaveProperty("type", "text");
    await userEvent.click(screen.getByRole("button", { name: "パスワードを隠す" }));
    expect(field("パスワード")).toHaveProperty("type", "password");
  });

  it("shows the operators' alert and notices, and nothing where there are none", async () => {
    const notices = [{ __typename: "OperatorNotice", date: "2026-11-20", text: "夕刊は休刊です。" }];
    open({
      LoginScreen: {
        data: {
          loginScreen: { __typename: "LoginScreen", alert: "今夜2時から停止します。", notices },
          installationLinks: [],
        },
      },
    });
    expect(await screen.findByText("今夜2時から停止します。")).toBeTruthy();
    expect((await screen.findByText("2026/11/20")).getAttribute("datetime")).toBe("2026-11-20");
  });

  it("shows what came with the page, asks nobody for it, and asks when it is opened again", async () => {
    const brought = document.createElement("script");
    brought.type = "application/json";
    brought.id = "login-screen";
    const notices = [{ date: "2026-11-20", text: "夕刊は休刊です。" }];
    brought.textContent = JSON.stringify({ loginScreen: { alert: null, notices }, installationLinks: [] });
    document.body.append(brought);
    open();
    expect(await screen.findByText("夕刊は休刊です。")).toBeTruthy();
    expect(bff.operations()).toEqual([]);
    cleanup();
    render(<LoginScreen />);
    await waitFor(() => expect(bff.operations()).toEqual(["LoginScreen"]));
    expect(screen.queryByText("夕刊は休刊です。")).toBeNull();
  });

  it("leads to the provider's portal and texts in a tab of their own, and nowhere where none is named", async () => {
    const kinds = ["PORTAL", "TERMS", "PRIVACY"];
    const installationLinks = kinds.map((kind) => ({
      __typename: "InstallationLink",
      kind,
      url: `https://provider.example/${kind}`,
    }));
    open({ LoginScreen: [{ data: { ...quiet.data, installationLinks } }, quiet] });
    const links = within(await screen.findByRole("navigation", { name: "ご案内" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["ポータルサイト（別のタブで開きます）", "https://provider.example/PORTAL"],
      ["ご利用にあたって（別のタブで開きます）", "https://provider.example/TERMS"],
      ["個人情報の取り扱い（別のタブで開きます）", "https://provider.example/PRIVACY"],
    ]);
    for (const link of links) expect(link).toMatchObject({ target: "_blank", rel: "noopener noreferrer" });
    cleanup();
    render(<LoginScreen />);
    await waitFor(() => expect(bff.operations()).toEqual(["LoginScreen", "LoginScreen"]));
    expect(screen.queryByRole("navigation", { name: "ご案内" })).toBeNull();
  });

  it("signs in also where the notices can't be had", async () => {
    open({ LoginScreen: new TypeError("x") });
    expect(screen.queryByText("お知らせ")).toBeNull();
    expect(field("企業コード")).toBeTruthy();
  });

  describe("with what the browser remembers", () => {
    beforeEach(() => {
      remember("contractCode", "kirinuki");
      remember("sessionOut", "1");
    });

    it("has the contract code filled in and says why one is here", () => {
      open();
      expect(field("企業コード")).toHaveProperty("value", "kirinuki");
      expect(document.activeElement).toBe(field("ユーザーID"));
      expect(screen.getByText(/しばらく操作がなかったため/)).toBeTruthy();
    });
  });
});
