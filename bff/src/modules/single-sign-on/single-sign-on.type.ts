import "reflect-metadata";
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { VersionConflict } from "../../errors/version-conflict.type.ts";
import { DateTime } from "../../graphql/scalars.ts";

export const SsoProviderKind = { OIDC: "OIDC", SAML: "SAML" } as const;
export type SsoProviderKind = (typeof SsoProviderKind)[keyof typeof SsoProviderKind];
registerEnumType(SsoProviderKind, {
  name: "SsoProviderKind",
  description: "Protocol of an identity provider.",
  valuesConfig: { OIDC: { description: "OpenID Connect." }, SAML: { description: "SAML 2.0." } },
});

@ObjectType({ simpleResolvers: true, description: "Single sign-on has started." })
export class SsoStarted {
  @Field(() => String, { description: "URL of the identity provider, to which the browser goes." })
  url!: string;
}

export const SsoStartResult = createUnionType({
  name: "SsoStartResult",
  description: "Started, a refusal with a message for the user, or the faults of the form.",
  types: () => [SsoStarted, Refusal, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "A certificate that SAML assertions are signed with." })
export class SsoCertificate {
  @Field(() => String, { description: "PEM." })
  pem!: string;

  @Field(() => DateTime, { nullable: true, description: "When it expires; null if it cannot be parsed." })
  endsAt!: string | null;

  @Field(() => String, { description: "SHA-256 fingerprint, hexadecimal with colons." })
  fingerprint!: string;
}

@ObjectType({ simpleResolvers: true, description: "A mail domain whose users sign in at an identity provider." })
export class SsoDomain {
  @Field(() => String, { description: "The domain." })
  domain!: string;

  @Field(() => Boolean, { description: "Whether an operator has confirmed that it is the contract's." })
  isConfirmed!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "Role and user group that a value of the provider's claim gives a user.",
})
export class SsoClaimRule {
  @Field(() => String, { description: "The value." })
  value!: string;

  @Field(() => String, { nullable: true, description: "`Admin`, `TopicUser` or `User`; null: no change." })
  role!: string | null;

  @Field(() => ID, { nullable: true, description: "user_group_id; null: no change." })
  group!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "An identity provider of a contract, without its secret." })
export class SsoProvider {
  @Field(() => ID, { description: "provider_id, decimal." })
  id!: string;

  @Field(() => SsoProviderKind, { description: "Protocol." })
  kind!: SsoProviderKind;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "Issuer of OpenID Connect, entity id of SAML." })
  issuer!: string;

  @Field(() => String, { description: "OpenID Connect: client id; empty for SAML." })
  clientId!: string;

  @Field(() => Boolean, { description: "OpenID Connect: whether a client secret is stored." })
  hasSecret!: boolean;

  @Field(() => String, { description: "SAML: where people sign in; empty for OpenID Connect." })
  signInUrl!: string;

  @Field(() => [SsoCertificate], { description: "SAML: certificates with which assertions are verified." })
  certificates!: SsoCertificate[];

  @Field(() => [SsoDomain], { description: "Mail domains whose users sign in through it." })
  domains!: SsoDomain[];

  @Field(() => Boolean, {
    description: "Whether a mail address counts as verified even if the provider does not say so.",
  })
  trustsAddress!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: "user_group_id for people who have no user yet; null: they may not sign in.",
  })
  userGroupId!: string | null;

  @Field(() => String, { description: "The claim that the rules read; empty for none." })
  claimName!: string;

  @Field(() => [SsoClaimRule], { description: "The rules, in their order." })
  claimRules!: SsoClaimRule[];

  @Field(() => Boolean, { description: "Whether sign-in through it is stopped." })
  isStopped!: boolean;

  @Field(() => Int, { description: "Number of users who have signed in through it." })
  userCount!: number;

  @Field(() => String, { description: "URL to register at the provider: redirect URI, or assertion consumer service." })
  callbackUrl!: string;

  @Field(() => String, { description: "SAML: our metadata and entity id; empty for OpenID Connect." })
  metadataUrl!: string;

  @Field(() => Int, { description: "Version for optimistic locking." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "An Admin who can keep the password as a fallback." })
export class SsoAdmin {
  @Field(() => String, { description: "user_id." })
  userId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether a password is set." })
  hasPassword!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A user group that new users can be put into." })
export class SsoGroup {
  @Field(() => ID, { description: "user_group_id." })
  id!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether both of its caps are zero." })
  hasZeroCaps!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: "Ways in which a contract's users sign in, and its identity providers.",
})
export class SingleSignOn {
  @Field(() => [String], { description: "`password`, `address`, `sso`." })
  ways!: string[];

  @Field(() => Int, { nullable: true, description: "Version of the ways; null: never set." })
  waysVersion!: number | null;

  @Field(() => [String], { description: "user_ids of the Admins who can sign in with a password in any case." })
  passwordUserIds!: string[];

  @Field(() => [SsoAdmin], { description: "The contract's Admins." })
  admins!: SsoAdmin[];

  @Field(() => [SsoGroup], { description: "The contract's user groups." })
  groups!: SsoGroup[];

  @Field(() => [SsoProvider], { description: "Its identity providers." })
  providers!: SsoProvider[];
}

@ObjectType({ simpleResolvers: true, description: "Saved." })
export class SsoSaved {
  @Field(() => Int, { description: "New version." })
  version!: number;
}

export const SsoSaveResult = createUnionType({
  name: "SsoSaveResult",
  description: "Saved, a refusal, a version conflict, or the faults of the form.",
  types: () => [SsoSaved, Refusal, VersionConflict, InvalidForm] as const,
});
