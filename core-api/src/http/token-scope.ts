import { TOKEN_SCOPE_LABELS, type TokenScope } from "@kirinuki/schema/token-scopes.ts";
import type { Actor } from "../access/actor.ts";
import { AppError } from "../errors/app-error.ts";

/** 403 for a token; names the scope that the call needs, or says that no token may make it. */
export function tokenRefused(scope: TokenScope | null = null): AppError {
  const message = scope
    ? `範囲「${TOKEN_SCOPE_LABELS[scope]}」（${scope}）が必要です。`
    : "APIトークンでは利用できません。ログインして操作してください。";
  return new AppError("TOKEN_SCOPE", [{ field: "scopes", message }]);
}

/** @throws AppError TOKEN_SCOPE where a token calls that is not for this; null: no token is */
export function demandScope({ tokenScopes }: Actor, scope: TokenScope | null): void {
  if (tokenScopes && !(scope && tokenScopes.includes(scope))) throw tokenRefused(scope);
}
