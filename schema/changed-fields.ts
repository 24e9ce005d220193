/** What a correction of an article may have changed, by its name on the wire. */
export const CHANGED_FIELDS = ["title", "article_text", "media_name", "issue_date", "pdf", "restored"] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

const TEXTS: Readonly<Record<string, string>> = {
  title: "見出し",
  article_text: "本文",
  media_name: "媒体名",
  issue_date: "掲載日時",
  pdf: "紙面",
  restored: "取消の撤回",
} satisfies Record<ChangedField, string>;

export const changedFieldText = (field: string): string => TEXTS[field] ?? field;
