import { CLEARABLE } from "../http/form-fields.ts";
import type { Schema } from "./document.ts";

/** Texts of which the forms check more than a schema can say (equal to another, a day or none), so that they say nothing of their type. */
const TEXTS = new Set([
  "confirmpassword",
  "expires_at",
  "mail_address_confirmation",
  "process_date_end",
  "process_date_start",
]);

const kindOf = (value: unknown): string => {
  if (value === null) return "null";
  return Number.isInteger(value) ? "integer" : typeof value;
};

/** A type that the other keywords of a schema leave no doubt of; undefined where they do. */
function inferred(schema: Schema): string | string[] | undefined {
  if (Array.isArray(schema.enum)) {
    const kinds = [...new Set(schema.enum.map(kindOf))];
    return kinds.length === 1 ? kinds[0] : kinds;
  }
  if (!["pattern", "minLength", "maxLength"].some((keyword) => keyword in schema)) return undefined;
  return schema.description?.includes(CLEARABLE) ? ["string", "null"] : "string";
}

const isTyped = (schema: Schema): boolean =>
  ["type", "$ref", "anyOf", "allOf", "oneOf"].some((keyword) => keyword in schema);

/** One list of values instead of one schema for each value: generators name a type for each of those. */
function joinValues(schema: Schema): void {
  const choices = schema.anyOf ?? [];
  if (choices.length < 2 || !choices.every(({ type, enum: values }) => type === "string" && Array.isArray(values)))
    return;
  delete schema.anyOf;
  Object.assign(schema, { type: "string", enum: choices.flatMap((choice) => choice.enum) });
}

/** Gives its type to each schema of a document that has values or a pattern alone: generators make nothing of it otherwise. */
export function inferTypes(part: unknown): void {
  if (part === null || typeof part !== "object") return;
  if (!Array.isArray(part)) joinValues(part as Schema);
  for (const [name, schema] of Object.entries((part as Schema).properties ?? {}))
    if (TEXTS.has(name) && !isTyped(schema)) schema.type = ["string", "null"];
  if (!Array.isArray(part) && !isTyped(part as Schema)) {
    const type = inferred(part as Schema);
    if (type !== undefined) (part as Schema).type = type;
  }
  for (const inner of Object.values(part)) inferTypes(inner);
}
