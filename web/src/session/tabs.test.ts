import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../browser/session-storage.ts";
import { aViewer } from "../testing/a-viewer.ts";
import { fakeBff } from "../testing/fake-bff.ts";
import { loggedIn, loggedOut, nobody, somebody } from "../testing/sign-in-answers.ts";

/** The browser's channel between tabs: everybody hears but who speaks. */
class FakeChannel {
  static open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** A tab: a program of its own, in the same browser. */
async function openTab() {
  vi.resetModules();
  const [tabs, session] = [await import("./tabs.ts"), await import("./session.ts")];
  const goTo = vi.fn(async (_: string) => undefined);
  session.goBy(goTo);
  const heard: Promise<void>[] = [];
  tabs.hearTabs((news) => heard.push(session.hearOtherTab(news)));
  return { ...session, goTo, settle: () => Promise.all(heard) };
}

const form = { contractCode: "kirinuki", userId: "user01", password: "Kirinuki1!", rememberMe: false };

describe("the tabs of one browser", () => {
  beforeEach(() => {
    FakeChannel.open.clear();
    vi.stubGlobal("BroadcastChannel", FakeChannel);
    fakeBff({ Viewer: somebody, Logout: loggedOut, Login: loggedIn });
  });

  it("sign out together, all to Logout with logoutid 1", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.knownSession();
    await second.knownSession();
    remember("savedUrl", "/0015");
    await first.signOut();
    await second.settle();
    expect(second.currentSession()).toEqual({ state: "signedOut" });
    expect(second.goTo.mock.calls).toEqual([["/0018?logoutid=1"]]);
    expect(recall("savedUrl")).toBeNull();
  });

  it("hear of it before the server does, so that no call of theirs is met by a 401 first", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.knownSession();
    await second.knownSession();
    const out = first.signOut();
    expect(second.goTo.mock.calls).toEqual([["/0018?logoutid=1"]]);
    await Promise.all([out, second.settle()]);
  });

  it("keep in mind that the server has not heard of the sign-out yet", async () => {
    fakeBff({ Viewer: somebody, Logout: new TypeError("no network") });
    const [first, second] = [await openTab(), await openTab()];
    await first.knownSession();
    await second.knownSession();
    await first.signOut();
    await second.settle();
    expect(recall("logoutPending")).toBe("1");
  });

  it("forget together where one had run out, so that its address is not the next user's", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.knownSession();
    await second.knownSession();
    second.expireSession("/0002?theme=3");
    await first.signOut();
    await second.settle();
    expect(recall("savedUrl")).toBeNull();
  });

  it("sign in together, so that a waiting tab goes on where it was", async () => {
    fakeBff({ Viewer: [nobody, somebody], Login: loggedIn });
    const [first, second] = [await openTab(), await openTab()];
    await second.knownSession();
    expect(second.currentSession()).toEqual({ state: "signedOut" });
    await first.signIn(form);
    await second.settle();
    expect(second.currentSession()).toMatchObject({ state: "signedIn" });
  });

  it("take over another user's sign-in, since they share the cookie", async () => {
    const [first, second] = [await openTab(), await openTab()];
    await second.knownSession();
    fakeBff({ Login: loggedIn, Viewer: { data: { viewer: aViewer({ userId: "user02" }) } } });
    await first.signIn(form);
    await second.settle();
    expect(second.currentSession()).toMatchObject({ viewer: { userId: "user02" } });
  });

  it("leave a tab alone that has not asked yet, and one that is signed out", async () => {
    const [first, second, third] = [await openTab(), await openTab(), await openTab()];
    await first.knownSession();
    fakeBff({ Viewer: nobody, Logout: loggedOut });
    await third.knownSession();
    await first.signOut();
    await Promise.all([second.settle(), third.settle()]);
    expect(second.currentSession()).toEqual({ state: "unknown" });
    expect([second.goTo.mock.calls, third.goTo.mock.calls]).toEqual([[], []]);
  });

  it("ignore what they don't know", async () => {
    const tab = await openTab();
    await tab.knownSession();
    new FakeChannel().postMessage({ evil: true });
    await tab.settle();
    expect(tab.currentSession()).toMatchObject({ state: "signedIn" });
  });
});

it("goes without a channel where the browser has none", async () => {
  fakeBff({ Viewer: somebody, Logout: loggedOut });
  const tab = await openTab();
  await tab.knownSession();
  await tab.signOut();
  expect(tab.currentSession()).toEqual({ state: "signedOut" });
});
