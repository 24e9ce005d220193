import "reflect-metadata";
import { createUnionType, Field, ID, ObjectType } from "type-graphql";
import type { ApiTokenWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "An API token of an integration, which acts as one user. The secret itself is never returned here.",
})
export class ApiToken {
  @Field(() => ID, { description: "api_token_id, decimal." })
  id!: string;

  @Field(() => String, { description: "Name that the administrator gave it." })
  name!: string;

  @Field(() => String, { description: "ユーザーID of the user that the token acts as." })
  userId!: string;

  @Field(() => DateTime, { description: "When the token was created." })
  createdAt!: string;

  @Field(() => DateTime, { description: "When the token expires." })
  expiresAt!: string;

  @Field(() => [String], {
    description: "What it is for: `lists`, `originals`, `usage`, `mail`, `administration`, `audit`, `provisioning`.",
  })
  scopes!: string[];

  @Field(() => String, { description: "What texts and originals are read for: `display`, `analysis`, `ai`." })
  purpose!: string;

  @Field(() => [String], { description: "IP address ranges from which the token is accepted; empty: any address." })
  addressRanges!: string[];

  @Field(() => String, {
    nullable: true,
    description: "ユーザーID of the administrator with whom the token ends; null if an operator made it.",
  })
  madeBy!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When the token was last used; null if never." })
  lastUsedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A new token. Only this answer contains the secret." })
export class ApiTokenCreated {
  @Field(() => ID, { description: "api_token_id, decimal." })
  id!: string;

  @Field(() => String, { description: "The secret, for `Authorization: Bearer`." })
  token!: string;
}

@ObjectType({ simpleResolvers: true, description: "The token is revoked." })
export class ApiTokenRevoked {
  @Field(() => Boolean, { description: "Always true, also if somebody else revoked it first." })
  done!: boolean;
}

export const ApiTokenCreateResult = createUnionType({
  name: "ApiTokenCreateResult",
  description: "The token was created, the server refused with a message for the user, or the form has faults.",
  types: () => [ApiTokenCreated, Refusal, InvalidForm] as const,
});

export const toApiToken = (wire: ApiTokenWire): ApiToken =>
  instance(ApiToken, {
    id: wire.api_token_id,
    name: wire.token_name,
    userId: wire.user_id,
    createdAt: wire.created_at,
    expiresAt: wire.expires_at,
    scopes: wire.scopes,
    purpose: wire.purpose,
    addressRanges: wire.address_ranges,
    madeBy: wire.made_by,
    lastUsedAt: wire.last_used_at,
  });
