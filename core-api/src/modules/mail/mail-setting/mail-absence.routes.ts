import { Type } from "typebox";
import { requiredId } from "../../../http/required-id.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { MailAbsenceBody, MailAbsenceIdForm, MailAbsencesQuery } from "./mail-absence.form.ts";
import { addAbsence, listAbsences, removeAbsence } from "./mail-absence.service.ts";
import { pauseSchema } from "./mail-pauses.ts";

const absencesSchema = Type.Object({
  mail_absences: Type.Array(
    Type.Intersect([pauseSchema, Type.Object({ mail_pause_id: Type.String(), made_by: Type.String() })]),
  ),
});

/** Days on which a user gets no mails (our addition to api.md): his own; an Admin names anybody of the contract. */
export function mailAbsenceRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_absences",
    allow: ANY_USER,
    summary: "Days without mails of the caller, or for an Admin of another user; past ones are left out",
    query: MailAbsencesQuery,
    data: absencesSchema,
    run: ({ tx, actor, query }) => listAbsences({ tx, actor, clock }, query),
  });

  router.user({
    method: "PUT",
    path: "/mail_absence",
    allow: ANY_USER,
    summary: "Stop the mails to a user from one day to another; missed articles come in one mail afterwards, or never",
    body: MailAbsenceBody,
    data: absencesSchema,
    run: ({ tx, actor, body, request }) => addAbsence({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/mail_absence",
    allow: ANY_USER,
    summary: "End days without mails, or delete them before they begin",
    query: MailAbsenceIdForm,
    body: MailAbsenceIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const id = requiredId("mail_pause_id", "休止ID", query, body);
      await removeAbsence({ tx, actor, clock, requestId: request.id }, id);
      return {};
    },
  });
}
