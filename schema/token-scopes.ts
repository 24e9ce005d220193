/** What a token of an integration may be allowed to do; what its user may not, no scope allows. */
export const TOKEN_SCOPES = ["lists", "originals", "usage", "mail", "administration", "audit", "provisioning"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** A token that has this scope has no other: whoever keeps the users needs to read no article. */
export const LONE_SCOPE: TokenScope = "provisioning";

/** Of a token for which no scope was chosen: it reads, and uses no original. */
export const DEFAULT_TOKEN_SCOPES: readonly TokenScope[] = ["lists"];

export const TOKEN_SCOPE_LABELS: Readonly<Record<TokenScope, string>> = {
  lists: "記事の一覧と検索",
  originals: "原文の利用",
  usage: "利用状況",
  mail: "メール",
  administration: "管理",
  audit: "監査ログ",
  provisioning: "プロビジョニング",
};

/** What a scope allows, in one sentence. */
export const TOKEN_SCOPE_MEANINGS: Readonly<Record<TokenScope, string>> = {
  lists: "テーマと記事の一覧、検索、記事数、レポートを読めます。",
  originals: "原文の表示と印刷ができます。利用は上限に数えられます。",
  usage: "原文の利用状況を読めます。",
  mail: "メールの設定、作成、送信ができます。",
  administration: "ユーザー、グループ、テーマ、登録、公開の設定を変えられます。",
  audit: "監査ログを読めます。SIEMへの取り込みに使います。",
  provisioning: "IDプロバイダーがSCIMでユーザーとグループを管理します。ほかの範囲と一緒には選べません。",
};

/** Days after which a token ends, where its maker names no day, and at the latest. */
export const TOKEN_DAYS = { usual: 365, most: 730 } as const;
