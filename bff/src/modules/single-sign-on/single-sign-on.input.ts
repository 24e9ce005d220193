import "reflect-metadata";
import {
  type ClaimRule,
  SignInWaysForm,
  SsoProviderForm,
  SsoStartForm,
} from "@kirinuki/schema/forms/sso-provider-form.ts";
import type { ClaimRole, ProviderKind, SignInWay } from "@kirinuki/schema/single-sign-on.ts";
import { Field, ID, InputType, Int } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("SsoStartForm", { description: "Form to find a user's identity provider." })
export class SsoStartInput extends SsoStartForm {
  @Field(() => String, { description: "Mail address at work." })
  override email!: string;
}

@InputType("SsoClaimRuleForm", {
  description: "Role and user group that a value of the provider's claim gives a user.",
})
class ClaimRuleInput implements ClaimRule {
  @Field(() => String, { description: "The value." })
  value!: string;

  @Field(() => String, { nullable: true, description: "`Admin`, `TopicUser` or `User`; null: no change." })
  role!: ClaimRole | null;

  @Field(() => ID, { nullable: true, description: "user_group_id; null: no change." })
  group!: string | null;
}

@InputType("SsoProviderForm", { description: "An identity provider with all its fields." })
export class SsoProviderInput extends SsoProviderForm {
  @Field(() => String, { description: "`oidc` or `saml`." })
  override kind!: ProviderKind;

  @Field(() => String, { description: "Its name, at most 50 characters." })
  override providerName!: string;

  @Field(() => String, { description: "Issuer of OpenID Connect, entity id of SAML." })
  override issuer!: string;

  @Field(() => String, { nullable: true, description: "OpenID Connect: client id." })
  override clientId?: string;

  @Field(() => String, { nullable: true, description: "OpenID Connect: new client secret; null keeps the stored one." })
  override clientSecret?: string | null;

  @Field(() => String, { nullable: true, description: "SAML: where people sign in." })
  override signInUrl?: string;

  @Field(() => [String], { nullable: true, description: "SAML: certificates, PEM." })
  override certificates?: string[];

  @Field(() => [String], { description: "Mail domains whose users sign in through it." })
  override domains!: string[];

  @Field(() => Boolean, {
    description: "Whether a mail address counts as verified even if the provider does not say so.",
  })
  override trustsAddress!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "user_group_id for people who have no user yet; null: they may not sign in.",
  })
  override userGroupId?: string | null;

  @Field(() => String, { nullable: true, description: "The claim that the rules read." })
  override claimName?: string | null;

  @Field(() => [ClaimRuleInput], { nullable: true, description: "The rules, in their order." })
  override claimRules?: ClaimRuleInput[] | null;

  @Field(() => Boolean, { description: "True: stop sign-in through it." })
  override stopped!: boolean;

  @Field(() => Int, { nullable: true, description: "Version that was read; null: a new one." })
  override version?: number;
}

@InputType("SignInWaysForm", { description: "Ways in which a contract's users sign in." })
export class SignInWaysInput extends SignInWaysForm {
  @Field(() => [String], { description: "`password`, `address`, `sso`." })
  override ways!: SignInWay[];

  @Field(() => [String], { description: "user_ids of the Admins who can sign in with a password in any case." })
  override passwordUserIds!: string[];

  @Field(() => Int, { nullable: true, description: "Version that was read; null: never set." })
  override version?: number;
}

/** How REST names the forms' fields. */
export const PROVIDER_WIRE_NAMES = {
  kind: "kind",
  provider_name: "providerName",
  issuer: "issuer",
  client_id: "clientId",
  client_secret: "clientSecret",
  sign_in_url: "signInUrl",
  certificates: "certificates",
  domains: "domains",
  trusts_address_flag: "trustsAddress",
  user_group_id: "userGroupId",
  claim_name: "claimName",
  claim_rules: "claimRules",
  stopped_flag: "stopped",
} as const satisfies Record<string, keyof SsoProviderForm>;

export const WAYS_WIRE_NAMES = { ways: "ways", password_user_ids: "passwordUserIds" } as const;

export const toProviderBody = (id: string | null, form: SsoProviderForm): BodyOf<"/api/v1/sso_provider", "put"> => ({
  ...(id !== null && { provider_id: id }),
  kind: form.kind,
  provider_name: form.providerName,
  issuer: form.issuer,
  ...(form.kind === "oidc"
    ? { client_id: form.clientId ?? "", ...(form.clientSecret && { client_secret: form.clientSecret }) }
    : { sign_in_url: form.signInUrl ?? "", certificates: form.certificates ?? [] }),
  domains: form.domains,
  trusts_address_flag: form.trustsAddress,
  ...(form.userGroupId && { user_group_id: form.userGroupId }),
  ...(form.claimName && { claim_name: form.claimName }),
  ...(form.claimRules && { claim_rules: form.claimRules.map(({ value, role, group }) => ({ value, role, group })) }),
  stopped_flag: form.stopped,
  ...(form.version !== undefined && form.version !== null && { version: form.version }),
});

export const toWaysBody = ({
  ways,
  passwordUserIds,
  version,
}: SignInWaysForm): BodyOf<"/api/v1/sign_in_ways", "put"> => ({
  ways,
  password_user_ids: passwordUserIds,
  ...(version !== undefined && version !== null && { version }),
});
