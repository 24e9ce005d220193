/** Labels of the frame around every screen. */
export const frameText = {
  product: "Kirinuki",
  windowTitle: (name: string) => `${name}｜Kirinuki`,
  mainNavigation: "主な画面",
  administration: "管理",
  toSearch: "検索",
  skipToContent: "本文へ移る",
  userMenu: "のメニュー",
  colorScheme: "配色",
  colorSchemes: { auto: "自動", light: "ライト", dark: "ダーク" },
  density: "表示の密度",
  densities: { compact: "標準", comfortable: "ゆったり" },
  keyHelp: "キー操作の一覧",
  keysOn: "キー操作を使う",
  close: "閉じる",
  account: "アカウントとセッション",
  logout: "ログアウト",
  loggingOut: "ログアウトしています",
  loading: "読み込んでいます",
  notFoundTitle: "見つかりません",
  notFoundMessage: "このアドレスの画面はありません。\nアドレスに誤りがないか、お確かめください。",
  toHome: "記事の一覧へ",
  toLogin: "ログイン画面へ",
  offline: "通信が切れています。つながりしだい、最新の内容に更新できます。",
} as const;

/** The phone's bar at the bottom (look.md 7). */
export const bottomText = {
  articles: "記事",
  themes: "テーマ",
  search: "検索",
  conditions: "検索条件",
  menu: "メニュー",
} as const;

/** Navigation entries and key descriptions. */
export const keyText = {
  screen: "画面の移動",
  help: "この一覧を開く",
  home: "記事の一覧へ",
  search: "記事を検索",
  conditions: "検索条件へ",
  closeOrClear: "閉じる・取り消す",
} as const;
