import { X509Certificate } from "node:crypto";
import type { SignInWaysForm, SsoProviderForm } from "@kirinuki/schema/forms/sso-provider-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { intKey } from "../../../db/int-key.ts";
import type { SealedTexts } from "../../../db/sealed-text.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { unlessDuplicate } from "../../../db/unless-duplicate.ts";
import { AppError, invalidFields, refusedField } from "../../../errors/app-error.ts";
import { catalogue, type ErrorName } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import { leadsInside } from "../../../ingest/polling/public-address.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { lostUpdate } from "../../audit/last-change.ts";
import { lockUsersOf } from "../user/user-lock.ts";
import { SsoProvider, secretPlace } from "./sso-provider.entity.ts";
import { type KeptProvider, readKeepers, readProviders, readWays } from "./sso-provider.read-model.ts";

/** Who keeps a contract's single sign-on: one of its Admins, or an operator, who also says which domains are the contract's. */
export interface SsoKeeper {
  tx: Transaction;
  contractId: number;
  /** user_id, or `operator:<id>`. */
  actor: string;
  isOperator: boolean;
  requestId: string;
  now: Date;
  /** Providers at addresses of this machine and its networks are good, too. */
  allowPrivate: boolean;
}

const refusal = (error: ErrorName, field: string): Refusal<object> =>
  new Refusal(error, {}, [{ field, message: catalogue[error].msgDetail }]);

/** Saves of one contract run one after the other. */
const lock = ({ tx, contractId }: SsoKeeper): Promise<unknown> => lockUsersOf(tx, contractId);

/** @throws AppError NOT_FOUND */
async function demandProvider({ tx, contractId }: SsoKeeper, id: string): Promise<KeptProvider> {
  const [kept] = await readProviders(tx, contractId, intKey(id));
  if (!kept) throw new AppError("NOT_FOUND");
  return kept;
}

/** What of a provider the trail says; of the secret only that it is another one. */
const inTrail = (kept: KeptProvider) => ({
  provider_kind: kept.kind,
  provider_name: kept.provider_name,
  issuer: kept.issuer,
  client_id: kept.client_id,
  sign_in_url: kept.sign_in_url,
  certificates: kept.certificates.length,
  domains: kept.domains.map(({ domain }) => domain),
  trusts_address: kept.trusts_address,
  user_group_id: kept.user_group_id,
  claim_name: kept.claim_name,
  claim_rules: kept.claim_rules.length,
  stopped: kept.stopped,
});

/**
 * Makes a provider, or changes the one whose id is given. Whoever is known there stays known only while it is the same issuer.
 * @throws AppError NOT_FOUND, LOST_UPDATE, INVALID_FIELDS
 */
export async function saveProvider(
  call: SsoKeeper,
  sealedTexts: SealedTexts,
  id: string | null,
  form: SsoProviderForm,
): Promise<{ provider_id: string; version: number } | Refusal<object>> {
  await lock(call);
  const before = id === null ? null : await demandProvider(call, id);
  if (before && form.version !== before.version) throw lostUpdate(before);
  if (form.kind === "saml") demandReadable(form.certificates ?? []);
  else if (!call.allowPrivate) demandOutside(form.issuer);
  const refused = await whyRefused(call, before, form);
  if (refused) return refused;
  const { tx, contractId } = call;
  const providerId = await unlessDuplicate(tx, () => store(call, before, form));
  if (providerId === null) return refusal("DUPLICATE_NAME", "provider_name");
  if (form.clientSecret) {
    const client_secret = sealedTexts.seal(form.clientSecret, secretPlace(contractId, providerId));
    await tx.manager.update(SsoProvider, { contract_id: contractId, provider_id: providerId }, { client_secret });
  }
  await storeDomains(call, providerId, form.domains);
  await storeRules(call, providerId, form);
  if (before && (before.issuer !== form.issuer || before.kind !== form.kind)) await forgetPeople(call, providerId);
  if (form.stopped) await endSessions(call, providerId);
  const after = await demandProvider(call, String(providerId));
  const { before: was, after: is } = differenceOf(before && inTrail(before), inTrail(after));
  const secret = form.clientSecret ? { client_secret: "changed" } : {};
  await note(call, "sso.save", { provider_id: String(providerId), before: was, after: { ...is, ...secret } });
  return { provider_id: String(providerId), version: after.version };
}

