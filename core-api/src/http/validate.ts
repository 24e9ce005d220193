import { fieldErrors } from "@kirinuki/schema/forms/field-errors.ts";
import { type ClassConstructor, plainToInstance } from "class-transformer";
import { type ValidationError, validate } from "class-validator";
import { AppError, type FieldError, invalidFields } from "../errors/app-error.ts";
import { declaredFields, fieldsOf } from "./form-fields.ts";
import { isTooDeep, tooDeep } from "./nesting.ts";
import { isPlainlyValid } from "./plainly-valid.ts";

/** A form shared with the screens names its fields their way; `wireNames` says what REST calls them (wire name → property). */
export type FormClass<Form extends object = object> = ClassConstructor<Form> & {
  wireNames?: Readonly<Record<string, string>>;
  /** Fields that api.md names and the call does not need: known, never read. */
  unread?: readonly string[];
};

const wireNamesOf = new WeakMap<FormClass, ReadonlyMap<string, string>>();

/** REST's name of a form's property; computed once per class. */
export function wireName(form: FormClass, property: string): string {
  const kept = wireNamesOf.get(form);
  // Where two names mean one property, the first is its own.
  const names =
    kept ??
    new Map(
      Object.entries(form.wireNames ?? {})
        .map(([name, own]) => [own, name] as const)
        .reverse(),
    );
  if (!kept) wireNamesOf.set(form, names);
  return names.get(property) ?? property;
}

/** The property that a wire name stands for; `name[]` is `name`, as some clients write lists. */
function propertyOf(form: FormClass, name: string): string {
  const bare = name.endsWith("[]") ? name.slice(0, -"[]".length) : name;
  return (form.wireNames && Object.hasOwn(form.wireNames, bare) ? form.wireNames[bare] : undefined) ?? bare;
}

/** What a caller may send, as REST names it. */
export const knownNames = (form: FormClass): string[] =>
  [...declaredFields(form)].map((field) => wireName(form, field));

/** Names of sent fields that the form does not have. */
export function unknownFields(form: FormClass, given: unknown): string[] {
  if (!isRecord(given)) return [];
  const fields = declaredFields(form);
  return Object.keys(given).filter((name) => !fields.has(propertyOf(form, name)) && !form.unread?.includes(name));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** NUL can't be stored by PostgreSQL, and half a surrogate pair is no character. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\u0000") && value.isWellFormed();
  return value === null || typeof value !== "object" || Object.values(value).every(isStorable);
}

/** Why a value can't even be looked at. */
function flawOf(field: string, value: unknown): FieldError[] {
  if (isTooDeep(value)) return [tooDeep(field)];
  return isStorable(value) ? [] : [{ field, message: "使用できない文字が含まれています。" }];
}

/**
 * The declared fields by property. What may be left out and is null or empty is left out; what an empty value clears is null
 * then (api.md, Conventions).
 */
function pick(form: FormClass, given: object): Record<string, unknown> {
  const { declared, optional, clearable } = fieldsOf(form);
  const picked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const property = propertyOf(form, name);
    if (!declared.has(property)) continue;
    const isEmpty = value === null || value === "";
    if (!isEmpty || !optional.has(property)) picked[property] = value;
    else if (clearable.has(property)) picked[property] = null;
  }
  return picked;
}

/** The shared form errors under REST's names. */
const inWireNames = (form: FormClass, errors: ValidationError[]): FieldError[] =>
  fieldErrors(errors).map(({ field, message }) => ({ field: wireName(form, field), message }));

/** The form that was sent, or its faults. */
export async function checkForm<Form extends object>(
  form: FormClass<Form>,
  given: object,
): Promise<Form | FieldError[]> {
  // Most calls have no body: nothing is there to read.
  if (declaredFields(form).size === 0) return new form();
  const fields = pick(form, given);
  const flaws = Object.entries(fields).flatMap(([field, value]) => flawOf(wireName(form, field), value));
  if (flaws.length > 0) return flaws;
  const instance = plainToInstance(form, fields, { exposeDefaultValues: true });
  if (isPlainlyValid(form, instance)) return instance;
  const errors = await validate(instance, { forbidUnknownValues: false, stopAtFirstError: false });
  return errors.length > 0 ? inWireNames(form, errors) : instance;
}

/**
 * Turns what a caller sent into an instance of the form, or throws an error that names every faulty field.
 * @param faults further faults, of fields that the form does not have
 * @throws AppError MALFORMED where it is no object, INVALID_FIELDS otherwise
 */
export async function validateForm<Form extends object>(
  form: FormClass<Form>,
  given: unknown,
  faults: FieldError[] = [],
): Promise<Form> {
  const sent = given ?? {};
  const checked = await checkForm(form, isRecord(sent) ? sent : {});
  const found = [...faults, ...(Array.isArray(checked) ? checked : [])];
  if (!isRecord(sent)) throw new AppError("MALFORMED", [NO_OBJECT, ...found]);
  if (Array.isArray(checked) || found.length > 0) throw invalidFields(found);
  return checked;
}

const NO_OBJECT: FieldError = { field: "body", message: "本文は項目名と値を持つJSONオブジェクトで指定してください。" };
