import { IsString, ValidateBy } from "class-validator";
import { isCommentTooLong } from "../comment.ts";
import { validationText } from "../messages.ts";
import { inOrder, UNPRINTABLE } from "./decorators.ts";

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
