/** Words that the screens of user groups, theme groups and topics share. */
export const groupText = {
  sources: { 1: "新聞（紙面）", 2: "新聞（本文）", 3: "WEB", 5: "雑誌" } as Readonly<Record<number, string>>,
  shortSources: { 1: "紙面", 2: "本文", 3: "WEB", 5: "雑誌" } as Readonly<Record<number, string>>,
  lastChange: (when: string, who: string) => `最終更新 ${when}　${who}`,
  everyGroup: "全グループ",
  nobody: "公開先なし",
  publicTo: "公開先",
  more: (names: readonly string[], others: number) => names.join("・") + (others > 0 ? ` ほか${others}` : ""),
  remove: "削除",
  edit: "編集",
  gone: "この情報は見つかりません",
  goneHelp: "ほかの人が削除したか、アドレスが正しくありません。",
  toList: "一覧へ戻る",
  articles: (count: number) => `${count.toLocaleString("ja-JP")}件`,
  people: (count: number) => `${count.toLocaleString("ja-JP")}人`,
} as const;
