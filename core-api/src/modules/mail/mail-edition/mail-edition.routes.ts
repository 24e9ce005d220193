import { type Router, TOPIC_USERS } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { createMailSchema } from "../mail-message/mail-message.dto.ts";
import { mailEditionSchema, savedEditionSchema, sentEditionSchema } from "./mail-edition.dto.ts";
import { MailEditionBody, MailEditionPreviewBody, MailEditionQuery, MailEditionSendBody } from "./mail-edition.form.ts";
import { saveEdition, showEdition } from "./mail-edition.service.ts";
import { previewEdition, sendEdition } from "./send-edition.ts";

/** GET and PUT /mail_edition, POST /mail_edition_preview and /mail_edition_send (docs/decisions, mail editions). */
export function mailEditionRoutes(router: Router, { clock, config }: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_edition",
    allow: TOPIC_USERS,
    summary: "The edition of a theme, group or topic: its draft, what is new since the last send, what was left out",
    query: MailEditionQuery,
    data: mailEditionSchema,
    run: ({ tx, actor, query }) => showEdition({ tx, actor, clock }, query),
  });

  router.user({
    method: "PUT",
    path: "/mail_edition",
    allow: TOPIC_USERS,
    summary: "Save the draft of an edition, on the version that was read; a change in between is answered 409",
    body: MailEditionBody,
    data: savedEditionSchema,
    run: ({ tx, actor, body, request }) => saveEdition({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "POST",
    path: "/mail_edition_preview",
    allow: TOPIC_USERS,
    summary: "The saved draft of an edition as it would be sent; changes nothing",
    body: MailEditionPreviewBody,
    data: createMailSchema,
    run: ({ tx, actor, body, request }) =>
      previewEdition({ tx, actor, clock, requestId: request.id }, body, config.publicUrl),
  });

  router.user({
    method: "POST",
    path: "/mail_edition_send",
    allow: TOPIC_USERS,
    summary: "Send the saved draft of an edition to addresses, now or at a time; the next edition begins after it",
    body: MailEditionSendBody,
    data: sentEditionSchema,
    run: ({ tx, actor, body, request }) => sendEdition({ tx, actor, clock, requestId: request.id }, body),
  });
}
