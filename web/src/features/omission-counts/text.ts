import { MISSING_CAUSE_LABELS } from "@kirinuki/schema/missing-article.ts";
import type { MissingCause } from "../../__generated__/graphql.ts";

/** Labels of the totals of もれ診断 and 「この記事がない」, of a contract and of all contracts. */
export const omissionCountText = {
  failed: "もれの集計を読み込めませんでした",
  months: "月ごとの件数",
  monthsNote: "最近12か月",
  none: "提案と問い合わせはまだありません",
  month: "月",
  made: "提案",
  added: "追加",
  dismissed: "不要",
  inquiries: "この記事がない",
  causes: "理由の内訳",
  help: "提案は、テーマと言葉の組を月に1件と数えます。追加と不要は、決めた月の件数です。",
  causeCount: (cause: string, count: number) => `${cause} ${count.toLocaleString()}`,
} as const;

interface CauseCount {
  cause: MissingCause;
  count: number;
}

/** 検索語がない 3 */
export const causeTexts = (causes: readonly CauseCount[]): string[] =>
  causes.map(({ cause, count }) =>
    omissionCountText.causeCount(MISSING_CAUSE_LABELS[cause.toLowerCase() as keyof typeof MISSING_CAUSE_LABELS], count),
  );
