import { closest, distance } from "fastest-levenshtein";
import type { FieldError } from "../errors/app-error.ts";
import { type FormClass, knownNames, unknownFields, validateForm } from "./validate.ts";

const LONGEST_SHOWN = 100;

/** What somebody who wrote `name` may have meant: at most every second letter differs. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const found = closest(name.toLowerCase(), known);
  return distance(name.toLowerCase(), found) <= Math.max(2, found.length / 2) ? found : undefined;
}

function hint(name: string, known: readonly string[]): string {
  if (known.length === 0) return "この呼び出しにパラメーターはありません。";
  const meant = nearest(name, known);
  return meant === undefined ? `使えるのは${known.join("、")}です。` : `${meant} のことですか。`;
}

const stranger = (name: string, known: readonly string[]): FieldError => {
  const shown = name.slice(0, LONGEST_SHOWN).toWellFormed();
  return { field: shown, message: `${shown} というパラメーターはありません。${hint(shown, known)}` };
};

/** A query string as its form. @throws AppError INVALID_FIELDS naming parameters that the call does not know, and faults of the others */
export function readQuery<Form extends object>(form: FormClass<Form>, given: unknown): Promise<Form> {
  const known = knownNames(form);
  const strangers = unknownFields(form, given).map((name) => stranger(name, known));
  return validateForm(form, given, strangers);
}
