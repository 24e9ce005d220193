import { MONTH } from "@kirinuki/schema/tokyo-day.ts";
import { Transform } from "class-transformer";
import { ValidateBy } from "class-validator";
import { parseDay } from "../time/tokyo.ts";

/**
 * Field rules that query strings and JSON bodies share. Each turns what was sent into its value, or leaves it as it is and
 * refuses it with a Japanese sentence that names the field. A parameter that was repeated arrives as an array and is refused.
 */
interface FieldRule<Value> {
  name: string;
  message: string;
  /** Keywords of the OpenAPI file. */
  jsonSchema: Record<string, unknown>;
  /** The value, or undefined where it is not one. Gets its own results again when the form is validated. */
  read(given: unknown): Value | undefined;
}

function field<Value>(rule: FieldRule<Value>): PropertyDecorator {
  const decorators = [
    Transform(({ value }) => rule.read(value) ?? value, { toClassOnly: true }),
    ValidateBy(
      { name: rule.name, validator: { validate: (value) => rule.read(value) !== undefined } },
      { message: rule.message, context: { jsonSchema: rule.jsonSchema } },
    ),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
}

const DIGITS = /^\d{1,10}$/;

function readInteger(given: unknown, min: number, max: number): number | undefined {
  const number = typeof given === "string" && DIGITS.test(given) ? Number(given) : given;
  return typeof number === "number" && Number.isInteger(number) && number >= min && number <= max ? number : undefined;
}

function integer(label: string, min: number, max: number): PropertyDecorator {
  return field({
    name: "isIntegerField",
    message: `${label}は${min}～${max}の整数で指定してください。`,
    jsonSchema: { type: "integer", minimum: min, maximum: max },
    read: (given) => readInteger(given, min, max),
  });
}

/** The last page that can be asked for; beyond the end of a list a page is empty, not an error. */
const LAST_PAGE = 2_147_483_647;
export const DEFAULT_PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

/** 1-based (api.md, Paging). */
export const PageField = (): PropertyDecorator => integer("ページ", 1, LAST_PAGE);
/** The version of something that was read, for optimistic locking. */
export const VersionField = (): PropertyDecorator => integer("版", 1, LAST_PAGE);
/** A number of days, from 1. */
export const DayCountField = (label: string, longest: number): PropertyDecorator => integer(label, 1, longest);
/** A number from 0. */
export const CountField = (label: string): PropertyDecorator => integer(label, 0, LAST_PAGE);
/** How many of a list are asked for at once. */
export const LimitField = (label: string, most: number): PropertyDecorator => integer(label, 1, most);
export const PageSizeField = (): PropertyDecorator => integer("表示件数", 1, MAX_PAGE_SIZE);

/** PostgreSQL has no year 0, and no article of ours is older. */
const FIRST_YEAR = "1800";

function readDay(given: unknown): string | undefined {
  const day = typeof given === "string" ? parseDay(given) : null;
  return day !== null && day >= FIRST_YEAR ? day : undefined;
}

/** A day of the calendar, with hyphens or slashes; the form holds it with hyphens. */
export const DayField = (label: string): PropertyDecorator =>
  field({
    name: "isDayField",
    message: `${label}は正しい日付（yyyy-MM-dd）で指定してください。`,
    jsonSchema: { type: "string", format: "date" },
    read: readDay,
  });

/** A calendar month, yyyy-MM. */
export const MonthField = (label: string): PropertyDecorator =>
  field({
    name: "isMonthField",
    message: `${label}は正しい年月（yyyy-MM）で指定してください。`,
    jsonSchema: { type: "string", pattern: MONTH.source },
    read: (given) => (typeof given === "string" && MONTH.test(given) ? given : undefined),
  });

/** Days without repetition, in order; a single one needs no array. */
export const DaysField = (label: string, max: number): PropertyDecorator =>
  field({
    name: "isDaysField",
    message: `${label}は正しい日付（yyyy-MM-dd）で、${max}件まで指定してください。`,
    jsonSchema: { type: "array", maxItems: max, items: { type: "string", format: "date" } },
    read: (given) => {
      const list = listOf(given);
      const days = list.flatMap((each) => readDay(each) ?? []);
      return days.length === list.length && days.length <= max ? [...new Set(days)].sort() : undefined;
    },
  });

/** 18 digits always fit PostgreSQL's bigint. */
const ID = /^[1-9]\d{0,17}$/;

function readId(given: unknown): string | undefined {
  const text = typeof given === "number" && Number.isSafeInteger(given) ? String(given) : given;
  return typeof text === "string" && ID.test(text) ? text : undefined;
}

/** An id as a decimal string; whether it exists is for the database to say. */
export const IdField = (label: string): PropertyDecorator =>
  field({
    name: "isIdField",
    message: `${label}は正しいIDで指定してください。`,
    jsonSchema: { type: "string", pattern: ID.source },
    read: readId,
  });

const PLACE = /^(0|[1-9]\d{0,17})$/;

/** A place in an order that counts from 1, as a decimal string; 0 is before the first. */
export const PlaceField = (label: string): PropertyDecorator =>
  field({
    name: "isPlaceField",
    message: `${label}は0以上の整数で指定してください。`,
    jsonSchema: { type: "string", pattern: PLACE.source },
    read: (given) => {
      const text = typeof given === "number" && Number.isSafeInteger(given) ? String(given) : given;
      return typeof text === "string" && PLACE.test(text) ? text : undefined;
    },
  });

/** Ids without repetition, at least one; a single id may stand alone, as query strings have it. */
export const IdsField = (label: string, max: number): PropertyDecorator => idsField(label, max, (given) => given);

/** The ids of an `article_info` list: objects with an article_id, or the ids themselves. */
export const ArticleIdsField = (label: string, max: number): PropertyDecorator =>
  idsField(label, max, (given) =>
    given !== null && typeof given === "object" && "article_id" in given ? given.article_id : given,
  );

function idsField(label: string, max: number, idOf: (given: unknown) => unknown): PropertyDecorator {
  return field({
    name: "isIdsField",
    message: `${label}は1～${max}件の正しいIDで指定してください。`,
    jsonSchema: { type: "array", minItems: 1, maxItems: max, items: {} },
    read: (given) => {
      const list = [given].flat();
      const ids = list.flatMap((each) => readId(idOf(each)) ?? []);
      return list.length > 0 && list.length <= max && ids.length === list.length ? [...new Set(ids)] : undefined;
    },
  });
}

const oneOf = (label: string, choices: readonly (number | string)[]): string =>
  `${label}は${choices.join("、")}${choices.length > 1 ? "のいずれか" : ""}で指定してください。`;

/** One of the spec's numeric codes. */
export function CodeField(label: string, codes: readonly number[]): PropertyDecorator {
  const known = new Set(codes);
  return field({
    name: "isCodeField",
    message: oneOf(label, codes),
    jsonSchema: { type: "integer", enum: codes },
    read: (given) => {
      const code = readInteger(given, 0, LAST_PAGE);
      return code !== undefined && known.has(code) ? code : undefined;
    },
  });
}

export function ChoiceField(label: string, choices: readonly string[]): PropertyDecorator {
  return field({
    name: "isChoiceField",
    message: oneOf(label, choices),
    jsonSchema: { type: "string", enum: choices },
    read: (given) => choices.find((choice) => choice === given),
  });
}

/** A short text, such as a screen's id or a store key. */
/** Several of them, each once, or none; kept in the order of the choices. */
export function ChoicesField(label: string, choices: readonly string[]): PropertyDecorator {
  return field({
    name: "isChoicesField",
    message: `${label}は${choices.join("、")}から、重複なく指定してください。`,
    jsonSchema: { type: "array", uniqueItems: true, items: { type: "string", enum: choices } },
    read: (given) => {
      if (!Array.isArray(given)) return undefined;
      const chosen = choices.filter((choice) => given.includes(choice));
      return chosen.length === given.length ? chosen : undefined;
    },
  });
}

export const ShortTextField = (label: string, max: number): PropertyDecorator =>
  field({
    name: "isShortTextField",
    message: `${label}は${max}文字以下で指定してください。`,
    jsonSchema: { type: "string", maxLength: max },
    read: (given) => (typeof given === "string" && given !== "" && given.length <= max ? given : undefined),
  });

const listOf = (given: unknown): unknown[] => (Array.isArray(given) ? given : [given]);

/** Several of the spec's numeric codes, as a repeated parameter or an array; a single one needs no array. */
export function CodesField(label: string, codes: readonly number[]): PropertyDecorator {
  const known = new Set(codes);
  return field({
    name: "isCodesField",
    message: oneOf(label, codes),
    jsonSchema: { type: "array", items: { type: "integer", enum: codes } },
    read: (given) => {
      const read = listOf(given).map((each) => readInteger(each, 0, LAST_PAGE));
      return read.every((code) => code !== undefined && known.has(code)) ? read : undefined;
    },
  });
}

/** Several short texts, as a repeated parameter or an array; a single one needs no array. */
export function TextsField(label: string, most: number, max: number): PropertyDecorator {
  return field({
    name: "isTextsField",
    message: `${label}は${max}文字以下の文字列で、${most}件まで指定してください。`,
    jsonSchema: { type: "array", maxItems: most, items: { type: "string", maxLength: max } },
    read: (given) => {
      const read = listOf(given);
      return read.length <= most && read.every((text) => typeof text === "string" && text.length <= max)
        ? read
        : undefined;
    },
  });
}

const MOMENT = /^(\d{4}[-/]\d{2}[-/]\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/;

function readMoment(given: unknown): Date | undefined {
  if (given instanceof Date) return given;
  const [, date = "", time, seconds = "00", offset = "+09:00"] = MOMENT.exec(String(given)) ?? [];
  const day = parseDay(date);
  const moment = day === null ? undefined : new Date(`${day}T${time}:${seconds}${offset}`);
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** A date-time, ISO 8601; without an offset it is Tokyo's. The form holds a Date. */
export const MomentField = (label: string): PropertyDecorator =>
  field({
    name: "isMomentField",
    message: `${label}は正しい日時（yyyy-MM-ddTHH:mm:ss+09:00）で指定してください。`,
    jsonSchema: { type: "string", format: "date-time" },
    read: readMoment,
  });
