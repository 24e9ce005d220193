import {
  OPERATOR_ACTION_LABELS,
  OPERATOR_DETAIL_LABELS,
  SETTING_LABELS,
  SETTING_VALUE_LABELS,
} from "@kirinuki/schema/operator-log-labels.ts";
import { USER_DETAIL_LABELS } from "@kirinuki/schema/user-log-labels.ts";
import { USER_VALUE_LABELS } from "@kirinuki/schema/user-log-values.ts";

/** A code without words, of an older release, stays as it is. */
export const actionInWords = (action: string): string => OPERATOR_ACTION_LABELS[action] ?? action;

/** The detail of a line, JSON as text, for people: `方法：パスワード、接続元：192.0.2.1`. */
export const detailInWords = (detail: string): string => inWords(JSON.parse(detail) as Record<string, unknown>);

/** At the end, in the order of time; the database keeps names by their length. */
const AT_END = ["before", "after"];

export const inWords = (fields: object): string =>
  Object.entries(fields)
    .toSorted(([a], [b]) => AT_END.indexOf(a) - AT_END.indexOf(b))
    .map(([key, value]) => `${labelOf(key)}：${valueInWords(key, value)}`)
    .join("、");

/** Fields in words; a list, as of synonyms, by its entries. */
export function stateInWords(state: unknown): string {
  if (state === null || state === undefined) return "";
  if (Array.isArray(state))
    return state.map((each) => (Array.isArray(each) ? each.join(" = ") : String(each))).join("、");
  return typeof state === "object" ? inWords(state) : String(state);
}

const labelOf = (key: string): string => USER_DETAIL_LABELS[key] ?? OPERATOR_DETAIL_LABELS[key] ?? key;

/** An entry in words, each in one line: what it did, what was before and after, what else is known. */
export function entryInWords(action: string, { before, after, ...rest }: { before?: unknown; after?: unknown }) {
  return {
    action_text: actionInWords(action),
    before_text: stateInWords(before),
    after_text: stateInWords(after),
    detail_text: inWords(rest),
  };
}

/** A field of an entry in words; `before` is null where it is not a change. */
export interface FieldInWords {
  label: string;
  before: string | null;
  after: string | null;
}

/** What else is known of an entry, field by field. */
export const fieldsInWords = (fields: object): FieldInWords[] =>
  Object.entries(fields).map(([key, value]) => ({
    label: labelOf(key),
    before: null,
    after: valueInWords(key, value),
  }));

/** What was replaced by what, field by field; null: the thing, or the field, was not there. A list is one field. */
export function changesInWords(before: unknown, after: unknown): FieldInWords[] {
  if (before === undefined && after === undefined) return [];
  if (!isFields(before) || !isFields(after)) return [{ label: "", before: orNull(before), after: orNull(after) }];
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].map((key) => ({ label: labelOf(key), before: fieldOf(before, key), after: fieldOf(after, key) }));
}

type Fields = Record<string, unknown> | null | undefined;

const isFields = (state: unknown): state is Fields =>
  state === null || state === undefined || (typeof state === "object" && !Array.isArray(state));

const orNull = (state: unknown): string | null => stateInWords(state) || null;

const fieldOf = (state: Fields, key: string): string | null =>
  state && key in state ? valueInWords(key, state[key]) : null;

function valueInWords(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "なし";
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (Array.isArray(value)) return value.length === 0 ? "なし" : listInWords(key, value);
  if (typeof value === "object") return `（${settingInWords(value) ?? inWords(value)}）`;
  return USER_VALUE_LABELS[key]?.[String(value)] ?? String(value);
}

/** A list of lists is one of synonyms: its entries are sets. */
function listInWords(key: string, list: readonly unknown[]): string {
  const entries = list.map((each) => (Array.isArray(each) ? each.join(" = ") : valueInWords(key, each)));
  return entries.join(list.some(Array.isArray) ? "、" : " ");
}

interface Setting {
  configuration_key?: unknown;
  message_key?: unknown;
  configuration_value: unknown;
}

/** A setting or message of a contract names its field in a value. */
function settingInWords(value: object): string | null {
  if (!("configuration_value" in value)) return null;
  const setting: Setting = value;
  const key = String(setting.configuration_key ?? setting.message_key);
  const text = String(setting.configuration_value);
  return `${SETTING_LABELS[key] ?? key}：${SETTING_VALUE_LABELS[key]?.[text] ?? (text || "なし")}`;
}
