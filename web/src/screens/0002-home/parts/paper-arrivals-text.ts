/** 05:26 as people say it. */
const clock = (time: string): string => time.replace(/^0/, "");

/** The line of home that says how the newspapers of the day stand. */
export const arrivalsText = {
  label: "新聞の到着",
  detail: "詳しく",
  none: "今日届く予定の新聞はありません",
  failed: "新聞の到着を読み込めませんでした",
  states: { missing: "未着", late: "遅着", few: "少ない", waiting: "到着前" },
  /** The day is blank where it is today. */
  since: (day: string, time: string) => `${day}${clock(time)}から届いていません`,
  dueAt: (time: string) => (time === "24:00" ? "今日のうちに届く予定" : `${clock(time)}までに届く予定`),
  cameAt: (time: string) => `${clock(time)}に届きました`,
  few: (count: number, usual: number) => `${count}件（ふだん${usual}件）`,
  usual: (time: string) => `（ふだんは${clock(time)}ごろ）`,
} as const;
