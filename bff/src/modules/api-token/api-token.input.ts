import "reflect-metadata";
import { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("ApiTokenForm", { description: "A new token for an integration." })
export class ApiTokenInput extends ApiTokenForm {
  @Field(() => String, { description: "Purpose of the token, at most 50 characters." })
  override tokenName!: string;

  @Field(() => String, { description: "ユーザーID of the user that the token acts as." })
  override userId!: string;

  // A text, not a Day, so that a wrong day is a fault of the form like any other.
  @Field(() => String, {
    nullable: true,
    description: "Last day on which the token works, yyyy-MM-dd; null: until it is revoked.",
  })
  override expiresAt?: string | null;
}

export const API_TOKEN_WIRE_NAMES = {
  token_name: "tokenName",
  user_id: "userId",
  expires_at: "expiresAt",
} as const satisfies Record<string, keyof ApiTokenForm>;

export const toApiTokenBody = ({ tokenName, userId, expiresAt }: ApiTokenForm): BodyOf<"/api/v1/api_tokens"> => ({
  token_name: tokenName,
  user_id: userId,
  ...(expiresAt && { expires_at: expiresAt }),
});
