import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import {
  SingleSignOn,
  SsoAdmin,
  SsoCertificate,
  SsoClaimRule,
  SsoDomain,
  SsoGroup,
  SsoProvider,
  SsoProviderKind,
} from "./single-sign-on.type.ts";

type SingleSignOnWire = DataOf<"/api/v1/single_sign_on", "get">;

const toProvider = (wire: SingleSignOnWire["providers"][number]): SsoProvider =>
  instance(SsoProvider, {
    id: wire.provider_id,
    kind: wire.kind === "saml" ? SsoProviderKind.SAML : SsoProviderKind.OIDC,
    name: wire.provider_name,
    issuer: wire.issuer,
    clientId: wire.client_id,
    hasSecret: wire.client_secret_set_flag === 1,
    signInUrl: wire.sign_in_url,
    certificates: wire.certificates.map(({ pem, ends_datetime: endsAt, fingerprint }) =>
      instance(SsoCertificate, { pem, endsAt, fingerprint }),
    ),
    domains: wire.domains.map(({ domain, confirmed_flag }) =>
      instance(SsoDomain, { domain, isConfirmed: confirmed_flag === 1 }),
    ),
    trustsAddress: wire.trusts_address_flag === 1,
    userGroupId: wire.user_group_id,
    claimName: wire.claim_name,
    claimRules: wire.claim_rules.map((rule) => instance(SsoClaimRule, rule)),
    isStopped: wire.stopped_flag === 1,
    userCount: wire.user_count,
    callbackUrl: wire.callback_url,
    metadataUrl: wire.metadata_url,
    version: wire.version,
  });

export const toSingleSignOn = (wire: SingleSignOnWire): SingleSignOn =>
  instance(SingleSignOn, {
    ways: wire.ways,
    waysVersion: wire.ways_version,
    passwordUserIds: wire.password_user_ids,
    admins: wire.admins.map(({ user_id: userId, name, password_flag }) =>
      instance(SsoAdmin, { userId, name, hasPassword: password_flag === 1 }),
    ),
    groups: wire.user_groups.map(({ user_group_id: id, user_group_name: name, zero_cap_flag }) =>
      instance(SsoGroup, { id, name, hasZeroCaps: zero_cap_flag === 1 }),
    ),
    providers: wire.providers.map(toProvider),
  });
