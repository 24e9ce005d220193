import { describe, expect, it } from "vitest";
import { deviceOf } from "../domain/device.ts";
import type { Viewer } from "../session/session.ts";
import { aViewer } from "../testing/a-viewer.ts";
import { decide, type GuardInput } from "./guard.ts";
import { targetOfQuery } from "./mail-target.ts";
import { routeTable, rowByPath } from "./route-table.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile Safari/604.1";
const OUT = { state: "signedOut", remembered: false } as const;
const USER = { state: "signedIn", role: "USER" } as const;
const ADMIN = { state: "signedIn", role: "ADMIN" } as const;

function guard(address: string, given: Partial<GuardInput> & { viewer?: Viewer } = {}) {
  const url = new URL(address, "http://test.invalid");
  const { userAgent = "desktop", viewer = aViewer() } = given;
  return decide({
    row: rowByPath(url.pathname),
    url,
    session: OUT,
    mailTarget: targetOfQuery(url.searchParams, viewer, deviceOf(userAgent)),
    operator: false,
    userAgent: "desktop",
    savedUrl: null,
    supportView: null,
    ...given,
  });
}

describe("the guard before the link of a mail", () => {
  const LINK = "/0001?is_mail=1&mode=2&a00=m1.s2";
  const PDF = "/0001-001?is_mail=1&mode=2&a00=m1.s2";

  it("keeps it for after the sign-in, on the sign-in itself and elsewhere", () => {
    expect(guard(LINK)).toEqual({ kind: "show", saveUrl: LINK });
    expect(guard(PDF)).toEqual({ kind: "redirect", to: "/0001", saveUrl: PDF });
    expect(guard("/sp/0001-003?is_mail=1&mode=5", { userAgent: IPHONE })).toEqual({
      kind: "redirect",
      to: "/0001",
      saveUrl: "/sp/0001-003?is_mail=1&mode=5",
    });
    for (const address of [LINK, PDF])
      expect(guard(address, { session: { state: "signedOut", remembered: true } })).toEqual({
        kind: "autoLogin",
        saveUrl: address,
      });
  });

  it("follows it once somebody is signed in, and forgets what was kept", () => {
    expect(guard(LINK, { session: USER, savedUrl: "/0015" })).toEqual({
      kind: "redirect",
      to: PDF,
      usedSavedUrl: true,
    });
    expect(guard("/0001", { session: USER, savedUrl: LINK })).toEqual({
      kind: "redirect",
      to: LINK,
      usedSavedUrl: true,
    });
  });

  it("stays where the link leads, and leads on from elsewhere", () => {
    expect(guard(PDF, { session: USER })).toEqual({ kind: "show" });
    expect(guard("/0001-001?is_mail=1&mode=5", { session: USER })).toMatchObject({
      to: "/0002?from=2026-11-20&to=2026-11-20",
    });
    expect(guard("/0001-001", { session: USER })).toEqual({ kind: "show" });
  });

  it("refuses it by the rights of who signed in", () => {
    const { sources } = aViewer();
    const viewer = aViewer({ sources: { ...sources, newspaperImage: false } });
    for (const address of [LINK, PDF])
      expect(guard(address, { session: USER, viewer })).toEqual({
        kind: "redirect",
        to: "/0004",
        usedSavedUrl: true,
        refused: "要求された記事は表示できません。",
      });
  });

  it("makes the IP check first where the link says so, and comes back without asking again", () => {
    expect(guard("/0001?ip=1&is_mail=1&mode=5")).toEqual({
      kind: "redirect",
      to: "/0021?check=1",
      saveUrl: "/0001?is_mail=1&mode=5",
    });
  });

  it("tells whose link was followed, once: the target does not name it any more", () => {
    const counted = "/0001?run=41&is_mail=1&mode=2&a00=m1.s2";
    const decision = guard(counted, { session: USER });
    expect(decision).toMatchObject({ kind: "redirect", openedRun: "41" });
    expect(decision.kind === "redirect" && decision.to).not.toContain("run=");
    expect(guard(LINK, { session: USER })).not.toHaveProperty("openedRun");
    expect(guard(counted)).not.toHaveProperty("openedRun");
  });

  it("takes is_mail for no link elsewhere, nor an operator for a user", () => {
    expect(guard("/0008?is_mail=1&mode=1&a00=m1", { session: USER })).toEqual({ kind: "show" });
    expect(guard("/el?is_mail=1&mode=1", { session: USER })).toEqual({ kind: "show" });
  });
});

