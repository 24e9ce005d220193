import { Type } from "typebox";
import { ADMINS, type Router, TOPIC_USERS } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { sentEditionSchema } from "../mail-edition/mail-edition.dto.ts";
import { approve, requestApproval, withdrawApproval } from "./edition-approval.service.ts";
import {
  editionDutySchema,
  editionMorningSchema,
  requestedApprovalSchema,
  savedNoteSchema,
} from "./edition-duty.dto.ts";
import {
  ApprovalBody,
  ApprovalRequestBody,
  EditionDutyBody,
  EditionMorningQuery,
  EditionNoteBody,
  RemovedDutyBody,
  RemovedRotaDayBody,
  RotaDayBody,
} from "./edition-duty.form.ts";
import { removeDuty, removeRotaDay, saveDuty, saveRotaDay, showDuty } from "./edition-duty.service.ts";
import { showMorning, writeNote } from "./edition-morning.service.ts";

/** Who is on duty for the mail edition, its deadline and what becomes of it (docs/decisions, duty and deadline). */
export function editionDutyRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/edition_duty",
    allow: ADMINS,
    summary: "Deadline and rota of the contract's mail edition, with who is on duty on the next 28 days",
    data: editionDutySchema,
    run: ({ tx, actor }) => showDuty({ tx, actor, clock }),
  });

  router.user({
    method: "PUT",
    path: "/edition_duty",
    allow: ADMINS,
    summary: "Set the deadline of the contract's mail edition and the rota of a week",
    body: EditionDutyBody,
    data: editionDutySchema,
    run: ({ tx, actor, body, request }) => saveDuty({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/edition_duty",
    allow: ADMINS,
    summary: "End the deadline of the contract's mail edition; nothing leaves by itself any more",
    body: RemovedDutyBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeDuty({ tx, actor, clock, requestId: request.id }, body);
      return {};
    },
  });

  router.user({
    method: "PUT",
    path: "/edition_rota_day",
    allow: ADMINS,
    summary: "Set who is on duty on one day, or that it has no mail edition",
    body: RotaDayBody,
    data: editionDutySchema,
    run: ({ tx, actor, body, request }) => saveRotaDay({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/edition_rota_day",
    allow: ADMINS,
    summary: "Let a day follow its weekday again",
    body: RemovedRotaDayBody,
    data: editionDutySchema,
    run: ({ tx, actor, body, request }) => removeRotaDay({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "GET",
    path: "/edition_morning",
    allow: TOPIC_USERS,
    summary: "State, deadline, people on duty and notes of a target's mail edition, today's or the next",
    query: EditionMorningQuery,
    data: editionMorningSchema,
    run: ({ tx, actor, query }) => showMorning({ tx, actor, clock }, query),
  });

  router.user({
    method: "PUT",
    path: "/edition_note",
    allow: TOPIC_USERS,
    summary: "Write a day's note to whoever is on duty next; 409 if it changed since the given version",
    body: EditionNoteBody,
    data: savedNoteSchema,
    run: ({ tx, actor, body, request }) => writeNote({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "POST",
    path: "/edition_approval_request",
    allow: TOPIC_USERS,
    summary: "Ask another editor to approve the saved draft of the mail edition and to send it in this way",
    body: ApprovalRequestBody,
    data: requestedApprovalSchema,
    run: ({ tx, actor, body, request }) => requestApproval({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "DELETE",
    path: "/edition_approval_request",
    allow: TOPIC_USERS,
    summary: "Withdraw a request for approval, or return it to its editor",
    body: ApprovalBody,
    data: Type.Object({}),
    run: ({ tx, actor, body, request }) => withdrawApproval({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "POST",
    path: "/edition_approval",
    allow: TOPIC_USERS,
    summary: "Approve a draft that another editor has asked for, and send it",
    body: ApprovalBody,
    data: sentEditionSchema,
    run: ({ tx, actor, body, request }) => approve({ tx, actor, clock, requestId: request.id }, body),
  });
}
