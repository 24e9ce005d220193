/** subject_Type of a mail setting: what its subject is made of (spec section 3). */
export const MAIL_SUBJECT_LABELS: Readonly<Record<number, string>> = {
  1: "テーマ名＋日付",
  2: "日付＋テーマ名",
  3: "テーマ名",
  4: "日付＋テーマ名＋件数",
  5: "テーマ名＋件数＋日付",
};

/** attach_Type: the name of the attached list. */
export const MAIL_ATTACHMENT_LABELS: Readonly<Record<number, string>> = {
  1: "なし",
  2: "日付＋テーマ番号（xlsx）",
  3: "当日＋テーマ番号（xlsx）",
  4: "日付＋テーマ番号（zip）",
};

/** What a mail is (kind of its run); where it has neither subject nor target, its name. */
export const MAIL_KIND_LABELS = {
  digest: "定時メール",
  supplement: "追補",
  theme: "テーマのメール送信",
  manual: "記事のメール送信",
  alert: "即時配信",
  invitation: "招待メール",
  change: "訂正・取り下げのお知らせ",
  usage_line: "原文利用の上限のお知らせ",
  chat_stop: "チャット停止のお知らせ",
  webhook_notice: "Webhookのお知らせ",
  edition_notice: "朝のメールのお知らせ",
  report: "レポート",
  account: "アカウントのお知らせ",
  test: "テスト送信",
} as const;
export type MailKind = keyof typeof MAIL_KIND_LABELS;
export const MAIL_KINDS = Object.keys(MAIL_KIND_LABELS) as readonly MailKind[];

/** The code itself for a kind that is not known yet. */
export const mailKindLabel = (kind: string): string =>
  Object.hasOwn(MAIL_KIND_LABELS, kind) ? MAIL_KIND_LABELS[kind as MailKind] : kind;
