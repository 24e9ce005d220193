import { isMailQuery } from "@kirinuki/schema/mail-query.ts";
import type { Role } from "../__generated__/graphql.ts";
import { type Device, deviceOf } from "../domain/device.ts";
import type { MailTarget } from "./mail-target.ts";
import { rowById } from "./route-table.ts";
import type { RouteId, RouteRow } from "./routes/route-row.ts";
import { safeUrl } from "./safe-url.ts";

export type SessionState = { state: "signedOut"; remembered: boolean } | { state: "signedIn"; role: Role };

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
  /** Where the link of a mail leads who is signed in (mail-target.ts); null where nobody is, or the address is none. */
  mailTarget: MailTarget | null;
  isBuilt: (id: RouteId) => boolean;
}

export type Decision =
  /** saveUrl: the address to come back to after the sign-in. */
  | { kind: "show"; saveUrl?: string }
  /** usedSavedUrl: the stored address is used up. refused: what to announce there. */
  | { kind: "redirect"; to: string; saveUrl?: string; usedSavedUrl?: true; refused?: string }
  /** Sign in with the remember-me token, then ask again; when that fails, Logout with logoutid 2. */
  | { kind: "autoLogin"; saveUrl?: string };

export const LOGIN_PATH = "/0001";
export const logoutPath = (logoutId: 1 | 2): string => `/0018?logoutid=${logoutId}`;

const SHOW: Decision = { kind: "show" };

/**
 * What happens when an address is opened: the route guard of spec section 2 as a pure function. Order: the IP check,
 * the twin for the device, the operators' own routes, sign-in, the links of mails, the sign-in routes, role. A twin is only used where it
 * has a screen.
 */
export function decide(input: GuardInput): Decision {
  const { row, url, session, isBuilt } = input;
  if (!row) return SHOW;
  const device = deviceOf(input.userAgent);
  const query = new URLSearchParams(url.search);
  if (row.signIn && query.get("ip") === "1")
    return { kind: "redirect", to: `${ipCheckPath(device, isBuilt)}?check=1`, ...afterIpCheck(url, query) };
  const twin = twinFor(row, device, isBuilt);
  if (twin) return { kind: "redirect", to: twin.path + url.search + url.hash };
  if (row.area === "operator") return guardOperator(row, input);
  const isLink = row.loginRoute && isMailQuery(query);
  if (session.state === "signedOut") return guardSignedOut(row, url, session.remembered, isLink);
  if (isLink && input.mailTarget) return followLink(row, input.mailTarget);
  const home = homePath(device, isBuilt);
  if (row.signIn) return afterSignIn(safeUrl(input.savedUrl), home);
  if (row.exempt || row.roles.includes(session.role)) return SHOW;
  return { kind: "redirect", to: home };
}

/** The default landing: /0002, on a phone /sp/0002 (once that screen is there). */
export const homePath = (device: Device, isBuilt: (id: RouteId) => boolean): string =>
  rowById(device === "mobile" && isBuilt("sp-0002") ? "sp-0002" : "0002").path;

/**
 * The built route that takes this one's place: a desktop row on a phone, a phone row on the desktop; and a phone row
 * without a screen everywhere, since the desktop's screen is narrow-proof.
 */
function twinFor(row: RouteRow, device: Device, isBuilt: (id: RouteId) => boolean): RouteRow | undefined {
  if (row.twin === undefined || row.device === "any" || !isBuilt(row.twin)) return undefined;
  const stays = row.device === device && (device === "desktop" || isBuilt(row.id));
  return stays ? undefined : rowById(row.twin);
}

/** The screen that makes the IP check, and says why where it fails. */
export const ipCheckPath = (device: Device, isBuilt: (id: RouteId) => boolean): string =>
  rowById(device === "mobile" && isBuilt("sp-0021") ? "sp-0021" : "0021").path;

/** Operators sign in at a place of their own with a session of their own; the users' session opens nothing here. */
function guardOperator(row: RouteRow, { url, operator, savedUrl, isBuilt }: GuardInput): Decision {
  const login = rowById("el-login");
  if (!isBuilt(login.id)) return SHOW;
  if (!operator) return row.exempt ? SHOW : { kind: "redirect", to: login.path, saveUrl: wholePath(url) };
  return row.id === login.id ? afterSignIn(safeUrl(savedUrl, "operator"), rowById("el-home").path) : SHOW;
}

const wholePath = (url: GuardInput["url"]): string => url.pathname + url.search + url.hash;

/** A mail link waits at the sign-in as what to come back to; elsewhere than on the sign-in itself it leads there first. */
function guardSignedOut(row: RouteRow, url: GuardInput["url"], remembered: boolean, isLink: boolean): Decision {
  const protectedRow = row.loginRequired && !row.exempt;
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
const followLink = (row: RouteRow, { to, refused }: MailTarget): Decision =>
  to.split("?", 1)[0] === row.path ? SHOW : { kind: "redirect", to, usedSavedUrl: true, ...(refused && { refused }) };

/** After the sign-in: back to what was asked for, else home. */
const afterSignIn = (saved: string | null, home: string): Decision =>
  saved === null ? { kind: "redirect", to: home } : { kind: "redirect", to: saved, usedSavedUrl: true };
