import { TOKEN_DAYS } from "@kirinuki/schema/token-scopes.ts";
import { invalidFields } from "../errors/app-error.ts";
import { addDays, parseDay, tokyoDay } from "../time/tokyo.ts";

/** The moment at which a day of Tokyo is over. */
export const endOfDay = (day: string): Date => new Date(`${addDays(day, 1)}T00:00:00+09:00`);

/** The last day of a token's life; without one that is asked for, a year from now. @throws AppError that names expires_at */
export function lastDayOf(asked: string | null | undefined, now: Date): string {
  const today = tokyoDay(now);
  const lastDay = parseDay(asked ?? "") ?? addDays(today, TOKEN_DAYS.usual);
  const refuse = (message: string) => invalidFields([{ field: "expires_at", message }]);
  if (lastDay < today) throw refuse("有効期限には今日以降の日付を指定してください。");
  if (lastDay > addDays(today, TOKEN_DAYS.most)) throw refuse("有効期限は2年以内の日付を指定してください。");
  return lastDay;
}
