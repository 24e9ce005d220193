import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import type { ConflictParts } from "./conflict.ts";

/** What the result unions of all form mutations share; any other member than the three below means saved. */
export interface FormAnswer {
  __typename: string;
}

interface Refused extends FormAnswer {
  __typename: "Refusal";
  message: string;
  retryAfter: number | null;
}
interface Invalid extends FormAnswer {
  __typename: "InvalidForm";
  fieldErrors: readonly FieldError[];
}
type Conflicting = FormAnswer & ConflictParts & { __typename: "VersionConflict" };

/** The members of a mutation's union that say that it went through. */
export type Saved<Answer> = Exclude<Answer, { __typename: "Refusal" | "InvalidForm" | "VersionConflict" }>;

const NOT_SAVED = ["Refusal", "InvalidForm", "VersionConflict"];

export const isRefusal = (answer: FormAnswer): answer is Refused => answer.__typename === "Refusal";
export const isInvalid = (answer: FormAnswer): answer is Invalid => answer.__typename === "InvalidForm";
export const isConflict = (answer: FormAnswer): answer is Conflicting => answer.__typename === "VersionConflict";
export const isSaved = <Answer extends FormAnswer>(answer: Answer): answer is Saved<Answer> & Answer =>
  !NOT_SAVED.includes(answer.__typename);
