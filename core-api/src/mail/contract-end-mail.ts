import type { MailMessage } from "./mail-transport.ts";

/** What an Admin gets a week before the contract's last day. */
export function contractEndMail(
  to: { name: string; email: string },
  contract: { company_name: string; end_date: string },
  publicUrl: string,
): MailMessage {
  const day = contract.end_date.replaceAll("-", "/");
  return {
    to: to.email,
    subject: `【Kirinuki】契約期間は${day}に終わります`,
    text: [
      `${to.name} 様`,
      "",
      `${contract.company_name}のご契約は${day}に終わります。`,
      "翌日からは、配信メールが止まり、登録や変更、原文の取得ができなくなります。",
      "記事の閲覧と検索は30日のあいだ続けられます。そのあとはログインできません。",
      "",
      new URL("/0001", publicUrl).href,
      "",
      "ご更新については、弊社の担当者にお問い合わせください。",
      "",
      "Kirinuki",
      "",
    ].join("\n"),
  };
}
