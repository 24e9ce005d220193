import { escapeHtml } from "@kirinuki/schema/escape-html.ts";
import { htmlOfText, htmlPage, row } from "../content/html.ts";
import type { PlainMail } from "./change-mail.ts";

export interface NoticeWords {
  greeting: string;
  subject: string;
  /** What happened, in a sentence. */
  lead: string;
  reason: string;
  /** What an Admin can do, on the screen that `link` leads to. */
  wayBack: string;
  link: string;
}

/** A mail that tells an Admin that a receiver outside takes nothing. */
export function writeNotice({ greeting, subject, lead, reason, wayBack, link }: NoticeWords): PlainMail {
  const plain = "font-size:14px;line-height:23px;color:#434b55";
  return {
    subject,
    text: [greeting, "", lead, "", `理由：${reason}`, "", wayBack, link, "", "Kirinuki", ""].join("\n"),
    html: htmlPage(subject, lead, [
      row("padding:26px 32px 0;font-size:14px;font-weight:bold;color:#161a1f", "Kirinuki", "px ink"),
      row(`padding:18px 32px 0;${plain}`, htmlOfText(greeting), "px ink2"),
      row("padding:14px 32px 0;font-size:16px;line-height:26px;color:#161a1f", escapeHtml(lead), "px ink"),
      row(`padding:14px 32px 28px;${plain}`, htmlOfText(`理由：${reason}\n\n${wayBack}\n${link}`), "px ink2"),
    ]),
  };
}