/** An issuer is called by us; where SAML sends people, their browsers go, which may be inside. */
function demandOutside(issuer: string): void {
  const url = new URL(issuer);
  if (url.protocol !== "https:") throw invalidFields([{ field: "issuer", message: validationText.ssoIssuer }]);
  if (leadsInside(url)) throw invalidFields([{ field: "issuer", message: validationText.chatUrlInside }]);
}

function demandReadable(certificates: readonly string[]): void {
  for (const pem of certificates) {
    try {
      new X509Certificate(pem);
    } catch {
      throw invalidFields([{ field: "certificates", message: validationText.ssoCertificate }]);
    }
  }
}

const ZERO_CAP = `
  SELECT (use_max_count1 = 0 AND use_max_count2 = 0) IS TRUE AS zero_cap FROM user_group
  WHERE contract_id = $1 AND user_group_id = $2 FOR KEY SHARE`;
const KNOWN_GROUPS =
  "SELECT count(*)::int AS known FROM user_group WHERE contract_id = $1 AND user_group_id = ANY ($2::int[])";
const ELSEWHERE = `
  SELECT domain FROM sso_domain WHERE contract_id = $1 AND domain = ANY ($2::text[]) AND provider_id IS DISTINCT FROM $3 ORDER BY 1`;

async function whyRefused(
  { tx, contractId }: SsoKeeper,
  before: KeptProvider | null,
  { userGroupId, claimRules, domains }: SsoProviderForm,
): Promise<Refusal<object> | null> {
  if (userGroupId) {
    const [group] = await tx.query<{ zero_cap: boolean }>(ZERO_CAP, [contractId, userGroupId]);
    if (!group) throw new AppError("NOT_FOUND");
    if (!group.zero_cap) return refusal("SSO_GROUP_HAS_CAP", "user_group_id");
  }
  const groups = [...new Set((claimRules ?? []).flatMap(({ group }) => group ?? []))];
  const [found] = await tx.query<{ known: number }>(KNOWN_GROUPS, [contractId, groups]);
  if (found?.known !== groups.length) throw new AppError("NOT_FOUND");
  const elsewhere = await tx.query<{ domain: string }>(ELSEWHERE, [contractId, domains, before?.provider_id ?? null]);
  if (elsewhere.length === 0) return null;
  const message = validationText.ssoDomainsElsewhere(elsewhere.map(({ domain }) => domain).join("、"));
  return new Refusal("SSO_DOMAIN_TAKEN", {}, [{ field: "domains", message }]);
}

/** @returns the provider's id */
async function store(call: SsoKeeper, before: KeptProvider | null, form: SsoProviderForm): Promise<number> {
  const { tx, contractId, actor, now } = call;
  const isOidc = form.kind === "oidc";
  const values = {
    kind: form.kind,
    provider_name: form.providerName,
    issuer: form.issuer,
    client_id: isOidc ? (form.clientId ?? "") : "",
    sign_in_url: isOidc ? "" : (form.signInUrl ?? ""),
    certificates: isOidc ? [] : (form.certificates ?? []),
    trusts_address: form.trustsAddress,
    user_group_id: form.userGroupId ? Number(form.userGroupId) : null,
    claim_name: form.claimName ?? "",
    stopped: form.stopped,
    changed_by: actor,
    changed_at: now,
  };
  if (!before) {
    const [made] = (await tx.manager.insert(SsoProvider, { contract_id: contractId, ...values })).identifiers;
    const { provider_id } = made ?? {};
    return Number(provider_id);
  }
  const key = { contract_id: contractId, provider_id: before.provider_id };
  await tx.manager.update(SsoProvider, key, { ...values, version: before.version + 1 });
  return before.provider_id;
}

