import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import type { LazyCheck } from "./lazy-check.ts";
import { failure, fieldsAtFault, type Outcome, refusal } from "./outcome.ts";

/** What the union of every form's mutation has in common; success is whatever is neither a refusal nor a faulty form. */
interface FormAnswer {
  __typename: string;
  message?: string;
  retryAfter?: number | null;
  fieldErrors?: readonly FieldError[];
}

interface Attempt<Values> {
  check: LazyCheck<Values>["check"];
  send: (values: Values) => Promise<FormAnswer>;
  /** What to say where no answer came; the usual sentence where absent. */
  failed?: string;
}

/** The way of every form: checked here, sent, and what came of it. null where it went through. */
export async function attemptForm<Values>(values: Values, { check, send, failed }: Attempt<Values>): Promise<Outcome> {
  const errors = await check(values);
  if (errors.length > 0) return fieldsAtFault(errors);
  try {
    const { __typename, message = "", retryAfter = null, fieldErrors } = await send(values);
    if (fieldErrors) return fieldsAtFault(fieldErrors);
    return __typename === "Refusal" ? refusal({ message, retryAfter }) : null;
  } catch (error) {
    return failure(error, failed);
  }
}
