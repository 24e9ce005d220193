import { Type } from "typebox";
import { requiredId } from "../../../http/required-id.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { conditionMailSchema, conditionPreviewSchema } from "./condition-mail.dto.ts";
import { ConditionMailBody, ConditionMailIdForm } from "./condition-mail.form.ts";
import { removeConditionMail, saveConditionMail } from "./condition-mail.service.ts";
import { previewConditionMail } from "./condition-preview.service.ts";

const LABEL = "検索条件ID";

/** Mails of a user's own out of the saved conditions (our addition to api.md), where the contract allows them. */
export function conditionMailRoutes(router: Router, { clock, config, search }: Parts): void {
  router.user({
    method: "PUT",
    path: "/condition_mail",
    allow: ANY_USER,
    summary: "Mail the results of a saved condition to the caller, if the contract allows it",
    body: ConditionMailBody,
    data: conditionMailSchema,
    run: ({ tx, actor, body, request }) => saveConditionMail({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/condition_mail",
    allow: ANY_USER,
    summary: "End the mails of a saved condition; the condition stays",
    query: ConditionMailIdForm,
    body: ConditionMailIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const id = requiredId("condition_id", LABEL, query, body);
      await removeConditionMail({ tx, actor, clock, requestId: request.id }, id);
      return {};
    },
  });

  router.user({
    method: "GET",
    path: "/condition_mail_preview",
    allow: ANY_USER,
    summary: "Preview of a saved condition's mail for the latest day with articles; sends nothing",
    query: ConditionMailIdForm,
    data: conditionPreviewSchema,
    run: ({ tx, actor, query }) =>
      previewConditionMail(
        { tx, actor, clock, search, publicUrl: config.publicUrl },
        requiredId("condition_id", LABEL, query, {}),
      ),
  });
}