const REMOVE_DOMAINS =
  "DELETE FROM sso_domain WHERE contract_id = $1 AND provider_id = $2 AND domain <> ALL ($3::text[])";
const ADD_DOMAINS = `
  INSERT INTO sso_domain (contract_id, provider_id, domain, confirmed_by, confirmed_at)
  SELECT $1, $2, domain, $4, CASE WHEN $4::text IS NULL THEN NULL ELSE $5::timestamptz END FROM unnest($3::text[]) AS domain
  ON CONFLICT (contract_id, domain) DO UPDATE SET confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at
    WHERE sso_domain.confirmed_at IS NULL AND excluded.confirmed_at IS NOT NULL`;

/** What is new waits for an operator, unless one saves it. @throws AppError SSO_DOMAIN_TAKEN */
async function storeDomains(
  { tx, contractId, actor, isOperator, now }: SsoKeeper,
  providerId: number,
  domains: readonly string[],
): Promise<void> {
  await tx.query(REMOVE_DOMAINS, [contractId, providerId, domains]);
  const confirmedBy = isOperator ? actor : null;
  const stored = () => tx.query(ADD_DOMAINS, [contractId, providerId, domains, confirmedBy, now]);
  if ((await unlessDuplicate(tx, stored)) === null) throw refusedField("SSO_DOMAIN_TAKEN", "domains");
}

async function storeRules(
  { tx, contractId }: SsoKeeper,
  providerId: number,
  { claimRules }: SsoProviderForm,
): Promise<void> {
  await tx.query("DELETE FROM sso_claim_rule WHERE contract_id = $1 AND provider_id = $2", [contractId, providerId]);
  await tx.query(
    `INSERT INTO sso_claim_rule (contract_id, provider_id, rule_order, claim_value, role, user_group_id)
     SELECT $1, $2, r.place, r.rule->>'value', r.rule->>'role', (r.rule->>'group')::int
     FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS r(rule, place)`,
    [contractId, providerId, JSON.stringify(claimRules ?? [])],
  );
}

/** A subject means nothing at another issuer: the next sign-in proves the address anew. */
async function forgetPeople(call: SsoKeeper, providerId: number): Promise<void> {
  const { tx, contractId } = call;
  await tx.query("DELETE FROM sso_identity WHERE contract_id = $1 AND provider_id = $2", [contractId, providerId]);
  await endSessions(call, providerId);
}

async function endSessions({ tx, contractId }: SsoKeeper, providerId: number): Promise<void> {
  await tx.query(
    `DELETE FROM session WHERE contract_id = $1 AND token_hash IN
       (SELECT token_hash FROM session_sso WHERE contract_id = $1 AND provider_id = $2)`,
    [contractId, providerId],
  );
  await tx.query("DELETE FROM sso_attempt WHERE contract_id = $1 AND provider_id = $2", [contractId, providerId]);
}

/** Ends the sessions that came by it, too. @throws AppError NOT_FOUND, LOST_UPDATE */
export async function removeProvider(call: SsoKeeper, id: string, version: number | undefined): Promise<void> {
  await lock(call);
  const kept = await demandProvider(call, id);
  if (version !== undefined && version !== kept.version) throw lostUpdate(kept);
  const { tx, contractId } = call;
  await endSessions(call, kept.provider_id);
  await tx.manager.delete(SsoProvider, { contract_id: contractId, provider_id: kept.provider_id });
  await note(call, "sso.remove", { provider_id: id, provider_name: kept.provider_name });
}

const WAY_BACK = `
  SELECT count(*)::int AS usable FROM app_user
  WHERE contract_id = $1 AND user_id = ANY ($2::text[]) AND user_authority = 1 AND NOT login_stop_flag AND password_hash IS NOT NULL`;
