import { type Static, type TSchema, type TUnsafe, Type } from "typebox";

/** A value or null, as a list of types: a union of schemas would be tried one by one when an answer is written. */
export const nullable = <Schema extends TSchema & { type: string }>(schema: Schema): TUnsafe<Static<Schema> | null> =>
  Type.Unsafe<Static<Schema> | null>({
    ...schema,
    type: [schema.type, "null"],
    ...("enum" in schema && Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  });

/** A business day, `yyyy-MM-dd`. */
export const Day = () => Type.String({ format: "date" });

/** Half-open ranges in UTF-16 units. */
export const Ranges = (): TUnsafe<[number, number][]> =>
  Type.Unsafe({
    type: "array",
    items: { type: "array", items: { type: "integer" }, minItems: 2, maxItems: 2 },
  });
