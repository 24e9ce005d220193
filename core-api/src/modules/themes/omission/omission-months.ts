import type { OmissionDecision } from "@kirinuki/schema/omission.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { type DayString, tokyoDay } from "../../../time/tokyo.ts";

/** The month so far, read anew: a second run of a day changes nothing. A theme that was deleted meanwhile takes nothing back. */
const MADE = `
  INSERT INTO omission_month AS m (contract_id, target_month, made_count)
  SELECT $1, date_trunc('month', $2::date)::date, count(DISTINCT (theme_id, term))::int FROM theme_omission
  WHERE contract_id = $1 AND process_date >= date_trunc('month', $2::date) AND process_date < date_trunc('month', $2::date) + interval '1 month'
  ON CONFLICT (contract_id, target_month) DO UPDATE SET made_count = greatest(m.made_count, excluded.made_count)`;

/** Counts what was suggested in the month of a day. */
export const countMade = (tx: Transaction, contractId: number, day: DayString): Promise<unknown> =>
  tx.query(MADE, [contractId, day]);

const SETTLED = `
  INSERT INTO omission_month AS m (contract_id, target_month, added_count, dismissed_count)
  VALUES ($1, date_trunc('month', $2::date)::date, $3, greatest(0, $4::int))
  ON CONFLICT (contract_id, target_month) DO UPDATE
    SET added_count = m.added_count + $3, dismissed_count = greatest(0, m.dismissed_count + $4::int)`;

/**
 * Counts a decision in its month; a dismissal that is taken back counts no more, in the month in which it was made.
 * @param at when it was decided; of a dismissal that is taken back when that was
 */
export const countSettled = (
  tx: Transaction,
  contractId: number,
  decision: OmissionDecision,
  at: Date,
): Promise<unknown> =>
  tx.query(SETTLED, [
    contractId,
    tokyoDay(at),
    decision === "add_word" || decision === "add_synonym" ? 1 : 0,
    decision === "dismiss" ? 1 : decision === "reopen" ? -1 : 0,
  ]);
