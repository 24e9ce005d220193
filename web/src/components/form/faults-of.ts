import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";

/** Fetches a form's class of the schema; the first load is the lighter for it. */
export type FormClass<Form> = () => Promise<new () => Form>;

/**
 * All field errors of a form by the class that the server uses as well; none where it can't be loaded, since the server
 * checks.
 */
export async function faultsOf<Form extends object>(
  form: FormClass<Form>,
  values: Partial<Form>,
): Promise<FieldError[]> {
  try {
    const [rules, { checkForm }] = await Promise.all([form(), import("./check-form.ts")]);
    return checkForm(rules, values);
  } catch {
    return [];
  }
}

/** Fetches the rules early: for the first input of a form. */
export function preloadRules(form: FormClass<object>): void {
  Promise.all([form(), import("./check-form.ts")]).catch(() => undefined);
}
