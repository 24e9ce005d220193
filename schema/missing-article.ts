/** Why somebody does not find an article (GET /missing_articles), in the order in which it is decided. */
export const MISSING_CAUSES = [
  "not_arrived",
  "no_right",
  "withdrawn",
  "hidden",
  "found",
  "late",
  "elsewhere",
  "excluded",
  "stopped",
  "missed",
  "not_met",
  "no_words",
] as const;
export type MissingCause = (typeof MISSING_CAUSES)[number];

export const MISSING_CAUSE_LABELS: Readonly<Record<MissingCause, string>> = {
  not_arrived: "届いていない",
  no_right: "契約していない媒体",
  withdrawn: "配信元による取り消し",
  hidden: "非公開",
  found: "一覧にある",
  late: "メールの締切後に到着",
  elsewhere: "閲覧できないテーマにある",
  excluded: "除外サイト",
  stopped: "停止中のテーマ",
  missed: "収集後に条件を変更",
  not_met: "条件を満たさない",
  no_words: "検索語がない",
};
