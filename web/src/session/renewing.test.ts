import { beforeEach, describe, expect, it, vi } from "vitest";
import { recall, remember } from "../browser/session-storage.ts";
import { aViewer } from "../testing/a-viewer.ts";
import { fakeBff } from "../testing/fake-bff.ts";
import { notRemembered, remembered, somebody } from "../testing/sign-in-answers.ts";

async function fresh() {
  vi.resetModules();
  const [renewing, session, failures] = [
    await import("./renewing.ts"),
    await import("./session.ts"),
    await import("../bff/graphql-post.ts"),
  ];
  fakeBff({ Viewer: somebody });
  await session.knownSession();
  const goTo = vi.fn(async (_: string) => undefined);
  session.goBy(goTo);
  const unsigned = () => new failures.GraphqlFailure("unauthenticated", "");
  return { ...renewing, session, goTo, unsigned, failures };
}

let given: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  given = await fresh();
  window.history.replaceState(null, "", "/0002?t=1");
});

/** A call that meets a 401 so many times, and then answers. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw given.unsigned();
    return "data";
  });
}

describe("a call of a session that ran out", () => {
  it("without remember-me ends the session, keeps the address, and is not sent again", async () => {
    const send = failing(1);
    await expect(given.sendRenewing(send)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(send).toHaveBeenCalledTimes(1);
    expect(given.session.currentSession().state).toBe("signedOut");
    expect([recall("sessionOut"), recall("savedUrl")]).toEqual(["1", "/0002?t=1"]);
    expect(given.goTo).not.toHaveBeenCalled();
  });

  it("with remember-me renews it silently and is sent once more", async () => {
    remember("rememberMe", "1");
    const bff = fakeBff({ AutoLogin: remembered, Viewer: somebody });
    const send = failing(1);
    await expect(given.sendRenewing(send)).resolves.toBe("data");
    expect(send).toHaveBeenCalledTimes(2);
    expect(bff.operations()).toEqual(["AutoLogin", "Viewer"]);
    expect(recall("sessionOut")).toBeNull();
  });

  it("is sent once more only, and then ends the session", async () => {
    remember("rememberMe", "1");
    fakeBff({ AutoLogin: remembered, Viewer: somebody });
    const send = failing(5);
    await expect(given.sendRenewing(send)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(send).toHaveBeenCalledTimes(2);
    expect(given.session.currentSession().state).toBe("signedOut");
  });

  it.each([
    ["refused", notRemembered],
    ["unreachable", new TypeError("x")],
  ])("leads to Logout with logoutid 2 where renewing is %s, and keeps the address", async (_, answer) => {
    remember("rememberMe", "1");
    fakeBff({ AutoLogin: answer });
    await expect(given.sendRenewing(failing(1))).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(given.goTo.mock.calls).toEqual([["/0018?logoutid=2"]]);
    expect(given.session.currentSession().state).toBe("signedOut");
    expect(recall("savedUrl")).toBe("/0002?t=1");
  });

  it("shares one renewal with the others, also with one whose 401 comes late", async () => {
    remember("rememberMe", "1");
    const bff = fakeBff({ AutoLogin: remembered, Viewer: somebody });
    const { promise, reject } = Promise.withResolvers<string>();
    const late = vi.fn(() => (late.mock.calls.length === 1 ? promise : Promise.resolve("late data")));
    const waiting = given.sendRenewing(late);
    const both = [given.sendRenewing(failing(1)), given.sendRenewing(failing(1))];
    await expect(Promise.all(both)).resolves.toEqual(["data", "data"]);
    reject(given.unsigned());
    await expect(waiting).resolves.toBe("late data");
    expect(bff.operations()).toEqual(["AutoLogin", "Viewer"]);
  });

  it("is never sent again as another user", async () => {
    remember("rememberMe", "1");
    fakeBff({ AutoLogin: remembered, Viewer: { data: { viewer: aViewer({ userId: "user02" }) } } });
    const send = failing(1);
    await expect(given.sendRenewing(send)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(send).toHaveBeenCalledTimes(1);
    expect(given.session.currentSession()).toMatchObject({ viewer: { userId: "user02" } });
  });

  it("leaves other faults alone", async () => {
    remember("rememberMe", "1");
    const bff = fakeBff({});
    const fault = new given.failures.GraphqlFailure("server", "x");
    await expect(given.sendRenewing(() => Promise.reject(fault))).rejects.toBe(fault);
    expect(bff.calls).toEqual([]);
    expect(given.session.currentSession().state).toBe("signedIn");
  });

  describe("in the PDF flow", () => {
    const PDF = { flow: "pdf", mailLink: false } as const;
    const MAIL = { flow: "pdf", mailLink: true } as const;
    const failsWith = (context: typeof PDF | typeof MAIL, times = 1) =>
      expect(given.sendRenewing(failing(times), context)).rejects.toMatchObject({ kind: "unauthenticated" });
    const where = () => ({
      gone: given.goTo.mock.calls.flat(),
      state: given.session.currentSession().state,
      saved: recall("savedUrl"),
    });
    const LOGGED_OUT = { gone: ["/0018?logoutid=2"], state: "signedOut", saved: "/0002?t=1" };
    const STAYS = { gone: [], state: "signedIn", saved: null };

    it.each([
      ["", PDF],
      [" of a mail link", MAIL],
    ])("without remember-me a call%s leads to Logout with logoutid 2", async (_, context) => {
      await failsWith(context);
      expect(where()).toEqual(LOGGED_OUT);
    });

    it("with remember-me it is renewed and sent once more, like any other", async () => {
      remember("rememberMe", "1");
      for (const context of [PDF, MAIL]) {
        fakeBff({ AutoLogin: remembered, Viewer: somebody });
        await expect(given.sendRenewing(failing(1), context)).resolves.toBe("data");
      }
      expect(where()).toEqual(STAYS);
    });

    it.each([
      ["refused", notRemembered],
      ["unreachable", new TypeError("x")],
    ])("a mail link with remember-me is not logged out where renewing is %s", async (_, answer) => {
      remember("rememberMe", "1");
      fakeBff({ AutoLogin: answer });
      await failsWith(MAIL);
      expect(where()).toEqual(STAYS);
    });

    it("nor where the second try meets a 401 again, whereas another PDF call is", async () => {
      remember("rememberMe", "1");
      fakeBff({ AutoLogin: remembered, Viewer: somebody });
      await failsWith(MAIL, 5);
      expect(where()).toEqual(STAYS);
      await failsWith(PDF, 5);
      expect(where()).toEqual(LOGGED_OUT);
    });

    it("remember-me without a mail link is logged out where renewing fails", async () => {
      remember("rememberMe", "1");
      fakeBff({ AutoLogin: notRemembered });
      await failsWith(PDF);
      expect(where()).toEqual(LOGGED_OUT);
    });

    it("leaves the next call of data to end the session", async () => {
      remember("rememberMe", "1");
      fakeBff({ AutoLogin: notRemembered });
      await failsWith(MAIL);
      await expect(given.sendRenewing(failing(1))).rejects.toMatchObject({ kind: "unauthenticated" });
      expect(given.session.currentSession().state).toBe("signedOut");
      expect(recall("sessionOut")).toBe("1");
    });
  });
});
