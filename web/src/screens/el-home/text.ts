import { stateText } from "../../domain/text/state-text.ts";

const number = new Intl.NumberFormat("ja-JP");

/** Labels of /el/home. */
export const operatorHomeText = {
  morning: "今朝の状態",
  morningFailed: "今朝の状態を読み込めませんでした",
  awaited: "…",
  loading: stateText.loading,
  arrivals: { newspapers: "新聞の到着", web: "WEBの到着", magazines: "雑誌の到着" },
  ofMedia: (arrived: number, expected: number) => `${number.format(arrived)}／${number.format(expected)}媒体`,
  alarms: (count: number) =>
    count === 0 ? "未着・少ない・遅着はありません" : `未着・少ない・遅着 ${number.format(count)}媒体`,
  runs: "セットアップ",
  runsOf: (count: number) => `${number.format(count)}件`,
  running: (count: number) => `処理中 ${number.format(count)}件`,
  runsDone: "処理中はありません",
  mails: "メールの送信",
  sent: (count: number) => `${number.format(count)}通`,
  ofMails: (planned: number, failed: number) => `予定 ${number.format(planned)}通・失敗 ${number.format(failed)}通`,
  queue: "送信待ち",
  late: (count: number) => (count === 0 ? "遅れはありません" : `10分以上の遅れ ${number.format(count)}通`),
  errors: "エラー",
  errorsOf: (count: number) => `${number.format(count)}件`,
  failedOf: (runs: number, letters: number) =>
    `失敗した処理 ${number.format(runs)}件・あきらめたメール ${number.format(letters)}通`,
  search: "契約企業・ユーザー・テーマ・メール・記事を探す",
  searchHelp: "ID・企業コード・名前・メールアドレス・件名・見出し",
  results: "探した結果",
  searchFailed: "探せませんでした",
  foundContracts: (total: number) => `契約企業 ${number.format(total)}社`,
  foundUsers: (total: number) => `ユーザー ${number.format(total)}人`,
  foundThemes: "テーマ",
  foundMails: "メール",
  foundArticles: "記事",
  articlesFailed: "記事を探せませんでした",
  nothing: "該当する契約企業、ユーザー、テーマ、メールはありません",
  noArticles: "この1か月に、この言葉を見出しに含む記事はありません",
  allUsers: "ユーザーをすべて表示",
} as const;
