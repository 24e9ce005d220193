/** Sentences of the states that every screen has (look.md 6). */
export const stateText = {
  screenFailed: "画面を読み込めませんでした",
  failedHelp: "通信の状態を確かめて、もう一度お試しください。\n続くときは、番号を添えてお知らせください。",
  failedHelpWithoutNumber: "通信の状態を確かめて、もう一度お試しください。",
  retry: "もう一度読み込む",
  reload: "ページを読み込み直す",
  chunkFailed: "画面を読み込めませんでした",
  chunkFailedHelp: "新しい版に替わったか、通信が途切れたようです。\nページを読み込み直してください。",
  programFailed: "画面を表示できませんでした",
  programFailedHelp: "ページを読み込み直してください。\n続くときは、管理者にお知らせください。",
  loading: "読み込んでいます",
} as const;
