/** Labels of /el/omissions. */
export const omissionTotalsText = {
  lead: "契約ごとの、もれ診断の提案と対応、「この記事がない」の問い合わせの件数",
  contracts: "契約ごとの件数",
  count: (contracts: number) => `${contracts.toLocaleString()}契約`,
  none: "この月の提案と問い合わせはありません。",
  contract: "契約企業",
  total: "すべて",
} as const;
