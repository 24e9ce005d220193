import "reflect-metadata";
import { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import type { Purpose } from "@kirinuki/schema/purposes.ts";
import type { TokenScope } from "@kirinuki/schema/token-scopes.ts";
import { Field, InputType } from "type-graphql";
import type { BodyOf } from "../../core-api/wire.ts";

@InputType("ApiTokenForm", { description: "A new token for an integration." })
export class ApiTokenInput extends ApiTokenForm {
  @Field(() => String, { description: "Purpose of the token, at most 50 characters." })
  override tokenName!: string;

  @Field(() => String, { description: "ユーザーID of the user that the token acts as." })
  override userId!: string;

  // A text, not a Day, so that a wrong day is a fault of the form like any other.
  @Field(() => [String], {
    nullable: true,
    description:
      "What the token is for: `lists`, `originals`, `usage`, `mail`, `administration`, `audit`, or `provisioning` alone; null: lists.",
  })
  override scopes?: TokenScope[] | null;

  @Field(() => String, {
    nullable: true,
    description: "What texts and originals are read for: `display` (null), `analysis` or `ai`. Licences may forbid it.",
  })
  override purpose?: Purpose | null;

  @Field(() => [String], {
    nullable: true,
    description: "IP address ranges from which the token is accepted; null or empty: any address.",
  })
  override addressRanges?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: "Last day on which the token works, yyyy-MM-dd, at most two years from today; null: one year.",
  })
  override expiresAt?: string | null;
}

export const API_TOKEN_WIRE_NAMES = {
  token_name: "tokenName",
  user_id: "userId",
  expires_at: "expiresAt",
  scopes: "scopes",
  purpose: "purpose",
  address_ranges: "addressRanges",
} as const satisfies Record<string, keyof ApiTokenForm>;

export const toApiTokenBody = ({
  tokenName,
  userId,
  expiresAt,
  scopes,
  purpose,
  addressRanges,
}: ApiTokenForm): BodyOf<"/api/v1/api_tokens"> => ({
  token_name: tokenName,
  user_id: userId,
  ...(expiresAt && { expires_at: expiresAt }),
  ...(scopes && { scopes }),
  ...(purpose && { purpose }),
  ...(addressRanges && { address_ranges: addressRanges }),
});
