import { invalidFields } from "../errors/app-error.ts";

/**
 * The id that a DELETE names: in the query string or in a JSON body, since HTTP clients differ in what they can send.
 * @throws AppError INVALID_FIELDS
 */
export function requiredId<Field extends string>(
  field: Field,
  label: string,
  ...places: { [Name in Field]?: string }[]
): string {
  const found = places.map((place) => place[field]).find((id) => id !== undefined);
  if (found === undefined) throw invalidFields([{ field, message: `${label}を指定してください。` }]);
  return found;
}
