import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "./session-storage.ts";
import { aViewer } from "./testing/a-viewer.ts";
import { fakeBff, unauthenticated } from "./testing/fake-bff.ts";

const viewer = aViewer();
const form = { contractCode: "kirinuki", userId: "user01", password: "Kirinuki1!", rememberMe: false };
const loggedIn = {
  data: {
    login: { __typename: "LoginSucceeded", viewer: { __typename: "Viewer", contractId: "1", userId: "user01" } },
  },
};
const refused = { data: { login: { __typename: "Refusal", code: "MSG0001", message: "正しくありません。" } } };

/** The module keeps the session of its tab, so every test takes a fresh one. */
async function freshSession() {
  vi.resetModules();
  return import("./session.ts");
}

let session: Awaited<ReturnType<typeof freshSession>>;
beforeEach(async () => {
  session = await freshSession();
});

describe("who is signed in", () => {
  it("is asked once, also by several at the same time", async () => {
    const bff = fakeBff({ Viewer: { data: { viewer } } });
    await Promise.all([session.knownSession(), session.knownSession()]);
    await session.knownSession();
    expect(bff.operations()).toEqual(["Viewer"]);
    expect(session.guardState()).toEqual({ state: "signedIn", role: "USER" });
  });

  it.each([
    ["nobody", { data: { viewer: null } }],
    ["an expired session", unauthenticated],
  ])("is %s: signed out", async (_, answer) => {
    fakeBff({ Viewer: answer });
    await expect(session.knownSession()).resolves.toEqual({ state: "signedOut" });
  });

  it("stays unknown where nobody answers, and is asked again", async () => {
    fakeBff({ Viewer: [new TypeError("no network"), { data: { viewer } }] });
    await expect(session.knownSession()).rejects.toMatchObject({ kind: "network" });
    expect(session.currentSession().state).toBe("unknown");
    await expect(session.knownSession()).resolves.toMatchObject({ state: "signedIn" });
  });
});

describe("sign-in", () => {
  it("makes the session known and remembers the contract code", async () => {
    fakeBff({ Login: loggedIn, Viewer: { data: { viewer } } });
    const heard = vi.fn();
    session.subscribeSession(heard);
    await session.signIn(form);
    expect(session.currentSession()).toEqual({ state: "signedIn", viewer });
    expect(heard).toHaveBeenCalledTimes(1);
    expect([recall("contractCode"), recall("rememberMe"), recall("authenticated")]).toEqual(["kirinuki", null, "1"]);
  });

  it("marks remember-me only where it was asked for", async () => {
    fakeBff({ Login: loggedIn, Viewer: { data: { viewer } } });
    await session.signIn({ ...form, rememberMe: true });
    expect(recall("rememberMe")).toBe("1");
    await session.signIn(form);
    expect(recall("rememberMe")).toBeNull();
  });

  it("changes nothing when refused", async () => {
    fakeBff({ Login: refused });
    await expect(session.signIn(form)).resolves.toMatchObject({ __typename: "Refusal" });
    expect(session.currentSession().state).toBe("unknown");
    expect(window.localStorage.length).toBe(0);
  });
});

describe("sign-out", () => {
  beforeEach(async () => {
    fakeBff({ Viewer: { data: { viewer } } });
    await session.knownSession();
    remember("rememberMe", "1");
  });

  it("tells the server, clears, leaves, and only then is signed out", async () => {
    fakeBff({ Logout: { data: { logout: { __typename: "LogoutResult", done: true } } } });
    const leave = vi.fn(async () => {
      expect(session.currentSession().state).toBe("signedIn");
      expect(recall("rememberMe")).toBeNull();
    });
    await session.signOut(leave);
    expect(leave).toHaveBeenCalledWith(true);
    expect(session.currentSession()).toEqual({ state: "signedOut" });
  });

  it("clears everything also when the server can't be told", async () => {
    fakeBff({ Logout: new TypeError("no network") });
    const leave = vi.fn(async () => undefined);
    await session.signOut(leave);
    expect(leave).toHaveBeenCalledWith(false);
    expect(session.currentSession()).toEqual({ state: "signedOut" });
    expect(recall("rememberMe")).toBeNull();
  });
});

describe("expiry", () => {
  it("marks the session out and keeps the address, once", async () => {
    fakeBff({ Viewer: { data: { viewer } } });
    await session.knownSession();
    session.expireSession("/0002?t=1");
    session.expireSession("/0001");
    expect([recall("sessionOut"), recall("savedUrl"), recall("authenticated")]).toEqual(["1", "/0002?t=1", null]);
  });
});

describe("automatic sign-in", () => {
  it("is one attempt however many ask, and makes the session known", async () => {
    remember("rememberMe", "1");
    const bff = fakeBff({ "/api/v1/login": Response.json({ result: { status: 0 } }), Viewer: { data: { viewer } } });
    await expect(Promise.all([session.autoLogin(), session.autoLogin()])).resolves.toEqual([true, true]);
    expect(bff.operations()).toEqual(["/api/v1/login", "Viewer"]);
    expect(session.guardState()).toMatchObject({ state: "signedIn" });
  });

  it.each([
    ["is refused", Response.json({ result: { status: 1 } })],
    ["meets a fault", new Response("", { status: 500 })],
    ["meets no network", new TypeError("no network")],
  ])("forgets remember-me when it %s", async (_, answer) => {
    remember("rememberMe", "1");
    fakeBff({ "/api/v1/login": answer });
    await expect(session.autoLogin()).resolves.toBe(false);
    expect(recall("rememberMe")).toBeNull();
  });
});
