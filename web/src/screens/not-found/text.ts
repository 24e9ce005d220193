/** What is said at an address that no screen has. */
export const notFoundText = {
  message: "このアドレスの画面はありません。\nアドレスに誤りがないか、お確かめください。",
  toHome: "記事の一覧へ",
  toLogin: "ログイン画面へ",
  toOperatorHome: "運用管理のトップへ",
} as const;
