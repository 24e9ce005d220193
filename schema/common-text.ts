/** Words that lists, files and mails share (spec sections 3, 4 and 9); apart from the messages, because every list needs them in its first chunk. */
export const commonText = {
  total: "合計",
  mailFailed: "失敗",
  morning: "朝刊",
  evening: "夕刊",
  otherIssue: "その他",
  newspaper: "新聞",
  web: "WEB",
  magazine: "雑誌",
  noSort: "なし",
  admin: "管理者",
  general: "一般",
  everyTheme: "すべてのテーマ・テーマグループ",
} as const;
