import { Type } from "typebox";
import { type Router, TOPIC_USERS } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { mailDraftSchema, mailDraftsSchema } from "./mail-draft.dto.ts";
import { MailDraftBody, MailDraftKey } from "./mail-draft.form.ts";
import { readDrafts } from "./mail-draft.read-model.ts";
import { discardDraft, enterDraft, saveDraft, showDraft } from "./mail-draft.service.ts";

/** GET /mail_drafts; GET, PUT and DELETE /mail_draft; POST /mail_draft_presence (our addition to api.md). */
export function mailDraftRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_drafts",
    allow: TOPIC_USERS,
    summary: "Drafts of the contract's mails by hand, including planned ones, and the caller's latest recipients",
    data: mailDraftsSchema,
    run: ({ tx, actor }) => readDrafts(tx, actor, clock.now()),
  });

  router.user({
    method: "GET",
    path: "/mail_draft",
    allow: TOPIC_USERS,
    summary: "A draft of a mail by hand, or the texts of the mail edition of a theme, theme group or topic",
    query: MailDraftKey,
    data: mailDraftSchema,
    run: ({ tx, actor, query }) => showDraft({ tx, actor, clock }, query),
  });

  router.user({
    method: "PUT",
    path: "/mail_draft",
    allow: TOPIC_USERS,
    summary: "Create a draft, or save changes to a version of it; fields that others have changed since are kept",
    body: MailDraftBody,
    data: mailDraftSchema,
    run: ({ tx, actor, body }) => saveDraft({ tx, actor, clock }, body),
  });

  router.user({
    method: "POST",
    path: "/mail_draft_presence",
    allow: TOPIC_USERS,
    summary: "Report that the caller has a draft open; returns the draft and the other users who have it open",
    body: MailDraftKey,
    data: mailDraftSchema,
    run: ({ tx, actor, body }) => enterDraft({ tx, actor, clock }, body),
  });

  router.user({
    method: "DELETE",
    path: "/mail_draft",
    allow: TOPIC_USERS,
    summary: "Discard a draft that has not been sent",
    body: MailDraftKey,
    data: Type.Object({}),
    run: async ({ tx, actor, body }) => {
      await discardDraft({ tx, actor, clock }, body);
      return {};
    },
  });
}
