import { changedFieldText } from "@kirinuki/schema/changed-fields.ts";
import type { LifeKind } from "../../__generated__/graphql.ts";

/** Words of what stands under an article. */
export const relatedText = {
  open: "経過と関連記事",
  failed: "経過と関連記事を読み込めませんでした",
  life: "この記事の経過",
  alone: "ほかの新聞や訂正、続報はまだありません",
  omitted: (count: number) => `ほかに${count.toLocaleString("ja-JP")}件の記事があります`,
  own: "表示中",
  withdrawnTitle: "配信元が取り下げました",
  changed: (fields: readonly string[]) => fields.map(changedFieldText).join("・"),
  similar: "似た記事",
  noSimilar: "似た記事は見つかりませんでした",
  shared: (terms: readonly string[]) => `共通の語：${terms.join("、")}`,
  themes: "関係するテーマ",
  byName: (word: string) => `「${word}」を含むテーマ`,
  byArticles: (count: number) => `関連する記事${count.toLocaleString("ja-JP")}件`,
} as const;

export const LIFE_KIND_TEXT: Readonly<Record<LifeKind, string>> = {
  FIRST: "初報",
  OTHER: "他紙",
  EDITION: "同じ媒体",
  CORRECTED: "訂正",
  REPLACED: "差し替え",
  RESTORED: "再掲載",
  WITHDRAWN: "取り下げ",
  FOLLOW_UP: "続報",
};
