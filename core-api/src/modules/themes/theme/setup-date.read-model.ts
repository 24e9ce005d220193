import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import { IS_WITHDRAWN } from "../../../access/browsing.ts";
import { type ResolvedSelection } from "../../../access/selection.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { DayString } from "../../../time/tokyo.ts";

export interface SetupDates {
  section: DataSection;
  /** Newest first. */
  days: DayString[];
}

/** $1 contract, $2 themes or topic, $3 sources, $4 and $5 period. */
const DATES = (from: string): string => `
  SELECT data_section, array_agg(day::text ORDER BY day DESC) AS days
  FROM (${from}) found WHERE data_section = ANY ($3::int[]) GROUP BY data_section ORDER BY data_section`;

/** The rollup, less the hits that were withdrawn since: a day of which nothing is left is not offered. */
const OF_THEMES = `
  WITH withdrawn AS MATERIALIZED (
    SELECT ta.theme_id, ta.process_date, ta.data_section, count(*) AS n FROM theme_article ta
    WHERE ta.contract_id = $1 AND ta.theme_id = ANY ($2::int[]) AND ta.process_date BETWEEN $4 AND $5 AND ta.disp_status = 0
      AND ${IS_WITHDRAWN}
    GROUP BY 1, 2, 3)
  ${DATES(`
    SELECT DISTINCT s.data_section, c.process_date AS day
    FROM theme_count c CROSS JOIN LATERAL (VALUES (1, c.mc), (2, c.sc), (3, c.web), (5, c.magazine)) s(data_section, n)
    LEFT JOIN withdrawn w ON w.theme_id = c.theme_id AND w.process_date = c.process_date AND w.data_section = s.data_section
    WHERE c.contract_id = $1 AND c.theme_id = ANY ($2::int[]) AND c.process_date BETWEEN $4 AND $5 AND s.n > coalesce(w.n, 0)`)}`;

const OF_TOPIC = `
  WITH withdrawn AS MATERIALIZED (
    SELECT ta.process_date, ta.data_section, count(*) AS n FROM topic_article ta
    WHERE ta.contract_id = $1 AND ta.topics_id = $2 AND ta.process_date BETWEEN $4 AND $5 AND ta.disp_status = 0 AND ${IS_WITHDRAWN}
    GROUP BY 1, 2)
  ${DATES(`
    SELECT s.data_section, c.process_date AS day
    FROM topic_count c CROSS JOIN LATERAL (VALUES (1, c.mc), (2, c.sc), (3, c.web), (5, c.magazine)) s(data_section, n)
    LEFT JOIN withdrawn w ON w.process_date = c.process_date AND w.data_section = s.data_section
    WHERE c.contract_id = $1 AND c.topics_id = $2 AND c.process_date BETWEEN $4 AND $5 AND s.n > coalesce(w.n, 0)`)}`;

/** Days that have articles for a selection, a visible source each; a source without any is absent. */
export async function readSetupDates(
  tx: Transaction,
  actor: Actor,
  selected: ResolvedSelection,
  period: Period,
): Promise<SetupDates[]> {
  const { source } = selected;
  const [sql, id] = "topicsId" in source ? [OF_TOPIC, source.topicsId] : [OF_THEMES, source.themeIds];
  const rows = await tx.query<{ data_section: DataSection; days: DayString[] }>(sql, [
    actor.contractId,
    id,
    actor.sections,
    period.start,
    period.end,
  ]);
  return rows.map(({ data_section, days }) => ({ section: data_section, days }));
}
