import {
  OPERATOR_ACTION_LABELS,
  OPERATOR_DETAIL_LABELS,
  SETTING_LABELS,
  SETTING_VALUE_LABELS,
} from "@kirinuki/schema/operator-log-labels.ts";
import { USER_DETAIL_LABELS, USER_VALUE_LABELS } from "@kirinuki/schema/user-log-labels.ts";

/** A code without words, of an older release, stays as it is. */
export const actionInWords = (action: string): string => OPERATOR_ACTION_LABELS[action] ?? action;

/** The detail of a line, JSON as text, for people: `方法：パスワード、接続元：192.0.2.1`. */
export const detailInWords = (detail: string): string => inWords(JSON.parse(detail) as Record<string, unknown>);

/** At the end, in the order of time; the database keeps names by their length. */
const AT_END = ["before", "after"];

export const inWords = (fields: object): string =>
  Object.entries(fields)
    .toSorted(([a], [b]) => AT_END.indexOf(a) - AT_END.indexOf(b))
    .map(
      ([key, value]) => `${USER_DETAIL_LABELS[key] ?? OPERATOR_DETAIL_LABELS[key] ?? key}：${valueInWords(key, value)}`,
    )
    .join("、");

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
