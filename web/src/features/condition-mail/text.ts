export const conditionMailText = {
  title: (name: string) => `「${name}」をメールで届ける`,
  lead: "この条件に新しく合った記事を、あなたのメールアドレスに届けます。同じ記事は二度届きません。",
  kinds: { MORNING: "毎朝届ける", AT_ONCE: "すぐに知らせる" },
  kindsLabel: "届け方",
  help: {
    MORNING: "毎朝7時に、前のメールから後の記事をまとめて届けます。",
    AT_ONCE: "記事が届くたびに1通ずつ知らせます（1日20通まで）。残りは翌朝7時に届けます。",
  },
  end: "メールをやめる",
  saved: {
    MORNING: (address: string) => `毎朝7時に ${address} へ届けます。`,
    AT_ONCE: (address: string) => `記事が届くたびに ${address} へ知らせます。`,
  },
  ended: "メールをやめました。検索条件は残っています。",
  preview: "届いていたはずのメール",
  found: (count: number) => `この8日間に、条件に合う記事は${count.toLocaleString("ja-JP")}件ありました。`,
  ofDay: (day: string) => `${day}の記事のメールです。`,
  noMail: "この8日間に届く記事はありませんでした。",
  busy: "メールを作っています",
  failed: "メールを表示できませんでした。",
  close: "閉じる",
  closeWindow: "ウィンドウを閉じる",
} as const;
