/** Labels of the bar that says when the contract ends. */
export const contractEndText = {
  label: "契約期間",
  soon: (day: string) => `ご契約は${day}に終わります。`,
  afterwards: "翌日からは配信メールが止まり、登録や変更、原文の取得ができなくなります。",
  over: (day: string) => `ご契約は${day}に終わりました。`,
  untilThen: (day: string) => `${day}まで、記事の閲覧と検索だけができます。`,
} as const;
