import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { formText } from "../../domain/text/form-text.ts";
import { type FormAnswer, isInvalid, isRefusal } from "./form-answer.ts";

/** What is wrong after an attempt: fields to put right, or a sentence about all of it. */
export interface Trouble {
  fields: readonly FieldError[];
  message: string | null;
  /** Small print below the sentence: how long to wait, the number to tell the operators. */
  detail: string | null;
  /** msgCode of a refusal: the guide may say what to do about it. */
  code?: string | undefined;
}

export interface FormFault extends Trouble {
  /** Counts the attempts, so that the focus moves again although the errors are the same. */
  attempt: number;
}

/** null: the attempt succeeded. */
export type Outcome = Trouble | null;

export const fieldsAtFault = (fields: readonly FieldError[]): Trouble => ({ fields, message: null, detail: null });

export const sentence = (message: string, detail: string | null = null): Trouble => ({ fields: [], message, detail });

interface RefusalAnswer {
  message: string;
  retryAfter: number | null;
  code?: string;
}

/** The server's refusal in its own words, and how long to wait where it says so. */
export const refusal = ({ message, retryAfter, code }: RefusalAnswer): Trouble => ({
  ...sentence(message, retryAfter === null ? null : formText.wait(Math.max(1, Math.ceil(retryAfter / 60)))),
  code,
});

/** The messages of all fields at fault as one text, for a change that has no fields to show them at. */
export const faultsText = (fields: readonly Pick<FieldError, "message">[]): string =>
  fields.map(({ message }) => message).join("");

/** Why a change did not go through, as a sentence; null: it did. */
export function troubleOf(answer: FormAnswer): Trouble | null {
  if (isRefusal(answer)) return refusal(answer);
  return isInvalid(answer) ? sentence(faultsText(answer.fieldErrors)) : null;
}

/** The message of a failure: no answer, an outdated page, no right, or a server error with its request number. */
export function failure(error: unknown, text: string = formText.failed): Trouble {
  const known = error instanceof GraphqlFailure ? error : null;
  if (known?.kind === "network") return sentence(formText.unreachable);
  if (known?.kind === "outdated" || known?.kind === "forbidden") return sentence(known.message);
  const { requestId = null } = known ?? {};
  return sentence(text, requestId === null ? null : formText.requestNumber(requestId));
}
