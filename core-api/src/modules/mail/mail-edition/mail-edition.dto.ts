import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { assessment } from "../../articles/article/article.dto.ts";
import { sendResultSchema } from "../mail-message/mail-message.dto.ts";

const count = Type.Integer({ minimum: 0 });
const moment = Type.String({ format: "date-time" });

/** An article with its line, or a heading; the other two are null. */
const item = Type.Object({
  article_id: nullable(Type.String()),
  /** In place of the contract's comment; null: that one stands. */
  comment: nullable(Type.String()),
  heading: nullable(Type.String()),
});

const article = Type.Object({
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  title: Type.String(),
  media_name: Type.String(),
  /** Where it stood, as the mail says it. */
  article_line: Type.String(),
  /** The contract's own. */
  comment: Type.String(),
  ...assessment,
});

/** GET /mail_edition. */
export const mailEditionSchema = Type.Object({
  data_kbn: Type.Integer({ enum: [1, 2, 3] }),
  id: Type.String(),
  name: Type.String(),
  /** "0" before anything was saved. */
  version: Type.String(),
  since_day: Type.String({ format: "date" }),
  /** 1: somebody has begun; 0: edition_item is what is new, as a beginning. */
  begun_flag: Type.Integer({ enum: [0, 1] }),
  updated_by: nullable(Type.String()),
  updated_datetime: nullable(moment),
  edition_item: Type.Array(item),
  /** Came after the editor began; latest first, the first 200. */
  new_article: Type.Array(Type.String()),
  new_article_count: count,
  /** Will not come again by themselves; the last 100. */
  left_out_article: Type.Array(Type.String()),
  /** Every article that the other lists name. */
  article_info: Type.Array(article),
  /** In the draft, but not the caller's to see. */
  hidden_count: count,
  /** Were in the draft and were withdrawn or unpublished since. */
  dropped_count: count,
  last_sent: nullable(
    Type.Object({
      sendmail_id: Type.String(),
      sent_datetime: moment,
      sent_by: Type.String(),
      article_count: count,
    }),
  ),
  /** Sent and planned, newest first; the last 20. */
  edition_send: Type.Array(
    Type.Object({
      sendmail_id: Type.String(),
      /** When it went or is to go out. */
      setup_datetime: moment,
      sent_by: Type.String(),
      article_count: count,
      address_count: count,
      failed_count: count,
      /** 3 planned, 2 under way, 0 sent to some address at least, 1 failed for all. */
      status: Type.Integer({ enum: [0, 1, 2, 3] }),
      /** 1: the caller may take it back (DELETE /send_mails). */
      cancel_flag: Type.Integer({ enum: [0, 1] }),
    }),
  ),
  /** As it was last sent. */
  mail_address: Type.Array(Type.String()),
  subject_Type: Type.Integer({ enum: [1, 2, 3, 4, 5] }),
  attach_Type: Type.Integer({ enum: [1, 2, 3, 4] }),
  template_file_id: Type.String(),
  encoding: Type.String({ enum: ["utf8", "iso2022jp"] }),
  template_file_list: Type.Array(Type.Object({ template_file_id: Type.String(), name: Type.String() })),
  /** Addresses of the target's mail settings. */
  destination_mail_address: Type.Array(Type.String()),
  mail_send_max_count: count,
});
export type MailEditionWire = Static<typeof mailEditionSchema>;

/** PUT /mail_edition. */
export const savedEditionSchema = Type.Object({
  version: Type.String(),
  updated_datetime: moment,
  /** Were withdrawn or unpublished meanwhile, and are not in the draft. */
  dropped_article: Type.Array(Type.String()),
});

/** POST /mail_edition_send. */
export const sentEditionSchema = Type.Intersect([
  sendResultSchema,
  Type.Object({
    version: Type.String(),
    article_count: count,
  }),
]);
