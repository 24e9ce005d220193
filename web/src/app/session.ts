import type { LoginForm, LoginMutation, ViewerQuery } from "../__generated__/graphql.ts";
import { GraphqlFailure, graphqlPost } from "./graphql-post.ts";
import type { SessionState } from "./guard.ts";
import { clearSessionData, forget, recall, remember } from "./session-storage.ts";
import { LOGIN, LOGOUT, VIEWER } from "./sign-in-documents.ts";

export type Viewer = NonNullable<ViewerQuery["viewer"]>;

export type Session = { state: "unknown" } | { state: "signedOut" } | { state: "signedIn"; viewer: Viewer };

let session: Session = { state: "unknown" };
let asking: Promise<Session> | null = null;
let autoLoggingIn: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function become(next: Session): Session {
  session = next;
  if (next.state === "signedIn") remember("authenticated", "1");
  else forget("authenticated");
  for (const listener of listeners) listener();
  return next;
}

export const currentSession = (): Session => session;

/** Calls back on every change; returns the way to stop it. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session as the guard takes it; not knowing counts as signed out. */
export function guardState(): SessionState {
  return session.state === "signedIn"
    ? { state: "signedIn", role: session.viewer.role }
    : { state: "signedOut", remembered: recall("rememberMe") === "1" };
}

/** Worth loading the screen before the answer is there: this tab was signed in a moment ago. */
export const probablySignedIn = (): boolean => session.state === "signedIn" || recall("authenticated") === "1";

/**
 * Who is signed in, asked of the bff once and kept.
 * @throws GraphqlFailure of kind network or server; the next call asks again
 */
export async function knownSession(): Promise<Session> {
  if (session.state !== "unknown") return session;
  asking ??= askViewer().finally(() => {
    asking = null;
  });
  return asking;
}

async function askViewer(): Promise<Session> {
  try {
    const { viewer } = await graphqlPost(VIEWER, {});
    return become(viewer ? { state: "signedIn", viewer } : { state: "signedOut" });
  } catch (error) {
    if (error instanceof GraphqlFailure && error.kind === "unauthenticated") return become({ state: "signedOut" });
    throw error;
  }
}

/** Signs in. On success the session is known and the remembered data is set; other outcomes change nothing. */
export async function signIn(form: Required<LoginForm>): Promise<LoginMutation["login"]> {
  const { login } = await graphqlPost(LOGIN, { form });
  if (login.__typename === "LoginSucceeded") {
    remember("contractCode", form.contractCode);
    if (form.rememberMe) remember("rememberMe", "1");
    else forget("rememberMe");
    forget("sessionOut");
    await askViewer();
  }
  return login;
}

/**
 * Signs out: tells the server, then clears what spec section 4 says, whatever the server answered. `leave` is called
 * in between, so that the guard does not take the sign-out for an expired session.
 */
export async function signOut(leave: (serverKnows: boolean) => Promise<void>): Promise<void> {
  const serverKnows = await graphqlPost(LOGOUT, {}).then(
    () => true,
    (error: unknown) => error instanceof GraphqlFailure && error.kind === "unauthenticated",
  );
  clearSessionData();
  await leave(serverKnows);
  become({ state: "signedOut" });
}

/** The session ran out on the server: marks it and keeps the address for the return (spec section 4, Session expiry). */
export function expireSession(url: string): void {
  if (session.state !== "signedIn") return;
  remember("sessionOut", "1");
  remember("savedUrl", url);
  become({ state: "signedOut" });
}

/**
 * Signs in with the remember-me cookie, through the bff's pass-through, because a form without fields is no GraphQL
 * login. Calls at the same time share one attempt: the token rotates, and using an old one revokes the family.
 * @returns false where the server refused or could not be reached; remember-me is then forgotten
 */
export function autoLogin(): Promise<boolean> {
  autoLoggingIn ??= attemptAutoLogin().finally(() => {
    autoLoggingIn = null;
  });
  return autoLoggingIn;
}

async function attemptAutoLogin(): Promise<boolean> {
  try {
    const response = await fetch("/api/v1/login", {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json", "apollo-require-preflight": "true" },
      body: "{}",
    });
    const envelope = (await response.json()) as { result?: { status?: number } };
    if (response.ok && envelope.result?.status === 0 && (await askViewer()).state === "signedIn") return true;
  } catch {
    // No answer counts as a failed auto-login (spec section 4).
  }
  forget("rememberMe");
  return false;
}
