import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";

/** 18 digits always fit PostgreSQL's bigint. */
const ID = /^[1-9]\d{0,17}$/;
const MAX_ITEMS = 100;

const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Ids may come as numbers, codes as texts. */
const idOf = (value: unknown): unknown =>
  typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
const codeOf = (value: unknown): unknown =>
  typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value;
const given = (value: unknown): boolean => value !== undefined && value !== null && value !== "";

/** Article requests with their fields in one form; what is no list stays as it is and is refused. */
export function readArticleList(sent: unknown): unknown {
  if (!Array.isArray(sent)) return sent;
  return sent.map((item) =>
    isRecord(item) ? { article_id: idOf(item.article_id), data_section: codeOf(item.data_section) } : item,
  );
}

export function isArticleList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= MAX_ITEMS &&
    value.every(
      (item) => isRecord(item) && isId(item.article_id) && DATA_SECTIONS.some((code) => code === item.data_section),
    )
  );
}

const LOG_IDS = ["article_id", "theme_id", "theme_group_id", "topics_id"] as const;
const LOG_CODES = ["data_section", "request_div"] as const;

/** Usage-log items with what we read of them; empty values are left out. */
export function readLogList(sent: unknown): unknown {
  if (!Array.isArray(sent)) return sent;
  return sent.map((item) => {
    if (!isRecord(item)) return item;
    const ids = LOG_IDS.flatMap((name) => (given(item[name]) ? [[name, idOf(item[name])]] : []));
    const codes = LOG_CODES.flatMap((name) => (given(item[name]) ? [[name, codeOf(item[name])]] : []));
    return Object.fromEntries([...ids, ...codes]);
  });
}

export function isLogList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= MAX_ITEMS &&
    value.every(
      (item) =>
        isRecord(item) &&
        LOG_IDS.every((name) => item[name] === undefined || isId(item[name])) &&
        LOG_CODES.every((name) => item[name] === undefined || typeof item[name] === "number"),
    )
  );
}

const TRUE = new Set<unknown>([true, 1, "1", "true"]);
const FALSE = new Set<unknown>([false, 0, "0", "false", ""]);

export function readFlag(sent: unknown): unknown {
  if (TRUE.has(sent)) return true;
  return FALSE.has(sent) ? false : sent;
}

export const isFlag = (value: unknown): boolean => typeof value === "boolean";
