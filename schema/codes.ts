/** data_section: the source of an article (spec section 1). 101 stands for newspapers in mail tables. */
export const DATA_SECTION = { newspaperImage: 1, newspaperText: 2, web: 3, magazine: 5 } as const;
export type DataSection = (typeof DATA_SECTION)[keyof typeof DATA_SECTION];
export const DATA_SECTIONS: readonly DataSection[] = [1, 2, 3, 5];

/** data_kbn: what a list is of (spec section 3). */
export const DATA_KBN = { theme: 1, themeGroup: 2, topic: 3 } as const;
export type DataKbn = (typeof DATA_KBN)[keyof typeof DATA_KBN];

/** data_kbn of mails: what a list is of, a saved condition of the recipient's own, or every theme that the recipient may browse. */
export const MAIL_KBN = { ...DATA_KBN, condition: 4, everything: 5 } as const;
/** id of what has none of its own: every theme and theme group. */
export const EVERYTHING_ID = "0";
export type MailKbn = (typeof MAIL_KBN)[keyof typeof MAIL_KBN];

/** issue_type: 1 morning, 2 evening, anything else その他 (spec section 3). */
export const ISSUE_TYPE = { morning: 1, evening: 2 } as const;

/** The date that means "no date": kept, shown blank (spec section 9). */
export const NO_DATE = "9999-12-31";
