import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { InspectedOriginal } from "./original-inspection.dto.ts";
import type { OriginalState } from "./original-inspection.form.ts";

export interface OriginalsRequest {
  /** Days of arrival. */
  period: Period;
  words: readonly string[];
  /** Finds one whenever it came. */
  articleId: string | null;
  mediaCode: string | null;
  section: number | null;
  state: OriginalState;
}

export const MOST_ORIGINALS = 100;

/** An id begins with the month of its arrival, so older months are left out by it. */
const FOUND = `
  SELECT a.article_id, a.data_section, a.title, a.media_code, a.media_name, a.published_on, a.arrived_at, a.pdf_key, a.withdrawn_at,
    EXISTS (SELECT 1 FROM article_text t WHERE t.article_id = a.article_id AND t.body <> '') AS has_text
  FROM article a
  WHERE a.data_section IN (1, 2, 5) AND ($4::bigint IS NULL OR a.article_id = $4)
    AND ($4::bigint IS NOT NULL OR (a.article_id >= to_char($1::date - 1, 'YYYYMM')::bigint * 1000000000
      AND a.arrived_at >= $1::date::timestamp AT TIME ZONE 'Asia/Tokyo'
      AND a.arrived_at < ($2::date + 1)::timestamp AT TIME ZONE 'Asia/Tokyo'))
    AND a.title ILIKE ALL ($3::text[]) AND ($5::text IS NULL OR a.media_code = $5)
    AND ($6::smallint IS NULL OR a.data_section = $6)`;

const STATES: Readonly<Record<OriginalState, string>> = {
  all: "true",
  no_pdf: "f.pdf_key IS NULL AND f.data_section <> 5",
  no_text: "NOT f.has_text",
  withdrawn: "f.withdrawn_at IS NOT NULL",
};

const COLUMNS = `
  SELECT f.article_id::text, f.data_section::int, f.title, f.media_code, f.media_name, f.published_on::text AS issue_date, f.arrived_at,
    (f.pdf_key IS NOT NULL)::int AS pdf_flag, f.has_text::int AS text_flag, (f.withdrawn_at IS NOT NULL)::int AS withdrawn_flag,
    (SELECT count(*)::int FROM original_use u WHERE u.article_id = f.article_id AND u.use_state = 'counted') AS usage_count`;

/** The newest, one more than are shown. */
export async function readOriginals(tx: Transaction, request: OriginalsRequest): Promise<InspectedOriginal[]> {
  const { period, words, articleId, mediaCode, section, state } = request;
  const rows = await tx.query<Omit<InspectedOriginal, "arrived_datetime"> & { arrived_at: Date }>(
    `${COLUMNS} FROM (SELECT * FROM (${FOUND}) f WHERE ${STATES[state]} ORDER BY f.article_id DESC LIMIT ${MOST_ORIGINALS + 1}) f
     ORDER BY f.article_id DESC`,
    [
      period.start,
      period.end,
      words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`),
      articleId,
      mediaCode,
      section,
    ],
  );
  return rows.map(({ arrived_at, ...row }) => ({ ...row, arrived_datetime: tokyoDateTime(arrived_at) }));
}

/** null for an article that is not there or has no text. */
export async function readOriginalText(
  tx: Transaction,
  articleId: string,
): Promise<{ article_id: string; title: string; article_text: string } | null> {
  const [row] = await tx.query<{ article_id: string; title: string; article_text: string }>(
    `SELECT a.article_id::text, a.title, t.body AS article_text FROM article a JOIN article_text t USING (article_id)
     WHERE a.article_id = $1::bigint AND t.body <> ''`,
    [articleId],
  );
  return row ?? null;
}
