import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { findTheme } from "../contract-theme/contract-theme.read-model.ts";
import { expressionHistorySchema, savedExpressionSchema, searchExpressionsSchema } from "./theme-expression.dto.ts";
import {
  ExpressionHistoryQuery,
  ExpressionIdForm,
  SearchExpressionForm,
  SearchExpressionsQuery,
} from "./theme-expression.form.ts";
import { readPastExpressions } from "./theme-expression.read-model.ts";
import {
  readNamedExpressions,
  removeSearchExpression,
  saveSearchExpression,
  toSavedExpression,
} from "./theme-expression.service.ts";

/** GET, PUT, DELETE /search_expressions (api.md, Operator). */
export function searchExpressionRoutes(router: Router): void {
  router.operator({
    method: "GET",
    path: "/search_expressions",
    allow: "view",
    summary: "The expressions of a theme, or of all themes of a contract",
    query: SearchExpressionsQuery,
    data: searchExpressionsSchema,
    run: async ({ tx, query }) => ({ search_expressions: await readNamedExpressions(tx, query) }),
  });

  router.operator({
    method: "PUT",
    path: "/search_expressions",
    allow: "edit",
    summary: "Add an expression to a theme, or change the one with the given id; applies from the next article on",
    body: SearchExpressionForm,
    data: savedExpressionSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const saved = await saveSearchExpression({ tx, operatorId, requestId: request.id }, body);
      return saved instanceof Refusal ? saved : toSavedExpression(saved);
    },
  });

  router.operator({
    method: "DELETE",
    path: "/search_expressions",
    allow: "edit",
    summary: "Delete an expression; its hits stay until the theme is rematched",
    query: ExpressionIdForm,
    body: ExpressionIdForm,
    data: Type.Object({}),
    run: async ({ tx, query, body, operatorId, request }) => {
      await removeSearchExpression(
        { tx, operatorId, requestId: request.id },
        requiredId("expression_id", "検索式ID", query, body),
      );
      return {};
    },
  });

  router.operator({
    method: "GET",
    path: "/search_expression_history",
    allow: "view",
    summary: "Earlier versions of a theme's expressions, including removed ones",
    query: ExpressionHistoryQuery,
    data: expressionHistorySchema,
    run: async ({ tx, query }) => {
      const theme = await findTheme(tx, query.theme_id);
      if (!theme) throw new AppError("NOT_FOUND");
      return { history: await readPastExpressions(tx, theme) };
    },
  });
}
