import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Config } from "../../../config/config.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { FactorOwner } from "./factor-owner.ts";

/** The library is large and few calls need it: it comes with the first of them. */
const library = () => import("@simplewebauthn/server");

const CHALLENGE_MINUTES = 5;
const MINUTE_MS = 60_000;

type Purpose = "register" | "sign_in";

/** Where passkeys are made and used: the address of the screens. */
const placeOf = ({ publicUrl }: Config) => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, hostname };
};

export interface KeptPasskey {
  credential_id: string;
  public_key: Buffer;
  /** Decimal string. */
  sign_count: string;
  transports: string[];
}

export const readPasskeys = (tx: Transaction, { contractId, userId }: FactorOwner): Promise<KeptPasskey[]> =>
  tx.query<KeptPasskey>(
    `SELECT credential_id, public_key, sign_count::text, transports FROM user_passkey
     WHERE contract_id = $1 AND user_id = $2 ORDER BY created_at, credential_id`,
    [contractId, userId],
  );

async function keepChallenge(
  tx: Transaction,
  { contractId, userId }: FactorOwner,
  { challenge, purpose, now }: { challenge: string; purpose: Purpose; now: Date },
): Promise<void> {
  await tx.query("DELETE FROM passkey_challenge WHERE contract_id = $1 AND user_id = $2 AND expires_at <= $3", [
    ...[contractId, userId, now],
  ]);
  await tx.query(
    "INSERT INTO passkey_challenge (contract_id, user_id, challenge, purpose, expires_at) VALUES ($1, $2, $3, $4, $5)",
    [contractId, userId, challenge, purpose, new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS)],
  );
}

/** Takes the challenge that an answer claims to be of, whatever becomes of the answer. @returns null where it is none of the user's */
async function takeChallenge(
  tx: Transaction,
  { contractId, userId }: FactorOwner,
  { answer, purpose, now }: { answer: { clientDataJSON: string }; purpose: Purpose; now: Date },
): Promise<string | null> {
  const claimed = challengeOf(answer.clientDataJSON);
  if (claimed === null) return null;
  const taken = await tx.query<{ challenge: string }>(
    `WITH taken AS (
       DELETE FROM passkey_challenge WHERE contract_id = $1 AND user_id = $2 AND challenge = $3 AND purpose = $4 AND expires_at > $5
       RETURNING challenge)
     SELECT * FROM taken`,
    [contractId, userId, claimed, purpose, now],
  );
  return taken[0]?.challenge ?? null;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function challengeOf(clientDataJSON: string): string | null {
  const challenge = fieldOf(parsed(Buffer.from(clientDataJSON, "base64url").toString("utf8")), "challenge");
  return typeof challenge === "string" && /^[\w-]{1,200}$/.test(challenge) ? challenge : null;
}

/** An answer as it was sent, or null where it has not even the outline of one. */
function readAnswer<Answer extends AuthenticationResponseJSON | RegistrationResponseJSON>(text: string): Answer | null {
  const answer = parsed(text);
  const [id, response] = [fieldOf(answer, "id"), fieldOf(answer, "response")];
  const hasOutline =
    typeof id === "string" && id.length <= 1400 && typeof fieldOf(response, "clientDataJSON") === "string";
  return hasOutline ? (answer as Answer) : null;
}

/** What a browser makes a passkey by, as JSON. */
export async function beginPasskey(
  tx: Transaction,
  owner: FactorOwner,
  { config, name, now }: { config: Config; name: string; now: Date },
): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const known = await readPasskeys(tx, owner);
  const options = await generateRegistrationOptions({
    rpName: "Kirinuki",
    rpID: placeOf(config).hostname,
    userName: owner.userId,
    userDisplayName: name,
    userID: new TextEncoder().encode(`${owner.contractId}/${owner.userId}`),
    attestationType: "none",
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  await keepChallenge(tx, owner, { challenge: options.challenge, purpose: "register", now });
  return JSON.stringify(options);
}

/** @returns what is to be kept of a new passkey; null where its answer proves nothing */
export async function verifyNewPasskey(
  tx: Transaction,
  owner: FactorOwner,
  { config, text, now }: { config: Config; text: string; now: Date },
): Promise<KeptPasskey | null> {
  const answer = readAnswer<RegistrationResponseJSON>(text);
  const challenge = answer && (await takeChallenge(tx, owner, { answer: answer.response, purpose: "register", now }));
  if (!challenge) return null;
  const { verifyRegistrationResponse } = await library();
  const { origin, hostname } = placeOf(config);
  const verified = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    sign_count: String(counter),
    transports: (transports ?? []).map(String).slice(0, 10),
  };
}

/** What a browser asks the user's passkeys with, as JSON. */
export async function askPasskey(
  tx: Transaction,
  owner: FactorOwner,
  { config, now }: { config: Config; now: Date },
): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const known = await readPasskeys(tx, owner);
  const options = await generateAuthenticationOptions({
    rpID: placeOf(config).hostname,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: "preferred",
  });
  await keepChallenge(tx, owner, { challenge: options.challenge, purpose: "sign_in", now });
  return JSON.stringify(options);
}

/** Whether an answer is of a passkey of the user, to a challenge of ours, from our address, and not of a copied authenticator. */
export async function takePasskey(
  tx: Transaction,
  owner: FactorOwner,
  { config, text, now }: { config: Config; text: string; now: Date },
): Promise<boolean> {
  const answer = readAnswer<AuthenticationResponseJSON>(text);
  const challenge = answer && (await takeChallenge(tx, owner, { answer: answer.response, purpose: "sign_in", now }));
  if (!challenge) return false;
  const [kept] = await tx.query<KeptPasskey>(
    `SELECT credential_id, public_key, sign_count::text, transports FROM user_passkey
     WHERE contract_id = $1 AND user_id = $2 AND credential_id = $3 FOR UPDATE`,
    [owner.contractId, owner.userId, answer.id],
  );
  if (!kept) return false;
  const { verifyAuthenticationResponse } = await library();
  const { origin, hostname } = placeOf(config);
  const { credential_id: id, public_key, sign_count, transports } = kept;
  // The library refuses a counter that does not go up.
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: { id, publicKey: new Uint8Array(public_key), counter: Number(sign_count), transports },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  await tx.query(
    "UPDATE user_passkey SET sign_count = $3, last_used_at = $4 WHERE contract_id = $1 AND credential_id = $2",
    [...[owner.contractId, id, verified.authenticationInfo.newCounter, now]],
  );
  return true;
}
