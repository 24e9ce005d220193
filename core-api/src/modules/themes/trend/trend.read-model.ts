import type { DataSection } from "@kirinuki/schema/codes.ts";
import { WITHDRAWN_ARTICLES } from "../../../access/browsing.ts";
import type { Transaction } from "../../../db/tenant.ts";
import type { Period } from "../../../period/period.ts";
import type { CountColumns } from "../../../period/section-counts.ts";
import type { DayString } from "../../../time/tokyo.ts";

/** Whose counts, and of which sources. */
export interface TrendOf {
  contractId: number;
  themeId: number;
  sections: readonly DataSection[];
}

/** Articles of a kind, of one source. */
interface SectionCount {
  data_section: DataSection;
  n: number;
}

export interface DayRow extends CountColumns {
  process_date: DayString;
}
export interface HourRow extends SectionCount {
  hour: number;
}
export interface NoticeRow extends SectionCount {
  process_date: DayString;
}
export interface MediumRow {
  media_code: string;
  media_name: string;
  count: number;
  before_count: number;
}
/** Articles that were withdrawn after they were counted. */
export interface WithdrawnRow extends SectionCount {
  process_date: DayString;
  media_code: string;
  hour: number;
  is_notice: boolean;
}
export interface WordRow {
  word: string;
  count: number;
  before_count: number;
}

const KEY = "contract_id = $1 AND theme_id = $2";

const DAYS = `
  SELECT process_date::text, mc, sc, web, magazine FROM theme_count WHERE ${KEY} AND process_date BETWEEN $3 AND $4 ORDER BY 1`;

export const readDays = (tx: Transaction, { contractId, themeId }: TrendOf, { start, end }: Period) =>
  tx.query<DayRow>(DAYS, [contractId, themeId, start, end]);

const FIRST_DAY = `SELECT min(process_date)::text AS day FROM theme_count WHERE ${KEY}`;

/** The day on which the theme found something first; null where it never has. */
export async function readFirstDay(tx: Transaction, { contractId, themeId }: TrendOf): Promise<DayString | null> {
  const [row] = await tx.query<{ day: DayString | null }>(FIRST_DAY, [contractId, themeId]);
  return row?.day ?? null;
}

const HOURS = `
  SELECT hour, data_section, sum(n)::int AS n FROM theme_hour_count
  WHERE ${KEY} AND data_section = ANY ($3::smallint[]) AND process_date BETWEEN $4 AND $5 GROUP BY 1, 2`;

export const readHours = (tx: Transaction, { contractId, themeId, sections }: TrendOf, { start, end }: Period) =>
  tx.query<HourRow>(HOURS, [contractId, themeId, sections, start, end]);

const NOTICES = `
  SELECT process_date::text, data_section, sum(notices)::int AS n FROM theme_hour_count
  WHERE ${KEY} AND data_section = ANY ($3::smallint[]) AND process_date BETWEEN $4 AND $5 AND notices <> 0 GROUP BY 1, 2`;

/** Serial notices a day. */
export const readNotices = (tx: Transaction, { contractId, themeId, sections }: TrendOf, { start, end }: Period) =>
  tx.query<NoticeRow>(NOTICES, [contractId, themeId, sections, start, end]);

const MEDIA = `
  SELECT c.media_code, coalesce(m.media_name, c.media_code) AS media_name, c.count, c.before_count
  FROM (SELECT media_code, coalesce(sum(n) FILTER (WHERE process_date >= $5), 0)::int AS count,
          coalesce(sum(n) FILTER (WHERE process_date < $5), 0)::int AS before_count
        FROM theme_medium_count
        WHERE ${KEY} AND data_section = ANY ($3::smallint[]) AND process_date BETWEEN $4 AND $6 GROUP BY 1) c
  LEFT JOIN media m USING (media_code) WHERE c.count > 0`;

/** Media with their articles of a period and of the days from `before` to its eve. */
export const readMedia = (
  tx: Transaction,
  { contractId, themeId, sections }: TrendOf,
  { start, end }: Period,
  before: DayString,
) => tx.query<MediumRow>(MEDIA, [contractId, themeId, sections, before, start, end]);

const WITHDRAWN = `
  SELECT ta.process_date::text, ta.data_section, a.media_code, extract(hour FROM a.arrived_at AT TIME ZONE 'Asia/Tokyo')::int AS hour,
    is_serial_notice(a.title, a.category, a.article_class) AS is_notice, count(*)::int AS n
  FROM theme_article ta JOIN article a USING (article_id)
  WHERE ta.contract_id = $1 AND ta.theme_id = $2 AND ta.data_section = ANY ($3::smallint[]) AND ta.process_date BETWEEN $4 AND $5
    AND ta.disp_status = 0 AND ta.article_id = ANY ($6::bigint[])
  GROUP BY 1, 2, 3, 4, 5`;

/**
 * What the kept counts still have of articles that their sources took back; as for home, they are few. They are asked for first: a
 * join whose articles are not known is planned for many and starts parallel workers.
 */
export async function readWithdrawn(
  tx: Transaction,
  { contractId, themeId, sections }: TrendOf,
  { start, end }: Period,
): Promise<WithdrawnRow[]> {
  const gone = await tx.query<{ article_id: string }>(WITHDRAWN_ARTICLES, []);
  if (gone.length === 0) return [];
  const ids = gone.map(({ article_id }) => article_id);
  return tx.query<WithdrawnRow>(WITHDRAWN, [contractId, themeId, sections, start, end, ids]);
}

const WORDS = `
  SELECT w.key AS word, coalesce(sum(w.value::int) FILTER (WHERE process_date >= $5), 0)::int AS count,
    coalesce(sum(w.value::int) FILTER (WHERE process_date < $5), 0)::int AS before_count
  FROM theme_day_words CROSS JOIN LATERAL jsonb_each_text(words) w
  WHERE ${KEY} AND data_section = ANY ($3::smallint[]) AND process_date BETWEEN $4 AND $6
  GROUP BY 1 HAVING coalesce(sum(w.value::int) FILTER (WHERE process_date >= $5), 0) > 0`;

/** Words with their articles of a period and of the days from `before` to its eve. */
export const readWords = (
  tx: Transaction,
  { contractId, themeId, sections }: TrendOf,
  { start, end }: Period,
  before: DayString,
) => tx.query<WordRow>(WORDS, [contractId, themeId, sections, before, start, end]);
