import { type FieldError, fieldErrors } from "@kirinuki/schema/forms/field-errors.ts";
import { validateSync } from "class-validator";

/** All field errors of a form, by the class that the server uses as well. */
export const checkForm = <Form extends object>(form: new () => Form, values: Partial<Form>): FieldError[] =>
  fieldErrors(validateSync(Object.assign(new form(), values)));
