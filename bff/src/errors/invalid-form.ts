import "reflect-metadata";
import { fieldErrors } from "@kirinuki/schema/forms/field-errors.ts";
import { ArgumentValidationError, Field, Int, type MiddlewareFn, ObjectType } from "type-graphql";
import { instance } from "../graphql/instance.ts";
import { BffError, type FieldNames, type InputFault, renamedFaults } from "./bff-error.ts";

@ObjectType({ simpleResolvers: true, description: "One fault of one field." })
export class FieldError {
  @Field(() => String, { description: "Name of the field as GraphQL writes it, dotted for nested ones." })
  field!: string;

  @Field(() => String, { description: "Japanese text for the user." })
  message!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Where in a refused expression, in UTF-16 units; null where the whole field is meant.",
  })
  position!: number | null;
}

@ObjectType({ simpleResolvers: true, description: "A form with faults, all of them at once, in field order." })
export class InvalidForm {
  @Field(() => [FieldError], { description: "One a field." })
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
