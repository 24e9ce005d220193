/**
 * What the browser remembers about the session (spec section 3, "Session data remembered"). Names, rights and limits
 * of the user are not among it: they come from GraphQL `viewer` at every start. No credentials are ever kept here; the
 * remember-me token is an HttpOnly cookie, and `rememberMe` only says that there is one.
 */
const PREFIX = "kirinuki.";

/** offline: whose answers lie in OFFLINE_DATABASE, contract and user. push: this browser may be one that somebody is notified on. */
type LocalKey = "offline" | "push" | "rememberMe" | "contractCode" | "ipUser" | "logoutPending" | `pref.${string}`;
type SessionKey =
  | "authenticated"
  | "sessionOut"
  | "savedUrl"
  | "operatorSavedUrl"
  | "originals"
  | "books"
  | "mailDraft"
  | "supportView";

/** All that a sign-out keeps (spec section 4, Logout): the IP marker and the contract code. */
const KEPT: readonly string[] = [`${PREFIX}contractCode`, `${PREFIX}ipUser`];

const clearListeners = new Set<() => void>();

const SESSION_KEYS: readonly string[] = [
  "authenticated",
  "sessionOut",
  "savedUrl",
  "operatorSavedUrl",
  "originals",
  "books",
  "mailDraft",
  "supportView",
];

const areaOf = (key: LocalKey | SessionKey): Storage =>
  SESSION_KEYS.includes(key) ? window.sessionStorage : window.localStorage;

/** The value; null where there is none or the browser refuses storage. */
export function recall(key: LocalKey | SessionKey): string | null {
  try {
    return areaOf(key).getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/**
 * Keeps a value. A full storage is cleared and tried again (spec section 4): the local one, then the one the value
 * belongs to. False where even that fails, or the browser refuses storage.
 */
export function remember(key: LocalKey | SessionKey, value: string): boolean {
  const keep = () => attempt(() => areaOf(key).setItem(PREFIX + key, value));
  return (
    keep() || (attempt(() => window.localStorage.clear()) && keep()) || (attempt(() => areaOf(key).clear()) && keep())
  );
}

export function forget(...keys: (LocalKey | SessionKey)[]): void {
  for (const key of keys) attempt(() => areaOf(key).removeItem(PREFIX + key));
}

export const OFFLINE_DATABASE = "kirinuki-offline";

/** Removes what can be read without a network. Other tabs give it up when it goes. */
export function clearOffline(): void {
  forget("offline");
  attempt(() => indexedDB.deleteDatabase(OFFLINE_DATABASE));
}

/** What a sign-out clears: everything but the IP marker and the contract code. The user's settings go too. */
export function clearSessionData(): void {
  clearOffline();
  attempt(() => {
    const gone = Object.keys(window.localStorage).filter((key) => !KEPT.includes(key));
    for (const key of gone) window.localStorage.removeItem(key);
  });
  clearTabData();
}

/** This tab's part of it, after another tab signed out. */
export function clearTabData(): void {
  attempt(() => window.sessionStorage.clear());
  for (const listener of clearListeners) listener();
}

/** Calls back when a sign-out has cleared; returns the way to stop it. */
export function subscribeClearing(listener: () => void): () => void {
  clearListeners.add(listener);
  return () => clearListeners.delete(listener);
}

function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
