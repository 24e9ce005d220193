import { randomUUID } from "node:crypto";
import { readSsoKey } from "@kirinuki/schema/single-sign-on.ts";
import { hashToken, newToken, readSessionCookie, writeSessionCookie } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ErrorName } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Parts } from "../../parts.ts";
import { findAccount } from "../session/account.read-model.ts";
import type { ClientInfo } from "../session/client-info.ts";
import { auditRefusal, closedFor, openSession, type SignedIn } from "../session/sign-in.service.ts";
import { admitPerson, userOfSubject } from "./admit-person.ts";
import { newOidcSecrets, type OidcProvider, oidcAddress, oidcPerson } from "./oidc.ts";
import { ProviderAway, type ProviderPerson, ProviderRefused } from "./person.ts";
import { type SamlProvider, samlAddress, samlMetadata, samlPerson } from "./saml.ts";
import {
  type AttemptSecrets,
  beginAttempt,
  findWaiting,
  keepAnswer,
  type OpenAttempt,
  takeAttempt,
} from "./sso-attempt.repository.ts";
import { secretPlace } from "./sso-provider.entity.ts";
import { type KeptProvider, ourAddresses, readProviders } from "./sso-provider.read-model.ts";

export type SsoParts = Pick<Parts, "scope" | "clock" | "config" | "sealedTexts">;

/** A provider with the contract that it is of. */
interface Place {
  contractId: number;
  providerId: number;
}

const refuse = (error: ErrorName): Refusal<[]> => new Refusal(error, []);

export interface Started {
  redirectUrl: string;
  /** Name and value of the cookie that binds the attempt to this browser. */
  cookie: { name: string; value: string };
}

/** How the cookie of an attempt is told from those of others in the same browser. */
export const attemptName = (state: string): string => hashToken(state).toString("hex").slice(0, 12);

const OPEN_CONTRACT = `
  SELECT 1 FROM contract c JOIN sign_in_setting w USING (contract_id)
  WHERE c.contract_id = $1 AND 'sso' = ANY (w.ways) AND contract_phase(c.end_date, c.deleted_at, $2) <> 'closed'`;

/** The provider, where it leads anybody in at all. */
async function findLive(tx: Transaction, { contractId, providerId }: Place, now: Date): Promise<KeptProvider | null> {
  const [provider] = await readProviders(tx, contractId, providerId);
  if (!provider || provider.stopped) return null;
  return (await tx.query(OPEN_CONTRACT, [contractId, now])).length > 0 ? provider : null;
}

/** Begins a sign-in at the provider that an address's domain leads to. Nothing is said of whether anybody has the address. */
export async function startSingleSignOn(parts: SsoParts, email: string): Promise<Started | Refusal<[]>> {
  const { scope, clock, sealedTexts, config } = parts;
  const now = clock.now();
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const [place] = await scope.shared("read", (tx) =>
    tx.query<Place>(`SELECT contract_id AS "contractId", provider_id AS "providerId" FROM sso_of_domain($1)`, [domain]),
  );
  if (!place) return refuse("SSO_UNKNOWN_DOMAIN");
  const state = writeSessionCookie({ contractId: place.contractId, token: newToken() });
  const browser = newToken();
  const secrets: AttemptSecrets = { ...(await newOidcSecrets()), requestId: `_${randomUUID()}` };
  const provider = await scope.forContract(place.contractId, "write", async (tx) => {
    const live = await findLive(tx, place, now);
    if (live) await beginAttempt(tx, sealedTexts, { ...place, state }, { browser, secrets, now });
    return live;
  });
  if (!provider) return refuse("SSO_UNKNOWN_DOMAIN");
  try {
    const { callback } = ourAddresses(config.publicUrl, provider);
    const redirectUrl =
      provider.kind === "oidc"
        ? await oidcAddress(oidcOf(parts, provider), { state, callback, secrets, email }, surroundings(parts, now))
        : await samlAddress(samlOf(parts, provider), { state, requestId: secrets.requestId });
    return { redirectUrl, cookie: { name: attemptName(state), value: browser } };
  } catch (error) {
    // The attempt stays, and expires: its state was given to nobody.
    if (error instanceof ProviderAway) return refuse("SSO_UNREACHABLE");
    throw error;
  }
}

/** What a browser brought back: the provider's key in the path, the query that it was sent with, and its cookies. */
export interface Returned {
  key: string;
  query: URLSearchParams;
  cookieOf(name: string): string | undefined;
}

