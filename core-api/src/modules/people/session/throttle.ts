import { createHash } from "node:crypto";
import { GUESS_LIMITS, type GuessLimit } from "../../../config/sign-in-limits.ts";
import type { TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { placeOf } from "./place.ts";

/** Whose password is guessed, as the form names it, known or not: the door, then what the door asks for. */
export type GuessedAccount =
  | readonly ["user", contractCode: string, userId: string]
  | readonly ["operator", id: string];

/** A guess of a password, and what speaks for whoever makes it. */
export interface Guess {
  account: GuessedAccount;
  address: string;
  /** Token hash of the browser, where the account has signed in with it before. */
  knownBrowser: Buffer | null;
  /** The address lies in the ranges of the account's contract. */
  office: boolean;
}

/** What a guess is counted in. */
interface Bucket {
  key: Buffer;
  limit: GuessLimit;
  /** The right password clears the bucket; without this it only takes its own guess back. */
  cleared: boolean;
}

const bucket = (name: keyof typeof GUESS_LIMITS, of: readonly string[], { cleared }: { cleared: boolean }): Bucket => ({
  key: createHash("sha256")
    .update(JSON.stringify([name, ...of]))
    .digest(),
  limit: GUESS_LIMITS[name],
  cleared,
});

const ofAccount = (account: GuessedAccount): Bucket => bucket("account", account, { cleared: false });

/** What the wrong passwords of an account are counted under, wherever they come from. */
export const accountKey = (account: GuessedAccount): Buffer => ofAccount(account).key;

const fromPlace = (account: GuessedAccount, address: string): Bucket =>
  bucket("accountFromPlace", [...account, placeOf(address)], { cleared: true });

const inKnownBrowser = (account: GuessedAccount, browser: Buffer): Bucket =>
  bucket("knownBrowser", [...account, browser.toString("hex")], { cleared: true });

/**
 * A known browser has a limit to itself: neither guessers elsewhere nor one beside it in the same network stop it. An office of
 * the contract is not stopped by guessers elsewhere. The order is the order of row locks, the same for every guess.
 */
function bucketsOf({ account, address, knownBrowser, office }: Guess): Bucket[] {
  if (knownBrowser) return [inKnownBrowser(account, knownBrowser)];
  if (office) return [fromPlace(account, address)];
  return [
    fromPlace(account, address),
    bucket("place", [account[0], placeOf(address)], { cleared: false }),
    ofAccount(account),
  ];
}

/** Every bucket in which guesses of an account may be blocked: by itself, from places, in browsers that it knows. */
export const bucketsOfAccount = (
  account: GuessedAccount,
  { addresses, browsers }: { addresses: readonly string[]; browsers: readonly Buffer[] },
): Buffer[] =>
  [
    ofAccount(account),
    ...addresses.map((address) => fromPlace(account, address)),
    ...browsers.map((browser) => inKnownBrowser(account, browser)),
  ].map(({ key }) => key);

/** A guess that was counted and may be checked. */
export interface CountedGuess {
  /** The password was right, and lets its user in. */
  succeeded(): Promise<void>;
  /** The password was right, but does not let its user in. */
  takeBack(): Promise<void>;
}

/**
 * Counts a guess in the database before its password is checked: the limits hold for concurrent guesses, over restarts and for any
 * number of processes.
 * @throws AppError LOGIN_BLOCKED with the seconds to wait, whether or not the account exists
 */
export const countGuess = (scope: TransactionScope, guess: Guess, now: Date): Promise<CountedGuess> =>
  take(scope, bucketsOf(guess), now);

/** Counts a signed-in user's guess of the current password: nobody outside can use this limit up. @throws AppError LOGIN_BLOCKED */
export const countPasswordChange = (
  scope: TransactionScope,
  account: GuessedAccount,
  now: Date,
): Promise<CountedGuess> => take(scope, [bucket("passwordChange", account, { cleared: true })], now);

/** After a new password: guesses of the old one tell nothing about it. */
export async function forgetGuesses(scope: TransactionScope, account: GuessedAccount, address: string): Promise<void> {
  const keys = [fromPlace(account, address), ofAccount(account)].map(({ key }) => key);
  await end(scope, keys, keys);
}

async function take(scope: TransactionScope, buckets: Bucket[], now: Date): Promise<CountedGuess> {
  const keys = buckets.map(({ key }) => key);
  const limits = buckets.map(({ limit }) => limit);
  const [row] = await scope.shared("write", (tx) =>
    tx.query<{ until: Date | null }>("SELECT take_guess($1, $2, $3, $4, $5) AS until", [
      keys,
      limits.map(({ guesses }) => guesses),
      limits.map(({ window }) => window),
      limits.map(({ block }) => block),
      now,
    ]),
  );
  if (row?.until) throw new AppError("LOGIN_BLOCKED", [], Math.ceil((row.until.getTime() - now.getTime()) / 1000));
  const cleared = buckets.flatMap((each) => (each.cleared ? [each.key] : []));
  return { succeeded: () => end(scope, keys, cleared), takeBack: () => end(scope, keys, []) };
}

async function end(scope: TransactionScope, keys: Buffer[], cleared: Buffer[]): Promise<void> {
  await scope.shared("write", (tx) => tx.query("SELECT end_guess($1, $2)", [keys, cleared]));
}
