import { ValidateBy } from "class-validator";
import { isDay } from "./decorators.ts";

/** Days without mails, both included, in Tokyo. bring: what was missed comes as one mail afterwards; drop: never. */
export interface MailPauseDays {
  start: string;
  end: string;
  missed: "bring" | "drop";
}

export const MOST_PAUSES = 20;
const LONGEST_DAYS = 366;
const DAY_MS = 86_400_000;

const text = {
  list: `休止期間は${MOST_PAUSES}件までの一覧で指定してください。`,
  day: "休止期間の開始日と終了日を、正しい日付で指定してください。",
  order: "休止期間の終了日は、開始日以降の日付で指定してください。",
  long: "休止期間は1年以内で指定してください。",
  missed: "休止中の記事の扱いは bring または drop で指定してください。",
  overlap: "休止期間が重なっています。重ならない日付で指定してください。",
};

function pauseFault(given: unknown): string | null {
  if (typeof given !== "object" || given === null) return text.list;
  const { start, end, missed } = given as Partial<MailPauseDays>;
  if (!isDay(start) || !isDay(end) || typeof start !== "string" || typeof end !== "string") return text.day;
  if (end < start) return text.order;
  if (Date.parse(end) - Date.parse(start) >= LONGEST_DAYS * DAY_MS) return text.long;
  return missed === "bring" || missed === "drop" ? null : text.missed;
}

/** What is wrong with a list of pauses; null for nothing. */
export function pausesFault(given: unknown): string | null {
  if (!Array.isArray(given) || given.length > MOST_PAUSES) return text.list;
  const fault = given.map(pauseFault).find((each) => each !== null);
  if (fault) return fault;
  const sorted = [...(given as MailPauseDays[])].sort((a, b) => (a.start < b.start ? -1 : 1));
  return sorted.some(({ start }, at) => at > 0 && start <= (sorted[at - 1]?.end ?? "")) ? text.overlap : null;
}

const itemSchema = {
  type: "object",
  required: ["start_date", "end_date", "missed"],
  properties: {
    start_date: { type: "string", format: "date" },
    end_date: { type: "string", format: "date" },
    missed: { type: "string", enum: ["bring", "drop"] },
  },
};

/** Pauses that do not overlap. */
export const MailPauses = (): PropertyDecorator =>
  ValidateBy(
    { name: "areMailPauses", validator: { validate: (value) => pausesFault(value) === null } },
    {
      message: ({ value }) => pausesFault(value) ?? "",
      context: { jsonSchema: { type: "array", maxItems: MOST_PAUSES, items: itemSchema } },
    },
  );
