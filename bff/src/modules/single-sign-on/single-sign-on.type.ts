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
  description: "How an identity provider is spoken to.",
  valuesConfig: { OIDC: { description: "OpenID Connect." }, SAML: { description: "SAML 2.0." } },
});

@ObjectType({ simpleResolvers: true, description: "Where the browser goes to sign in." })
export class SsoStarted {
  @Field(() => String, { description: "Address of the identity provider." })
  url!: string;
}

export const SsoStartResult = createUnionType({
  name: "SsoStartResult",
  description: "Begun, a refusal with a message for the user, or the faults of the form.",
  types: () => [SsoStarted, Refusal, InvalidForm] as const,
});

@ObjectType({ simpleResolvers: true, description: "A certificate that SAML assertions are signed with." })
export class SsoCertificate {
  @Field(() => String, { description: "PEM." })
  pem!: string;

  @Field(() => DateTime, { nullable: true, description: "When it ends; null where it can't be read." })
  endsAt!: string | null;

  @Field(() => String, { description: "SHA-256 of it, hexadecimal with colons." })
  fingerprint!: string;
}

@ObjectType({ simpleResolvers: true, description: "A domain of mail addresses that leads to an identity provider." })
export class SsoDomain {
  @Field(() => String, { description: "The domain." })
  domain!: string;

  @Field(() => Boolean, { description: "Whether an operator has confirmed that it is the contract's." })
  isConfirmed!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "What a value of the provider's claim makes of a user." })
export class SsoClaimRule {
  @Field(() => String, { description: "The value." })
  value!: string;

  @Field(() => String, { nullable: true, description: "`Admin`, `TopicUser` or `User`; null: stays as it is." })
  role!: string | null;

  @Field(() => ID, { nullable: true, description: "user_group_id; null: stays as it is." })
  group!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "An identity provider of a contract, without its secret." })
export class SsoProvider {
  @Field(() => ID, { description: "provider_id, decimal." })
  id!: string;

  @Field(() => SsoProviderKind, { description: "How it is spoken to." })
  kind!: SsoProviderKind;

  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => String, { description: "Issuer of OpenID Connect, entity id of SAML." })
  issuer!: string;

  @Field(() => String, { description: "OpenID Connect: our id there; empty for SAML." })
  clientId!: string;

  @Field(() => Boolean, { description: "OpenID Connect: whether a secret is kept." })
  hasSecret!: boolean;

  @Field(() => String, { description: "SAML: where people sign in; empty for OpenID Connect." })
  signInUrl!: string;

  @Field(() => [SsoCertificate], { description: "SAML: what assertions are signed with." })
  certificates!: SsoCertificate[];

  @Field(() => [SsoDomain], { description: "Domains that lead to it." })
  domains!: SsoDomain[];

  @Field(() => Boolean, { description: "Whether an address counts as proven of which the provider says nothing." })
  trustsAddress!: boolean;

  @Field(() => ID, { nullable: true, description: "Group of people who have no user yet; null: they are not let in." })
  userGroupId!: string | null;

  @Field(() => String, { description: "The claim that the rules read; empty for none." })
  claimName!: string;

  @Field(() => [SsoClaimRule], { description: "The rules, in their order." })
  claimRules!: SsoClaimRule[];

  @Field(() => Boolean, { description: "Whether it leads nobody in." })
  isStopped!: boolean;

  @Field(() => Int, { description: "Users who have signed in by it." })
  userCount!: number;

  @Field(() => String, { description: "What the provider must know: redirect URI, or assertion consumer service." })
  callbackUrl!: string;

  @Field(() => String, { description: "SAML: our metadata and entity id; empty for OpenID Connect." })
  metadataUrl!: string;

  @Field(() => Int, { description: "Version for optimistic locking." })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: "An Admin who may keep the password as a way back in." })
export class SsoAdmin {
  @Field(() => String, { description: "user_id." })
  userId!: string;

  @Field(() => String, { description: "Name." })
  name!: string;

  @Field(() => Boolean, { description: "Whether a password is set." })
  hasPassword!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A user group that people may come into." })
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
  description: "By which ways a contract's users sign in, and its identity providers.",
})
export class SingleSignOn {
  @Field(() => [String], { description: "`password`, `address`, `sso`." })
  ways!: string[];

  @Field(() => Int, { nullable: true, description: "Version of the ways; null: nobody has set them yet." })
  waysVersion!: number | null;

  @Field(() => [String], { description: "user_ids of the Admins whose password stays good whatever the ways are." })
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
  @Field(() => Int, { description: "The version that it has now." })
  version!: number;
}

export const SsoSaveResult = createUnionType({
  name: "SsoSaveResult",
  description: "Saved, a refusal, another's change in between, or the faults of the form.",
  types: () => [SsoSaved, Refusal, VersionConflict, InvalidForm] as const,
});
