/** Labels of the sign-in by single sign-on. */
export const ssoText = {
  title: "シングルサインオン",
  lead: "会社のメールアドレスを入力してください。貴社のログイン画面へ移動します。",
  email: "メールアドレス",
  submit: "次へ",
  submitting: "移動しています",
  failed: "ログイン画面へ移動できませんでした。しばらくしてから、もう一度お試しください。",
  finishing: "ログインしています",
  finishFailed: "ログインできませんでした。しばらくしてから、もう一度お試しください。",
  back: "ログイン画面へ戻る",
} as const;
