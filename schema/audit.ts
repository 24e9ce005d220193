/** Months for which a contract's trail is kept: unless operators say otherwise, at the least and at the most. */
export const AUDIT_KEEP_MONTHS = { usual: 24, least: 1, most: 120 } as const;
