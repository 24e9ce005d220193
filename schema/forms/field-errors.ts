import type { ValidationError } from "class-validator";

/** One message for one field; `field` is the form's property, dotted for nested values. */
export interface FieldError {
  field: string;
  message: string;
}

/**
 * All field errors of a form, one message per field, in the order in which the form declares its fields: that is
 * the order of the summary on screen (look.md 5, Form) and of REST's `data.fieldErrors`.
 */
export function fieldErrors(errors: readonly ValidationError[], parent = ""): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent + error.property;
    const message = Object.values(error.constraints ?? {})[0];
    const own = message === undefined ? [] : [{ field, message }];
    return [...own, ...fieldErrors(error.children ?? [], `${field}.`)];
  });
}
