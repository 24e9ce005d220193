/** Labels of /el/synonyms. */
export const synonymsText = {
  title: "類義語",
  lead: "検索式の「syn:」が、同じ意味の言葉もまとめて探します",
  general: "全社共通",
  toGeneral: "全社共通に戻す",
  sets: "類義語の組",
  help: "1行に1組。同じ意味の言葉を「、」で区切ります。例 経産省、経済産業省、METI",
  example: "経産省、経済産業省、METI",
  save: "保存",
  saving: "保存しています",
  saved: (count: number) => `類義語${count.toLocaleString()}組を保存しました。次の記事から使います`,
  failed: "類義語を読み込めませんでした",
  facts: (sets: number, expressions: number) =>
    `${sets.toLocaleString()}組・${expressions.toLocaleString()}本の検索式が使っています`,
  last: (when: string, who: string) => `最終更新 ${when} ${who}`,
} as const;
