/** Words of charts over days. */
export const chartText = {
  shown: "見せ方",
  forms: { chart: "図", table: "表" },
  key: "図と表を切り替える",
  keyGroup: "図",
  day: "日付",
  total: "計",
  picture: (label: string) => `${label}の図。同じ数字は表で見られます。`,
  open: (day: string) => `${day}の記事`,
} as const;