const ADMINS_AMONG =
  "SELECT count(*)::int AS admins FROM app_user WHERE contract_id = $1 AND user_id = ANY ($2::text[]) AND user_authority = 1";
const LIVE_PROVIDER = `
  SELECT 1 FROM sso_provider p JOIN sso_domain d USING (contract_id, provider_id)
  WHERE p.contract_id = $1 AND NOT p.stopped AND d.confirmed_at IS NOT NULL LIMIT 1`;
const STORE_WAYS = `
  INSERT INTO sign_in_setting (contract_id, ways, changed_by, changed_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (contract_id) DO UPDATE SET ways = excluded.ways, changed_by = excluded.changed_by, changed_at = excluded.changed_at,
    version = sign_in_setting.version + 1
  RETURNING version`;

/**
 * By which ways the contract's users may sign in. Remembered sign-ins begin with a password and end with that way.
 * @throws AppError NOT_FOUND for somebody who is no Admin of the contract; LOST_UPDATE
 */
export async function saveWays(
  call: SsoKeeper,
  { ways, passwordUserIds, version }: SignInWaysForm,
): Promise<{ version: number } | Refusal<object>> {
  const { tx, contractId, actor, now } = call;
  await lock(call);
  const kept = await readWays(tx, contractId);
  if ((version ?? null) !== kept.version) throw lostUpdate({ changed_by: null, changed_at: null });
  const before = { ways: kept.ways, password_user_ids: await readKeepers(tx, contractId) };
  const [among] = await tx.query<{ admins: number }>(ADMINS_AMONG, [contractId, passwordUserIds]);
  if (among?.admins !== passwordUserIds.length) throw new AppError("NOT_FOUND");
  if (!ways.includes("password")) {
    const [back] = await tx.query<{ usable: number }>(WAY_BACK, [contractId, passwordUserIds]);
    if (!back?.usable) return refusal("NO_WAY_BACK", "password_user_ids");
    const live = await tx.query(LIVE_PROVIDER, [contractId]);
    if (ways.includes("sso") && live.length === 0) return refusal("NO_SSO_PROVIDER", "ways");
  }
  const [stored] = await tx.query<{ version: number }>(STORE_WAYS, [contractId, ways, actor, now]);
  await tx.query("DELETE FROM password_keeper WHERE contract_id = $1", [contractId]);
  await tx.query("INSERT INTO password_keeper (contract_id, user_id) SELECT $1, unnest($2::text[])", [
    contractId,
    passwordUserIds,
  ]);
  const after = { ways, password_user_ids: await readKeepers(tx, contractId) };
  await note(call, "sign_in.ways", { ...differenceOf(before, after) });
  return { version: stored?.version ?? 1 };
}

const CONFIRM = `
  UPDATE sso_domain SET confirmed_by = $3, confirmed_at = $4
  WHERE contract_id = $1 AND domain = ANY ($2::text[]) AND confirmed_at IS NULL`;

/** An operator has made sure that the domains are the contract's. Those that it has not named are left out. @throws AppError SSO_DOMAIN_TAKEN */
export async function confirmDomains(call: SsoKeeper, domains: readonly string[]): Promise<void> {
  const { tx, contractId, actor, now } = call;
  await lock(call);
  const confirmed = () => tx.query(CONFIRM, [contractId, domains, actor, now]);
  if ((await unlessDuplicate(tx, confirmed)) === null) throw refusedField("SSO_DOMAIN_TAKEN", "domains");
  await note(call, "sso.confirm", { domains });
}

const note = (
  { tx, contractId, actor, requestId }: SsoKeeper,
  action: "sso.save" | "sso.remove" | "sso.confirm" | "sign_in.ways",
  detail: Record<string, unknown>,
): Promise<void> => audit(tx, { contractId, actor, action, detail, requestId });
