/** Labels of the IP check 0021 and of the button that leads to it. */
export const ipText = {
  title: "IPアドレス認証",
  lead: "会社など登録済みのネットワークからは、パスワードを入力せずにログインできます。",
  submit: "IPアドレス認証でログイン",
  checking: "ネットワークを確かめています",
  checkingHelp: "しばらくお待ちください。",
  failed: "ログインできませんでした",
  again: "もう一度確かめる",
  back: "企業コードでログイン",
  or: "または",
} as const;
