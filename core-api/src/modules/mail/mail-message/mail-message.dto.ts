import { MAIL_KINDS } from "@kirinuki/schema/mail-labels.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { overLicenceSchema } from "./over-licence.dto.ts";

/** A row of a sending: status 0 sent, 2 waiting, 3 planned, 1 failed (spec section 4; 失敗 only for 1). */
const result = {
  row: Type.Integer(),
  mail_address: Type.String(),
  status: Type.Integer({ enum: [0, 1, 2, 3] }),
  /** Why it failed, or why it still waits. */
  message: Type.String(),
};

/** POST /mail_delivery and POST /send_mails. */
export const sendResultSchema = Type.Object({
  sendmail_id: nullable(Type.String()),
  sendmail_result: Type.Array(Type.Object({ ...result, sendmail_id: nullable(Type.String()) })),
  /** Only of a mail that was not sent (MSG0144): the articles that it asks about. */
  over_licence_info: Type.Optional(overLicenceSchema.properties.over_licence_info),
});

/** GET /send_mails. */
export const sentMailsSchema = Type.Object({
  sendmail_result: Type.Array(
    Type.Object({
      ...result,
      sendmail_id: Type.String(),
      kind: Type.String({ enum: [...MAIL_KINDS] }),
      mail_setting_id: nullable(Type.String()),
      /** Of a mail by hand its subject, else the name of the theme, theme group or topic; blank where that is gone, and of notices. */
      name: Type.String(),
      sent_by: nullable(Type.String()),
      setup_datetime: Type.String({ format: "date-time" }),
      article_count: Type.Integer(),
      attempt_count: Type.Integer(),
      /** 1: an attempt ended without an answer, so the mail may have come twice, with the same Message-ID. */
      maybe_twice_flag: Type.Integer({ enum: [0, 1] }),
      ended_datetime: nullable(Type.String({ format: "date-time" })),
    }),
  ),
  sendmail_count: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
});

/** A mail as it would be sent. */
export const previewedMailSchema = Type.Object({
  subject: Type.String(),
  /** The text part. */
  mailText: Type.String(),
  /** The HTML part. */
  mailTextFormat: Type.String(),
  article_count: Type.Integer(),
  /** Characters that ISO-2022-JP lacks, at most 20: a mail of that encoding goes as UTF-8. Empty where all is well. */
  unencodable_character: Type.Array(Type.String()),
  /** What may keep it from its readers, at most 20: words that filters know, links that lead nowhere, a document that is cut. Nothing forbids to send it. */
  warning_info: Type.Array(
    Type.Object({ kind: Type.String({ enum: ["spam", "link", "subject", "size"] }), message: Type.String() }),
  ),
});

/** POST /create_mail. */
export const createMailSchema = Type.Object({ sendmail_info: previewedMailSchema });
export type CreateMailWire = Static<typeof createMailSchema>;
