import type { Actor } from "../../../access/actor.ts";
import { BROWSING, type Browser, browsingParameters, IS_WITHDRAWN } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { daysOf, type Period } from "../../../period/period.ts";

/** A theme's articles a day, from the first day of a period to the last. */
export interface TrendLine {
  themeId: string;
  counts: number[];
}

interface CountedDay {
  theme_id: string;
  process_date: string;
  n: number;
}

/** $7: the sources. */
const LINES = `
  WITH ${BROWSING},
  counted AS (
    SELECT c.theme_id, c.process_date, s.n FROM theme_count c
    CROSS JOIN LATERAL (VALUES (1, c.mc), (2, c.sc), (3, c.web), (5, c.magazine)) s(data_section, n)
    WHERE c.contract_id = $1 AND c.process_date BETWEEN $5 AND $6 AND s.data_section = ANY ($7::int[])
    UNION ALL
    SELECT ta.theme_id, ta.process_date, -1 FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.process_date BETWEEN $5 AND $6 AND ta.data_section = ANY ($7::int[]) AND ta.disp_status = 0
      AND ${IS_WITHDRAWN})
  SELECT theme_id::text, process_date::text, sum(n)::int AS n FROM counted JOIN browsable_theme USING (theme_id)
  GROUP BY 1, 2`;

/** The themes that the user may browse and that have found anything in the period. */
export async function readTrendLines(
  tx: Transaction,
  actor: Browser & Pick<Actor, "sections">,
  period: Period,
): Promise<TrendLine[]> {
  const rows = await tx.query<CountedDay>(LINES, [
    ...browsingParameters(actor),
    period.start,
    period.end,
    actor.sections,
  ]);
  const days = daysOf(period);
  return [...Map.groupBy(rows, ({ theme_id }) => theme_id)].map(([themeId, ofTheme]) => {
    const countOn = new Map(ofTheme.map(({ process_date, n }) => [process_date, n]));
    return { themeId, counts: days.map((day) => countOn.get(day) ?? 0) };
  });
}
