import { changesText } from "./text.ts";

/** The data of the fragment ConflictParts. */
export interface ConflictParts {
  message: string;
  changedBy: string | null;
  changedAt: string | null;
}

/** A field whose value here differs from the stored one. */
export interface Difference {
  field: string;
  mine: string;
  theirs: string;
}

/** Somebody else has saved another version since this form was read. */
export interface Conflict extends ConflictParts {
  /** Fields in the order of the labels; empty where what is stored now can't be had. */
  differences: readonly Difference[];
  /** Whether what is stored now can be had. */
  canTake: boolean;
}

/** Formats a field's value for display; by default unchanged. */
export type Shown<Values> = { [Field in keyof Values]?: (value: Values[Field]) => string };

function asText(value: unknown): string {
  if (typeof value === "boolean") return value ? changesText.on : changesText.off;
  return Array.isArray(value) ? value.join(" ") : String(value ?? "");
}

/** The fields whose values differ, in the order of `fields`. */
export function differencesOf<Values extends object>(
  mine: Values,
  theirs: Values,
  fields: readonly string[],
  shown: Shown<Values>,
): Difference[] {
  const known = fields.filter((field): field is keyof Values & string => field in theirs);
  const say = <Field extends keyof Values>(field: Field, values: Values): string =>
    (shown[field] ?? asText)(values[field]);
  return known
    .filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]))
    .map((field) => ({ field, mine: say(field, mine), theirs: say(field, theirs) }));
}
