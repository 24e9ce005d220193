import { OPERATOR_ACTION_LABELS, OPERATOR_DETAIL_LABELS } from "@kirinuki/schema/operator-log-labels.ts";
import { USER_DETAIL_LABELS, USER_VALUE_LABELS } from "@kirinuki/schema/user-log-labels.ts";

/** A code without words, of an older release, stays as it is. */
export const actionInWords = (action: string): string => OPERATOR_ACTION_LABELS[action] ?? action;

/** The detail of a line, JSON as text, for people: `方法：パスワード、接続元：192.0.2.1`. */
export const detailInWords = (detail: string): string => inWords(JSON.parse(detail) as Record<string, unknown>);

export const inWords = (fields: object): string =>
  Object.entries(fields)
    .map(
      ([key, value]) => `${USER_DETAIL_LABELS[key] ?? OPERATOR_DETAIL_LABELS[key] ?? key}：${valueInWords(key, value)}`,
    )
    .join("、");

function valueInWords(key: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "なし";
  if (typeof value === "boolean") return value ? "はい" : "いいえ";
  if (Array.isArray(value)) return value.length === 0 ? "なし" : value.map((each) => valueInWords(key, each)).join(" ");
  if (typeof value === "object") return `（${inWords(value)}）`;
  return USER_VALUE_LABELS[key]?.[String(value)] ?? String(value);
}
