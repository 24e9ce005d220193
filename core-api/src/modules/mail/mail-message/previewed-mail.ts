import { articlesOfDigest } from "../../../mail/content/digest.ts";
import { lackingIn2022Jp } from "../../../mail/content/encode-iso-2022-jp.ts";
import { mailWarnings } from "../../../mail/content/mail-warnings.ts";
import { writeTexts } from "../../../mail/content/write-mail.ts";
import type { ComposedMail } from "../../../mail/send/compose-mail.ts";
import type { CreateMailWire } from "./mail-message.dto.ts";

/** A mail as its preview shows it, by the code that writes what is sent; with what keeps it from going in the encoding that was asked for. */
export function previewedMail({ digest, layout, encoding }: ComposedMail): CreateMailWire {
  const mail = writeTexts(digest, layout);
  const { subject, text, html } = mail;
  return {
    sendmail_info: {
      subject,
      mailText: text,
      mailTextFormat: html,
      article_count: articlesOfDigest(digest).length,
      unencodable_character: encoding === "iso2022jp" ? lackingIn2022Jp(subject + text + html) : [],
      warning_info: mailWarnings(digest, layout.parts, mail),
    },
  };
}
