import type {
  AutoLoginMutation,
  IpLoginMutation,
  LoginForm,
  LoginMutation,
  ViewerQuery,
} from "../__generated__/graphql.ts";
import { GraphqlFailure, graphqlPost } from "../bff/graphql-post.ts";
import { clearOffline, clearSessionData, clearTabData, forget, recall, remember } from "../browser/session-storage.ts";
import { LOGIN_PATH, logoutPath } from "../domain/screen-path.ts";
import { AUTO_LOGIN, IP_LOGIN, LOGIN, LOGOUT, VIEWER } from "./sign-in-documents.ts";
import { type TabNews, tellTabs } from "./tabs.ts";

export type Viewer = NonNullable<ViewerQuery["viewer"]>;

export type Session = { state: "unknown" } | { state: "signedOut" } | { state: "signedIn"; viewer: Viewer };

/** The session as the guard takes it. */
export type SessionState =
  | { state: "signedOut"; remembered: boolean }
  | { state: "signedIn"; role: Viewer["role"]; mustEnrol?: boolean };

/** A session at one moment: which one it was, counted in this tab, and whose. */
export interface SessionMark {
  number: number;
  user: string;
}

let session: Session = { state: "unknown" };
/** Counts the sessions of this tab, so that a late 401 of an old one ends no new one. */
let number = 0;
/** An automatic sign-in failed; it is not tried again until somebody has signed in. */
let gaveUp = false;
let asking: Promise<Session> | null = null;
let autoLoggingIn: Promise<boolean> | null = null;
let ipLoggingIn: Promise<IpLoginMutation["ipLogin"]> | null = null;
let leaving: Promise<void> | null = null;
/** On the way out: a 401 that comes now is no session that ran out. */
let ending = false;
let go: (address: string) => Promise<void> = async () => undefined;
const listeners = new Set<() => void>();

function become(next: Session): Session {
  session = next;
  if (next.state === "signedIn") {
    number += 1;
    remember("authenticated", "1");
  } else forget("authenticated");
  if (recall("offline") !== keeper(next)) clearOffline();
  for (const listener of listeners) listener();
  return next;
}

/** Whose answers may lie on this device now; who is remembered comes back. */
function keeper(next: Session): string | null {
  if (next.state === "signedIn") return next.viewer.offlineReading ? sessionMark().user : null;
  return isRemembered() ? recall("offline") : null;
}

export const currentSession = (): Session => session;

/** Calls back on every change; returns the way to stop it. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How this module goes to another screen; the router says so once. */
export function goBy(navigate: (address: string) => Promise<void>): void {
  go = navigate;
}

const mayAutoLogin = (): boolean => !gaveUp && isRemembered();

/** Not knowing counts as signed out. */
export function guardState(): SessionState {
  return session.state === "signedIn"
    ? { state: "signedIn", role: session.viewer.role, mustEnrol: session.viewer.secondFactorNeeded }
    : { state: "signedOut", remembered: mayAutoLogin() };
}

/** Worth loading the screen before the answer is there: this tab was signed in a moment ago. */
export const probablySignedIn = (): boolean => session.state === "signedIn" || recall("authenticated") === "1";

export function sessionMark(): SessionMark {
  const user = session.state === "signedIn" ? `${session.viewer.contractId}:${session.viewer.userId}` : "";
  return { number, user };
}

/**
 * Who is signed in, asked of the bff once and kept.
 * @throws GraphqlFailure of kind network or server; the next call asks again
 */
export async function knownSession(): Promise<Session> {
  if (session.state !== "unknown") return session;
  asking ??= askFirst().finally(() => {
    asking = null;
  });
  return asking;
}

/** A sign-out that the server has not heard of yet comes before everything else. */
async function askFirst(): Promise<Session> {
  if (recall("logoutPending") !== "1") return askViewer();
  if ((await logoutHeard()).heard) forget("logoutPending");
  return become({ state: "signedOut" });
}

async function askViewer(): Promise<Session> {
  try {
    const { viewer } = await graphqlPost(VIEWER, {});
    return become(viewer ? { state: "signedIn", viewer } : { state: "signedOut" });
  } catch (error) {
    if (isExpiry(error)) return become({ state: "signedOut" });
    const viewer = recall("offline") && (await (await import("./offline/offline-reading.ts")).viewerKept(error));
    if (viewer) return become({ state: "signedIn", viewer });
    throw error;
  }
}

/** Asks anew who is signed in, after something that decides what the user may do has changed. */
export const refreshSession = (): Promise<Session> => askViewer();

export const isExpiry = (error: unknown): boolean =>
  error instanceof GraphqlFailure && error.kind === "unauthenticated";

/** After the server let somebody in. The session is then known, where the browser keeps its cookie. */
export async function entered(): Promise<Session> {
  forget("sessionOut", "logoutPending");
  gaveUp = false;
  const known = await askViewer();
  if (known.state === "signedIn") tellTabs("signedIn");
  return known;
}

/** Signs in. On success the session is known and the remembered data is set; other outcomes change nothing. */
export async function signIn(form: LoginForm & { rememberMe: boolean }): Promise<LoginMutation["login"]> {
  const { login } = await graphqlPost(LOGIN, { form });
  if (login.__typename === "LoginSucceeded") {
    remember("contractCode", form.contractCode);
    if (form.rememberMe) remember("rememberMe", "1");
    else forget("rememberMe");
    await entered();
  }
  return login;
}

/** Signs in by the client's address; calls at the same time share one attempt. Other outcomes change nothing. */
export function ipLogin(): Promise<IpLoginMutation["ipLogin"]> {
  ipLoggingIn ??= attemptIpLogin().finally(() => {
    ipLoggingIn = null;
  });
  return ipLoggingIn;
}

