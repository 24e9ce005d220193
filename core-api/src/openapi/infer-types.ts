import { CLEARABLE } from "../http/form-fields.ts";
import type { Schema } from "./document.ts";

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
  if (typeof schema.pattern !== "string") return undefined;
  return schema.description?.includes(CLEARABLE) ? ["string", "null"] : "string";
}

const isTyped = (schema: Schema): boolean =>
  ["type", "$ref", "anyOf", "allOf", "oneOf"].some((keyword) => keyword in schema);

/** Gives its type to each schema of a document that has values or a pattern alone: generators make nothing of it otherwise. */
export function inferTypes(part: unknown): void {
  if (part === null || typeof part !== "object") return;
  if (!Array.isArray(part) && !isTyped(part as Schema)) {
    const type = inferred(part as Schema);
    if (type !== undefined) (part as Schema).type = type;
  }
  for (const inner of Object.values(part)) inferTypes(inner);
}