/** Ends a sign-in at a provider: each attempt once, in the browser that began it, at the provider that it began with. */
export async function finishSingleSignOn(
  parts: SsoParts,
  { key, query, cookieOf }: Returned,
  client: ClientInfo,
): Promise<SignedIn | Refusal<[]>> {
  const { scope, sealedTexts, clock } = parts;
  const place = readSsoKey(key);
  const state = query.get("state") ?? "";
  if (!place || readSessionCookie(state)?.contractId !== place.contractId) return refuse("SSO_REFUSED");
  const now = clock.now();
  const browser = cookieOf(attemptName(state));
  const found = await scope.forContract(place.contractId, "write", async (tx) => {
    const attempt = await takeAttempt(tx, sealedTexts, { ...place, state }, { browser, now });
    if (typeof attempt !== "string") return { attempt, provider: await findLive(tx, place, now) };
    // An attempt that never was is of nobody, and may be of no contract.
    if (attempt !== "unknown") await noteRefusal(tx, place, client, { reason: "SSO_REFUSED", fault: attempt });
    return null;
  });
  if (!found?.provider) return refuse("SSO_REFUSED");
  try {
    const answer = await personOf(parts, found.provider, found.attempt, { state, query, now });
    return await admit(parts, { place, provider: found.provider, ...answer }, client);
  } catch (error) {
    const isAway = error instanceof ProviderAway;
    if (!isAway && !(error instanceof ProviderRefused)) throw error;
    const reason = isAway ? "SSO_UNREACHABLE" : "SSO_REFUSED";
    await scope.forContract(place.contractId, "write", (tx) =>
      noteRefusal(tx, place, client, { reason, fault: error.message.slice(0, 200) }),
    );
    return refuse(reason);
  }
}

interface Answered {
  person: ProviderPerson;
  signOut: ((afterwards: string) => string) | null;
}

/** @throws ProviderAway, ProviderRefused */
async function personOf(
  parts: SsoParts,
  provider: KeptProvider,
  { secrets, answer }: OpenAttempt,
  { state, query, now }: { state: string; query: URLSearchParams; now: Date },
): Promise<Answered> {
  if (provider.kind === "saml") {
    if (answer === null) throw new ProviderRefused("no response");
    return { person: answer, signOut: null };
  }
  const url = new URL(ourAddresses(parts.config.publicUrl, provider).callback);
  url.search = query.toString();
  const { contract_id: contractId, provider_id: providerId } = provider;
  const isKnown = (subject: string) =>
    parts.scope.forContract(contractId, "read", async (tx) => {
      return (await userOfSubject(tx, { contractId, providerId, subject })) !== null;
    });
  return oidcPerson(oidcOf(parts, provider), { url, state, secrets, isKnown }, surroundings(parts, now));
}

async function admit(
  parts: SsoParts,
  { place, provider, person, signOut }: { place: Place; provider: KeptProvider } & Answered,
  client: ClientInfo,
): Promise<SignedIn | Refusal<[]>> {
  const { scope, clock, sealedTexts, config } = parts;
  const { contractId, providerId } = place;
  const now = clock.now();
  return scope.forContract(contractId, "write", async (tx): Promise<SignedIn | Refusal<[]>> => {
    const { requestId, address } = client;
    const admitted = await admitPerson({ tx, contractId, provider, person, now, requestId });
    if ("fault" in admitted) {
      const detail = { reason: "SSO_NO_USER" as const, fault: admitted.fault, email: person.email?.slice(0, 254) };
      await noteRefusal(tx, place, client, detail);
      return refuse("SSO_NO_USER");
    }
    const account = await findAccount(tx, contractId, admitted.userId, { address, now });
    if (!account) throw new AppError("SIGNED_OUT");
    const closed = closedFor(account, "sso");
    if (closed) {
      await auditRefusal(tx, contractId, account.userId, client, closed);
      return refuse(closed);
    }
    const signedIn = await openSession(parts, tx, contractId, account, client, { way: "sso", remembered: null });
    const tokenHash = hashToken(readSessionCookie(signedIn.sessionCookie)?.token ?? "");
    const leave = signOut?.(`${config.publicUrl}${AFTER_SIGN_OUT}`);
    await tx.query("INSERT INTO session_sso (contract_id, token_hash, provider_id, sign_out) VALUES ($1, $2, $3, $4)", [
      contractId,
      tokenHash,
      providerId,
      leave ? sealedTexts.seal(leave, signOutPlace(contractId, tokenHash)) : null,
    ]);
    return signedIn;
  });
}

/** The screen that says that somebody has signed out. */
const AFTER_SIGN_OUT = "/0018?logoutid=1";

