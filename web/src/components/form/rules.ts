import type { FieldError } from "@kirinuki/schema/forms/field-errors.ts";

/** Loads the check of a form's values on demand, to keep the first load small. */
export type Rules<Sent> = () => Promise<(sent: Sent) => FieldError[]>;

/** Loads a form class of the schema. */
export type FormClass<Form> = () => Promise<new () => Form>;

/** The check by a class of the schema, which the server uses as well. */
export const byClass =
  <Form extends object>(load: FormClass<Form>): Rules<Partial<Form>> =>
  async () => {
    const [form, { checkForm }] = await Promise.all([load(), import("./check-form.ts")]);
    return (sent) => checkForm(form, sent);
  };

/** All field errors; none where the rules can't be loaded, since the server checks. */
export const faultsOf = <Sent>(rules: Rules<Sent>, sent: Sent): Promise<FieldError[]> =>
  rules().then(
    (check) => check(sent),
    () => [],
  );

/** Fetches the rules early: for the first input of a form. */
export const preloadRules = (rules: Rules<never>): void => void rules().catch(() => undefined);
