import "reflect-metadata";
import { fieldErrors } from "@kirinuki/schema/forms/field-errors.ts";
import { ArgumentValidationError, Field, Int, type MiddlewareFn, ObjectType } from "type-graphql";
import { instance } from "../graphql/instance.ts";
import { BffError, type FieldNames, type InputFault, renamedFaults } from "./bff-error.ts";

@ObjectType({ simpleResolvers: true, description: "One fault of a form field." })
export class FieldError {
  @Field(() => String, { description: "GraphQL name of the field; dotted for nested fields." })
  field!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Position in a refused expression, in UTF-16 units; null if the fault concerns the whole field.",
  })
  position!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "All faults of a form, in the order of its fields." })
export class InvalidForm {
  @Field(() => [FieldError], { description: "One fault for each invalid field." })
  fieldErrors!: FieldError[];
}

export const toInvalidForm = (faults: readonly InputFault[]): InvalidForm =>
  instance(InvalidForm, {
    fieldErrors: faults.map(({ field, message, position = null }) =>
      instance(FieldError, { field, message, position }),
    ),
  });

/** Faults of an argument as type-graphql reports them, one a field. */
export const argumentFaults = (error: ArgumentValidationError): InputFault[] =>
  fieldErrors(error.extensions.validationErrors);

/**
 * For mutations that take a form: faults become the InvalidForm of their union, whether the shared class found them here
 * or core-api did, whose field names `wireNames` translates.
 */
export const invalidFormAsData =
  (wireNames: FieldNames): MiddlewareFn =>
  async (_data, next) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ArgumentValidationError) return toInvalidForm(argumentFaults(error));
      if (!(error instanceof BffError) || error.code !== "BAD_USER_INPUT" || error.faults.length === 0) throw error;
      return toInvalidForm(renamedFaults(error.faults, wireNames));
    }
  };
