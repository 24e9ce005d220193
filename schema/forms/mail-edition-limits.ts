/** Articles of one mail edition. */
export const EDITION_ARTICLES = 200;
/** Articles and headings together. */
export const EDITION_ITEMS = 250;
/** Characters of a comment of one line. */
export const EDITION_COMMENT = 200;
/** Characters of a heading. */
export const EDITION_HEADING = 100;
