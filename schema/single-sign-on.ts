/** How people may come into a contract. */
export const SIGN_IN_WAYS = ["password", "address", "sso"] as const;
export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export const SIGN_IN_WAY_LABELS: Readonly<Record<SignInWay, string>> = {
  password: "パスワード",
  address: "IPアドレス",
  sso: "シングルサインオン",
};

export const PROVIDER_KINDS = ["oidc", "saml"] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

export const PROVIDER_KIND_LABELS: Readonly<Record<ProviderKind, string>> = {
  oidc: "OpenID Connect",
  saml: "SAML 2.0",
};

/** Roles that a claim may give. */
export const CLAIM_ROLES = ["Admin", "TopicUser", "User"] as const;
export type ClaimRole = (typeof CLAIM_ROLES)[number];

/** Where a provider sends people back to, below the product's address; the key is the provider's own. */
export const SSO_PATHS = { callback: "/sso/callback", response: "/sso/acs", screen: "/sso" } as const;

/** A provider's name in addresses: its contract's id and its own. */
export const ssoKey = (contractId: number | string, providerId: number | string): string =>
  `${contractId}-${providerId}`;

const SSO_KEY = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/;

/** Null for what is no key. */
export function readSsoKey(key: string): { contractId: number; providerId: number } | null {
  const match = SSO_KEY.exec(key);
  return match ? { contractId: Number(match[1]), providerId: Number(match[2]) } : null;
}
