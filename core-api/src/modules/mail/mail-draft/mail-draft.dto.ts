import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const moment = Type.String({ format: "date-time" });
const flag = Type.Integer({ enum: [0, 1] });
const editors = Type.Array(Type.Object({ user_id: Type.String(), name: Type.String() }), {
  description: "Who else has it open now",
});

/** GET /mail_draft, PUT /mail_draft and POST /mail_draft_presence. */
export const mailDraftSchema = Type.Object({
  mail_draft_id: Type.String(),
  version: Type.Integer(),
  subject: Type.String({ description: "Of a mail edition's words blank: the subject follows its pattern" }),
  text: Type.String(),
  mail_address: Type.Array(Type.String()),
  template_file_id: Type.String(),
  attach_Type: Type.Integer({ enum: [1, 2, 3, 4] }),
  setup_datetime: Type.String({ description: "yyyy-MM-ddTHH:mm in Tokyo; blank: immediately" }),
  tone_flag: flag,
  articles: Type.Array(Type.Object({ article_id: Type.String(), comment: nullable(Type.String()) })),
  hidden_count: Type.Integer({ description: "Articles in it that the caller may not see" }),
  updated_by: Type.String(),
  updated_datetime: moment,
  editors,
  conflict_field: Type.Array(Type.String(), {
    description: "Fields of this save that somebody else has changed since the version that was seen: not saved",
  }),
  sent_flag: Type.Integer({ enum: [0, 1], description: "1: it was sent or planned, and can't be changed" }),
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
      sendmail_id: nullable(Type.String({ description: "Of one that is planned: DELETE /send_mails takes it back" })),
      setup_datetime: nullable(moment),
      cancel_flag: Type.Integer({ enum: [0, 1], description: "1: the caller may take it back" }),
    }),
  ),
  recent_mail_address: Type.Array(Type.String(), { description: "The caller's last recipients by hand, latest first" }),
});
