import { MantineProvider } from "@mantine/core";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { theme } from "../design/theme.ts";
import { recall, remember } from "./session-storage.ts";
import { aViewer } from "./testing/a-viewer.ts";
import { fakeBff } from "./testing/fake-bff.ts";

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

const nobody = { data: { viewer: null } };
const user = { data: { viewer: aViewer() } };
const quiet = { data: { loginScreen: { __typename: "LoginScreen", alert: null, notices: [] } } };
const success = {
  data: {
    login: { __typename: "LoginSucceeded", viewer: { __typename: "Viewer", contractId: "1", userId: "user01" } },
  },
};
const loggedOut = { data: { logout: { __typename: "LogoutResult", done: true } } };

/** The whole program at one address, with a session of its own. */
async function open(address: string, answers: Parameters<typeof fakeBff>[0]) {
  vi.resetModules();
  const [{ routeObjects }, session] = [await import("./router.tsx"), await import("./session.ts")];
  const bff = fakeBff({ LoginScreen: quiet, ...answers });
  const router = createMemoryRouter(routeObjects(), { initialEntries: [address] });
  session.subscribeSession(() => void router.revalidate());
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
      "/api/v1/login": Response.json({ result: { status: 0 } }),
    });
    await headingIs("home");
    expect(bff.operations()).toEqual(["Viewer", "/api/v1/login", "Viewer"]);
  });

  it("goes to Logout with logoutid 2 where that fails, and forgets remember-me", async () => {
    remember("rememberMe", "1");
    const { at } = await open("/0002", { Viewer: nobody, "/api/v1/login": Response.json({ result: { status: 1 } }) });
    await headingIs("ログインの有効期限が切れました");
    expect(at()).toBe("/0018?logoutid=2");
    expect([recall("rememberMe"), recall("savedUrl")]).toEqual([null, "/0002"]);
  });

  it.each(["/nowhere", "/0011", "/sp/0014/x"])("shows 見つかりません inside the frame at %s", async (address) => {
    await open(address, { Viewer: user });
    await headingIs("見つかりません");
    expect(screen.getByRole("button", { name: /佐久間 遥/ })).toBeTruthy();
    expect(document.title).toBe("見つかりません｜Kirinuki");
  });

  it("shows 見つかりません without anybody's frame to the signed out", async () => {
    await open("/0022", { Viewer: nobody });
    await headingIs("見つかりません");
    expect(screen.getByRole("link", { name: "ログイン画面へ" })).toBeTruthy();
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
