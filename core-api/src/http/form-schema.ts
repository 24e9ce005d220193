import { getMetadataStorage, ValidationTypes } from "class-validator";
import { type TSchema, Type } from "typebox";
import { type FormClass, wireName } from "./validate.ts";

type Metadata = ReturnType<ReturnType<typeof getMetadataStorage>["getTargetValidationMetadatas"]>[number];

/** What class-validator's decorators say, as JSON Schema keywords. Custom rules describe themselves by `jsonSchema` in their context. */
const KEYWORDS: Record<string, (metadata: Metadata) => Record<string, unknown>> = {
  isString: () => ({ type: "string" }),
  isInt: () => ({ type: "integer" }),
  isNumber: () => ({ type: "number" }),
  isBoolean: () => ({ type: "boolean" }),
  isArray: () => ({ type: "array" }),
  min: ({ constraints }) => ({ minimum: constraints[0] }),
  max: ({ constraints }) => ({ maximum: constraints[0] }),
  minLength: ({ constraints }) => ({ minLength: constraints[0] }),
  maxLength: ({ constraints }) => ({ maxLength: constraints[0] }),
  isLength: ({ constraints }) => ({ minLength: constraints[0], maxLength: constraints[1] }),
  arrayMinSize: ({ constraints }) => ({ minItems: constraints[0] }),
  arrayMaxSize: ({ constraints }) => ({ maxItems: constraints[0] }),
  isIn: ({ constraints }) => ({ enum: constraints[0] }),
  matches: ({ constraints }) => ({ pattern: (constraints[0] as RegExp).source }),
};

function propertySchema(metadatas: Metadata[]): TSchema {
  const own = metadatas.filter((metadata) => !metadata.each);
  const keywords = own.map((metadata) => ({
    ...KEYWORDS[metadata.name ?? metadata.type]?.(metadata),
    ...contextOf(metadata)?.jsonSchema,
  }));
  const schema: Record<string, unknown> = Object.assign({}, ...keywords);
  const label = labelOf(own);
  if (label !== undefined)
    schema.description = schema.description === undefined ? label : `${label}: ${String(schema.description)}`;
  const each = metadatas.filter((metadata) => metadata.each);
  if (schema.type === "array")
    schema.items =
      each.length > 0
        ? propertySchema(each.map((item) => ({ ...item, each: false }) as Metadata))
        : (schema.items ?? {});
  return Type.Unsafe(metadatas.some(isClearable) ? orNull(schema) : schema);
}

/** What the sentences that refuse a field call it: they begin with it and は. 「IDに使用できるのは…」 names no field. */
function labelOf(metadatas: Metadata[]): string | undefined {
  const labels = metadatas.flatMap(({ message }) => /^([^。、「」]+?)は/.exec(String(message))?.[1] ?? []);
  return labels.find((label) => !/(?:できる|の$|また$)/.test(label));
}

interface FieldContext {
  jsonSchema?: Record<string, unknown>;
  clearable?: boolean;
  /** Looked at under a condition only, and yet what callers are told to send. */
  isRequired?: boolean;
}

const contextOf = ({ context }: Metadata): FieldContext | undefined => context as FieldContext | undefined;
const isRequired = (metadata: Metadata): boolean => contextOf(metadata)?.isRequired === true;
const isClearable = (metadata: Metadata): boolean => contextOf(metadata)?.clearable === true;

/** A field that null clears says so, or clients made of the schema could not send it. */
const orNull = (schema: Record<string, unknown>): Record<string, unknown> => ({
  ...schema,
  ...(typeof schema.type === "string" && { type: [schema.type, "null"] }),
  ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
});

/** JSON Schema of a form class, for the OpenAPI file. Validation itself stays with the class (http/validate.ts). */
export function formSchema(form: FormClass): TSchema {
  const byField = new Map<string, Metadata[]>();
  for (const metadata of getMetadataStorage().getTargetValidationMetadatas(form, "", false, false)) {
    byField.set(metadata.propertyName, [...(byField.get(metadata.propertyName) ?? []), metadata]);
  }
  const defaults = new Map(Object.entries(new form()));
  const properties = [...byField].map(([field, metadatas]) => {
    const conditional = metadatas.some((metadata) => metadata.type === ValidationTypes.CONDITIONAL_VALIDATION);
    const optional = (conditional && !metadatas.some(isRequired)) || defaults.get(field) !== undefined;
    const schema = propertySchema(metadatas);
    return [wireName(form, field), optional ? Type.Optional(schema) : schema] as const;
  });
  return Type.Object(Object.fromEntries(properties.sort(([a], [b]) => a.localeCompare(b))));
}