const signOutPlace = (contractId: number, tokenHash: Buffer): string =>
  `session_sso.sign_out/${contractId}/${tokenHash.toString("hex")}`;

/** Where the browser ends the provider's own session too; null where the session did not come from one that has such an address. */
export async function signOutAddress(
  tx: Transaction,
  sealedTexts: SsoParts["sealedTexts"],
  { contractId, tokenHash }: { contractId: number; tokenHash: Buffer },
): Promise<string | null> {
  const [row] = await tx.query<{ sign_out: Buffer | null }>(
    "SELECT sign_out FROM session_sso WHERE contract_id = $1 AND token_hash = $2",
    [contractId, tokenHash],
  );
  return row?.sign_out ? sealedTexts.open(row.sign_out, signOutPlace(contractId, tokenHash)) : null;
}

/**
 * Takes a SAML response that a provider's page made a browser post. It signs nobody in: that does the page it is led on to, which
 * has the browser's cookies.
 */
export async function takeSamlResponse(
  parts: SsoParts,
  { key, state, response }: { key: string; state: string; response: string },
  client: ClientInfo,
): Promise<Record<string, never> | Refusal<[]>> {
  const { scope, sealedTexts, clock } = parts;
  const place = readSsoKey(key);
  if (!place || readSessionCookie(state)?.contractId !== place.contractId) return refuse("SSO_REFUSED");
  const now = clock.now();
  return scope.forContract(place.contractId, "write", async (tx): Promise<Record<string, never> | Refusal<[]>> => {
    const secrets = await findWaiting(tx, sealedTexts, { ...place, state }, now);
    if (secrets === "unknown") return refuse("SSO_REFUSED");
    const provider = await findLive(tx, place, now);
    const fault =
      typeof secrets === "string"
        ? secrets
        : provider?.kind === "saml"
          ? await keepResponse(tx, { place, state, response, now }, samlOf(parts, provider), secrets.requestId)
          : "provider";
    if (fault === null) return {};
    await noteRefusal(tx, place, client, { reason: "SSO_REFUSED", fault });
    return refuse("SSO_REFUSED");
  });
}

/** @returns why it is not taken; null where it is kept */
async function keepResponse(
  tx: Transaction,
  { place, state, response, now }: { place: Place; state: string; response: string; now: Date },
  provider: SamlProvider,
  requestId: string,
): Promise<string | null> {
  try {
    const { person, assertionId } = await samlPerson(provider, response, requestId);
    return (await keepAnswer(tx, { ...place, state }, { person, assertionId, now })) ? null : "assertion seen before";
  } catch (error) {
    if (error instanceof ProviderRefused) return error.message;
    throw error;
  }
}

/** Our SAML metadata for a provider; null for a key that has none. */
export async function metadataOf(parts: SsoParts, key: string): Promise<string | null> {
  const place = readSsoKey(key);
  if (!place) return null;
  const [provider] = await parts.scope.forContract(place.contractId, "read", (tx) =>
    readProviders(tx, place.contractId, place.providerId),
  );
  return provider?.kind === "saml" ? samlMetadata(samlOf(parts, provider)) : null;
}

const surroundings = ({ config }: SsoParts, now: Date) => ({
  allowPrivate: config.SSO_PRIVATE_ADDRESSES === "true",
  now,
});

const oidcOf = ({ sealedTexts }: SsoParts, provider: KeptProvider): OidcProvider => ({
  place: [provider.contract_id, provider.provider_id, provider.version, provider.issuer].join("/"),
  issuer: provider.issuer,
  clientId: provider.client_id,
  clientSecret:
    provider.client_secret &&
    sealedTexts.open(provider.client_secret, secretPlace(provider.contract_id, provider.provider_id)),
  claimName: provider.claim_name,
});

function samlOf({ config }: SsoParts, provider: KeptProvider): SamlProvider {
  const { callback, metadata } = ourAddresses(config.publicUrl, provider);
  const { issuer, sign_in_url: signInUrl, certificates, claim_name: claimName } = provider;
  return { issuer, signInUrl, certificates, claimName, entityId: metadata, callback };
}

/** Of somebody whom we don't know the provider stands in the trail. */
const noteRefusal = (
  tx: Transaction,
  { contractId, providerId }: Place,
  client: ClientInfo,
  {
    reason,
    ...more
  }: { reason: "SSO_REFUSED" | "SSO_NO_USER" | "SSO_UNREACHABLE"; fault: string; email?: string | undefined },
): Promise<void> => auditRefusal(tx, contractId, `sso:${providerId}`, client, reason, more);
