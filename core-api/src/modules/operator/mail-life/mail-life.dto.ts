import { MAIL_KINDS } from "@kirinuki/schema/mail-labels.ts";
import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";

const moment = Type.String({ format: "date-time" });

/**
 * planned: before its time. queued and sending: on its way. retrying: an attempt failed, another follows. skipped: the recipient may not
 * have it. bounced: it came back. empty: there was nothing to send, so no mail was made.
 */
export const MAIL_STATES = [
  "planned",
  "queued",
  "sending",
  "retrying",
  "sent",
  "failed",
  "skipped",
  "bounced",
  "empty",
] as const;

const mail = {
  contract_id: Type.String(),
  company_name: Type.String(),
  /** null where no mail was made. */
  mail_message_id: nullable(Type.String()),
  mail_address: Type.String(),
  kind: Type.String({ enum: [...MAIL_KINDS] }),
  /** The subject that somebody wrote, or the name of the theme, theme group or topic. */
  name: Type.String(),
  state: Type.String({ enum: [...MAIL_STATES] }),
  setup_datetime: moment,
  ended_datetime: nullable(moment),
  article_count: Type.Integer(),
};
export const foundMail = Type.Object(mail);
export type FoundMail = Static<typeof foundMail>;

/** GET /mail_find: newest first. */
export const foundMailsSchema = Type.Object({ mail_info: Type.Array(foundMail) });

/**
 * in: it is in the mail. hidden and withdrawn: unpublished or taken back before the mail was sent. section: not of the setting's sources. source: the contract
 * does not have its source. earlier and later: in another mail of the setting. waiting: the next mail brings it. left: nobody chose it.
 */
export const MAIL_ARTICLE_STATES = [
  "in",
  "hidden",
  "withdrawn",
  "section",
  "source",
  "earlier",
  "later",
  "waiting",
  "left",
] as const;

const article = Type.Object({
  article_id: Type.String(),
  title: Type.String(),
  media_name: Type.String(),
  arrived_datetime: moment,
  state: Type.String({ enum: [...MAIL_ARTICLE_STATES] }),
  /** The other mail that brought it. */
  mail_message_id: nullable(Type.String()),
  theme_info: Type.Array(
    Type.Object({ theme_id: Type.String(), theme_name: Type.String(), search_word: Type.Array(Type.String()) }),
  ),
  /** When the recipient opened it first; null where nobody knows. */
  opened_datetime: nullable(moment),
});
export type MailArticle = Static<typeof article>;

const setting = Type.Object({
  mail_setting_id: Type.String(),
  name: Type.String(),
  data_section: nullable(Type.Integer()),
  send_times: Type.Array(Type.String()),
  zero_article_email: Type.Integer({ enum: [0, 1] }),
  alert_flag: Type.Integer({ enum: [0, 1] }),
  next_setup_datetime: moment,
});

/** GET /mail_life. */
export const mailLifeSchema = Type.Object({
  mail: Type.Object({
    ...mail,
    user_id: nullable(Type.String()),
    /** Who had it sent; null: its setting. */
    sent_by: nullable(Type.String()),
    made_datetime: moment,
    attempt_count: Type.Integer(),
    /** When it is tried again or sent for the first time; null where it has ended. */
    next_datetime: nullable(moment),
    /** 1: an attempt ended before anybody knew its outcome, so that it may have come twice. */
    maybe_twice_flag: Type.Integer({ enum: [0, 1] }),
    reason: nullable(Type.String()),
    bounced_datetime: nullable(moment),
    /** Since when the address gets no mail, and why. */
    stopped_datetime: nullable(moment),
    stop_reason: nullable(Type.String()),
  }),
  setting: nullable(setting),
  article_info: Type.Array(article),
  /** 1: there are more articles than are listed. */
  more_flag: Type.Integer({ enum: [0, 1] }),
});
export type MailLife = Static<typeof mailLifeSchema>;
