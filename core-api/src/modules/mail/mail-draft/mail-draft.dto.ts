import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const moment = Type.String({ format: "date-time" });
const flag = Type.Integer({ enum: [0, 1] });
const editors = Type.Array(Type.Object({ user_id: Type.String(), name: Type.String() }), {
  description: "Other users who have it open",
});

/** GET /mail_draft, PUT /mail_draft and POST /mail_draft_presence. */
export const mailDraftSchema = Type.Object({
  mail_draft_id: Type.String(),
  version: Type.Integer(),
  subject: Type.String({ description: "Blank in a mail edition: the subject follows its pattern" }),
  text: Type.String(),
  mail_address: Type.Array(Type.String()),
  template_file_id: Type.String(),
  attach_Type: Type.Integer({ enum: [1, 2, 3, 4] }),
  setup_datetime: Type.String({ description: "yyyy-MM-ddTHH:mm in Tokyo; blank: immediately" }),
  tone_flag: flag,
  articles: Type.Array(Type.Object({ article_id: Type.String(), comment: nullable(Type.String()) })),
  hidden_count: Type.Integer({ description: "Number of its articles that the caller may not see" }),
  updated_by: Type.String(),
  updated_datetime: moment,
  editors,
  conflict_field: Type.Array(Type.String(), {
    description: "Fields that were not saved, because another user changed them after the version that was read",
  }),
  sent_flag: Type.Integer({ enum: [0, 1], description: "1: it was sent or planned and cannot be changed" }),
});
export type MailDraftWire = Static<typeof mailDraftSchema>;

/** GET /mail_drafts. */
export const mailDraftsSchema = Type.Object({
  mail_drafts: Type.Array(
    Type.Object({
      mail_draft_id: Type.String(),
      subject: Type.String(),
      article_count: Type.Integer(),
      mail_address_count: Type.Integer(),
      updated_by: Type.String(),
      updated_datetime: moment,
      editors,
      sendmail_id: nullable(
        Type.String({ description: "sendmail_id of a planned mail; DELETE /send_mails cancels it" }),
      ),
      setup_datetime: nullable(moment),
      cancel_flag: Type.Integer({ enum: [0, 1], description: "1: the caller may cancel it" }),
    }),
  ),
  recent_mail_address: Type.Array(Type.String(), {
    description: "Recipients of the caller's latest mails by hand, newest first",
  }),
});
