import { X509Certificate } from "node:crypto";
import type { ClaimRule } from "@kirinuki/schema/forms/sso-provider-form.ts";
import {
  CLAIM_ROLES,
  PROVIDER_KINDS,
  SIGN_IN_WAYS,
  type SignInWay,
  SSO_PATHS,
  ssoKey,
} from "@kirinuki/schema/single-sign-on.ts";
import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { SsoProvider } from "./sso-provider.entity.ts";

const ruleSchema = Type.Object({
  value: Type.String(),
  role: nullable(Type.String({ enum: [...CLAIM_ROLES] })),
  group: nullable(Type.String({ description: "Id of a user group" })),
});

const providerSchema = Type.Object({
  provider_id: Type.String(),
  kind: Type.String({ enum: [...PROVIDER_KINDS] }),
  provider_name: Type.String(),
  issuer: Type.String(),
  client_id: Type.String(),
  client_secret_set_flag: Type.Integer(),
  sign_in_url: Type.String(),
  certificates: Type.Array(
    Type.Object({ pem: Type.String(), ends_datetime: nullable(Type.String()), fingerprint: Type.String() }),
  ),
  domains: Type.Array(Type.Object({ domain: Type.String(), confirmed_flag: Type.Integer() })),
  trusts_address_flag: Type.Integer(),
  user_group_id: nullable(Type.String()),
  claim_name: Type.String(),
  claim_rules: Type.Array(ruleSchema),
  stopped_flag: Type.Integer(),
  version: Type.Integer(),
  user_count: Type.Integer({ description: "Number of users who have signed in through it" }),
  callback_url: Type.String({
    description: "URL to register at the provider: redirect URI, or assertion consumer service",
  }),
  metadata_url: Type.String({ description: "SAML: URL of our metadata, which is also our entity id" }),
});

export const singleSignOnSchema = Type.Object({
  ways: Type.Array(Type.String({ enum: [...SIGN_IN_WAYS] })),
  ways_version: nullable(Type.Integer({ description: "Null: the ways were never set" })),
  password_user_ids: Type.Array(Type.String()),
  admins: Type.Array(Type.Object({ user_id: Type.String(), name: Type.String(), password_flag: Type.Integer() })),
  user_groups: Type.Array(
    Type.Object({ user_group_id: Type.String(), user_group_name: Type.String(), zero_cap_flag: Type.Integer() }),
  ),
  providers: Type.Array(providerSchema),
});

export type SingleSignOnWire = Static<typeof singleSignOnSchema>;

export const USUAL_WAYS: readonly SignInWay[] = ["password", "address"];

export interface WaysRow {
  ways: SignInWay[];
  version: number | null;
}

export async function readWays(tx: Transaction, contractId: number): Promise<WaysRow> {
  const [row] = await tx.query<WaysRow>("SELECT ways, version FROM sign_in_setting WHERE contract_id = $1", [
    contractId,
  ]);
  return row ?? { ways: [...USUAL_WAYS], version: null };
}

/** In the order of their ids. */
export async function readKeepers(tx: Transaction, contractId: number): Promise<string[]> {
  const rows = await tx.query<{ user_id: string }>(
    "SELECT user_id FROM password_keeper WHERE contract_id = $1 ORDER BY user_id",
    [contractId],
  );
  return rows.map(({ user_id }) => user_id);
}

const ADMINS = `
  SELECT user_id, name, (password_hash IS NOT NULL)::int AS password_flag FROM app_user
  WHERE contract_id = $1 AND user_authority = 1 AND NOT login_stop_flag ORDER BY user_id`;

const GROUPS = `
  SELECT g.user_group_id::text, g.user_group_name, (g.use_max_count1 = 0 AND g.use_max_count2 = 0 IS TRUE)::int AS zero_cap_flag
  FROM user_group g WHERE g.contract_id = $1 ORDER BY g.user_group_id`;

