import { MISSING_CAUSE_LABELS } from "@kirinuki/schema/missing-article.ts";
import type { MissingCause } from "../../__generated__/graphql.ts";

/** Labels of この記事がない (screen missing). */
export const missingText = {
  lead: "届くはずの記事が見つからない理由を調べます。",
  view: "表示",
  views: { articles: "この記事がない", themes: "もれ診断" },
  form: "探している記事",
  keyword: "見出しの言葉かURL",
  keywordHelp: "言葉は空白で区切ります。すべての言葉を見出しに含む記事を、過去31日から探します。",
  mediaName: "媒体名（任意）",
  mediaHelp: "正式な名前で入力します。",
  issueDate: "掲載日（任意）",
  issueHelp: "入力すると、その日の前後に届いた記事を探します。",
  submit: "理由を調べる",
  submitting: "調べています",
  candidates: "探している記事はどれですか",
  arrived: (moment: string) => `${moment} 到着`,
  why: "この記事の理由",
  noneOfThem: "この中にはない",
  answer: "回答",
  themes: "関係するテーマ",
  open: "記事を開く",
  again: "別の記事を調べる",
  states: {
    found: "入っている",
    excluded: "除外サイト",
    stopped: "停止中",
    missed: "届いた時点では不一致",
    not_met: "条件を満たさない",
  } as Readonly<Record<string, string>>,
  found: (words: string) => `ある語：${words}`,
  unwanted: (words: string) => `除く語：${words}`,

  log: "問い合わせの記録",
  logFailed: "問い合わせの記録を読み込めませんでした",
  openCount: (open: number) => `未対応${open.toLocaleString()}件`,
  cause: "理由",
  allCauses: "すべての理由",
  month: "月",
  allMonths: "すべての月",
  show: "対応",
  shows: { all: "すべて", open: "未対応", settled: "対応済み" },
  askedAt: "日時",
  who: "氏名",
  what: "探した記事",
  told: "回答",
  settling: "対応",
  searched: (medium: string, day: string) => [medium, day].filter((each) => each !== "").join("、"),
  none: "問い合わせはありません",
  noneHelp: "利用者がこの画面で調べると、理由と回答がここに残ります。",
  noneHere: "条件に合う問い合わせはありません",
  noteLabel: (keyword: string) => `「${keyword}」の対応のメモ`,
  notePlaceholder: "メモ（任意）",
  settle: "対応済みにする",
  reopen: "未対応に戻す",
  settledAt: (by: string, at: string) => `${at} ${by}`,
  settled: "対応済みにしました。",
  reopened: "未対応に戻しました。",
  months: "月ごとの件数",
  monthsNote: "最近12か月",
  count: "件数",
  causes: "理由の内訳",
  causeCount: (cause: string, count: number) => `${cause} ${count.toLocaleString()}`,
} as const;

/** In the order in which they are decided. */
export const CAUSES = Object.keys(MISSING_CAUSE_LABELS).map((cause) => cause.toUpperCase()) as MissingCause[];

export const causeLabel = (cause: MissingCause): string =>
  MISSING_CAUSE_LABELS[cause.toLowerCase() as keyof typeof MISSING_CAUSE_LABELS];
