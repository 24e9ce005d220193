/** Months for which a contract's trail is kept: unless operators say otherwise, at the least and at the most. */
export const AUDIT_KEEP_MONTHS = { usual: 24, least: 1, most: 120 } as const;

/** What an entry of the trail is about, for whoever reads it. */
export const AUDIT_KINDS = ["sign_in", "refusal", "change", "export", "use"] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export const AUDIT_KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  sign_in: "ログイン",
  refusal: "拒否",
  change: "変更",
  export: "書き出し",
  use: "原文の利用",
};
