/** The roles of operators; each may do what the roles before it may. */
export const OPERATOR_ROLES = ["view", "support", "edit", "admin"] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const OPERATOR_ROLE_LABELS: Readonly<Record<OperatorRole, string>> = {
  view: "閲覧",
  support: "サポート",
  edit: "編集",
  admin: "管理",
};

/** What a role allows and what it does not, in one sentence. */
export const OPERATOR_ROLE_MEANINGS: Readonly<Record<OperatorRole, string>> = {
  view: "すべての画面を見られます。何も変えられません。",
  support:
    "閲覧に加えて、利用者のロック解除、再設定メール、停止、代理表示と、最初の管理者の登録ができます。設定は変えられません。",
  edit: "サポートに加えて、契約、テーマ、検索式、媒体の設定を変えられます。運用担当者は変えられません。",
  admin: "編集に加えて、運用担当者の登録と契約の削除ができます。",
};

export const isOperatorRole = (given: unknown): given is OperatorRole => OPERATOR_ROLES.some((role) => role === given);

/** Whether a role is at least another one. */
export const reaches = (role: OperatorRole, least: OperatorRole): boolean =>
  OPERATOR_ROLES.indexOf(role) >= OPERATOR_ROLES.indexOf(least);
