import type { DataSection } from "@kirinuki/schema/codes.ts";
import { CURRENT_CONTRACT, notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { type RegisteredRow, withinWords } from "../../../matching/set-up/registered-words.ts";
import type { Period } from "../../../period/period.ts";
import { readWords } from "./registered-words.ts";
import type { RegistrationPreview } from "./registration.dto.ts";
import { requireFewHits, TOO_MANY_ROWS } from "./registration.read-model.ts";

interface PreviewRequest {
  contractId: number;
  sections: readonly DataSection[];
  mediaCodes: readonly string[];
  themeIds: readonly string[];
  /** Days of arrival in Tokyo. */
  period: Period;
  /** Only articles that meet it; null: all. */
  expression: string | null;
}

/** Titles that are shown of what would come. */
const SAMPLES = 5;

/** The month that leads the ids bounds what is read of the index; the eve, because the month may be reckoned in another time zone. */
const CAME = `
  SELECT a.article_id::text, (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date::text AS process_date,
    cardinality($6::int[]) > 0 AND (SELECT count(*) FROM theme_article h
      WHERE h.contract_id = $5 AND h.article_id = a.article_id AND h.theme_id = ANY ($6)) = cardinality($6::int[]) AS known,
    $5::int AS contract_id, $7::text AS expression
  FROM article a
  WHERE a.media_code = ANY ($1::text[]) AND a.data_section = ANY ($2::smallint[]) AND a.withdrawn_at IS NULL
    AND a.article_id >= to_char($3::date - 1, 'YYYYMM')::bigint * 1000000000
    AND (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date BETWEEN $3 AND $4 AND ${notOthers(CURRENT_CONTRACT)}
  ORDER BY a.article_id LIMIT $8`;

interface CameRow extends RegisteredRow {
  process_date: string;
  known: boolean;
}

const LATEST = `
  SELECT article_id::text, data_section, title, media_name, published_on::text AS issue_date, issue_type, frame_no
  FROM article WHERE article_id = ANY ($1::bigint[]) ORDER BY article_id DESC`;

/**
 * What registering these media would bring into these themes by now.
 * @throws AppError TOO_MANY_HITS as the registration would, INVALID_FIELDS for words that can't be read
 */
export async function readPreview(tx: Transaction, request: PreviewRequest): Promise<RegistrationPreview> {
  const { contractId, sections, mediaCodes, themeIds, period, expression } = request;
  if (expression !== null) readWords(expression);
  const rows = await tx.query<CameRow>(CAME, [
    ...[mediaCodes, sections, period.start, period.end, contractId, themeIds, expression],
    TOO_MANY_ROWS,
  ]);
  requireFewHits(rows.length);
  const came = await withinWords(tx, rows);
  const byDay = Map.groupBy(came, ({ process_date }) => process_date);
  const latest = came.slice(-SAMPLES).map(({ article_id }) => article_id);
  return {
    article_count: came.length,
    known_count: came.filter(({ known }) => known).length,
    days: [...byDay]
      .map(([process_date, { length }]) => ({ process_date, article_count: length }))
      .sort((a, b) => a.process_date.localeCompare(b.process_date)),
    article_info: await tx.query<RegistrationPreview["article_info"][number]>(LATEST, [latest]),
  };
}
