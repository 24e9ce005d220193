import "reflect-metadata";
import { createUnionType, Field, ID, ObjectType } from "type-graphql";
import type { ApiTokenWire } from "../../core-api/wire.ts";
import { InvalidForm } from "../../errors/invalid-form.ts";
import { Refusal } from "../../errors/refusal.type.ts";
import { instance } from "../../graphql/instance.ts";
import { DateTime } from "../../graphql/scalars.ts";

@ObjectType({
  simpleResolvers: true,
  description: "A token of an integration, which calls as one user. Never the token itself.",
})
export class ApiToken {
  @Field(() => ID, { description: "api_token_id, decimal." })
  id!: string;

  @Field(() => String, { description: "What the administrator calls it." })
  name!: string;

  @Field(() => String, { description: "ユーザーID of the user it calls as." })
  userId!: string;

  @Field(() => DateTime, { description: "Made at." })
  createdAt!: string;

  @Field(() => DateTime, { nullable: true, description: "Stops working at; null: only when it is revoked." })
  expiresAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: "Last used at; null where it never was." })
  lastUsedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: "A new token. This answer is the only one that shows it." })
export class ApiTokenCreated {
  @Field(() => ID, { description: "api_token_id, decimal." })
  id!: string;

  @Field(() => String, { description: "What goes behind `Authorization: Bearer`." })
  token!: string;
}

@ObjectType({ simpleResolvers: true, description: "Outcome of revoking a token." })
export class ApiTokenRevoked {
  @Field(() => Boolean, { description: "Always true; also where somebody else was quicker." })
  done!: boolean;
}

export const ApiTokenCreateResult = createUnionType({
  name: "ApiTokenCreateResult",
  description: "Made, refused with a text for the user, or a form with faults.",
  types: () => [ApiTokenCreated, Refusal, InvalidForm] as const,
});

export const toApiToken = (wire: ApiTokenWire): ApiToken =>
  instance(ApiToken, {
    id: wire.api_token_id,
    name: wire.token_name,
    userId: wire.user_id,
    createdAt: wire.created_at,
    expiresAt: wire.expires_at,
    lastUsedAt: wire.last_used_at,
  });
