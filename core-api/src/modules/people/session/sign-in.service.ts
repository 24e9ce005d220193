import { findActor } from "../../../access/actor.read-model.ts";
import { hashToken, newToken, readSessionCookie, writeSessionCookie } from "../../../access/token.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ErrorName } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { tellUsers } from "../account-notice/tell-users.ts";
import { isAddressEnough, type PassedStep, type StepAnswer, takeSecondStep } from "../second-factor/second-step.ts";
import { type Account, findAccount } from "./account.read-model.ts";
import type { ClientInfo } from "./client-info.ts";
import { findKnownBrowser, knowBrowser, ofUser } from "./known-browser.ts";
import { contractOf, userAt } from "./office.ts";
import { verifyPassword } from "./password.ts";
import type { Profile } from "./profile.dto.ts";
import { readProfile } from "./profile.read-model.ts";
import { beginRemembering, type Remembered, redeemRememberToken } from "./remember.ts";
import { sessionRepository } from "./session.repository.ts";
import { countGuess } from "./throttle.ts";

export interface Credentials {
  contractCode: string;
  userId: string;
  password: string;
  rememberMe: boolean;
  /** Of the second step. */
  answer: StepAnswer;
}

/** What a success sets: the session, where it was wished the next remembered sign-in, and by what the browser is known again. */
export interface SignedIn {
  sessionCookie: string;
  remembered: { cookie: string; seconds: number } | null;
  /** Null where no password was given: an address or a token says nothing new about whose browser it is. */
  browserCookie: string | null;
  /** Of a browser that is not to be asked for the second step again. */
  deviceCookie: string | null;
  profile: Profile;
}

export type Way = "password" | "remembered" | "address" | "sso";

type Answer = SignedIn | Refusal<object>;

const refuse = (error: ErrorName): Refusal<object> => new Refusal(error, []);

// Every way in: password, remembered browser, office address (design section 8); those of a provider come from single-sign-on. All end
// in `openSession`, or in a refusal.

export type SignInParts = Pick<Parts, "scope" | "clock" | "config" | "sealedTexts">;

/** The same text and effort for every wrong part of the three. @throws AppError LOGIN_BLOCKED */
export async function signInByPassword(
  parts: SignInParts,
  { contractCode, userId, password, rememberMe, answer }: Credentials,
  client: ClientInfo,
): Promise<Answer> {
  const { scope, clock } = parts;
  const now = clock.now();
  const { address } = client;
  const { contractId, office } = await contractOf(scope, contractCode, address);
  const { account, knownBrowser } = await findGuessed(parts, contractId, userId, client);
  const guess = await countGuess(
    scope,
    { account: ["user", contractCode, userId], address, office, knownBrowser },
    now,
  );
  const matches = await verifyPassword(account?.passwordHash ?? null, password);
  if (contractId === null || !account || !matches) {
    if (contractId !== null) await auditRefusalIn(scope, contractId, userId, client, "password");
    return refuse("LOGIN_FAILED");
  }
  const closed = closedFor(account, "password");
  if (closed) {
    await guess.takeBack();
    await auditRefusalIn(scope, contractId, account.userId, client, closed);
    return refuse(closed);
  }
  const outcome = await scope.forContract(contractId, "write", async (tx): Promise<Answer> => {
    const step = await takeSecondStep(parts, tx, { contractId, account, client, answer });
    if (step instanceof Refusal) {
      if (step.error === "SECOND_STEP_WRONG") await auditRefusal(tx, contractId, account.userId, client, step.error);
      return step;
    }
    const remembered = rememberMe ? await beginRemembering(tx, { contractId, userId: account.userId, now }) : null;
    if (!knownBrowser && account.hasSignedIn) await tellUsers(tx, { contractId, now, client }, [newBrowserOf(account)]);
    return openSession(parts, tx, contractId, account, client, { way: "password", step, remembered });
  });
  // A wrong second step counts as a wrong password does, and the right password alone forgives none.
  if (!(outcome instanceof Refusal)) await guess.succeeded();
  else if (outcome.error === "SECOND_STEP") await guess.takeBack();
  return outcome;
}

const newBrowserOf = ({ userId }: Account) => ({ userId, event: "new_browser", by: "self" }) as const;

/** Auto-login. The cookie is used up by it; the answer carries the next one. */
export async function signInByRememberCookie(
  parts: SignInParts,
  cookie: string | undefined,
  client: ClientInfo,
): Promise<Answer> {
  const read = readSessionCookie(cookie);
  if (!read) return refuse("NOT_REMEMBERED");
  const { contractId, token } = read;
  const now = parts.clock.now();
  const onReuse = (tx: Transaction) => (userId: string) =>
    audit(tx, {
      contractId,
      actor: userId,
      action: "session.remember_reused",
      detail: { address: client.address },
      requestId: client.requestId,
    });
  return parts.scope.forContract(contractId, "write", async (tx): Promise<Answer> => {
    const remembered = await redeemRememberToken(tx, {
      contractId,
      token,
      browser: client,
      now,
      onReuse: onReuse(tx),
    });
    const account =
      remembered && (await findAccount(tx, contractId, remembered.userId, { address: client.address, now }));
    if (!remembered || !account) return refuse("NOT_REMEMBERED");
    const closed = closedFor(account, "remembered");
    if (!closed) return openSession(parts, tx, contractId, account, client, { way: "remembered", remembered });
    await auditRefusal(tx, contractId, account.userId, client, closed);
    return refuse(closed);
  });
}

