import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import { MailPreview, MailsTaken, MailWarning, SendResult, SentMail, SentMailPage } from "./mail-message.type.ts";

type PreviewWire = DataOf<"/api/v1/create_mail", "post">;
type TakenWire = DataOf<"/api/v1/mail_delivery", "post">;
type SentWire = DataOf<"/api/v1/send_mails", "get">;

export const toMailPreview = ({ sendmail_info: mail }: PreviewWire): MailPreview =>
  instance(MailPreview, {
    subject: mail.subject,
    text: mail.mailText,
    html: mail.mailTextFormat,
    articleCount: mail.article_count,
    warnings: toMailWarnings(mail),
  });

/** What to look at before a mail is sent. */
export const toMailWarnings = ({ warning_info }: PreviewWire["sendmail_info"]): MailWarning[] =>
  warning_info.map(({ kind, message }) => instance(MailWarning, { kind, message }));

export const toMailsTaken = (wire: TakenWire): MailsTaken =>
  instance(MailsTaken, {
    results: wire.sendmail_result.map(({ row, mail_address, status, message }) =>
      instance(SendResult, { row, mailAddress: mail_address, status, message }),
    ),
  });

export const toSentMailPage = (wire: SentWire): SentMailPage =>
  instance(SentMailPage, {
    mails: wire.sendmail_result.map((mail) =>
      instance(SentMail, {
        sendingId: mail.sendmail_id,
        row: mail.row,
        name: mail.name,
        kind: mail.kind,
        sentBy: mail.sent_by,
        mailAddress: mail.mail_address,
        status: mail.status,
        message: mail.message,
        dueAt: mail.setup_datetime,
        endedAt: mail.ended_datetime,
        articleCount: mail.article_count,
        maybeTwice: mail.maybe_twice_flag === 1,
      }),
    ),
    total: wire.sendmail_count,
  });
