type Words = Readonly<Record<string, string>>;

/** Labels of /el/mail-delivery. */
export const mailDeliveryText = {
  title: "メールの到達",
  lead: "月ごとに、どのドメインへ届き、どこから戻り、だれへの配信が止まっているか",
  failed: "メールの到達を読み込めませんでした",
  domains: "ドメインごとの到達",
  domainsHelp: (shown: number, all: number) =>
    shown < all ? `通数の多い${shown}件を表示しています（全${all}件）` : `${all}件のドメイン`,
  noMails: "この月に送ったメールはありません。",
  domain: "ドメイン",
  total: "すべて",
  mails: "通数",
  sent: "届いた",
  rate: "到達率",
  retried: "再送あり",
  refused: "拒否・断念",
  bounced: "戻った",
  complaints: "迷惑メール報告",
  unsubscribes: "配信停止",
  percent: (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`,
  high: "高い",
  complaintHelp: "迷惑メール報告が0.1%以上、または戻ったメールが2%以上の値を強調しています。",
  stopped: "配信を停止している宛先",
  stoppedHelp: (shown: number, all: number) =>
    shown < all ? `新しい${shown}件を表示しています（全${all}件）` : `${all}件`,
  noStopped: "あてはまる宛先はありません。",
  search: "宛先か企業名で絞り込む",
  address: "宛先",
  contract: "契約企業",
  kind: "わけ",
  since: "停止した日時",
  kinds: { bounce: "不達", complaint: "迷惑メール報告", unsubscribed: "受信者の希望" } as Words,
  resume: "配信を再開",
  resumeTitle: (address: string) => `${address} への配信を再開しますか？`,
  resumeHelp: "次に送るメールから届きます。受信者が望まないときは、再開しないでください。",
  resumed: (address: string) => `${address} への配信を再開しました。`,
} as const;
