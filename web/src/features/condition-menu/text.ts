/** Labels of the menu of saved conditions and of the box in the bar; apart from the search's, which come later. */
export const conditionMenuText = {
  box: "記事を検索",
  placeholder: "検索条件から選択",
  loading: "読み込んでいます",
  failed: "検索条件を読み込めませんでした",
  none: "保存した検索条件はありません",
  manage: "検索条件の一覧",
} as const;
