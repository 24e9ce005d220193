import { visibleLength } from "./visible-length.ts";

/** Characters of a comment, as the user sees them (spec section 9). */
export const COMMENT_LENGTH = 500;
/** UTF-16 units: marks can be put on one character without end. No emoji of Unicode has more than 15, so 500 of any fit. */
const COMMENT_UNITS = 15 * COMMENT_LENGTH;

export const isCommentTooLong = (comment: string): boolean =>
  comment.length > COMMENT_UNITS || visibleLength(comment) > COMMENT_LENGTH;
