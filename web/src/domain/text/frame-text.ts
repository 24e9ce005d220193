/** Labels of the frame around every screen, signed in or not; those of the signed-in bar are in bar-text.ts. */
export const frameText = {
  product: "Kirinuki",
  windowTitle: (name: string) => `${name}｜Kirinuki`,
  skipToContent: "本文へ移る",
  close: "閉じる",
  loading: "読み込んでいます",
  notFoundTitle: "見つかりません",
  notFoundMessage: "このアドレスの画面はありません。\nアドレスに誤りがないか、お確かめください。",
  toHome: "記事の一覧へ",
  toLogin: "ログイン画面へ",
  toOperatorHome: "運用管理のトップへ",
} as const;
