import { LONGEST_PERIOD_DAYS } from "@kirinuki/schema/tokyo-day.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { addDays, type DayString } from "../../../time/tokyo.ts";
import type { RegistrationCall } from "./registration.service.ts";

interface RegisteredPeriod {
  mediaCodes: readonly string[];
  themes: readonly number[];
  firstDay: DayString;
  /** null: no end. */
  lastDay: DayString | null;
}

const BEGUN = `
  SELECT 1 FROM media_registration
  WHERE contract_id = $1 AND theme_id = ANY ($2::int[]) AND media_code = ANY ($3::text[]) AND first_day = $4 LIMIT 1`;

/**
 * A registration begins at most a year ago and ends at most a year from now; one that began earlier may go on and end.
 * @throws AppError INVALID_FIELDS
 */
export async function requirePeriod(
  { tx, actor, today }: RegistrationCall,
  { mediaCodes, themes, firstDay, lastDay }: RegisteredPeriod,
): Promise<void> {
  if (lastDay !== null && lastDay < firstDay)
    throw invalidFields([{ field: "process_date_end", message: "終了日は開始日以降の日付を指定してください。" }]);
  if (lastDay !== null && lastDay > addDays(today, LONGEST_PERIOD_DAYS)) {
    const message = `終了日は${LONGEST_PERIOD_DAYS}日先までで指定してください。先を決めないときは、空にしてください。`;
    throw invalidFields([{ field: "process_date_end", message }]);
  }
  if (firstDay >= addDays(today, -LONGEST_PERIOD_DAYS)) return;
  const begun = await tx.query(BEGUN, [actor.contractId, themes, mediaCodes, firstDay]);
  if (begun.length === 0)
    throw invalidFields([
      { field: "process_date_start", message: `開始日は${LONGEST_PERIOD_DAYS}日前から後の日付を指定してください。` },
    ]);
}
