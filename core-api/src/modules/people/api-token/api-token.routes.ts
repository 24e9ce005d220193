import { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import { PURPOSES } from "@kirinuki/schema/purposes.ts";
import { TOKEN_SCOPES } from "@kirinuki/schema/token-scopes.ts";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { IdField } from "../../../http/fields.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../session/client-info.ts";
import { createApiToken, listApiTokens, revokeApiToken, type TokenKeeper } from "./api-token.service.ts";

class NewApiTokenBody extends ApiTokenForm {
  static readonly wireNames = {
    token_name: "tokenName",
    user_id: "userId",
    expires_at: "expiresAt",
    scopes: "scopes",
    purpose: "purpose",
    address_ranges: "addressRanges",
  };
}

class ApiTokenIdBody {
  @IdField("トークンID") api_token_id!: string;
}

const tokensSchema = Type.Object({
  api_tokens: Type.Array(
    Type.Object({
      api_token_id: Type.String(),
      token_name: Type.String(),
      user_id: Type.String(),
      created_at: Type.String(),
      expires_at: Type.String(),
      scopes: Type.Array(Type.String({ enum: [...TOKEN_SCOPES] })),
      purpose: Type.String({
        enum: [...PURPOSES],
        description: "What texts and originals are read for; a licence may forbid `analysis` and `ai`",
      }),
      address_ranges: Type.Array(Type.String({ description: "Absent or empty: any address" })),
      made_by: nullable(
        Type.String({
          description: "user_id of the Admin with whose account the token ends; null if an operator created it",
        }),
      ),
      last_used_at: nullable(Type.String()),
    }),
  ),
});

const keeper = ({ contractId, userId }: Actor, request: FastifyRequest): TokenKeeper => ({
  contractId,
  actor: userId,
  madeBy: userId,
  requestId: request.id,
  client: clientOf(request),
});

/** GET, POST and DELETE /api_tokens: tokens of integrations, an Admin's to give and take (api.md, Conventions: Session). */
export function apiTokenRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/api_tokens",
    allow: ADMINS,
    summary: "API tokens of the contract, newest first, without their secrets",
    data: tokensSchema,
    run: async ({ actor, tx }) => {
      const tokens = await listApiTokens(tx, actor.contractId);
      return {
        api_tokens: tokens.map((token) => ({
          api_token_id: String(token.api_token_id),
          token_name: token.token_name,
          user_id: token.user_id,
          created_at: tokyoDateTime(token.created_at),
          expires_at: tokyoDateTime(token.expires_at),
          scopes: token.scopes,
          purpose: token.purpose,
          address_ranges: token.address_ranges,
          made_by: token.made_by,
          last_used_at: token.last_used_at && tokyoDateTime(token.last_used_at),
        })),
      };
    },
  });

  router.user({
    method: "POST",
    path: "/api_tokens",
    allow: ADMINS,
    answersSecret: true,
    summary: "Create an API token that acts as one user; only this answer contains the secret",
    body: NewApiTokenBody,
    data: Type.Object({ api_token_id: Type.String(), token: Type.String() }),
    run: async ({ actor, tx, body, request }) => {
      const { id, token } = await createApiToken(tx, keeper(actor, request), body, clock.now());
      return { api_token_id: id, token };
    },
  });

  router.user({
    method: "DELETE",
    path: "/api_tokens",
    allow: ADMINS,
    summary: "Revoke an API token with immediate effect",
    body: ApiTokenIdBody,
    data: Type.Object({}),
    run: async ({ actor, tx, body, request }) => {
      await revokeApiToken(tx, keeper(actor, request), body.api_token_id);
      return {};
    },
  });
}
