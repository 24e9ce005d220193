/** Labels of the sign-in screen 0001 and the logout screen 0018. */
export const loginText = {
  title: "ログイン",
  lead: "新聞・WEB・雑誌の記事を、毎朝ひとつの画面に。",
  contractCode: "企業コード",
  userId: "ユーザーID",
  password: "パスワード",
  forgotten: "パスワードをお忘れの方",
  rememberMe: "次回から自動でログインする",
  sso: "シングルサインオン",
  submit: "ログイン",
  submitting: "ログインしています",
  failed: "ログインできませんでした。しばらくしてから、もう一度お試しください。",
  noCookies: "ログインの状態を保てません。ブラウザーのCookieを有効にしてください。",
  sessionOut: "しばらく操作がなかったため、ログアウトしました。もう一度ログインしてください。",
  notices: "お知らせ",
  copyright: "© Kirinuki",
} as const;
