import type { TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { type Attachment, type AttachType, articleListFile } from "./article-list.ts";
import { articlesOfDigest, type Digest } from "./digest.ts";
import { digestHtml } from "./digest-html.ts";
import { digestText } from "./digest-text.ts";
import { headerText, type SubjectType, subjectOf } from "./subject.ts";

/** How a mail is to look; as in a mail setting. */
export interface MailLayout {
  /** Null: the subject is given. */
  subjectType: SubjectType | null;
  subject?: string;
  /** Stands before the subject: 【テスト】. */
  mark?: string;
  attachType: AttachType;
  parts: TemplateParts;
}

/** A mail as it is sent and as the preview shows it. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
  attachment: Attachment | null;
}

export type MailTexts = Pick<WrittenMail, "subject" | "text" | "html">;

/** Without the attachment: what the preview shows. */
export function writeTexts(digest: Digest, { subjectType, subject = "", mark = "", parts }: MailLayout): MailTexts {
  const { target, date } = digest;
  const line =
    subjectType === null
      ? headerText(subject)
      : subjectOf(subjectType, { name: target.name, date, count: articlesOfDigest(digest).length });
  const marked = mark + line;
  return { subject: marked, text: digestText(digest, parts), html: digestHtml(digest, marked, parts) };
}

export async function writeMail(digest: Digest, layout: MailLayout): Promise<WrittenMail> {
  return { ...writeTexts(digest, layout), attachment: await articleListFile(digest, layout.attachType) };
}
