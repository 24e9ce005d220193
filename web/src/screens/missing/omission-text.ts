import { OMISSION_CAUSE_LABELS } from "@kirinuki/schema/omission.ts";
import type { OmissionCause } from "../../__generated__/graphql.ts";

/** Labels of もれ診断 (screen missing). */
export const omissionText = {
  title: "もれ診断",
  lead: "テーマの検索式が取り込まなかった記事と、加えると取り込める言葉です。毎日、前日に届いた記事から探します。",
  failed: "もれ診断を読み込めませんでした",
  show: "対応",
  shows: { OPEN: "未対応", ADDED: "追加済み", DISMISSED: "不要" },
  theme: "テーマ",
  allThemes: "すべてのテーマ",
  chosenTheme: "選んだテーマ",
  themeCount: (name: string, open: number) => `${name}（${open.toLocaleString()}）`,
  term: "加える言葉",
  article: "もれた記事",
  cause: "理由",
  settling: "対応",
  none: "提案はありません",
  noneHelp: "提案は、毎日午前3時ごろに加わります。",
  noneHere: "条件に合う提案はありません",
  others: (count: number) => `ほか${count.toLocaleString()}件`,
  try: "試す",
  close: "閉じる",
  addWord: "検索語に加える",
  addSynonym: "類義語に加える",
  dismiss: "不要",
  reopen: "未対応に戻す",
  of: (act: string, term: string) => `${act}：${term}`,
  wordAdded: (term: string, theme: string) =>
    `「${term}」をテーマ「${theme}」の検索式に加えました。次に届く記事から取り込みます。`,
  synonymAdded: (term: string, own: string) =>
    `「${term}」を「${own}」の類義語に加えました。次に届く記事から取り込みます。`,
  dismissed: (term: string) => `「${term}」を不要にしました。このテーマには今後提案しません。`,
  reopened: "未対応に戻しました。",
  settledAt: (by: string, at: string) => `${at} ${by}`,
  trial: "過去14日で試した結果",
  trialFailed: "試せませんでした",
  change: (before: number, after: number) => `${before.toLocaleString()}件 → ${after.toLocaleString()}件`,
  samples: "増える記事と減る記事",
  noSamples: "増減する記事はありません。",
  tags: { added: "増", removed: "減" },
  broad: "加えると見つかる記事が多すぎます。",
} as const;

export const omissionCauseLabel = (cause: OmissionCause): string =>
  OMISSION_CAUSE_LABELS[cause.toLowerCase() as keyof typeof OMISSION_CAUSE_LABELS];
