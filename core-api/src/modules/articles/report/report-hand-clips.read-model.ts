import { periodBefore } from "@kirinuki/schema/period-before.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { HandRecord } from "../clip/hand-clip.dto.ts";
import type { ReportContent } from "./report-content.dto.ts";

/** As many as are listed; all are counted. */
const MOST_RECORDS = 200;

/** Records in folders that the maker's group shares, each once however many folders have it. What lies in a folder of one's own is nobody else's. */
const RECORDS = `
  WITH record AS (
    SELECT DISTINCT h.medium_kind, h.media_name, h.title, h.clip_date, h.clip_time, h.programme, h.extent
    FROM hand_clip h JOIN clip_folder f USING (contract_id, folder_id)
    JOIN app_user u ON u.contract_id = f.contract_id AND u.user_group_id = f.user_group_id
    WHERE h.contract_id = $1 AND u.user_id = $2 AND h.clip_date BETWEEN $3::date AND $4::date),
  listed AS (
    SELECT * FROM record WHERE clip_date >= $5::date ORDER BY clip_date DESC, clip_time DESC, media_name, title LIMIT ${MOST_RECORDS})
  SELECT (count(*) FILTER (WHERE clip_date >= $5::date))::int AS article_count,
    (count(*) FILTER (WHERE clip_date < $5::date))::int AS before_count,
    (SELECT coalesce(jsonb_agg(l ORDER BY clip_date DESC, clip_time DESC, media_name, title), '[]') FROM listed l) AS records
  FROM record`;

interface Counted {
  article_count: number;
  before_count: number;
  records: HandRecord[];
}

/** What was added by hand in the period and the one before, whatever themes the report is of; null where there is nothing. */
export async function readReportHandClips(
  tx: Transaction,
  { contractId, maker, period }: { contractId: number; maker: string; period: Period },
): Promise<ReportContent["hand_clips"]> {
  const values = [contractId, maker, periodBefore(period).start, period.end, period.start];
  const [counted] = await tx.query<Counted>(RECORDS, values);
  return counted && counted.article_count + counted.before_count > 0 ? counted : null;
}
