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
    summary:
      "The mail edition of a theme, theme group or topic: draft, articles since the latest send, articles left out",
    query: MailEditionQuery,
    data: mailEditionSchema,
    run: ({ tx, actor, query }) => showEdition({ tx, actor, clock }, query),
  });

  router.user({
    method: "PUT",
    path: "/mail_edition",
    allow: TOPIC_USERS,
    summary: "Save the draft of a mail edition; 409 if it changed since the given version",
    body: MailEditionBody,
    data: savedEditionSchema,
    run: ({ tx, actor, body, request }) => saveEdition({ tx, actor, clock, requestId: request.id }, body),
  });

  router.user({
    method: "POST",
    path: "/mail_edition_preview",
    allow: TOPIC_USERS,
    summary: "Preview of the saved draft of a mail edition",
    body: MailEditionPreviewBody,
    data: createMailSchema,
    run: ({ tx, actor, body, request }) =>
      previewEdition({ tx, actor, clock, requestId: request.id }, body, config.publicUrl),
  });

  router.user({
    method: "POST",
    path: "/mail_edition_send",
    allow: TOPIC_USERS,
    summary:
      "Send the saved draft of a mail edition, now or at a given time; the next mail edition begins with later articles",
    body: MailEditionSendBody,
    data: sentEditionSchema,
    run: ({ tx, actor, body, request }) => sendEdition({ tx, actor, clock, requestId: request.id }, body),
  });
}
