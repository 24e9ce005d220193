import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import { type FormAnswer, isInvalid, isRefusal } from "./form-answer.ts";
import { failure, fieldsAtFault, type Outcome, refusal } from "./outcome.ts";

interface Attempt<Answer> {
  /** Field errors that are known before anything is sent. */
  check: () => Promise<readonly FieldError[]>;
  send: () => Promise<Answer>;
  /** Gets every answer but a refusal and a faulty form. */
  onAnswer: (answer: Answer) => Outcome | Promise<Outcome>;
  /** What to say where no answer came; the usual sentence where absent. */
  failed?: string | undefined;
}

/** Checks a form, sends it and returns the outcome; null on success. */
export async function attemptForm<Answer extends FormAnswer>(attempt: Attempt<Answer>): Promise<Outcome> {
  const errors = await attempt.check();
  if (errors.length > 0) return fieldsAtFault(errors);
  try {
    const answer = await attempt.send();
    if (isInvalid(answer)) return fieldsAtFault(answer.fieldErrors);
    if (isRefusal(answer)) return refusal(answer);
    return await attempt.onAnswer(answer);
  } catch (error) {
    return failure(error, attempt.failed);
  }
}
