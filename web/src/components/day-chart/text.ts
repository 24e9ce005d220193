/** Words of charts over days. */
export const chartText = {
  shown: "見せ方",
  forms: { chart: "図", table: "表" },
  key: "図と表を切り替える",
  keyGroup: "図",
  day: "日付",
  total: "計",
  comparedOf: "比べる日",
  comparedTo: (days: string) => `比べる日 ${days}`,
  spike: "急増",
  figure: (name: string, count: number) => `${name} ${count.toLocaleString()}件`,
  spikeOf: (count: number) => `▲${count.toLocaleString()}件`,
  picture: (label: string) => `${label}の図`,
  moveDay: "日を移る",
  moveSpike: "急増した日へ",
  opens: { open: "この日の記事", key: "記事の一覧へ" },
  asTable: "表で見る",
} as const;
