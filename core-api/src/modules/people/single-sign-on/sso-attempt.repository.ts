import { hashToken } from "../../../access/token.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { ProviderPerson } from "./person.ts";

/** How long somebody may take at his provider. */
export const ATTEMPT_MINUTES = 10;

/** What a sign-in keeps to hold against what comes back. */
export interface AttemptSecrets {
  nonce: string;
  verifier: string;
  /** SAML: id of the request. */
  requestId: string;
}

interface AttemptKey {
  contractId: number;
  providerId: number;
  /** As the provider gets it and brings it back. */
  state: string;
}

const placeOf = (contractId: number, stateHash: Buffer): string =>
  `sso_attempt.secrets/${contractId}/${stateHash.toString("hex")}`;

export async function beginAttempt(
  tx: Transaction,
  sealedTexts: SealedTexts,
  { contractId, providerId, state }: AttemptKey,
  { browser, secrets, now }: { browser: string; secrets: AttemptSecrets; now: Date },
): Promise<void> {
  const hash = hashToken(state);
  await tx.query(
    `INSERT INTO sso_attempt (contract_id, state_hash, provider_id, browser_hash, secrets, started_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6::timestamptz + make_interval(mins => $7))`,
    [
      contractId,
      hash,
      providerId,
      hashToken(browser),
      sealedTexts.seal(JSON.stringify(secrets), placeOf(contractId, hash)),
      now,
      ATTEMPT_MINUTES,
    ],
  );
}

interface AttemptRow {
  provider_id: number;
  browser_hash: Buffer;
  secrets: Buffer;
  answer: ProviderPerson | null;
  expires_at: Date;
  used_at: Date | null;
}

/** Why an attempt does not go on; `unknown`: there is none, and nobody to note it of. */
export type AttemptFault = "unknown" | "provider" | "expired" | "used" | "browser" | "answered";

export interface OpenAttempt {
  secrets: AttemptSecrets;
  answer: ProviderPerson | null;
}

const FIND = `
  SELECT provider_id, browser_hash, secrets, answer, expires_at, used_at FROM sso_attempt
  WHERE contract_id = $1 AND state_hash = $2 FOR UPDATE`;

async function find(
  tx: Transaction,
  sealedTexts: SealedTexts,
  { contractId, providerId, state }: AttemptKey,
  now: Date,
): Promise<{ row: AttemptRow; secrets: AttemptSecrets } | AttemptFault> {
  const hash = hashToken(state);
  const [row] = await tx.query<AttemptRow>(FIND, [contractId, hash]);
  if (!row) return "unknown";
  if (row.provider_id !== providerId) return "provider";
  if (row.used_at !== null) return "used";
  if (row.expires_at <= now) return "expired";
  return { row, secrets: JSON.parse(sealedTexts.open(row.secrets, placeOf(contractId, hash))) };
}

/** Takes an attempt, once and for all, in the browser that began it. */
export async function takeAttempt(
  tx: Transaction,
  sealedTexts: SealedTexts,
  key: AttemptKey,
  { browser, now }: { browser: string | undefined; now: Date },
): Promise<OpenAttempt | AttemptFault> {
  const found = await find(tx, sealedTexts, key, now);
  if (typeof found === "string") return found;
  if (browser === undefined || !found.row.browser_hash.equals(hashToken(browser))) return "browser";
  await tx.query("UPDATE sso_attempt SET used_at = $3 WHERE contract_id = $1 AND state_hash = $2", [
    key.contractId,
    hashToken(key.state),
    now,
  ]);
  return { secrets: found.secrets, answer: found.row.answer };
}

/** The secrets of an attempt that waits for a SAML response; it is the page after it that takes the attempt. */
export async function findWaiting(
  tx: Transaction,
  sealedTexts: SealedTexts,
  key: AttemptKey,
  now: Date,
): Promise<AttemptSecrets | AttemptFault> {
  const found = await find(tx, sealedTexts, key, now);
  if (typeof found === "string") return found;
  return found.row.answer === null ? found.secrets : "answered";
}

/** Keeps who came back until the browser's own page asks for it. An assertion that was taken before is not taken again. */
export async function keepAnswer(
  tx: Transaction,
  { contractId, providerId, state }: AttemptKey,
  { person, assertionId, now }: { person: ProviderPerson; assertionId: string; now: Date },
): Promise<boolean> {
  const added = await tx.query(
    `WITH added AS (
       INSERT INTO sso_assertion (contract_id, provider_id, assertion_hash, expires_at)
       VALUES ($1, $2, $3, $4::timestamptz + interval '1 day') ON CONFLICT DO NOTHING RETURNING 1)
     SELECT * FROM added`,
    [contractId, providerId, hashToken(assertionId), now],
  );
  if (added.length === 0) return false;
  await tx.query("UPDATE sso_attempt SET answer = $3 WHERE contract_id = $1 AND state_hash = $2", [
    contractId,
    hashToken(state),
    JSON.stringify(person),
  ]);
  return true;
}
