import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { OperatorCall, Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { previewSchema, scExpressionsSchema, trialCheckSchema, webExpressionsSchema } from "./text-expression.dto.ts";
import { PreviewQuery, TextExpressionForm, TextExpressionsQuery, TrialCheckForm } from "./text-expression.form.ts";
import { checkWithTrial, previewNewspapers, saveTextExpression } from "./text-expression.service.ts";
import { savedExpressionSchema } from "./theme-expression.dto.ts";
import { readNamedExpressions, toSavedExpression } from "./theme-expression.service.ts";

/** The doors to a theme's expressions by source: web news, and newspaper text (api.md, Operator). */
export function textExpressionRoutes(router: Router, { clock }: Parts): void {
  const save =
    (section: 2 | 3) =>
    async ({ tx, body, operatorId, request }: OperatorCall<object, TextExpressionForm>) => {
      const saved = await saveTextExpression({ tx, operatorId, requestId: request.id }, section, body);
      return saved instanceof Refusal ? saved : toSavedExpression(saved);
    };
  const form = { body: TextExpressionForm, data: savedExpressionSchema } as const;

  router.operator({
    method: "GET",
    path: "/web_news_search_condition",
    allow: "view",
    summary: "Expressions for web news, of a theme or of all themes of a contract",
    query: TextExpressionsQuery,
    data: webExpressionsSchema,
    run: async ({ tx, query }) => ({
      web_news_search_condition: await readNamedExpressions(tx, query, DATA_SECTION.web),
    }),
  });

  router.operator({
    ...form,
    method: "PUT",
    allow: "edit",
    path: "/web_news_search_condition",
    summary: "Set a theme's expression for web news; applies from the next article on",
    run: save(DATA_SECTION.web),
  });

  router.operator({
    method: "POST",
    path: "/web_news_search_condition_syntax_check",
    allow: "view",
    onlyReads: true,
    summary:
      "Check an expression: returns its canonical form and the articles that it would have found, or its fault and position",
    body: TrialCheckForm,
    data: trialCheckSchema,
    run: async ({ tx, body }) => checkWithTrial(tx, body, tokyoDay(clock.now())),
  });

  router.operator({
    method: "GET",
    path: "/sc_search_condition",
    allow: "view",
    summary: "Expressions for newspaper text, of a theme or of all themes of a contract",
    query: TextExpressionsQuery,
    data: scExpressionsSchema,
    run: async ({ tx, query }) => ({
      sc_search_condition: await readNamedExpressions(tx, query, DATA_SECTION.newspaperText),
    }),
  });

  router.operator({
    ...form,
    method: "PUT",
    allow: "edit",
    path: "/sc_search_condition",
    summary: "Set a theme's expression for newspaper text; applies from the next article on",
    run: save(DATA_SECTION.newspaperText),
  });

  router.operator({
    method: "GET",
    path: "/sc_newspaper_articles",
    allow: "view",
    summary: "Recent newspaper texts that an expression would have found",
    query: PreviewQuery,
    data: previewSchema,
    run: async ({ tx, query }) => previewNewspapers(tx, query, tokyoDay(clock.now())),
  });
}
