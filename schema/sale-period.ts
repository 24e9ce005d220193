import { NO_DATE } from "./codes.ts";

/** A magazine article's sale window under REST's names; moments as ISO 8601. */
export interface Sale {
  sales_from_datetime: string | null;
  sales_to_datetime: string | null;
  redelivery_from_datetime: string | null;
  sales_datetime_flag: number | null;
}

/** Shown instead of the period (spec section 3, Magazine article). */
const REDELIVERED = "-";

const TOKYO = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Tokyo",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const isDate = (value: string | null): value is string =>
  typeof value === "string" && value !== "" && !value.startsWith(NO_DATE) && !Number.isNaN(Date.parse(value));

/** The end of the window; null where none is known. */
export const saleEndOf = ({ sales_to_datetime: to }: Sale): string | null => (isDate(to) ? to : null);

/** MM/dd hh:mm in Tokyo; blank for the date that means none. */
function minute(value: string | null): string {
  if (!isDate(value)) return "";
  const part = Object.fromEntries(TOKYO.formatToParts(new Date(value)).map(({ type, value: text }) => [type, text]));
  return `${part.month}/${part.day} ${part.hour}:${part.minute}`;
}

/**
 * 提供期間：MM/dd hh:mm～MM/dd hh:mm, an open end blank; '-' when sales_datetime_flag is 0 and a redelivery date exists;
 * empty where neither end is known (spec sections 3 and 9).
 */
export function salePeriodOf(wire: Sale): string {
  if (!wire.sales_datetime_flag && isDate(wire.redelivery_from_datetime)) return REDELIVERED;
  const [from, to] = [minute(wire.sales_from_datetime), minute(wire.sales_to_datetime)];
  return from || to ? `提供期間：${from}～${to}` : "";
}
