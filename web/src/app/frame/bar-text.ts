/** Labels of the bar of signed-in users and of what it opens. Apart from frame-text.ts, which the sign-in page loads. */
export const barText = {
  mainNavigation: "主な画面",
  administration: "管理",
  toArticles: "記事へ戻る",
  toSearch: "検索",
  userMenu: "のメニュー",
  bottomMenu: "メニュー",
  keyHelp: "キー操作の一覧",
} as const;

/** Navigation entries and key descriptions. */
export const keyText = {
  screen: "画面の移動",
  help: "この一覧を開く",
  palette: "テーマ・日付・画面へすばやく移動",
  home: "記事の一覧へ",
  search: "記事を検索",
  conditions: "検索条件へ",
  usage: "利用実績へ",
  administration: "管理を開く",
} as const;
