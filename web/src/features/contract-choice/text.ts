/** Words of the choice of a contract. */
export const contractChoiceText = {
  label: "契約企業",
  clear: "契約企業の選択を外す",
  placeholder: "企業名・企業コードで探す",
  none: "あてはまる契約企業はありません",
  choose: "契約企業を選んでください",
  chooseHelp: "上の欄に企業名か企業コードを入力します。",
  option: (name: string, code: string) => `${name}（${code}）`,
} as const;
