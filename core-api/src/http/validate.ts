import { fieldErrors } from "@kirinuki/schema/forms/field-errors.ts";
import { type ClassConstructor, plainToInstance } from "class-transformer";
import { getMetadataStorage, type ValidationError, validate } from "class-validator";
import { AppError, type FieldError, invalidFields } from "../errors/app-error.ts";

/** A form shared with the screens names its fields their way; `wireNames` says what REST calls them (wire name → property). */
export type FormClass<Form extends object = object> = ClassConstructor<Form> & {
  wireNames?: Readonly<Record<string, string>>;
};

/** REST's name of a form's property. */
export function wireName(form: FormClass, property: string): string {
  const found = Object.entries(form.wireNames ?? {}).find(([, own]) => own === property);
  return found?.[0] ?? property;
}

const declared = new WeakMap<FormClass, ReadonlySet<string>>();

/** Fields a form declares; whatever else a caller sends is left out before anything looks at it. Worked out once a class: ingest asks for every article. */
export function declaredFields(form: FormClass): ReadonlySet<string> {
  const known = declared.get(form);
  if (known) return known;
  const metadatas = getMetadataStorage().getTargetValidationMetadatas(form, "", false, false);
  const fields = new Set(metadatas.map(({ propertyName }) => propertyName));
  declared.set(form, fields);
  return fields;
}

/** No call of ours nests deeper; a hundred thousand brackets would end the stack. */
const DEEPEST = 32;

/** NUL can't be stored by PostgreSQL, and half a surrogate pair is no character. @throws AppError MALFORMED where it nests too deep */
function isStorable(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) throw new AppError("MALFORMED");
  if (typeof value === "string") return !value.includes("\u0000") && value.isWellFormed();
  if (value === null || typeof value !== "object") return true;
  return Object.values(value).every((each) => isStorable(each, depth + 1));
}

function pick(form: FormClass, given: unknown): Record<string, unknown> {
  if (given === null || typeof given !== "object" || Array.isArray(given)) throw new AppError("MALFORMED");
  const fields = declaredFields(form);
  const own = (name: string) =>
    (form.wireNames && Object.hasOwn(form.wireNames, name) ? form.wireNames[name] : undefined) ?? name;
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (fields.has(own(name)) ? [[own(name), value] as const] : [])),
  );
}

/** The shared form errors under REST's names. */
const inWireNames = (form: FormClass, errors: ValidationError[]): FieldError[] =>
  fieldErrors(errors).map(({ field, message }) => ({ field: wireName(form, field), message }));

/**
 * Turns what a caller sent into an instance of the form, or throws with every field at fault named.
 * @throws AppError MALFORMED where it is no object, INVALID_FIELDS otherwise
 */
export async function validateForm<Form extends object>(form: FormClass<Form>, given: unknown): Promise<Form> {
  const fields = pick(form, given ?? {});
  const unstorable = Object.entries(fields).filter(([, value]) => !isStorable(value));
  if (unstorable.length > 0) {
    throw invalidFields(
      unstorable.map(([field]) => ({ field: wireName(form, field), message: "使用できない文字が含まれています。" })),
    );
  }
  const instance = plainToInstance(form, fields, { exposeDefaultValues: true });
  const errors = await validate(instance, { forbidUnknownValues: false, stopAtFirstError: false });
  if (errors.length > 0) throw invalidFields(inWireNames(form, errors));
  return instance;
}
