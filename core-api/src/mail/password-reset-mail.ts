import type { MailMessage } from "./mail-transport.ts";

/** Plain text, the link alone on its line, nothing that a filter could take for an advertisement. */
export function passwordResetMail(
  to: { name: string; email: string; user_id: string },
  link: string,
  minutes: number,
): MailMessage {
  return {
    to: to.email,
    subject: "【Kirinuki】パスワード再設定のご案内",
    text: [
      `${to.name} 様`,
      "",
      "パスワードの再設定を承りました。次のリンクを開き、新しいパスワードを設定してください。",
      "",
      link,
      "",
      `ユーザーID：${to.user_id}`,
      `有効期間：${minutes}分（1回だけ使用できます）`,
      "",
      "お心当たりのない場合は、このメールを破棄してください。パスワードは変わりません。",
      "",
      "Kirinuki",
      "",
    ].join("\n"),
  };
}
