import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import { resolveSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { comparedPeriod, type TrendDownloadQuery } from "./trend.form.ts";
import type { TrendOf } from "./trend.read-model.ts";
import { readTrendDays, readTrendWithdrawn, type TrendDay } from "./trend.service.ts";
import { readThemeName } from "./trend-theme.read-model.ts";

/** The other side of a comparison, its days in their order. */
export interface TrendComparison {
  themeName: string;
  days: readonly TrendDay[];
}

/** A day with the one that is laid beside it; null where the other side has ended. */
export interface ComparedDay extends TrendDay {
  themeName: string;
  compared: TrendDay | null;
}

/**
 * What a file is asked to lay beside its days; null for nothing.
 * @throws AppError INVALID_FIELDS for a faulty period, NOT_FOUND for a theme that the user may not browse
 */
export async function readComparison(
  tx: Transaction,
  actor: Actor,
  query: TrendDownloadQuery,
  { of, period }: { of: TrendOf; period: Period },
): Promise<TrendComparison | null> {
  const { comparison_theme_id: id, comparison_date_start: start, comparison_date_end: end } = query;
  if (id === undefined && start === undefined && end === undefined) return null;
  const days = comparedPeriod(query, period);
  if (id !== undefined) await resolveSelection(tx, actor, { kind: DATA_KBN.theme, id });
  const other = { ...of, ...(id !== undefined && { themeId: Number(id) }) };
  const withdrawn = await readTrendWithdrawn(tx, other, days);
  return {
    themeName: await readThemeName(tx, other),
    days: await readTrendDays(tx, other, days, query.sensitivity, withdrawn),
  };
}

/** Day by day, the first beside the first. Days of the other side beyond the last one are left out. */
export const laidBeside = (days: readonly TrendDay[], { themeName, days: other }: TrendComparison): ComparedDay[] =>
  days.map((day, at) => ({ ...day, themeName, compared: other[at] ?? null }));
