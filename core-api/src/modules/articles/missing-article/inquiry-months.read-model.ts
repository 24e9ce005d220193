import type { MissingCause } from "@kirinuki/schema/missing-article.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** $2 now. */
const MONTHS = `
  SELECT to_char(asked_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') AS month, cause, count(*)::int AS count
  FROM missing_article
  WHERE contract_id = $1 AND asked_at >= (date_trunc('month', $2::timestamptz AT TIME ZONE 'Asia/Tokyo') - interval '11 months') AT TIME ZONE 'Asia/Tokyo'
  GROUP BY 1, 2 ORDER BY 1 DESC, 3 DESC, 2`;

/** Questions of a month, and their causes, the most frequent first. */
export interface InquiryMonth {
  target_month: string;
  inquiry_count: number;
  cause_info: { cause: MissingCause; count: number }[];
}

/** How many questions a contract had in each of the last twelve months that have any, newest first. */
export async function readInquiryMonths(tx: Transaction, contractId: number, now: Date): Promise<InquiryMonth[]> {
  const months = await tx.query<{ month: string; cause: MissingCause; count: number }>(MONTHS, [contractId, now]);
  return [...Map.groupBy(months, ({ month }) => month)].map(([target_month, own]) => ({
    target_month,
    inquiry_count: own.reduce((sum, { count }) => sum + count, 0),
    cause_info: own.map(({ month: _month, ...each }) => each),
  }));
}
