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