describe("the guard, cases picked by hand", () => {
  it("sends the signed out to /0001 and keeps address, query and fragment", () => {
    expect(guard("/0002?theme=3#a")).toEqual({ kind: "redirect", to: "/0001", saveUrl: "/0002?theme=3#a" });
  });

  it("returns to the kept address after the sign-in, once", () => {
    expect(guard("/0001", { session: USER, savedUrl: "/0015?m=1" })).toEqual({
      kind: "redirect",
      to: "/0015?m=1",
      usedSavedUrl: true,
    });
  });

  it("goes home after the sign-in without a kept address, from / as well", () => {
    expect(guard("/", { session: USER })).toEqual({ kind: "redirect", to: "/0002" });
  });

  it.each([
    "https://evil.invalid/0002",
    "//evil.invalid/0002",
    "/\\evil.invalid",
    "javascript:alert(1)",
    "/nowhere",
    "/0001",
    "",
    "0002",
    "/%5cevil",
  ])("never returns to %j", (savedUrl) => {
    expect(guard("/0001", { session: USER, savedUrl })).toEqual({ kind: "redirect", to: "/0002" });
  });

  it.each(["/0001?ip=1", "/?ip=1", "/sp/0001?is_mail=1&ip=1", "/sp?ip=1"])("makes the IP check at %s", (address) => {
    const remembered = { state: "signedOut", remembered: true } as const;
    for (const session of [OUT, USER, remembered]) {
      expect(guard(address, { session })).toMatchObject({ kind: "redirect", to: "/0021?check=1" });
      const phone = guard(address, { session, userAgent: IPHONE });
      expect(phone).toMatchObject({ kind: "redirect", to: "/sp/0021?check=1" });
    }
  });

  it("makes it nowhere else, and for ip=1 only", () => {
    expect(guard("/0001?ip=0", { session: USER })).toEqual({ kind: "redirect", to: "/0002" });
    expect(guard("/0001?ip=11")).toEqual({ kind: "show" });
    expect(guard("/0002?ip=1")).toMatchObject({ to: "/0001" });
    expect(guard("/el?ip=1")).toEqual({ kind: "show" });
  });

  it("sends a phone to the phone's route, with the query", () => {
    expect(guard("/0002?t=1", { session: USER, userAgent: IPHONE })).toEqual({ kind: "redirect", to: "/sp/0002?t=1" });
  });

  it("sends a desktop from the phone's route back", () => {
    expect(guard("/sp/0002?t=1", { session: USER })).toEqual({ kind: "redirect", to: "/0002?t=1" });
  });

  it("turns a role away from what is not its", () => {
    expect(guard("/1013", { session: USER })).toEqual({ kind: "redirect", to: "/0002" });
    expect(guard("/1002", { session: USER })).toEqual({ kind: "redirect", to: "/0002" });
    expect(guard("/1013", { session: ADMIN })).toEqual({ kind: "show" });
  });

  it("shows exempt routes to everybody, as they are", () => {
    expect(guard("/0018?logoutid=2")).toEqual({ kind: "show" });
    expect(guard("/0018?logoutid=1", { session: USER })).toEqual({ kind: "show" });
    expect(guard("/0004")).toEqual({ kind: "show" });
  });

  it("signs in by itself with remember-me: from a mail link and for a protected screen", () => {
    const session = { state: "signedOut", remembered: true } as const;
    expect(guard("/0001?is_mail=1&mode=1", { session })).toEqual({
      kind: "autoLogin",
      saveUrl: "/0001?is_mail=1&mode=1",
    });
    expect(guard("/0001", { session })).toEqual({ kind: "autoLogin" });
    expect(guard("/0011", { session })).toEqual({ kind: "autoLogin", saveUrl: "/0011" });
    expect(guard("/0022", { session })).toEqual({ kind: "show" });
  });

  it("shows 見つかりません for an unknown address, signed in or not", () => {
    expect(guard("/9999")).toEqual({ kind: "show" });
    expect(guard("/9999", { session: USER })).toEqual({ kind: "show" });
  });

  it("never opens the operators' routes by a user's session", () => {
    expect(guard("/el/contracts?x=1", { session: ADMIN })).toEqual({
      kind: "redirect",
      to: "/el",
      saveUrl: "/el/contracts?x=1",
    });
    expect(guard("/el", { session: ADMIN })).toEqual({ kind: "show" });
  });

  it("opens them to an operator, whatever the user's session, and leads from the sign-in to the first page", () => {
    for (const session of [OUT, USER, ADMIN]) {
      expect(guard("/el/contracts", { session, operator: true })).toEqual({ kind: "show" });
      expect(guard("/el", { session, operator: true })).toEqual({ kind: "redirect", to: "/el/home" });
    }
    expect(guard("/0002", { operator: true })).toMatchObject({ to: "/0001" });
  });

  it("leads an operator whose support view has ended by itself back to that user, and nobody whose session goes on", () => {
    const supportView = "7/user01";
    expect(guard("/0002", { supportView })).toEqual({ kind: "redirect", to: "/el/users?user=7%2Fuser01&ended=1" });
    expect(guard("/0002", { supportView, session: USER })).toEqual({ kind: "show" });
    expect(guard("/0001", { supportView })).toMatchObject({ kind: "show" });
  });

  it("returns operators to operators' addresses and users to users'", () => {
    expect(guard("/el", { operator: true, savedUrl: "/el/users?c=1" })).toMatchObject({ to: "/el/users?c=1" });
    expect(guard("/el", { operator: true, savedUrl: "/1013" })).toEqual({ kind: "redirect", to: "/el/home" });
    expect(guard("/0001", { session: ADMIN, savedUrl: "/el/users" })).toEqual({ kind: "redirect", to: "/0002" });
  });

  it.each(["/0020", "/0020?password_reset_key=1.abc", "/0021", "/0022"])("opens %s to everybody", (address) => {
    for (const session of [OUT, USER, { state: "signedOut", remembered: true } as const]) {
      expect(guard(address, { session })).toEqual({ kind: "show" });
    }
    expect(guard(address, { userAgent: IPHONE })).toEqual({ kind: "redirect", to: `/sp${address}` });
  });
});

const QUERIES = ["", "?ip=1", "?is_mail=1", ...[1, 2, 3, 4, 5].map((mode) => `?is_mail=1&mode=${mode}&a00=m1.s2.w3`)];

it.each(["desktop", IPHONE])("ends after few redirects wherever one starts, on %s", (userAgent) => {
  for (const [row, query] of routeTable.flatMap((each) => QUERIES.map((end) => [each, end] as const))) {
    for (const session of [OUT, USER, ADMIN]) {
      let address = row.path + query;
      let hops = 0;
      for (; hops < 10; hops += 1) {
        const decision = guard(address, { session, userAgent });
        if (decision.kind !== "redirect") break;
        address = decision.to;
      }
      expect(hops, `${row.id} ${session.state}`).toBeLessThan(5);
    }
  }
});
