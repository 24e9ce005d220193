import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";
import { SearchForm } from "@kirinuki/schema/forms/search-form.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { checkForm } from "../../components/form/check-form.ts";

const NO_WORDS: FieldError = { field: "keyword1", message: validationText.expressionEmpty };

/** What the shared rules say, and the refusal that the server gives a search without words. */
export function checkSearch(values: Partial<SearchForm>): FieldError[] {
  const errors = checkForm(SearchForm, values);
  return errors.length > 0 || asksSomething(values) ? errors : [NO_WORDS];
}

/** An empty expression is sent: the server shows where its fault is. */
const asksSomething = ({ expression, keyword1, keyword2, nameList, tones, tagIds }: Partial<SearchForm>): boolean =>
  [...(tones ?? []), ...(tagIds ?? [])].length > 0 ||
  typeof expression === "string" ||
  [keyword1, keyword2, ...(nameList ?? [])].some((text) => text?.trim());
