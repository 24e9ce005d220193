import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../browser/session-storage.ts";
import { aViewer } from "../testing/a-viewer.ts";
import { fakeBff, unauthenticated } from "../testing/fake-bff.ts";
import {
  admittedByAddress,
  loggedIn,
  loggedOut,
  nobody,
  notRemembered,
  remembered,
  somebody,
  unknownAddress,
} from "../testing/sign-in-answers.ts";

const viewer = aViewer();
const form = { contractCode: "kirinuki", userId: "user01", password: "Kirinuki1!", rememberMe: false };
const refused = {
  data: { login: { __typename: "Refusal", code: "MSG0001", message: "正しくありません。", retryAfter: null } },
};

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
    expect(session.guardState()).toMatchObject({ state: "signedIn", role: "USER" });
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
  let goTo: ReturnType<typeof vi.fn<(address: string) => Promise<void>>>;
  beforeEach(async () => {
    fakeBff({ Viewer: somebody });
    await session.knownSession();
    remember("rememberMe", "1");
    goTo = vi.fn(async () => {
      expect(session.currentSession().state).toBe("signedIn");
      expect(recall("rememberMe")).toBeNull();
    });
    session.goBy(goTo);
  });

  it("tells the server, clears, leaves, and only then is signed out", async () => {
    fakeBff({ Logout: loggedOut });
    await session.signOut();
    expect(goTo.mock.calls).toEqual([["/0018?logoutid=1"]]);
    expect(session.currentSession()).toEqual({ state: "signedOut" });
  });

  it("clears everything also when the server can't be told, and goes to the sign-in", async () => {
    fakeBff({ Logout: new TypeError("no network") });
    await session.signOut();
    expect(goTo.mock.calls).toEqual([["/0001"]]);
    expect(session.currentSession()).toEqual({ state: "signedOut" });
    expect(recall("rememberMe")).toBeNull();
  });

  it("tells the server at the next start then, before anything else", async () => {
    fakeBff({ Logout: new TypeError("no network") });
    await session.signOut();
    session = await freshSession();
    const away = fakeBff({ Logout: new TypeError("no network"), Viewer: somebody });
    await expect(session.knownSession()).resolves.toEqual({ state: "signedOut" });
    expect(away.operations()).toEqual(["Logout"]);
    session = await freshSession();
    const back = fakeBff({ Logout: loggedOut, Viewer: somebody });
    await expect(session.knownSession()).resolves.toEqual({ state: "signedOut" });
    session = await freshSession();
    await session.knownSession();
    expect(back.operations()).toEqual(["Logout", "Viewer"]);
  });

  it("forgets that it has to tell the server when somebody signs in", async () => {
    fakeBff({ Logout: new TypeError("no network") });
    await session.signOut();
    fakeBff({ Login: loggedIn, Viewer: somebody });
    await session.signIn(form);
    expect(recall("logoutPending")).toBeNull();
  });

  it("takes a 401 that comes on the way out for no expiry", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    session.goBy(() => promise);
    fakeBff({ Logout: loggedOut });
    const mark = session.sessionMark();
    const out = session.signOut();
    await expect(session.renewSession(mark)).resolves.toBe(false);
    resolve();
    await out;
    expect([recall("sessionOut"), recall("savedUrl")]).toEqual([null, null]);
  });
});

describe("expiry", () => {
  it("marks the session out and keeps the address, once", async () => {
    fakeBff({ Viewer: somebody });
    await session.knownSession();
    session.expireSession("/0002?t=1");
    session.expireSession("/0001");
    expect([recall("sessionOut"), recall("savedUrl"), recall("authenticated")]).toEqual(["1", "/0002?t=1", null]);
  });
});

describe("automatic sign-in", () => {
  beforeEach(() => {
    remember("rememberMe", "1");
  });

  it("is one attempt however many ask, and makes the session known", async () => {
    const bff = fakeBff({ AutoLogin: remembered, Viewer: somebody });
    await expect(Promise.all([session.autoLogin(), session.autoLogin()])).resolves.toEqual([true, true]);
    expect(bff.operations()).toEqual(["AutoLogin", "Viewer"]);
    expect(session.guardState()).toMatchObject({ state: "signedIn" });
  });

  it("takes turns with other tabs, so that none brings a token that another has used", async () => {
    let last = Promise.resolve<unknown>(undefined);
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => {
      last = last.then(work);
      return last;
    });
    vi.stubGlobal("navigator", { locks: { request } });
    const bff = fakeBff({ AutoLogin: remembered, Viewer: somebody });
    const otherTab = await freshSession();
    await expect(Promise.all([session.autoLogin(), otherTab.autoLogin()])).resolves.toEqual([true, true]);
    expect(bff.operations()).toEqual(["AutoLogin", "Viewer", "AutoLogin", "Viewer"]);
    expect(request.mock.calls.map(([name]) => name)).toEqual(["kirinuki.autoLogin", "kirinuki.autoLogin"]);
    vi.unstubAllGlobals();
  });

  const tooMany = { data: { autoLogin: { __typename: "Refusal", message: "x", retryAfter: 60 } } };
  it.each([
    ["is refused", notRemembered, null],
    ["comes too often", tooMany, "1"],
    ["meets a fault", { data: null, errors: [{ message: "x" }] }, "1"],
    ["meets no network", new TypeError("no network"), "1"],
  ])("ends remember-me only where the token is no good: %s", async (_, answer, kept) => {
    fakeBff({ AutoLogin: answer });
    await expect(session.autoLogin()).resolves.toBe(false);
    expect(recall("rememberMe")).toBe(kept);
    expect(session.guardState()).toEqual({ state: "signedOut", remembered: false });
  });

  it("is tried again after somebody has signed in", async () => {
    fakeBff({ AutoLogin: new TypeError("x"), Login: loggedIn, Viewer: somebody });
    await session.autoLogin();
    await session.signIn({ ...form, rememberMe: true });
    session.expireSession("/0002");
    expect(session.guardState()).toEqual({ state: "signedOut", remembered: true });
  });

  it("fails where the browser keeps no cookie", async () => {
    fakeBff({ AutoLogin: remembered, Viewer: nobody });
    await expect(session.autoLogin()).resolves.toBe(false);
  });
});

describe("IP login", () => {
  it("makes the session known and remembers that this browser came in by its address", async () => {
    const bff = fakeBff({ IpLogin: admittedByAddress, Viewer: somebody });
    remember("rememberMe", "1");
    await Promise.all([session.ipLogin(), session.ipLogin()]);
    expect(bff.operations()).toEqual(["IpLogin", "Viewer"]);
    expect(session.currentSession().state).toBe("signedIn");
    expect([recall("ipUser"), recall("contractCode"), recall("rememberMe")]).toEqual(["1", "kirinuki", null]);
  });

  it("changes nothing when refused", async () => {
    fakeBff({ IpLogin: unknownAddress });
    await expect(session.ipLogin()).resolves.toMatchObject({ __typename: "Refusal" });
    expect(session.currentSession().state).toBe("unknown");
    expect(window.localStorage.length).toBe(0);
  });
});
