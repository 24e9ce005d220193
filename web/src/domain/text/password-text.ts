import type { PasswordRule } from "@kirinuki/schema/password-rules.ts";

/** Labels of the password screens 0020 and 0022. */
export const passwordText = {
  rules: {
    length: "8～20文字",
    characters: "半角の英字・数字・記号（!@#$%^&*）だけ",
    digit: "数字を1文字以上",
    symbol: "記号（!@#$%^&*）を1文字以上",
  } satisfies Record<PasswordRule, string>,
  met: "（満たしています）",
  currentPassword: "現在のパスワード",
  newPassword: "新しいパスワード",
  confirmPassword: "新しいパスワード（確認用）",
  change: {
    title: "パスワード変更",
    submit: "パスワードを変更",
    submitting: "変更しています",
    done: "パスワードを変更しました",
    doneHelp: "ほかの端末では、新しいパスワードでログインし直してください。",
    toHome: "記事の一覧へ",
    signedOut: "ログインすると、パスワードを変更できます。\nパスワードをお忘れの方は、再設定のメールをお送りします。",
    toLogin: "ログイン画面へ",
    toReset: "パスワードをお忘れの方",
  },
  reset: {
    title: "新しいパスワードの設定",
    contractCode: "企業コード",
    userId: "ユーザーID",
    done: "新しいパスワードを設定しました",
    doneHelp: "すべての端末からログアウトしました。\n新しいパスワードでログインしてください。",
    broken: "このリンクは使えません",
    again: "再設定をもう一度申し込む",
    failed: "リンクを確かめられませんでした",
  },
  first: {
    title: "ようこそ、Kirinukiへ",
    lead: "最初のパスワードを決めてください。決めるとログインできます。",
    submit: "パスワードを設定",
    done: "パスワードを設定しました",
    doneHelp: "企業コード、ユーザーIDと、いま決めたパスワードでログインしてください。",
  },
  request: {
    title: "パスワード再設定",
    lead: "登録のメールアドレスに、新しいパスワードを設定するためのリンクをお送りします。",
    submit: "メールを送る",
    submitting: "申し込んでいます",
    done: "受け付けました",
    doneHelp:
      "入力の内容が登録と一致した場合は、まもなくメールが届きます。\nリンクは30分間、1回だけ使えます。\n届かないときは、迷惑メールの中を確かめるか、貴社の管理者にお問い合わせください。",
    other: "別のユーザーIDで申し込む",
    back: "ログイン画面に戻る",
  },
} as const;
