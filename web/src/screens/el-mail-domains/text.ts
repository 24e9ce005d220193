/** Labels of /el/mail-domains. */
export const mailDomainsText = {
  title: "メールドメイン",
  lead: "契約のメールを送ってよい宛先",
  domains: "送ってよいドメイン",
  help: "1行にひとつ。例 example.co.jp。その下のドメインも含みます。空なら、どのドメインにも送れます。",
  save: "保存",
  saving: "保存しています",
  saved: "メールドメインを保存しました",
  failed: "メールドメインを読み込めませんでした",
} as const;
