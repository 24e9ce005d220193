import type { Transaction } from "../../db/tenant.ts";
import type { Period } from "../theme/period.ts";

/** Counted uses of a day, or of a whole period (usage rows of spec section 3). */
export interface UsageCounts {
  pdf_count: number;
  print_count: number;
  text_disp_count: number;
  text_print_count: number;
  /** Every use of an MC article: what use_max_count1 caps. */
  mc_count: number;
  /** Texts of SC articles. */
  sc_text_count: number;
  /** Every use of an SC article: what use_max_count2 caps. */
  sc_count: number;
  epub_count: number;
  /** mc_count and sc_count. */
  count: number;
}

export interface UsageDay extends UsageCounts {
  process_date: string;
}

const COUNTS = `
  count(*) FILTER (WHERE use_kind = 'pdf_display')::int AS pdf_count,
  count(*) FILTER (WHERE use_kind = 'pdf_print')::int AS print_count,
  count(*) FILTER (WHERE use_kind = 'text_display')::int AS text_disp_count,
  count(*) FILTER (WHERE use_kind = 'text_print')::int AS text_print_count,
  count(*) FILTER (WHERE data_section = 1)::int AS mc_count,
  count(*) FILTER (WHERE data_section = 2 AND use_kind IN ('text_display', 'text_print'))::int AS sc_text_count,
  count(*) FILTER (WHERE data_section = 2)::int AS sc_count,
  count(*) FILTER (WHERE use_kind = 'epub_display')::int AS epub_count,
  count(*) FILTER (WHERE data_section IN (1, 2))::int AS count`;

const BY_DAY = `
  SELECT process_date::text, ${COUNTS} FROM original_use
  WHERE contract_id = $1 AND user_id = $2 AND process_date BETWEEN $3 AND $4 AND use_state = 'counted'
  GROUP BY original_use.process_date ORDER BY original_use.process_date`;

/** A user's days that have counted uses, oldest first. */
export const readUsageOfUser = (
  tx: Transaction,
  { contractId, userId }: { contractId: number; userId: string },
  { start, end }: Period,
): Promise<UsageDay[]> => tx.query<UsageDay>(BY_DAY, [contractId, userId, start, end]);

export const NO_USES: UsageCounts = {
  pdf_count: 0,
  print_count: 0,
  text_disp_count: 0,
  text_print_count: 0,
  mc_count: 0,
  sc_text_count: 0,
  sc_count: 0,
  epub_count: 0,
  count: 0,
};

/** The row under several rows. */
export function totalOf(rows: readonly UsageCounts[]): UsageCounts {
  const total = { ...NO_USES };
  for (const row of rows) for (const name of Object.keys(NO_USES) as (keyof UsageCounts)[]) total[name] += row[name];
  return total;
}
