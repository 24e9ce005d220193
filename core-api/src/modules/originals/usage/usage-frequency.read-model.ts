import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { DayString } from "../../../time/tokyo.ts";

/** How often somebody uses originals on business days, the most often first. */
export const FREQUENCIES = ["daily", "often", "weekly", "rarely", "never"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** A user and the days on which he used originals. */
export interface UserFrequency {
  user_id: string;
  user_name: string;
  user_group_name: string;
  frequency: Frequency;
  use_days: DayString[];
  count: number;
  last_login_at: Date | null;
}

export const FREQUENCY_SORT_KEYS = ["user_id", "user_group_name", "use_day_count", "count", "last_login_at"];

export interface FrequencyRequest {
  contractId: number;
  period: Period;
  groupId: string | null;
  frequency: Frequency | null;
  sort: { key: string; order: "asc" | "desc" };
}

/**
 * Share of the period's business days, Monday to Friday, on which a user used originals: 80 % are daily, half is 3 to 4 days a week,
 * 15 % is 1 to 2. A period without business days goes by all of its days.
 */
const FREQUENCY_OF = `
  CASE WHEN use_day_count = 0 THEN 'never' WHEN share >= 0.8 THEN 'daily' WHEN share >= 0.5 THEN 'often'
    WHEN share >= 0.15 THEN 'weekly' ELSE 'rarely' END`;

/** $1 contract, $2 and $3 the days, $4 a group or null. Whoever is gone is not asked any more and has no row. */
const USERS = `
  WITH business AS (
    SELECT array_agg(day) FILTER (WHERE extract(isodow FROM day) < 6) AS weekdays, array_agg(day) AS every
    FROM (SELECT d::date AS day FROM generate_series($2::date, $3::date, interval '1 day') d) days),
  used AS (
    SELECT user_id, array_agg(DISTINCT use_day ORDER BY use_day) AS days, sum(mc_count + sc_count)::int AS uses
    FROM usage_user_day WHERE contract_id = $1 AND use_day BETWEEN $2 AND $3 GROUP BY user_id),
  counted AS (
    SELECT u.user_id, u.name AS user_name, g.user_group_name, coalesce(o.days::text[], '{}') AS use_days,
      coalesce(cardinality(o.days), 0) AS use_day_count, coalesce(o.uses, 0) AS count, u.last_login_at,
      (SELECT count(*) FROM unnest(o.days) d WHERE d = ANY (coalesce(b.weekdays, b.every)))::numeric
        / cardinality(coalesce(b.weekdays, b.every)) AS share
    FROM business b, app_user u JOIN user_group g ON g.contract_id = $1 AND g.user_group_id = u.user_group_id
      LEFT JOIN used o ON o.user_id = u.user_id
    WHERE u.contract_id = $1 AND ($4::int IS NULL OR u.user_group_id = $4)),
  every AS MATERIALIZED (SELECT *, ${FREQUENCY_OF} AS frequency FROM counted)`;

const COUNTS = `${USERS} SELECT frequency, count(*)::int AS users FROM every GROUP BY frequency`;

const parametersOf = ({ contractId, period, groupId }: FrequencyRequest): unknown[] => [
  contractId,
  period.start,
  period.end,
  groupId,
];

/** Number of users of each frequency, whatever page or frequency is asked for. */
export async function countFrequencies(tx: Transaction, request: FrequencyRequest): Promise<Record<Frequency, number>> {
  const rows = await tx.query<{ frequency: Frequency; users: number }>(COUNTS, parametersOf(request));
  const counts = { daily: 0, often: 0, weekly: 0, rarely: 0, never: 0 };
  for (const { frequency, users } of rows) counts[frequency] = users;
  return counts;
}

/** One page of the users of a frequency, or of all. */
export function readFrequencies(
  tx: Transaction,
  request: FrequencyRequest,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<UserFrequency[]> {
  const { frequency, sort } = request;
  const rows = `
    SELECT user_id, user_name, user_group_name, frequency, use_days, count, last_login_at FROM every
    WHERE $5::text IS NULL OR frequency = $5 ORDER BY ${sort.key} ${sort.order} NULLS LAST, user_id LIMIT $6 OFFSET $7`;
  const parameters = [...parametersOf(request), frequency, pageSize, (page - 1) * pageSize];
  return tx.query<UserFrequency>(`${USERS} ${rows}`, parameters);
}
