import { IsNotEmpty, IsString, MaxLength } from "class-validator";
import { validationText } from "../messages.ts";

export interface RequiredTextRules {
  /** Message for an empty or absent value. */
  required: string;
  /** Longest value in UTF-16 units, and its message. */
  max: number;
  tooLong: string;
}

/**
 * A text that must be given and has an upper length. The rules are registered in the order in which their messages
 * should win, whereas stacked decorators would register from the bottom up; see firstMessages in field-errors.ts.
 */
export function RequiredText(rules: RequiredTextRules): PropertyDecorator {
  const inOrder = [
    IsNotEmpty({ message: rules.required }),
    IsString({ message: validationText.notText }),
    MaxLength(rules.max, { message: rules.tooLong }),
  ];
  return (target, key) => {
    for (const decorate of inOrder) decorate(target, key);
  };
}
