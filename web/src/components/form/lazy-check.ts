import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";

export interface LazyCheck<Values> {
  /** Fetches the rules early: for the first input of a form. */
  preload: () => void;
  /** All field errors; none where the rules can't be loaded, since the server checks by the same class. */
  check: (values: Values) => Promise<FieldError[]>;
}

/** A form's rules, which come when somebody starts to type; the first load is the lighter for it. */
export const lazyCheck = <Values>(load: () => Promise<(values: Values) => FieldError[]>): LazyCheck<Values> => ({
  preload: () => void load().catch(() => undefined),
  check: async (values) =>
    load().then(
      (rules) => rules(values),
      () => [],
    ),
});
