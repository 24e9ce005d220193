import { Type } from "typebox";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router, TOPIC_USERS } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { cancelMail } from "./cancel-mail.ts";
import { createMailSchema, sendResultSchema, sentMailsSchema } from "./mail-message.dto.ts";
import {
  LicenceCheckBody,
  MailDeliveryBody,
  ManualPreviewBody,
  SendMailsBody,
  SentMailIdForm,
  SentMailsQuery,
  ThemeMailForm,
} from "./mail-message.form.ts";
import { checkLicences, deliverByHand, previewMail, previewManual, sendMails } from "./mail-message.service.ts";
import { overLicenceSchema } from "./over-licence.dto.ts";
import { readSentMails } from "./sent-mails.read-model.ts";

/** POST /mail_delivery; GET, POST and DELETE /send_mails; POST /create_mail (api.md, Mail). */
export function mailMessageRoutes(router: Router, { clock, config }: Parts): void {
  router.user({
    method: "POST",
    path: "/mail_delivery",
    allow: TOPIC_USERS,
    summary: "Mail chosen articles to addresses, now or at a given time; one result for each row",
    body: MailDeliveryBody,
    data: sendResultSchema,
    run: ({ tx, actor, body, request }) => deliverByHand({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "POST",
    path: "/mail_delivery_preview",
    allow: TOPIC_USERS,
    summary: "Preview of the mail that POST /mail_delivery would send to the caller",
    body: ManualPreviewBody,
    data: createMailSchema,
    run: ({ tx, actor, body, request }) =>
      previewManual({ tx, actor, clock, requestId: request.id }, body, config.publicUrl),
  });

  router.user({
    method: "POST",
    path: "/mail_delivery_licences",
    allow: TOPIC_USERS,
    summary: "Articles that POST /mail_delivery to these addresses would lead more people to than their licence allows",
    body: LicenceCheckBody,
    data: overLicenceSchema,
    run: ({ tx, actor, body }) => checkLicences({ tx, actor, clock }, body),
  });

  router.user({
    method: "POST",
    path: "/send_mails",
    allow: ADMINS,
    summary: "Send theme mails, now or at a given time: new articles of a setting, or one day of a theme to an address",
    body: SendMailsBody,
    data: sendResultSchema,
    run: ({ tx, actor, body, request }) => sendMails({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "GET",
    path: "/send_mails",
    allow: ADMINS,
    summary: "Mails of the contract with their results, newest first",
    query: SentMailsQuery,
    data: sentMailsSchema,
    run: ({ tx, actor, query }) =>
      readSentMails(tx, actor.contractId, {
        period: periodOf(query, clock),
        status: query.status ?? null,
        runId: query.sendmail_id ?? null,
        now: clock.now(),
        page: query.page,
        pageSize: query.page_size,
      }),
  });

  router.user({
    method: "DELETE",
    path: "/send_mails",
    allow: TOPIC_USERS,
    summary: "Cancel a send by hand before its first attempt: an Admin any, a TopicUser their own",
    query: SentMailIdForm,
    body: SentMailIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      const id = requiredId("sendmail_id", "送信ID", query, body);
      await cancelMail({ tx, actor, clock, requestId: request.id }, id);
      return {};
    },
  });

  router.user({
    method: "POST",
    path: "/create_mail",
    allow: ADMINS,
    summary: "Preview of the mail of a theme, theme group or topic",
    body: ThemeMailForm,
    data: createMailSchema,
    run: ({ tx, actor, body, request }) =>
      previewMail({ tx, actor, clock, requestId: request.id }, body, config.publicUrl),
  });
}
