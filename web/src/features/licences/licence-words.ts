/** What licences say of their bounds and prices, wherever they stand. */
export const licenceWords = {
  medium: "媒体",
  valid: "期間",
  span: (from: string | null, to: string | null) =>
    from === null && to === null ? "期限なし" : `${from ?? ""}～${to ?? ""}`,
  show: "表示",
  print: "印刷",
  mail: "メール",
  readers: "利用者",
  copies: "部数",
  excerpt: "抜粋",
  machines: "解析・AI",
  forbidden: { analysis: "解析不可", ai: "AI不可" },
  forbiddenLabel: "許諾しない用途",
  forbiddenHelp: "選んだ用途のAPIトークンには、本文・画像・原文を渡しません（見出しとリンクは渡します）。",
  unbound: "制限なし",
  never: "不可",
  days: (count: number) => `${count.toLocaleString()}日`,
  people: (count: number) => `${count.toLocaleString()}人`,
  sheets: (count: number) => `${count.toLocaleString()}部`,
  characters: (count: number) => `${count.toLocaleString()}字`,
  price: "単価",
  /** @param month yyyy-MM; the first of all is the beginning */
  since: (month: string) =>
    month === "2000-01" ? "はじめから" : `${month.slice(0, 4)}年${Number(month.slice(5))}月から`,
  prices: (article: number, reader: number, copy: number) =>
    [
      article > 0 && `記事${article.toLocaleString()}円`,
      reader > 0 && `閲覧者${reader.toLocaleString()}円`,
      copy > 0 && `1部${copy.toLocaleString()}円`,
    ]
      .filter(Boolean)
      .join("・") || "なし",
} as const;
