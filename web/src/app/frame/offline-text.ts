/** The bar while the network is away. */
export const offlineText = {
  away: "通信が切れています。つながりしだい、最新の内容に更新できます。",
  shownOf: (time: string) => `オフラインです。${time}時点の内容です。原文・検索・メールなどは、つながると使えます。`,
} as const;
