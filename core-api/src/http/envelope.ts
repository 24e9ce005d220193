import { type TSchema, Type } from "typebox";
import type { FieldError } from "../errors/app-error.ts";
import { catalogue, type ErrorName } from "../errors/catalogue.ts";
import { failed, type Result, succeeded } from "../errors/result.ts";

/** Every JSON answer: the result first, then data (api.md, Conventions). */
export interface Envelope<Data> {
  result: Result;
  data: Data;
}

export const success = <Data>(data: Data, ignored?: readonly string[]): Envelope<Data> => ({
  result: succeeded(ignored),
  data,
});

/** An expected outcome that is not success, with the data that belongs to it. */
export class Refusal<Data> {
  constructor(
    readonly error: ErrorName,
    readonly data: Data,
    readonly fieldErrors: FieldError[] = [],
    /** Words that tell more of this case than the catalogue's. */
    readonly msgDetail?: string,
  ) {}

  envelope(ignored?: readonly string[]): Envelope<Data | (Data & { fieldErrors: FieldError[] })> {
    const data = this.fieldErrors.length > 0 ? { ...this.data, fieldErrors: this.fieldErrors } : this.data;
    const { error, msgDetail } = this;
    return { result: failed({ ...catalogue[error], ...(msgDetail !== undefined && { msgDetail }) }, ignored), data };
  }
}

export const fieldErrorSchema = Type.Object(
  {
    field: Type.String(),
    message: Type.String(),
    code: Type.Optional(Type.String()),
    position: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
);

/** The envelope around a route's own data. A refused call carries only some of it, so nothing inside is required there. */
export function envelopeSchema(data: TSchema): TSchema {
  return Type.Object({
    result: Type.Object({
      status: Type.Integer(),
      msgCode: Type.String(),
      msgDetail: Type.String(),
      ignored: Type.Optional(
        Type.Array(Type.String(), { description: "Fields of the body that the call does not know" }),
      ),
    }),
    data,
  });
}
