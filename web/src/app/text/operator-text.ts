/** Labels of the operators' screens under /el. */
export const operatorText = {
  tag: "運用管理",
  loginTitle: "運用管理ログイン",
  loginLead: "サービスの運用担当者のための画面です。",
  operatorId: "管理者ID",
  password: "パスワード",
  submit: "ログイン",
  submitting: "ログインしています",
  noCookies: "ログインの状態を保てません。ブラウザーのCookieを有効にしてください。",
  home: "運用管理",
  signedInAs: (name: string) => `${name}さんとしてログインしています`,
  id: "管理者ID",
  name: "氏名",
  department: "部署",
  logout: "ログアウト",
  loggingOut: "ログアウトしています",
  logoutFailed: "ログアウトできませんでした。もう一度お試しください。",
} as const;
