import { GraphQLError, GraphQLScalarType, Kind } from "graphql";
import { inputText } from "../errors/catalogue.ts";

/** A day of the calendar written yyyy-MM-dd; 2026-02-30 is none. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

function day(value: unknown): string {
  if (typeof value === "string" && isDay(value)) return value;
  throw new GraphQLError(inputText.day);
}

export const Day = new GraphQLScalarType<string, string>({
  name: "Day",
  description: "Business day in Asia/Tokyo, yyyy-MM-dd. 9999-12-31 means no date and is shown blank.",
  // What core-api sends is a day already.
  serialize: String,
  parseValue: day,
  parseLiteral: (node) => day(node.kind === Kind.STRING ? node.value : null),
});

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

function moment(value: unknown): string {
  if (typeof value === "string" && MOMENT.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new GraphQLError(inputText.moment);
}

export const DateTime = new GraphQLScalarType<string, string>({
  name: "DateTime",
  description: "ISO 8601 date-time with offset.",
  serialize: String,
  parseValue: moment,
  parseLiteral: (node) => moment(node.kind === Kind.STRING ? node.value : null),
});
