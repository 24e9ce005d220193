import type { DataSection } from "@kirinuki/schema/codes.ts";
import { CURRENT_CONTRACT, notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { RegistrationPreview } from "./registration.dto.ts";

interface PreviewRequest {
  contractId: number;
  sections: readonly DataSection[];
  mediaCodes: readonly string[];
  themeIds: readonly string[];
  /** Days of arrival in Tokyo. */
  period: Period;
}

/** Titles that are shown of what would come. */
const SAMPLES = 5;

/** The month that leads the ids bounds what is read of the index; the eve, because the month may be reckoned in another time zone. */
const CAME = `
  FROM article a
  WHERE a.media_code = ANY ($1::text[]) AND a.data_section = ANY ($2::smallint[]) AND a.withdrawn_at IS NULL
    AND a.article_id >= to_char($3::date - 1, 'YYYYMM')::bigint * 1000000000
    AND (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN $3 AND $4 AND ${notOthers(CURRENT_CONTRACT)}`;

const DAYS = `
  SELECT (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date::text AS process_date, count(*)::int AS article_count,
    (count(*) FILTER (WHERE cardinality($6::int[]) > 0 AND (SELECT count(*) FROM theme_article h
      WHERE h.contract_id = $5 AND h.article_id = a.article_id AND h.theme_id = ANY ($6)) = cardinality($6::int[])))::int AS known
  ${CAME} GROUP BY 1 ORDER BY 1`;

const LATEST = `
  SELECT a.article_id::text, a.data_section, a.title, a.media_name, a.published_on::text AS issue_date, a.issue_type, a.frame_no
  ${CAME} ORDER BY a.article_id DESC LIMIT $5`;

interface DayRow {
  process_date: string;
  article_count: number;
  known: number;
}

/** What registering these media would bring into these themes by now. */
export async function readPreview(tx: Transaction, request: PreviewRequest): Promise<RegistrationPreview> {
  const { contractId, sections, mediaCodes, themeIds, period } = request;
  const came = [mediaCodes, sections, period.start, period.end];
  const days = await tx.query<DayRow>(DAYS, [...came, contractId, themeIds]);
  return {
    article_count: days.reduce((sum, { article_count }) => sum + article_count, 0),
    known_count: days.reduce((sum, { known }) => sum + known, 0),
    days: days.map(({ process_date, article_count }) => ({ process_date, article_count })),
    article_info: await tx.query<RegistrationPreview["article_info"][number]>(LATEST, [...came, SAMPLES]),
  };
}
