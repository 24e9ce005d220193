/** Names of the groups in the side navigations, and of entries that are shorter there than the screen's own name. */
export const areaText = {
  administration: {
    people: "利用者",
    themes: "テーマ",
    mail: "メール",
    templates: "テンプレート",
    articles: "記事",
    counts: "記事件数",
    usage: "利用状況",
    others: "その他",
  },
  operator: {
    customers: "顧客",
    themes: "テーマと検索式",
    articles: "記事と媒体",
    delivery: "配信",
    records: "記録",
    running: "運用",
  },
} as const;
