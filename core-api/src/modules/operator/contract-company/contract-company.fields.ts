import { ValidateBy } from "class-validator";

const MAX_ENTRIES = 200;

/** What a field of an entry may be: a text up to a length, or one of the codes. */
type Rule = number | readonly number[];

function obeys(value: unknown, rule: Rule): boolean {
  if (typeof rule !== "number") return rule.some((code) => code === value);
  return typeof value === "string" && value.length > 0 && value.length <= rule;
}

/**
 * A list of small records, such as keys with values, in which no key comes twice.
 * @param key the field that tells the entries apart
 */
export function PairsField(label: string, rules: Readonly<Record<string, Rule>>, key: string): PropertyDecorator {
  const isEntry = (entry: unknown): entry is Record<string, unknown> =>
    entry !== null &&
    typeof entry === "object" &&
    Object.entries(rules).every(([name, rule]) => obeys((entry as Record<string, unknown>)[name], rule));
  const validate = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length <= MAX_ENTRIES &&
    value.every(isEntry) &&
    new Set(value.map((entry) => entry[key])).size === value.length;
  const message = `${label}は${Object.keys(rules).join("、")}の一覧で、重複なく指定してください。`;
  return ValidateBy(
    { name: "isPairs", validator: { validate } },
    { message, context: { jsonSchema: { type: "array", items: itemSchema(rules) } } },
  );
}

function itemSchema(rules: Readonly<Record<string, Rule>>): object {
  const properties = Object.entries(rules).map(([name, rule]) => [
    name,
    typeof rule === "number" ? { type: "string", maxLength: rule } : { type: "integer", enum: rule },
  ]);
  return { type: "object", required: Object.keys(rules), properties: Object.fromEntries(properties) };
}

export function IntegerField(label: string, min: number, max: number): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
  const message = `${label}は${min}～${max}の整数で指定してください。`;
  return ValidateBy(
    { name: "isIntegerInRange", validator: { validate } },
    { message, context: { jsonSchema: { type: "integer", minimum: min, maximum: max } } },
  );
}
