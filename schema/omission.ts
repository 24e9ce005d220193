/** Why an article is thought to be missing in a theme (GET /theme_omissions), in the order of the screen. */
export const OMISSION_CAUSES = ["same_story", "variant", "reported"] as const;
export type OmissionCause = (typeof OMISSION_CAUSES)[number];

export const OMISSION_CAUSE_LABELS: Readonly<Record<OmissionCause, string>> = {
  same_story: "同じ話題",
  variant: "名前の別の書き方",
  reported: "「この記事がない」",
};

/** What somebody decides about a suggested term. */
export const OMISSION_DECISIONS = ["add_word", "add_synonym", "dismiss", "reopen"] as const;
export type OmissionDecision = (typeof OMISSION_DECISIONS)[number];

export const OMISSION_DECISION_LABELS: Readonly<Record<OmissionDecision, string>> = {
  add_word: "検索語に加える",
  add_synonym: "類義語に加える",
  dismiss: "不要",
  reopen: "未対応に戻す",
};

export const OMISSION_STATES = ["open", "added", "dismissed"] as const;
export type OmissionState = (typeof OMISSION_STATES)[number];
