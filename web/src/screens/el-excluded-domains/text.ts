/** Labels of /el/excluded-domains. */
export const excludedDomainsText = {
  title: "除外ドメイン",
  lead: "この契約に当てないWEB記事のサイト",
  domains: "除外するドメイン",
  help: "1行にひとつ。例 matome.example.jp。その下のドメインも含みます。次の記事から除きます。これまでの記事は、テーマを当て直すと外れます。",
  save: "保存",
  saving: "保存しています",
  saved: "除外ドメインを保存しました",
  failed: "除外ドメインを読み込めませんでした",
} as const;
