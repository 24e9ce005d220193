/** Words that 原文利用照会 (1035 to 1039) and 利用頻度照会 (1045) share. */
export const inquiryText = {
  period: "集計期間",
  show: "照会",
  spans: { month: "今月", before: "先月", quarter: "3か月" },
  span: "期間を選ぶ",
  kinds: { pdfDisplay: "原文表示", pdfPrint: "原文印刷", textDisplay: "本文表示", textPrint: "本文印刷" },
  chart: "1日ごとの件数",
  opens: { open: "この日だけを照会", key: "その日だけを照会" },
  chosenDays: (days: string) => `期間を指定（${days}）`,
  allGroups: "すべてのユーザーグループ",
  group: "ユーザーグループ",
  outlook: "上限に近づいているもの",
  capOf: (group: string, cap: string) => `${group} ${cap}`,
  phoneNote: "ダウンロードはパソコンで行えます。",
} as const;
