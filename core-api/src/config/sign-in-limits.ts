/** How many guesses of a password are checked within a window, and for how long none is checked after the last of them. */
export interface GuessLimit {
  guesses: number;
  /** PostgreSQL intervals. */
  window: string;
  block: string;
}

/**
 * All numbers of the sign-in but the two rates that an installation may set (LOGIN_RATE_LIMIT, OFFICE_LOGIN_RATE_LIMIT); why they
 * are so: docs/decisions/2026-11-22-guesses-stop-their-place.md.
 */
export const GUESS_LIMITS = {
  /** Of one account, from one place. */
  accountFromPlace: { guesses: 10, window: "15 minutes", block: "15 minutes" },
  /** From one place, of whatever accounts. */
  place: { guesses: 100, window: "15 minutes", block: "15 minutes" },
  /** Of one account, from all places that nothing speaks for. */
  account: { guesses: 100, window: "1 hour", block: "10 minutes" },
  /** Of one account, in one of its known browsers. */
  knownBrowser: { guesses: 10, window: "15 minutes", block: "15 minutes" },
  /** Of the current password, by whoever is signed in with the account. */
  passwordChange: { guesses: 10, window: "15 minutes", block: "15 minutes" },
} as const satisfies Record<string, GuessLimit>;

/** Leading bits of an IPv6 address that make a place: a household or an office has all addresses below them. */
export const IPV6_PLACE_BITS = 64;

/** A browser stays known for so long after the account's last sign-in there; of more browsers the newest are kept. */
export const KNOWN_BROWSER_DAYS = 180;
export const KNOWN_BROWSERS_OF_ONE_ACCOUNT = 50;

/** A remembered sign-in ends so long after the password was given, however often its token was renewed. */
export const REMEMBER_DAYS = 90;
/** A used token is good for one more use within this time, for the browser that used it: two tabs, or an answer that was lost. */
export const REMEMBER_REPEAT_MS = 30_000;

/** Days after which a browser that its user has not opened is told nothing more. */
export const PUSH_DEVICE_DAYS = 30;
