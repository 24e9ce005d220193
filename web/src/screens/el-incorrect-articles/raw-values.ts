import type { IncorrectArticleQuery } from "../../__generated__/graphql.ts";
import { fieldNames } from "./text.ts";

export type IncorrectDetail = NonNullable<IncorrectArticleQuery["incorrectArticle"]>;
export type Values = Readonly<Record<string, string>>;

/** What an article can't do without; shown whether it came or not. */
const ALWAYS = ["data_section", "title", "media_code", "media_name", "article_text"];

const NUMBERS = new Set(["data_section", "issue_type", "image_count", "char_count", "start_page", "end_page"]);
const FLAGS = new Set(["del_flag", "sales_datetime_flag"]);

const parsed = (json: string): unknown => JSON.parse(json);

/** A text as it is, anything else as JSON. */
function typedOf(json: string): string {
  const value = parsed(json);
  if (value === null) return "";
  return typeof value === "string" ? value : json;
}

/** The fields of the form: what can't be left out, what is at fault, what could be read, in the catalogue's order. */
export function shownFields({ fields, faults }: IncorrectDetail, added: readonly string[]): string[] {
  const named = new Set([...ALWAYS, ...fields.map(({ name }) => name), ...faults.map(({ field }) => field), ...added]);
  return Object.keys(fieldNames).filter((name) => name !== "file" && named.has(name));
}

/** The fields that can be added to the form. */
export const otherFields = (shown: readonly string[]): string[] =>
  Object.keys(fieldNames).filter((name) => name !== "file" && !shown.includes(name));

export const valuesOf = ({ fields }: IncorrectDetail): Values =>
  Object.fromEntries(fields.map(({ name, json }) => [name, typedOf(json)]));

/** What was typed as JSON, of the kind that the field has. An empty field is taken away. */
function jsonOf(name: string, typed: string, before: string | undefined): string {
  if (typed.trim() === "") return "null";
  const digits = typed.normalize("NFKC").trim();
  if (NUMBERS.has(name) && /^\d+$/.test(digits)) return String(Number(digits));
  if (FLAGS.has(name) && /^(?:true|false)$/.test(digits)) return digits;
  const wasText = before === undefined || typeof parsed(before) === "string";
  return !wasText && isJson(typed) ? typed : JSON.stringify(typed);
}

function isJson(text: string): boolean {
  try {
    parsed(text);
    return true;
  } catch {
    return false;
  }
}

/** Only the fields that differ from what came. */
export function changesOf(detail: IncorrectDetail, values: Values): { name: string; json: string }[] {
  const came = valuesOf(detail);
  const json = new Map(detail.fields.map((field) => [field.name, field.json]));
  return Object.entries(values)
    .filter(([name, value]) => value !== (came[name] ?? ""))
    .map(([name, value]) => ({ name, json: jsonOf(name, value, json.get(name)) }));
}

/** JSON in lines of its own; anything else as it came. */
export function readable(payload: string): string {
  return isJson(payload) ? JSON.stringify(parsed(payload), null, 2) : payload;
}
