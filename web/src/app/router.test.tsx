import { MantineProvider } from "@mantine/core";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../browser/session-storage.ts";
import { theme } from "../design/theme.ts";
import { aViewer } from "../testing/a-viewer.ts";
import { fakeBff } from "../testing/fake-bff.ts";
import {
  admittedByAddress,
  loggedOut,
  nobody,
  notRemembered,
  quietLoginScreen as quiet,
  remembered,
  loggedIn as success,
  unknownAddress,
  somebody as user,
} from "../testing/sign-in-answers.ts";

// Files share their modules (vite.config.ts): what this one fakes is loaded anew before and after it.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

/** Needs the signed-in frame, as the real one does. */
vi.mock("../screens/0002-home/HomeScreen.tsx", async () => {
  const { useApolloClient } = await import("@apollo/client/react");
  return {
    default: function Home() {
      useApolloClient();
      return <h1>home</h1>;
    },
  };
});

let disconnect = () => {};
afterEach(() => disconnect());

/** The whole program at one address, with a session of its own. */
async function open(address: string, answers: Parameters<typeof fakeBff>[0]) {
  vi.resetModules();
  const [{ routeObjects, connectSession }, session] = [
    await import("./router.tsx"),
    await import("../session/session.ts"),
  ];
  const bff = fakeBff({ LoginScreen: quiet, ...answers });
  const router = createMemoryRouter(routeObjects(), { initialEntries: [address] });
  disconnect = connectSession(router);
  render(
    <MantineProvider theme={theme} env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const at = () => router.state.location.pathname + router.state.location.search;
  return { bff, session, router, at };
}

const headingIs = (name: string) => screen.findByRole("heading", { name });

async function signIn() {
  await userEvent.type(screen.getByLabelText("企業コード"), "kirinuki");
  await userEvent.type(screen.getByLabelText("ユーザーID"), "user01");
  await userEvent.type(screen.getByLabelText("パスワード"), "Kirinuki1!{Enter}");
}

describe("the program", () => {
  beforeEach(() => {
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it("asks for the sign-in and returns to what was asked for", async () => {
    const { at } = await open("/0002?theme=3", { Viewer: [nobody, user], Login: success });
    await headingIs("ログイン");
    expect(recall("savedUrl")).toBe("/0002?theme=3");
    await signIn();
    await headingIs("home");
    expect(at()).toBe("/0002?theme=3");
    expect(recall("savedUrl")).toBeNull();
    expect(document.title).toBe("記事｜Kirinuki");
  });

  it("leads whoever must set up a second factor to the screen for it, which fills the window", async () => {
    const factor = { __typename: "SecondFactor", authenticator: false, passkeys: [], recoveryCodeCount: 0 };
    const { at } = await open("/0002", {
      Viewer: { data: { viewer: aViewer({ secondFactorNeeded: true }) } },
      SecondFactorCards: { data: { secondFactor: { ...factor, demand: "ALL", demanded: true, devices: [] } } },
    });
    await headingIs("2段階認証を設定してください");
    expect(at()).toBe("/second-factor");
    expect(await screen.findByRole("button", { name: "設定する" })).toBeDefined();
  });

  it("returns to the place within the page too", async () => {
    const { router } = await open("/0002?theme=3#list", { Viewer: [nobody, user], Login: success });
    await headingIs("ログイン");
    await signIn();
    await headingIs("home");
    expect(router.state.location).toMatchObject({ pathname: "/0002", search: "?theme=3", hash: "#list" });
  });

  describe("the link of a mail", () => {
    const HOME_OF_LINK = "/0002?theme=12&from=2026-11-05&to=2026-11-05";
    const LINK = "/0001?is_mail=1&mode=5&t00=m12&processDate=20261105&themaClass=TM";

    it("opens its target for who is signed in, and asks the server for nothing but who that is", async () => {
      const { at, bff } = await open(LINK, { Viewer: user });
      await headingIs("home");
      expect(at()).toBe(HOME_OF_LINK);
      expect(bff.operations()).toEqual(["Viewer"]);
    });

    it("waits for the sign-in by password, over wrong ones", async () => {
      const wrong = {
        data: { login: { __typename: "Refusal", code: "MSG0001", message: "正しくありません。", retryAfter: null } },
      };
      const { at } = await open(LINK, { Viewer: [nobody, user], Login: [wrong, success] });
      await headingIs("ログイン");
      await signIn();
      await screen.findByText("正しくありません。");
      await userEvent.type(screen.getByLabelText("パスワード"), "{Enter}");
      await headingIs("home");
      expect(at()).toBe(HOME_OF_LINK);
      expect(recall("savedUrl")).toBeNull();
    });

    it("signs in by itself with remember-me", async () => {
      remember("rememberMe", "1");
      const { at } = await open(LINK, { Viewer: [nobody, user], AutoLogin: remembered });
      await headingIs("home");
      expect(at()).toBe(HOME_OF_LINK);
    });

    it("is kept over a failed auto-login, and followed after the password", async () => {
      remember("rememberMe", "1");
      const { at } = await open(LINK, { Viewer: [nobody, user], AutoLogin: notRemembered, Login: success });
      await headingIs("ログインの有効期限が切れました");
      await userEvent.click(screen.getByRole("link", { name: "ログイン画面へ" }));
      await headingIs("ログイン");
      await signIn();
      await headingIs("home");
      expect(at()).toBe(HOME_OF_LINK);
    });

    it("is refused with a dialog to a user without the right, who is not the one it was mailed to", async () => {
      const { abilities } = aViewer();
      const other = aViewer({
        userId: "image01",
        abilities: { ...abilities, mc: { ...abilities.mc, viewPdf: false } },
      });
      const { at } = await open("/0001?is_mail=1&mode=2&a00=m1", {
        Viewer: [nobody, { data: { viewer: other } }],
        Login: success,
      });
      await headingIs("ログイン");
      await signIn();
      const dialog = await screen.findByRole("dialog", { name: "要求された記事は表示できません。" });
      expect(at()).toBe("/0004");
      await userEvent.click(within(dialog).getByRole("button", { name: "閉じる" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
  });

  it("opens home for who is signed in, with the frame", async () => {
    const { at } = await open("/", { Viewer: user });
    await headingIs("home");
    expect(at()).toBe("/0002");
    expect(screen.getByRole("link", { name: "記事" }).getAttribute("aria-current")).toBe("page");
    expect(screen.queryByRole("link", { name: "管理" })).toBeNull();
  });

  it("signs out by the menu and says so", async () => {
    const { at, session } = await open("/0002", { Viewer: user, Logout: loggedOut });
    await headingIs("home");
    await userEvent.click(screen.getByRole("button", { name: "ログアウト", hidden: true }));
    await headingIs("ログアウトしました");
    expect(at()).toBe("/0018?logoutid=1");
    expect(session.currentSession().state).toBe("signedOut");
    expect(screen.queryByRole("button", { name: /佐久間 遥/ })).toBeNull();
  });

  it("goes to the sign-in when the session runs out, and says why", async () => {
    const { session, at } = await open("/0002", { Viewer: user });
    await headingIs("home");
    const complaint = vi.spyOn(console, "error");
    act(() => session.expireSession("/0002"));
    expect(screen.queryByRole("heading", { name: "home" })).toBeNull();
    await headingIs("ログイン");
    expect(at()).toBe("/0001");
    expect(screen.getByText(/しばらく操作がなかったため/)).toBeTruthy();
    expect(complaint).not.toHaveBeenCalled();
  });

  it("signs in by itself with remember-me", async () => {
    remember("rememberMe", "1");
    const { bff } = await open("/0002", {
      Viewer: [nobody, user],
      AutoLogin: remembered,
    });
    await headingIs("home");
    expect(bff.operations()).toEqual(["Viewer", "AutoLogin", "Viewer"]);
  });

  it("goes to Logout with logoutid 2 where that is refused, and forgets remember-me", async () => {
    remember("rememberMe", "1");
    const { at } = await open("/0002", { Viewer: nobody, AutoLogin: notRemembered });
    await headingIs("ログインの有効期限が切れました");
    expect(at()).toBe("/0018?logoutid=2");
    expect([recall("rememberMe"), recall("savedUrl")]).toEqual([null, "/0002"]);
  });

  it.each(["/nowhere", "/sp/0014/x"])("shows 見つかりません inside the frame at %s", async (address) => {
    await open(address, { Viewer: user });
    await headingIs("見つかりません");
    expect(
      await screen.findByRole("button", { name: address.startsWith("/sp/") ? "メニュー" : /佐久間 遥/ }),
    ).toBeTruthy();
    await waitFor(() => expect(document.title).toBe("見つかりません｜Kirinuki"));
  });

  it("shows 見つかりません without anybody's frame to the signed out", async () => {
    await open("/nowhere", { Viewer: nobody });
    await headingIs("見つかりません");
    expect(screen.getByRole("link", { name: "ログイン画面へ" })).toBeTruthy();
  });

  it("makes the IP check at ip=1 and goes home", async () => {
    const { at, bff } = await open("/0001?ip=1", { Viewer: [nobody, user], IpLogin: admittedByAddress });
    await headingIs("home");
    expect(at()).toBe("/0002");
    expect(bff.operations().filter((name) => name === "IpLogin")).toEqual(["IpLogin"]);
  });

  it("goes to 0021 where the address is unknown, and says why", async () => {
    const { at } = await open("/0001?ip=1", { Viewer: nobody, IpLogin: unknownAddress });
    await screen.findByText("ご利用のネットワークからはIPアドレス認証でログインできません。");
    expect(at()).toBe("/0021");
    await userEvent.click(screen.getByRole("link", { name: "企業コードでログイン" }));
    await headingIs("ログイン");
  });

  it("returns by IP login to what was asked for", async () => {
    const { at } = await open("/0002?theme=3", { Viewer: [nobody, user], IpLogin: admittedByAddress });
    await headingIs("ログイン");
    await userEvent.click(screen.getByRole("button", { name: "IPアドレス認証でログイン" }));
    await headingIs("home");
    expect(at()).toBe("/0002?theme=3");
  });

  it("says on 0021 why the button let nobody in", async () => {
    const { at } = await open("/0001", { Viewer: nobody, IpLogin: unknownAddress });
    await headingIs("ログイン");
    await userEvent.click(screen.getByRole("button", { name: "IPアドレス認証でログイン" }));
    await screen.findByText("ご利用のネットワークからはIPアドレス認証でログインできません。");
    expect(at()).toBe("/0021");
  });

  describe("on a phone", () => {
    beforeEach(() => {
      vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 16) Mobile");
    });

    it("signs in at /sp/0001 and returns to what was asked for", async () => {
      const { at } = await open("/0002?theme=3", { Viewer: [nobody, user], Login: success });
      await headingIs("ログイン");
      expect(at()).toBe("/sp/0001");
      await signIn();
      await headingIs("home");
      expect(at()).toBe("/sp/0002?theme=3");
    });

    it("checks the address at /sp: home, or /sp/0021", async () => {
      const { at } = await open("/sp", { Viewer: [nobody, user], IpLogin: admittedByAddress });
      await headingIs("home");
      expect(at()).toBe("/sp/0002");
    });

    it("goes from /sp to /sp/0021 where the address is unknown", async () => {
      const { at } = await open("/sp", { Viewer: nobody, IpLogin: unknownAddress });
      await screen.findByText("ご利用のネットワークからはIPアドレス認証でログインできません。");
      expect(at()).toBe("/sp/0021");
    });

    it("signs in by remember-me at /sp without the check", async () => {
      remember("rememberMe", "1");
      const { bff } = await open("/sp", { Viewer: [nobody, user], AutoLogin: remembered });
      await headingIs("home");
      expect(bff.operations()).not.toContain("IpLogin");
    });
  });

  describe("for operators", () => {
    const operator = { __typename: "Operator", id: "operator", name: "須永 亮", department: "運用部" };
    const asked = (operatorViewer: object | null) => ({ data: { operatorViewer } });
    const let_in = { data: { operatorLogin: { __typename: "OperatorLoginSucceeded", operator } } };

    it("signs in at /el, in the operators' frame, without a word about users", async () => {
      const { at, bff } = await open("/el/home", {
        OperatorViewer: [asked(null), asked(operator)],
        OperatorLogin: let_in,
      });
      await headingIs("運用管理ログイン");
      expect(at()).toBe("/el");
      await userEvent.type(screen.getByLabelText("運用担当者ID"), "operator");
      await userEvent.type(screen.getByLabelText("パスワード"), "Operator1!{Enter}");
      await headingIs("運用管理");
      expect(at()).toBe("/el/home");
      expect(screen.getByText("須永 亮")).toBeTruthy();
      expect(bff.operations()).not.toContain("Viewer");
    });

    it("signs out again", async () => {
      const { at } = await open("/el", {
        OperatorViewer: asked(operator),
        OperatorLogout: { data: { operatorLogout: { __typename: "LogoutResult", done: true } } },
      });
      await headingIs("運用管理");
      await userEvent.click(screen.getByRole("button", { name: "ログアウト" }));
      await headingIs("運用管理ログイン");
      expect(at()).toBe("/el");
    });

    it("stays signed in where the server could not be told, and says so", async () => {
      await open("/el", { OperatorViewer: asked(operator), OperatorLogout: new TypeError("x") });
      await headingIs("運用管理");
      await userEvent.click(screen.getByRole("button", { name: "ログアウト" }));
      await screen.findByText(/サーバーにつながりません/);
    });

    it("says why an operator is not let in", async () => {
      const refused = {
        data: {
          operatorLogin: { __typename: "Refusal", code: "MSG0003", message: "正しくありません。", retryAfter: 90 },
        },
      };
      await open("/el", { OperatorViewer: asked(null), OperatorLogin: refused });
      await headingIs("運用管理ログイン");
      await userEvent.click(screen.getByRole("button", { name: "ログイン" }));
      expect(await screen.findByRole("link", { name: "運用担当者IDを入力してください。" })).toBeTruthy();
      await userEvent.type(screen.getByLabelText("運用担当者ID"), "operator");
      await userEvent.type(screen.getByLabelText("パスワード"), "x{Enter}");
      expect((await screen.findByText("正しくありません。")).closest("[role=alert]")?.textContent).toContain(
        "あと約2分",
      );
    });

    it.each(["/el/nowhere", "/el/nowhere/x"])("leads back to /el from %s, which is not there", async (address) => {
      const { at, bff } = await open(address, { OperatorViewer: asked(operator) });
      await headingIs("見つかりません");
      const back = screen.getByRole("link", { name: "運用管理のトップへ" });
      expect(back.getAttribute("href")).toBe("/el");
      await userEvent.click(back);
      await headingIs("運用管理");
      expect(at()).toBe("/el/home");
      expect(bff.operations()).not.toContain("Viewer");
    });

    it("asks for the operators' sign-in at an unknown address under /el", async () => {
      const { at } = await open("/el/nowhere", { OperatorViewer: asked(null) });
      await headingIs("運用管理ログイン");
      expect(at()).toBe("/el");
    });
  });

  it("shows the failed state where nobody answers, and tries again", async () => {
    const { bff } = await open("/0002", { Viewer: [new TypeError("x"), user] });
    await headingIs("画面を読み込めませんでした");
    await userEvent.click(screen.getByRole("button", { name: "もう一度読み込む" }));
    await headingIs("home");
    expect(bff.operations()).toEqual(["Viewer", "Viewer"]);
  });

  it("opens the sign-in also where nobody answers", async () => {
    await open("/0001", { Viewer: new TypeError("x"), LoginScreen: new TypeError("x") });
    await headingIs("ログイン");
  });

  it("lists the keys under ?", async () => {
    await open("/0002", { Viewer: user });
    await headingIs("home");
    await userEvent.keyboard("?");
    await waitFor(() => expect(screen.getByRole("dialog", { name: "キー操作の一覧" })).toBeTruthy());
    expect(screen.getByText("この一覧を開く")).toBeTruthy();
  });
});
