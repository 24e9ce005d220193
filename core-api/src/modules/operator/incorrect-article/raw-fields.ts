import { declaredFields } from "../../../http/form-fields.ts";
import { ArticleLine, ShortArticleLine } from "../../../ingest/jsonl/article-line.ts";

/** Fields of an article as somebody wrote them, whatever their values. */
export type RawFields = Record<string, unknown>;

const FIELDS = declaredFields(ArticleLine);
const WEB = 3;

/** The fields that an article may have (design section 4, jsonl). */
export const isArticleField = (name: string): boolean => FIELDS.has(name);

/**
 * What can be read of an item's payload: the fields of a JSON object, the short shape under the names of the long one. Empty for
 * anything else, such as a piece of XML; the operator then writes the article anew.
 */
export function rawFields(payload: string): RawFields {
  const value = parsed(payload);
  if (value === null || typeof value !== "object" || Array.isArray(value)) return {};
  const isShort = Object.hasOwn(value, "body") && !Object.hasOwn(value, "article_text");
  const names: Record<string, string> = isShort ? ShortArticleLine.wireNames : {};
  const fields = Object.entries(value)
    .map(([name, own]): [string, unknown] => [Object.hasOwn(names, name) ? (names[name] ?? name) : name, own])
    .filter(([name]) => isArticleField(name));
  return { ...(isShort && { data_section: WEB }), ...Object.fromEntries(fields) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields with the corrections in them; null takes a field away. */
export function correctedFields(fields: RawFields, corrections: RawFields): RawFields {
  return Object.fromEntries(Object.entries({ ...fields, ...corrections }).filter(([, value]) => value !== null));
}