/** The contract whose ranges hold the address, and the user a sign-in from there becomes. */
export async function signInByAddress(parts: SignInParts, client: ClientInfo): Promise<Answer> {
  const found = await userAt(parts.scope, client.address);
  if (!found) return refuse("ADDRESS_UNKNOWN");
  const { contractId, userId } = found;
  return parts.scope.forContract(contractId, "write", async (tx): Promise<Answer> => {
    const account = await findAccount(tx, contractId, userId, { address: client.address, now: parts.clock.now() });
    const closed = account ? closedFor(account, "address") : null;
    if (closed) await auditRefusal(tx, contractId, userId, client, closed);
    if (!account || closed) return refuse("ADDRESS_UNKNOWN");
    if (!isAddressEnough(account)) {
      await auditRefusal(tx, contractId, userId, client, "ADDRESS_NEEDS_FACTOR");
      return refuse("ADDRESS_NEEDS_FACTOR");
    }
    return openSession(parts, tx, contractId, account, client, { way: "address", remembered: null });
  });
}

/** Signs an account in that was let in by a way. */
export async function openSession(
  { clock }: SignInParts,
  tx: Transaction,
  contractId: number,
  { userId, absoluteHours }: Account,
  client: ClientInfo,
  { way, step, remembered }: { way: Way; step?: PassedStep; remembered: Remembered | null },
): Promise<SignedIn> {
  const token = newToken();
  const now = clock.now();
  const { address, userAgent, requestId } = client;
  await sessionRepository.create(tx, {
    contractId,
    tokenHash: hashToken(token),
    userId,
    now,
    absoluteHours,
    clientAddress: address,
    userAgent,
    rememberFamily: remembered?.familyId ?? null,
    // The contract's provider has asked what it asks.
    isAssuredElsewhere: way === "sso",
  });
  const detail = { way, address, ...(step?.way && { second_step: step.way }) };
  await audit(tx, { contractId, actor: userId, action: "session.login", detail, requestId });
  const live = await findActor(tx, contractId, hashToken(token), now);
  if (!live) throw new AppError("SIGNED_OUT");
  const browser = { cookie: client.browserCookie, now };
  return {
    sessionCookie: writeSessionCookie({ contractId, token }),
    remembered: remembered && {
      cookie: writeSessionCookie(remembered),
      seconds: Math.floor((remembered.endsAt.getTime() - now.getTime()) / 1000),
    },
    browserCookie: way === "password" ? await knowBrowser(tx, ofUser(contractId, userId), browser) : null,
    deviceCookie: step?.deviceCookie ?? null,
    profile: await readProfile(tx, live.actor, now),
  };
}

/** An unknown contract costs the same round trip as a known one, so that the answer's time tells nothing. */
function findGuessed(
  { scope, clock }: SignInParts,
  contractId: number | null,
  userId: string,
  { address, browserCookie }: ClientInfo,
): Promise<{ account: Account | null; knownBrowser: Buffer | null }> {
  const id = contractId ?? NO_CONTRACT;
  return scope.forContract(id, "read", async (tx) => ({
    account: await findAccount(tx, id, userId, { address, now: clock.now() }),
    knownBrowser: await findKnownBrowser(tx, ofUser(id, userId), { cookie: browserCookie, now: clock.now() }),
  }));
}

const auditRefusalIn = (
  scope: TransactionScope,
  contractId: number,
  userId: string,
  client: ClientInfo,
  reason: string,
): Promise<void> =>
  scope.forContract(contractId, "write", (tx) => auditRefusal(tx, contractId, userId, client, reason));

export function auditRefusal(
  tx: Transaction,
  contractId: number,
  actor: string,
  { address, requestId }: ClientInfo,
  reason: string,
  more: object = {},
): Promise<void> {
  return audit(tx, { contractId, actor, action: "session.refused", detail: { reason, address, ...more }, requestId });
}

/** The largest id PostgreSQL's int takes: no contract has it. */
const NO_CONTRACT = 2_147_483_647;

type Closed = "CONTRACT_CLOSED" | "LOGIN_STOPPED" | "WAY_CLOSED" | "WRONG_PLACE";

/** Why an account is not let in by a way; null where it is. The only place that says so. */
export function closedFor(account: Account, way: Way): Closed | null {
  if (account.contractClosed) return "CONTRACT_CLOSED";
  if (account.loginStopped) return "LOGIN_STOPPED";
  // A remembered sign-in began with a password.
  const chosen = way === "remembered" ? "password" : way;
  if (!account.ways.includes(chosen) && !(chosen === "password" && account.passwordKept)) return "WAY_CLOSED";
  return account.wrongPlace ? "WRONG_PLACE" : null;
}
