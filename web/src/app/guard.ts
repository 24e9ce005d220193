import { isMailQuery } from "@kirinuki/schema/mail-query.ts";
import { type Device, deviceOf } from "../domain/device.ts";
import { homePath, ipCheckPath, LOGIN_PATH, pathOf } from "../domain/screen-path.ts";
import type { SessionState } from "../session/session.ts";
import type { MailTarget } from "./mail-target.ts";
import { rowById } from "./route-table.ts";
import type { RouteRow } from "./routes/route-row.ts";
import { safeUrl } from "./safe-url.ts";

export interface GuardInput {
  /** The row that was asked for; undefined for an unknown path. */
  row: RouteRow | undefined;
  /** What was asked for. */
  url: { pathname: string; search: string; hash: string };
  session: SessionState;
  /** Whether an operator is signed in; the operators' sessions have nothing to do with the users'. */
  operator: boolean;
  userAgent: string;
  /** The address kept from before the sign-in to the row's own realm, as it was stored; not trusted. */
  savedUrl: string | null;
  /** Whom an operator looked at in this tab, as el-users names him; null: nobody. */
  supportView: string | null;
  /** Where the link of a mail leads who is signed in (mail-target.ts); null where nobody is, or the address is none. */
  mailTarget: MailTarget | null;
}

export type Decision =
  /** saveUrl: the address to come back to after the sign-in. */
  | { kind: "show"; saveUrl?: string }
  /** usedSavedUrl: the stored address is used up. refused: what to announce there. openedRun: whose link was followed. */
  | { kind: "redirect"; to: string; saveUrl?: string; usedSavedUrl?: true; refused?: string; openedRun?: string }
  /** Sign in with the remember-me token, then ask again; when that fails, Logout with logoutid 2. */
  | { kind: "autoLogin"; saveUrl?: string };

const SHOW: Decision = { kind: "show" };

/**
 * What happens when an address is opened: the route guard of spec section 2 as a pure function. Order: the IP check,
 * the twin for the device, the operators' own routes, sign-in, the links of mails, the sign-in routes, role.
 */
export function decide(input: GuardInput): Decision {
  const { row, url, session } = input;
  if (!row) return SHOW;
  const device = deviceOf(input.userAgent);
  const query = new URLSearchParams(url.search);
  if (row.signIn && query.get("ip") === "1")
    return { kind: "redirect", to: `${ipCheckPath(device)}?check=1`, ...afterIpCheck(url, query) };
  const twin = twinFor(row, device);
  if (twin) return { kind: "redirect", to: twin.path + url.search + url.hash };
  if (row.area === "operator") return guardOperator(row, input);
  const isLink = row.loginRoute && isMailQuery(query);
  if (session.state === "signedOut") {
    if (input.supportView !== null && isProtected(row)) return toOperators(input.supportView);
    return guardSignedOut(row, url, session.remembered, isLink);
  }
  if (isLink && input.mailTarget) return followLink(row, input.mailTarget);
  const home = homePath(device);
  if (row.signIn) return afterSignIn(safeUrl(input.savedUrl), home);
  // Whoever must set up a second factor does that first: core-api answers nothing else.
  if (session.mustEnrol && !row.exempt && row.id !== "second-factor")
    return { kind: "redirect", to: pathOf("second-factor") };
  if (row.exempt || row.roles.includes(session.role)) return SHOW;
  return { kind: "redirect", to: home };
}

/** The route that takes this one's place: a desktop row on a phone, a phone row on the desktop. */
function twinFor(row: RouteRow, device: Device): RouteRow | undefined {
  if (row.twin === undefined || row.device === "any" || row.device === device) return undefined;
  return rowById(row.twin);
}

/** Operators sign in at a place of their own with a session of their own; the users' session opens nothing here. */
function guardOperator(row: RouteRow, { url, operator, savedUrl }: GuardInput): Decision {
  const login = rowById("el");
  if (!operator) return row.exempt ? SHOW : { kind: "redirect", to: login.path, saveUrl: wholePath(url) };
  return row.id === login.id ? afterSignIn(safeUrl(savedUrl, "operator"), pathOf("el-home")) : SHOW;
}

const wholePath = (url: GuardInput["url"]): string => url.pathname + url.search + url.hash;

const isProtected = (row: RouteRow): boolean => row.loginRequired && !row.exempt;

/** A support view ends by itself after a time: its operator goes back to where he began, and is told. */
const toOperators = (user: string): Decision => ({
  kind: "redirect",
  to: `${pathOf("el-users")}?${new URLSearchParams({ user, ended: "1" })}`,
});

/** A mail link waits at the sign-in as what to come back to; elsewhere than on the sign-in itself it leads there first. */
function guardSignedOut(row: RouteRow, url: GuardInput["url"], remembered: boolean, isLink: boolean): Decision {
  const protectedRow = isProtected(row);
  if (!protectedRow && !row.loginRoute) return SHOW;
  const saved = protectedRow || isLink ? { saveUrl: wholePath(url) } : {};
  if (remembered) return { kind: "autoLogin", ...saved };
  const leads = protectedRow || (isLink && !row.signIn);
  return leads ? { kind: "redirect", to: LOGIN_PATH, ...saved } : { kind: "show", ...saved };
}

/** The link itself is what the IP check returns to, without the wish for the check. */
function afterIpCheck(url: GuardInput["url"], query: URLSearchParams): { saveUrl?: string } {
  if (!isMailQuery(query)) return {};
  const kept = new URLSearchParams(query);
  kept.delete("ip");
  return { saveUrl: `${url.pathname}?${kept}${url.hash}` };
}

/** On to what the link is for; a screen that is opened with its own link stays. */
function followLink(row: RouteRow, { to, refused, openedRun }: MailTarget): Decision {
  if (to.split("?", 1)[0] === row.path) return SHOW;
  return { kind: "redirect", to, usedSavedUrl: true, ...(refused && { refused }), ...(openedRun && { openedRun }) };
}

/** After the sign-in: back to what was asked for, else home. */
const afterSignIn = (saved: string | null, home: string): Decision =>
  saved === null ? { kind: "redirect", to: home } : { kind: "redirect", to: saved, usedSavedUrl: true };
