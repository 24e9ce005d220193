import { IsString, ValidateBy } from "class-validator";
import { validationText } from "../messages.ts";
import { visibleLength } from "../visible-length.ts";
import { inOrder, UNPRINTABLE } from "./decorators.ts";

/** Characters of a comment, as the user sees them (spec section 9). */
export const COMMENT_LENGTH = 500;
/** UTF-16 units: marks can be put on one character without end. */
const COMMENT_UNITS = 5000;

export const isCommentTooLong = (comment: string): boolean =>
  comment.length > COMMENT_UNITS || visibleLength(comment) > COMMENT_LENGTH;

/** What an administrator writes about an article. */
export function CommentText(): PropertyDecorator {
  const rule = (name: string, message: string, validate: (text: string) => boolean) =>
    ValidateBy({ name, validator: { validate: (value) => typeof value !== "string" || validate(value) } }, { message });
  return inOrder(
    IsString({ message: validationText.notText }),
    rule("isShortEnough", validationText.commentTooLong, (text) => !isCommentTooLong(text)),
    rule("isPrintable", validationText.unprintable, (text) => !UNPRINTABLE.test(text)),
  );
}
