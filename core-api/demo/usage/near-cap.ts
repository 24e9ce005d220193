import type { Transaction } from "../../src/db/tenant.ts";
import type { DayString } from "../../src/time/tokyo.ts";
import { countUses } from "./insert-uses.ts";

/** Of 100 a month that the contract's only group may use. */
const USED = 84;

/** One a quarter of an hour from nine on, over the last five days of this month that are past; on its first day, that day. */
const INSERT = `
  INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id, data_section,
    use_kind, use_state, reserved_at, expires_at, counted_at, display_id)
  SELECT g.contract_id, date_trunc('month', day), day, u.user_id, g.user_group_id, g.user_group_name, '\\x00', a.article_id, 2,
    'text_display', 'counted', at, at + interval '10 minutes', at, '0002'
  FROM user_group g JOIN app_user u USING (contract_id, user_group_id),
    (SELECT article_id, row_number() OVER (ORDER BY article_id)::int AS n FROM article WHERE data_section = 2 ORDER BY article_id LIMIT ${USED}) a,
    LATERAL (SELECT greatest($2::date - 1 - n % 5, date_trunc('month', $2::date)::date) AS day) d,
    LATERAL (SELECT least((day + time '09:00') AT TIME ZONE 'Asia/Tokyo' + n / 5 * interval '15 minutes', $3) AS at) t
  WHERE g.contract_id = $1`;

/** A contract of the back office that has nearly used up its caps, for the operators' list. */
export async function insertUsesNearCap(tx: Transaction, code: string, today: DayString, now: Date): Promise<void> {
  const [contract] = await tx.query<{ id: number }>("SELECT contract_id AS id FROM contract WHERE contract_code = $1", [
    code,
  ]);
  if (!contract) return;
  await tx.query(INSERT, [contract.id, today, now]);
  await countUses(tx, contract.id);
}
