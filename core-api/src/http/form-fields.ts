import type { ClassConstructor } from "class-transformer";
import { getMetadataStorage, IS_OPTIONAL, IsOptional } from "class-validator";

/** What a form class says of its fields, by property. */
interface FormFields {
  declared: ReadonlySet<string>;
  /** May be left out: by IsOptional, or for its default. */
  optional: ReadonlySet<string>;
  /** Optional, and an empty value clears what is stored (Clearable). */
  clearable: ReadonlySet<string>;
}

/** Context of class-validator's metadata that marks a field as clearable. */
interface FieldContext {
  clearable?: boolean;
}

/** Description of a clearable field in the OpenAPI file, by which its type gets null. */
export const CLEARABLE = "Null or an empty text clears it; absent leaves it unchanged";

/**
 * An optional field that can be cleared: null or an empty text deletes the stored value, absent keeps it. For all other
 * optional fields the three mean the same.
 */
export const Clearable = (): PropertyDecorator =>
  IsOptional({
    context: {
      clearable: true,
      jsonSchema: { description: "Null or an empty text clears it; absent leaves it unchanged" },
    },
  });

const known = new WeakMap<object, FormFields>();

/** Computed once per class: ingest asks for every article. */
export function fieldsOf(form: ClassConstructor<object>): FormFields {
  const kept = known.get(form);
  if (kept) return kept;
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(form, "", false, false);
  const named = (list: typeof metadatas) => new Set(list.map(({ propertyName }) => propertyName));
  const defaults = Object.entries(new form()).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const fields = {
    declared: named(metadatas),
    optional: new Set([...named(metadatas.filter(({ name }) => name === IS_OPTIONAL)), ...defaults]),
    clearable: named(metadatas.filter(({ context }) => (context as FieldContext | undefined)?.clearable === true)),
  };
  known.set(form, fields);
  return fields;
}

/** The fields that a form declares. Anything else that a caller sends is dropped first. */
export const declaredFields = (form: ClassConstructor<object>): ReadonlySet<string> => fieldsOf(form).declared;
