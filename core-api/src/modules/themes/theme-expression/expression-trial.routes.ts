import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Router } from "../../../http/route.ts";
import { readSynonymTerms } from "../../../matching/set-up/synonyms.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { readMedia } from "../../articles/media/media.read-model.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { Parts } from "../../parts.ts";
import { countExpressionTerms, readUsedTerms } from "./expression-terms.service.ts";
import { expressionTermsSchema, expressionTrialSchema, expressionWordsSchema } from "./expression-trial.dto.ts";
import { ExpressionTermsForm, ExpressionTrialForm, ExpressionWordsQuery } from "./expression-trial.form.ts";
import { tryThemeExpression } from "./expression-trial.service.ts";

/** What the operators' editor of expressions asks for before anything is saved (our addition to api.md, Operator). */
export function expressionTrialRoutes(router: Router, { clock, search }: Parts): void {
  router.operator({
    method: "POST",
    path: "/expression_trial",
    allow: "view",
    onlyReads: true,
    summary:
      "What a theme would find in the last 14 days with an expression changed or added: more, fewer, and samples with the reasons",
    body: ExpressionTrialForm,
    data: expressionTrialSchema,
    run: ({ tx, body }) => tryThemeExpression({ tx, search, today: tokyoDay(clock.now()) }, body),
  });

  router.operator({
    method: "POST",
    path: "/expression_terms",
    allow: "view",
    onlyReads: true,
    summary: "Number of articles of the last 14 days that contain each term of an expression",
    body: ExpressionTermsForm,
    data: expressionTermsSchema,
    run: ({ tx, body }) => countExpressionTerms({ tx, search, today: tokyoDay(clock.now()) }, body),
  });

  router.operator({
    method: "GET",
    path: "/expression_words",
    allow: "view",
    summary: "Completions for the expression editor: terms that a contract's expressions use, and all media",
    query: ExpressionWordsQuery,
    data: expressionWordsSchema,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      const media = await readMedia(tx, DATA_SECTIONS);
      return {
        terms: await readUsedTerms(tx, contract.contractId),
        synonym_terms: await readSynonymTerms(tx, contract.contractId),
        media: media.map(({ media_code, media_name }) => ({ media_code, media_name })),
      };
    },
  });
}