export type KeptProvider = SsoProvider & {
  domains: { domain: string; confirmed_flag: number }[];
  claim_rules: ClaimRule[];
  user_count: number;
};

const PROVIDERS = `
  SELECT p.*,
    coalesce((SELECT json_agg(json_build_object('domain', d.domain, 'confirmed_flag', (d.confirmed_at IS NOT NULL)::int) ORDER BY d.domain)
      FROM sso_domain d WHERE d.contract_id = p.contract_id AND d.provider_id = p.provider_id), '[]') AS domains,
    coalesce((SELECT json_agg(json_build_object('value', r.claim_value, 'role', r.role, 'group', r.user_group_id::text) ORDER BY r.rule_order)
      FROM sso_claim_rule r WHERE r.contract_id = p.contract_id AND r.provider_id = p.provider_id), '[]') AS claim_rules,
    (SELECT count(*)::int FROM sso_identity i WHERE i.contract_id = p.contract_id AND i.provider_id = p.provider_id) AS user_count
  FROM sso_provider p WHERE p.contract_id = $1 AND ($2::int IS NULL OR p.provider_id = $2) ORDER BY p.provider_id`;

/** A contract's providers, or the one of an id, with the lists that hang on them. */
export const readProviders = (
  tx: Transaction,
  contractId: number,
  providerId: number | null = null,
): Promise<KeptProvider[]> => tx.query<KeptProvider>(PROVIDERS, [contractId, providerId]);

/** Where a provider of a contract sends people back to, and our name there. */
export function ourAddresses(publicUrl: string, { contract_id, provider_id, kind }: SsoProvider) {
  const key = ssoKey(contract_id, provider_id);
  const path = kind === "oidc" ? SSO_PATHS.callback : SSO_PATHS.response;
  return { key, callback: `${publicUrl}${path}/${key}`, metadata: `${publicUrl}/api/v1/sso_metadata?sso_key=${key}` };
}

function certificateInWords(pem: string) {
  try {
    const { validTo, fingerprint256 } = new X509Certificate(pem);
    return { pem, ends_datetime: tokyoDateTime(new Date(validTo)), fingerprint: fingerprint256 };
  } catch {
    return { pem, ends_datetime: null, fingerprint: "" };
  }
}

function toWire(provider: KeptProvider, publicUrl: string): SingleSignOnWire["providers"][number] {
  const { callback, metadata } = ourAddresses(publicUrl, provider);
  const { kind, provider_name, issuer, client_id, sign_in_url, domains, claim_name, claim_rules, version } = provider;
  return {
    ...{ kind, provider_name, issuer, client_id, sign_in_url, domains, claim_name, claim_rules, version },
    provider_id: String(provider.provider_id),
    client_secret_set_flag: provider.client_secret === null ? 0 : 1,
    certificates: provider.certificates.map(certificateInWords),
    trusts_address_flag: provider.trusts_address ? 1 : 0,
    user_group_id: provider.user_group_id === null ? null : String(provider.user_group_id),
    stopped_flag: provider.stopped ? 1 : 0,
    user_count: provider.user_count,
    callback_url: callback,
    metadata_url: provider.kind === "saml" ? metadata : "",
  };
}

/** Everything of a contract's single sign-on but what is secret. */
export async function readSingleSignOn(
  tx: Transaction,
  contractId: number,
  publicUrl: string,
): Promise<SingleSignOnWire> {
  const { ways, version } = await readWays(tx, contractId);
  return {
    ways,
    ways_version: version,
    password_user_ids: await readKeepers(tx, contractId),
    admins: await tx.query<SingleSignOnWire["admins"][number]>(ADMINS, [contractId]),
    user_groups: await tx.query<SingleSignOnWire["user_groups"][number]>(GROUPS, [contractId]),
    providers: (await readProviders(tx, contractId)).map((each) => toWire(each, publicUrl)),
  };
}
