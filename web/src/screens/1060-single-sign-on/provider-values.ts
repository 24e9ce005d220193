import type { ClaimRule } from "@kirinuki/schema/forms/sso-provider-form.ts";
import { CLAIM_ROLES, type ClaimRole, type ProviderKind } from "@kirinuki/schema/single-sign-on.ts";
import type { SingleSignOnScreenQuery } from "../../__generated__/graphql.ts";
import { typedList } from "../../domain/typed-list.ts";
import { ROLE_NAMES } from "./text.ts";

export type Stored = SingleSignOnScreenQuery["singleSignOn"];
export type StoredProvider = Stored["providers"][number];
type Groups = Stored["groups"];

export interface ProviderValues {
  kind: ProviderKind;
  providerName: string;
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  signInUrl: string;
  /** One after the other. */
  certificates: string;
  domains: string;
  trustsAddress: boolean;
  userGroupId: string;
  claimName: string;
  claimRules: string;
  stopped: boolean;
}

const nameOfGroup = (groups: Groups, id: string | null): string => groups.find((each) => each.id === id)?.name ?? "";

/** Rules as lines: value, role, group; what is not set at the end is left away. */
export const ruleLines = (rules: StoredProvider["claimRules"], groups: Groups): string =>
  rules
    .map(({ value, role, group }) =>
      [value, role === null ? "" : (ROLE_NAMES[role as ClaimRole] ?? role), nameOfGroup(groups, group)]
        .join(",")
        .replace(/,+$/, ""),
    )
    .join("\n");

/** A name that is none stays as it was typed, for the form to refuse. */
export const rulesOf = (lines: string, groups: Groups): ClaimRule[] =>
  lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [value = "", role = "", group = ""] = line.split(/[,，\t]/).map((part) => part.trim());
      const known = CLAIM_ROLES.find((each) => ROLE_NAMES[each] === role);
      return {
        value,
        role: role === "" ? null : (known ?? (role as ClaimRole)),
        group: group === "" ? null : (groups.find(({ name }) => name === group)?.id ?? group),
      };
    });

const PEM = /-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;

/** Each certificate by itself; a text that holds none stays, for the form to refuse. */
export const certificatesOf = (text: string): string[] => text.match(PEM) ?? (text.trim() === "" ? [] : [text.trim()]);

export const valuesOf = (stored: StoredProvider | null, groups: Groups): ProviderValues => ({
  kind: stored?.kind === "SAML" ? "saml" : "oidc",
  providerName: stored?.name ?? "",
  issuer: stored?.issuer ?? "",
  clientId: stored?.clientId ?? "",
  clientSecret: undefined,
  signInUrl: stored?.signInUrl ?? "",
  certificates: stored?.certificates.map(({ pem }) => pem.trim()).join("\n") ?? "",
  domains: stored?.domains.map(({ domain }) => domain).join("\n") ?? "",
  trustsAddress: stored?.trustsAddress ?? false,
  userGroupId: stored?.userGroupId ?? "",
  claimName: stored?.claimName ?? "",
  claimRules: stored ? ruleLines(stored.claimRules, groups) : "",
  stopped: stored?.isStopped ?? false,
});

export const formOf = (values: ProviderValues, groups: Groups) => ({
  kind: values.kind,
  providerName: values.providerName.trim(),
  issuer: values.issuer.trim(),
  ...(values.kind === "oidc"
    ? { clientId: values.clientId.trim(), clientSecret: values.clientSecret || null }
    : { signInUrl: values.signInUrl.trim(), certificates: certificatesOf(values.certificates) }),
  domains: typedList(values.domains.toLowerCase()),
  trustsAddress: values.trustsAddress,
  userGroupId: values.userGroupId || null,
  claimName: values.claimName.trim() || null,
  claimRules: rulesOf(values.claimRules, groups),
  stopped: values.stopped,
});
