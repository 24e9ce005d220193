import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { MAIL_DRAFT_WIRE_NAMES } from "./mail-draft.input.ts";
import { MailDraft, MailDraftArticle, MailDraftEditor, MailDraftLine, MailDrafts } from "./mail-draft.type.ts";

type DraftWire = DataOf<"/api/v1/mail_draft", "put">;
type DraftsWire = DataOf<"/api/v1/mail_drafts", "get">;

const toEditors = (wire: DraftWire["editors"]): MailDraftEditor[] =>
  wire.map(({ user_id, name }) => instance(MailDraftEditor, { userId: user_id, name }));

const NAMES: Readonly<Record<string, string>> = MAIL_DRAFT_WIRE_NAMES;

export const toMailDraft = (wire: DraftWire): MailDraft =>
  instance(MailDraft, {
    id: wire.mail_draft_id,
    version: wire.version,
    subject: wire.subject,
    text: wire.text,
    addresses: wire.mail_address,
    templateFileId: wire.template_file_id,
    attachType: wire.attach_Type,
    sendAt: wire.setup_datetime,
    withTones: wire.tone_flag === 1,
    articles: wire.articles.map(({ article_id, comment }) =>
      instance(MailDraftArticle, { articleId: article_id, comment }),
    ),
    hiddenCount: wire.hidden_count,
    savedBy: wire.updated_by,
    savedAt: wire.updated_datetime,
    editors: toEditors(wire.editors),
    conflicts: wire.conflict_field.map((name) => NAMES[name] ?? name),
    sent: wire.sent_flag === 1,
  });

export const toMailDrafts = (wire: DraftsWire): MailDrafts =>
  instance(MailDrafts, {
    drafts: wire.mail_drafts.map((draft) =>
      instance(MailDraftLine, {
        id: draft.mail_draft_id,
        subject: draft.subject,
        articleCount: draft.article_count,
        addressCount: draft.mail_address_count,
        savedBy: draft.updated_by,
        savedAt: draft.updated_datetime,
        editors: toEditors(draft.editors),
        sendingId: draft.sendmail_id,
        sendAt: draft.setup_datetime,
        canCancel: draft.cancel_flag === 1,
      }),
    ),
    recentAddresses: wire.recent_mail_address,
  });
