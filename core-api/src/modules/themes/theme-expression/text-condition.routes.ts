import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { OperatorCall, Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { previewSchema, scConditionsSchema, trialCheckSchema, webConditionsSchema } from "./text-condition.dto.ts";
import { PreviewQuery, SearchConditionForm, SearchConditionQuery, TrialCheckForm } from "./text-condition.form.ts";
import { checkWithTrial, previewNewspapers, saveSearchCondition } from "./text-condition.service.ts";
import { savedExpressionSchema } from "./theme-expression.dto.ts";
import { readNamedExpressions } from "./theme-expression.service.ts";

/** The doors to a theme's expressions by source: web news, and newspaper text (api.md, Operator). */
export function searchConditionRoutes(router: Router, { clock }: Parts): void {
  const save =
    (section: 2 | 3) =>
    async ({ tx, body, operatorId, request }: OperatorCall<object, SearchConditionForm>) => {
      const saved = await saveSearchCondition({ tx, operatorId, requestId: request.id }, section, body);
      return saved instanceof Refusal
        ? saved
        : { expression_id: String(saved.expressionId), canonical: saved.canonical };
    };
  const form = { body: SearchConditionForm, data: savedExpressionSchema } as const;

  router.operator({
    method: "GET",
    path: "/web_news_search_condition",
    allow: "view",
    summary: "The expressions for web news of a theme, or of a contract's themes",
    query: SearchConditionQuery,
    data: webConditionsSchema,
    run: async ({ tx, query }) => ({
      web_news_search_condition: await readNamedExpressions(tx, query, DATA_SECTION.web),
    }),
  });

  router.operator({
    ...form,
    method: "PUT",
    allow: "edit",
    path: "/web_news_search_condition",
    summary: "Set a theme's expression for web news; it holds from the next article on",
    run: save(DATA_SECTION.web),
  });

  router.operator({
    method: "POST",
    path: "/web_news_search_condition_syntax_check",
    allow: "view",
    summary:
      "Whether an expression can be read: its canonical form and what it would have found, or what is wrong where",
    body: TrialCheckForm,
    data: trialCheckSchema,
    run: async ({ tx, body }) => checkWithTrial(tx, body, tokyoDay(clock.now())),
  });

  router.operator({
    method: "GET",
    path: "/sc_search_condition",
    allow: "view",
    summary: "The expressions for newspaper text of a theme, or of a contract's themes",
    query: SearchConditionQuery,
    data: scConditionsSchema,
    run: async ({ tx, query }) => ({
      sc_search_condition: await readNamedExpressions(tx, query, DATA_SECTION.newspaperText),
    }),
  });

  router.operator({
    ...form,
    method: "PUT",
    allow: "edit",
    path: "/sc_search_condition",
    summary: "Set a theme's expression for newspaper text; it holds from the next article on",
    run: save(DATA_SECTION.newspaperText),
  });

  router.operator({
    method: "GET",
    path: "/sc_newspaper_articles",
    allow: "view",
    summary: "What an expression would have found of recent newspaper texts",
    query: PreviewQuery,
    data: previewSchema,
    run: async ({ tx, query }) => previewNewspapers(tx, query, tokyoDay(clock.now())),
  });
}
