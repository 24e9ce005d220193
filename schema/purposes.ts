/** What texts and originals are for that leave by an API token: people read them, they are analysed, or a model is given them. */
export const PURPOSES = ["display", "analysis", "ai"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Those that a licence can forbid. That people read is what all its other bounds are about. */
export const MACHINE_PURPOSES = ["analysis", "ai"] as const satisfies readonly Purpose[];
export type MachinePurpose = (typeof MACHINE_PURPOSES)[number];

export const PURPOSE_LABELS: Readonly<Record<Purpose, string>> = {
  display: "人が読む",
  analysis: "情報解析",
  ai: "AIへの入力",
};

/** What it is, in one sentence. */
export const PURPOSE_MEANINGS: Readonly<Record<Purpose, string>> = {
  display: "社内ポータルなどに表示します。",
  analysis: "集計や統計的な分析にかけます。情報解析の許諾がない記事は、見出しとリンクだけを渡します。",
  ai: "生成AIなどに入力します。AIへの入力の許諾がない記事は、見出しとリンクだけを渡します。",
};
