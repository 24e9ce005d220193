import type { Transaction } from "../../../db/tenant.ts";
import type { CounterKey } from "./usage-counters.ts";

/**
 * $1 contract, $2 to $4 the counter, $5 what it shows after $6 uses, $7 now. A line is crossed by the use that takes the counter to it. One that
 * lay behind already when it was set, or when the cap was lowered, is crossed by the next use, once in the month.
 */
const NOTE = `
  INSERT INTO usage_line_crossing (contract_id, use_month, user_group_id, data_section, line, cap, used, crossed_at)
  SELECT $1, $3, $2, $4::smallint, l.line, g.cap, $5::int, $7
  FROM (SELECT CASE $4::smallint WHEN 1 THEN use_max_count1 ELSE use_max_count2 END AS cap, use_lines
        FROM user_group WHERE contract_id = $1 AND user_group_id = $2) g CROSS JOIN unnest(g.use_lines) AS l(line)
  WHERE $5::int::bigint * 100 >= g.cap::bigint * l.line
    AND (($5::int - $6::int)::bigint * 100 < g.cap::bigint * l.line OR NOT EXISTS (SELECT FROM usage_line_crossing k
      WHERE k.contract_id = $1 AND k.use_month = $3 AND k.user_group_id = $2 AND k.data_section = $4::smallint AND k.line = l.line))
  ON CONFLICT DO NOTHING`;

export interface CountedStep {
  /** What the counter shows after the uses. */
  after: number;
  uses: number;
  now: Date;
}

/**
 * Notes the lines of the group's cap that counted uses have crossed; mails are made of them later. The caller holds the counter's
 * lock, so that of two who count at once each sees where the other has left it.
 */
export async function noteCrossings(
  tx: Transaction,
  contractId: number,
  { userGroupId, month, section }: CounterKey,
  { after, uses, now }: CountedStep,
): Promise<void> {
  await tx.query(NOTE, [contractId, userGroupId, month, section, after, uses, now]);
}
