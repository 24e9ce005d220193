import { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import { Type } from "typebox";
import { AppError, invalidFields } from "../../errors/app-error.ts";
import { IdField } from "../../http/fields.ts";
import { ADMINS, type Router } from "../../http/route.ts";
import { addDays, type Clock, parseDay, tokyoDateTime, tokyoDay } from "../../time/tokyo.ts";
import { audit } from "../audit/audit.ts";
import { hashToken, newToken, writeSessionCookie } from "../session/token.ts";
import { AppUser } from "../user/app-user.entity.ts";
import { ApiToken } from "./api-token.entity.ts";

class NewApiTokenBody extends ApiTokenForm {
  static readonly wireNames = { token_name: "tokenName", user_id: "userId", expires_at: "expiresAt" };
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
      expires_at: Type.Union([Type.String(), Type.Null()]),
      last_used_at: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

const moment = (date: Date | null): string | null => (date === null ? null : tokyoDateTime(date));

/** The moment at which a day of Tokyo is over. */
const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

/** GET, POST and DELETE /api_tokens: tokens of integrations, an Admin's to give and take (api.md, Conventions: Session). */
export function apiTokenRoutes(router: Router, clock: Clock): void {
  router.user({
    method: "GET",
    path: "/api_tokens",
    allow: ADMINS,
    summary: "Tokens of integrations, newest first; never the tokens themselves",
    data: tokensSchema,
    run: async ({ actor, tx }) => {
      const tokens = await tx.manager.find(ApiToken, {
        where: { contract_id: actor.contractId },
        order: { api_token_id: "DESC" },
      });
      return {
        api_tokens: tokens.map((token) => ({
          api_token_id: String(token.api_token_id),
          token_name: token.token_name,
          user_id: token.user_id,
          created_at: tokyoDateTime(token.created_at),
          expires_at: moment(token.expires_at),
          last_used_at: moment(token.last_used_at),
        })),
      };
    },
  });

  router.user({
    method: "POST",
    path: "/api_tokens",
    allow: ADMINS,
    summary: "Make a token that calls as one user; this answer is the only time it is shown",
    body: NewApiTokenBody,
    data: Type.Object({ api_token_id: Type.String(), token: Type.String() }),
    run: async ({ actor, tx, body, request }) => {
      const { contractId } = actor;
      const now = clock.now();
      const lastDay = body.expiresAt ? parseDay(body.expiresAt) : null;
      if (lastDay !== null && lastDay < tokyoDay(now))
        throw invalidFields([{ field: "expires_at", message: "有効期限には今日以降の日付を指定してください。" }]);
      if (!(await tx.manager.existsBy(AppUser, { contract_id: contractId, user_id: body.userId })))
        throw invalidFields([{ field: "user_id", message: "このユーザーIDは登録されていません。" }]);
      const token = newToken();
      const { identifiers } = await tx.manager.insert(ApiToken, {
        contract_id: contractId,
        token_hash: hashToken(token),
        user_id: body.userId,
        token_name: body.tokenName,
        created_at: now,
        expires_at: lastDay === null ? null : endOfDay(lastDay),
      });
      const id = String(identifiers[0]?.api_token_id);
      await audit(tx, {
        contractId,
        actor: actor.userId,
        action: "api_token.create",
        detail: { id, user_id: body.userId },
        requestId: request.id,
      });
      return { api_token_id: id, token: writeSessionCookie({ contractId, token }) };
    },
  });

  router.user({
    method: "DELETE",
    path: "/api_tokens",
    allow: ADMINS,
    summary: "Revoke a token; it stops working at once",
    body: ApiTokenIdBody,
    data: Type.Object({}),
    run: async ({ actor, tx, body, request }) => {
      const { contractId } = actor;
      const gone = await tx.manager.delete(ApiToken, {
        contract_id: contractId,
        api_token_id: Number(body.api_token_id),
      });
      if (gone.affected !== 1) throw new AppError("NOT_FOUND");
      await audit(tx, {
        contractId,
        actor: actor.userId,
        action: "api_token.revoke",
        detail: { id: body.api_token_id },
        requestId: request.id,
      });
      return {};
    },
  });
}
