import { Type } from "typebox";
import type { Actor } from "../../../access/actor.ts";
import { sendTable } from "../../../csv/send-table.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { expressionTrialSchema } from "../theme-expression/expression-trial.dto.ts";
import { omissionsSchema } from "./omission.dto.ts";
import { OmissionBody, OmissionMonthsDownloadQuery, OmissionsQuery, OmissionTrialQuery } from "./omission.form.ts";
import { listOmissions } from "./omission.read-model.ts";
import { settleOmission, tryOmission } from "./omission.service.ts";
import { MONTHS_NAMES, monthsTable } from "./omission-months.columns.ts";
import { omissionMonthsSchema } from "./omission-months.dto.ts";
import { readOmissionMonths } from "./omission-months.read-model.ts";

/** もれ診断 (our addition to api.md): terms that themes seem to lack, found at night. */
export function omissionRoutes(router: Router, { clock, search }: Parts): void {
  const callOf = ({ tx, actor, request }: { tx: Transaction; actor: Actor; request: { id: string } }) => ({
    ...{ tx, actor, search, requestId: request.id, now: clock.now() },
  });

  router.user({
    method: "GET",
    path: "/theme_omissions",
    allow: ADMINS,
    summary:
      "Terms that would have taken articles for a theme, found every night, newest day first, with the article and the cause",
    query: OmissionsQuery,
    data: omissionsSchema,
    run: ({ tx, actor, query }) => listOmissions(tx, actor, query),
  });

  router.user({
    method: "GET",
    path: "/omission_months",
    allow: ADMINS,
    summary:
      "Suggested terms, decisions about them, and questions about missing articles by cause, of the last twelve months",
    data: omissionMonthsSchema,
    run: async ({ tx, actor }) => ({ month_info: await readOmissionMonths(tx, actor.contractId, clock.now()) }),
  });

  router.user({
    method: "GET",
    path: "/omission_months_download",
    allow: ADMINS,
    summary: "Suggested terms and missing articles of the last twelve months as a file, a month a row",
    query: OmissionMonthsDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const table = monthsTable(await readOmissionMonths(tx, actor.contractId, clock.now()));
      return sendTable(reply, table, { ...query, names: MONTHS_NAMES, days: tokyoDay(clock.now()) });
    },
  });

  router.user({
    method: "GET",
    path: "/theme_omission_trial",
    allow: ADMINS,
    summary:
      "What a theme would find in the last 14 days with a suggested term: more, fewer, and samples with the reasons",
    query: OmissionTrialQuery,
    data: expressionTrialSchema,
    run: (call) => tryOmission(callOf(call), call.query.theme_omission_id),
  });

  router.user({
    method: "PUT",
    path: "/theme_omission",
    allow: ADMINS,
    summary:
      "Add a suggested term to the theme's expression or to the contract's synonyms, or dismiss it, or take a dismissal back",
    body: OmissionBody,
    data: Type.Object({}),
    run: async (call) => {
      const refused = await settleOmission(callOf(call), call.body.theme_omission_id, call.body.decision);
      return refused instanceof Refusal ? refused : {};
    },
  });
}
