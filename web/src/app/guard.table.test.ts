import { expect, it } from "vitest";
import type { SessionState } from "../session/session.ts";
import { type Decision, decide } from "./guard.ts";
import { routeTable, rowByPath } from "./route-table.ts";

/**
 * The route guard against spec section 2, written down a second time from the text and without looking at guard.ts:
 * every route, every role, five devices.
 */
const words = (text: string) => text.trim().split(/\s+/);

const PUBLIC = words("0001 0001-001 0001-002 0018 0020 0021 0022 sso help");
const EVERYBODY = words("0002 0003 0004 0004_1 0006 0007 0008 0009 0011 0012 0013 0014 0015 epub trend clips briefing");
/** Ours: the spec gives one's own sessions and tokens no number. One route for every device. */
const OURS = ["account", "missing", "search", "second-factor"];
/** Ours too: the morning editor, beside the spec's mail screen and for the same people. */
const EDITION = ["1002-001", "1002-002"];
const ADMIN_AND_TOPIC = words("1002 1019-001 1019-002");
const ADMIN_ONLY =
  words(`1003 1004 1005 1007 1008 1010 1011 1013 1014 1016 1017 1020 1021 1022 1023 1035 1036 1037 1038 1039
  1040 1043 1044 1045 1046 1047 1048 1049 1050 1051 1052 1060 1061 1062 1063 1064 1067 1070 1053 1009 1019 1024 1026`);
const PHONE_PUBLIC = words("sp sp/0001 sp/0001-001 sp/0001-003 sp/0020 sp/0021 sp/0022");
const PHONE_EVERYBODY =
  words(`sp/0002 sp/0002_0 sp/0002_1 sp/0002_2 sp/0003 sp/0004 sp/0006 sp/0007 sp/0008 sp/0009 sp/0010
  sp/0011 sp/0012 sp/0013 sp/0014 sp/0015 sp/trend sp/clips sp/briefing`);
const PHONE_SEND_MAIL = ["sp/0005"];
const EXEMPT = words("help 0001 0018 0020 0021 0022 0004 sp sp/0001 sp/0020 sp/0021 sp/0022 sp/0004");
const LOGIN_ROUTES = words("0001 0001-001 0001-002 sp sp/0001 sp/0001-001 sp/0001-003");

/** Where a phone goes instead of a desktop route, and the other way round. */
const PHONE_FOR: Record<string, string> = Object.fromEntries(
  words(`0001>sp/0001 0001-001>sp/0001-001 0001-002>sp/0002 0020>sp/0020 0021>sp/0021 0022>sp/0022 0002>sp/0002 0004>sp/0004
    0004_1>sp/0004 0006>sp/0006 0007>sp/0007 0008>sp/0008 0009>sp/0009 0011>sp/0011 0012>sp/0012 0013>sp/0010 0014>sp/0013
    0015>sp/0015 trend>sp/trend clips>sp/clips briefing>sp/briefing 1002>sp/0005`).map((pair) => pair.split(">")),
);
const DESKTOP_FOR: Record<string, string> = Object.fromEntries(
  words(`sp>0001 sp/0001>0001 sp/0001-001>0001-001 sp/0001-003>0001 sp/0020>0020 sp/0021>0021 sp/0022>0022 sp/0002>0002
    sp/0002_0>0002 sp/0002_1>0002 sp/0002_2>0002 sp/0003>0002 sp/0004>0004 sp/0005>1002 sp/0006>0006 sp/0007>0007 sp/0008>0008
    sp/0009>0009 sp/0010>0013 sp/0011>0011 sp/0012>0012 sp/0013>0014 sp/0014>0002 sp/0015>0015 sp/trend>trend sp/clips>clips sp/briefing>briefing`).map(
    (pair) => pair.split(">"),
  ),
);

const SESSIONS: Record<string, SessionState> = {
  "signed out": { state: "signedOut", remembered: false },
  remembered: { state: "signedOut", remembered: true },
  User: { state: "signedIn", role: "USER" },
  TopicUser: { state: "signedIn", role: "TOPIC_USER" },
  Admin: { state: "signedIn", role: "ADMIN" },
};
const AGENTS: Record<string, string> = {
  desktop: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36",
  iPhone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1",
  iPad: "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile Safari/604.1",
  iPod: "Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1",
  Android: "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36",
};

function mayEnter(name: string, who: string): boolean {
  if (ADMIN_ONLY.includes(name)) return who === "Admin";
  if ([...ADMIN_AND_TOPIC, ...EDITION, ...PHONE_SEND_MAIL].includes(name))
    return who === "Admin" || who === "TopicUser";
  return [...PUBLIC, ...EVERYBODY, ...OURS, ...EDITION, ...PHONE_PUBLIC, ...PHONE_EVERYBODY].includes(name);
}

function expected(name: string, who: string, agent: string): Decision {
  const phone = agent !== "desktop";
  const onPhoneTree = name === "sp" || name.startsWith("sp/");
  const go = (to: string): Decision => ({ kind: "redirect", to: `/${to}` });
  const phoneRoute = PHONE_FOR[name];
  if (phone && phoneRoute) return { kind: "redirect", to: `/${phoneRoute}?q=1` };
  const desktopRoute = DESKTOP_FOR[name];
  if (!phone && onPhoneTree && desktopRoute) {
    return { kind: "redirect", to: `/${desktopRoute}?q=1` };
  }
  const needsLogin = !EXEMPT.includes(name) && ![...PUBLIC, ...PHONE_PUBLIC].includes(name);
  if (who === "signed out")
    return needsLogin ? { kind: "redirect", to: "/0001", saveUrl: `/${name}?q=1` } : { kind: "show" };
  if (who === "remembered") {
    if (needsLogin) return { kind: "autoLogin", saveUrl: `/${name}?q=1` };
    return LOGIN_ROUTES.includes(name) ? { kind: "autoLogin" } : { kind: "show" };
  }
  const home = phone ? "sp/0002" : "0002";
  if (["0001", "sso", "sp/0001", "sp"].includes(name)) return go(home);
  return EXEMPT.includes(name) || mayEnter(name, who) ? { kind: "show" } : go(home);
}

const ALL = [
  ...PUBLIC,
  ...EVERYBODY,
  ...OURS,
  ...EDITION,
  ...ADMIN_AND_TOPIC,
  ...ADMIN_ONLY,
  ...PHONE_PUBLIC,
  ...PHONE_EVERYBODY,
  ...PHONE_SEND_MAIL,
];

it("has exactly the user routes of the spec in the table", () => {
  const userRoutes = routeTable.filter((row) => row.area !== "operator").map((row) => row.path.slice(1));
  expect(userRoutes.sort()).toEqual(ALL.sort());
});

it.each(ALL)("/%s, every role on every device", (name) => {
  for (const [who, session] of Object.entries(SESSIONS)) {
    for (const [agent, userAgent] of Object.entries(AGENTS)) {
      const decision = decide({
        row: rowByPath(`/${name}`),
        url: { pathname: `/${name}`, search: "?q=1", hash: "" },
        session,
        operator: false,
        userAgent,
        savedUrl: null,
        supportView: null,
        mailTarget: null,
      });
      expect(decision, `${who}, ${agent}`).toEqual(expected(name, who, agent));
    }
  }
});