async function attemptIpLogin(): Promise<IpLoginMutation["ipLogin"]> {
  const { ipLogin: answer } = await graphqlPost(IP_LOGIN, {});
  if (answer.__typename === "LoginSucceeded") {
    remember("ipUser", "1");
    remember("contractCode", answer.viewer.contractCode);
    // What this browser remembers is another user's sign-in.
    forget("rememberMe");
    await entered();
  }
  return answer;
}

/**
 * Signs out: tells the server, then clears what spec section 4 says, whatever the server answered. A server that could not be told is
 * told at the next start, because only it can take the cookie away. The other tabs hear of it first; otherwise one of them could take
 * the 401 of its next call for a session that ran out.
 */
export async function signOut(): Promise<void> {
  ending = true;
  tellTabs("signedOut");
  if (recall("push"))
    await import("./push/push-subscription.ts").then(({ endPush }) => endPush()).catch(() => undefined);
  const { heard, elsewhere } = await logoutHeard();
  clearSessionData();
  if (!heard) remember("logoutPending", "1");
  // The provider's own session ends there; it leads back to the logout screen.
  if (elsewhere) window.location.assign(elsewhere);
  else await leave(heard ? logoutPath(1) : LOGIN_PATH);
}

/** Whether the server heard of it, and where a session that came by single sign-on ends, too. */
const logoutHeard = (): Promise<{ heard: boolean; elsewhere: string | null }> =>
  graphqlPost(LOGOUT, {}).then(
    ({ logout }) => ({ heard: true, elsewhere: logout.signOutUrl ?? null }),
    (error: unknown) => ({ heard: isExpiry(error), elsewhere: null }),
  );

/** Goes first and is signed out then, so that the guard does not take it for a session that ran out. */
function leave(address: string): Promise<void> {
  ending = true;
  leaving ??= go(address).finally(() => {
    leaving = null;
    ending = false;
    if (session.state === "signedIn") become({ state: "signedOut" });
  });
  return leaving;
}

/**
 * What another tab did holds here too: its sign-out ends this one, its sign-in is taken over. A sign-out clears this tab's
 * own storage also where its session had run out before, because the address for the return is the user's.
 */
export async function hearOtherTab(news: TabNews): Promise<void> {
  if (news === "signedOut") clearTabData();
  if (session.state === "unknown") return;
  if (news === "signedIn") {
    gaveUp = false;
    await askViewer().catch(() => undefined);
  } else if (session.state === "signedIn") await leave(logoutPath(1));
}

/** The session ran out on the server: marks it and keeps the address for the return (spec section 4, Session expiry). */
export function expireSession(url: string): void {
  if (session.state !== "signedIn") return;
  remember("sessionOut", "1");
  remember("savedUrl", url);
  become({ state: "signedOut" });
}

/** What becomes of a session that can't be renewed: on to the sign-in, to Logout with logoutid 2, or nothing yet. */
export type ExpiryEnd = "signIn" | "logout" | "stay";

/** Whether this browser asked to be remembered, as far as it knows. */
export const isRemembered = (): boolean => recall("rememberMe") === "1";

const addressNow = (): string => window.location.pathname + window.location.search + window.location.hash;

/** Ends a session that ran out and can't be renewed, keeping the address for the return. */
export async function endExpired(end: ExpiryEnd): Promise<void> {
  if (end === "signIn") expireSession(addressNow());
  if (end !== "logout") return;
  remember("savedUrl", addressNow());
  await leave(logoutPath(2));
}

/**
 * A call of the session `before` met a 401: renews it by remember-me, unless that has just been done; where it can't be
 * renewed it ends as `end` says, and failing to renew it leads to Logout with logoutid 2, unless it is to stay.
 * @returns whether the same user is signed in again, so that the call may be sent again
 */
export async function renewSession(before: SessionMark, end: ExpiryEnd = "signIn"): Promise<boolean> {
  if (ending) return false;
  const renewedMeanwhile = session.state === "signedIn" && number > before.number;
  if (!renewedMeanwhile) {
    if (!mayAutoLogin()) {
      await endExpired(end);
      return false;
    }
    if (!(await autoLogin())) {
      await endExpired(end === "stay" ? "stay" : "logout");
      return false;
    }
  }
  return sessionMark().user === before.user;
}

/**
 * Signs in with the remember-me cookie. Calls at the same time share one attempt, and tabs take turns, because its token rotates: each
 * must bring the one that the tab before it got.
 * @returns false where the server refused, which ends remember-me, or could not be reached
 */
export function autoLogin(): Promise<boolean> {
  autoLoggingIn ??= inTurn(attemptAutoLogin).finally(() => {
    autoLoggingIn = null;
  });
  return autoLoggingIn;
}

/** Runs when no other tab does the same. Browsers have no locks on pages without TLS; there the server takes a used token a second time. */
const inTurn = (work: () => Promise<boolean>): Promise<boolean> =>
  "locks" in navigator ? navigator.locks.request("kirinuki.autoLogin", work) : work();

async function attemptAutoLogin(): Promise<boolean> {
  const answer = await graphqlPost(AUTO_LOGIN, {}).catch((): Partial<AutoLoginMutation> => ({}));
  const result = answer.autoLogin;
  if (result?.__typename === "LoginSucceeded") {
    const known = await entered().catch(() => null);
    if (known?.state === "signedIn") return true;
  }
  // Too many attempts say nothing about the token; every other refusal means that it is no good any more.
  if (result?.__typename === "Refusal" && result.retryAfter === null) {
    forget("rememberMe");
    clearOffline();
  }
  gaveUp = true;
  return false;
}
