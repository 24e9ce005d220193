/** Labels of the sign-in's second step. */
export const secondStepText = {
  usePasskey: "パスキーで確認する",
  declined: "パスキーで確認できませんでした。もう一度お試しになるか、確認コードを入力してください。",
  code: "確認コード",
  codeHelp: "認証アプリの6桁のコード、または回復コード",
  recoveryHelp: "パスキーを使えないときは、回復コード",
  back: "別のユーザーでログインする",
  rememberDevice: "この端末では30日間、確認を省略する",
} as const;
