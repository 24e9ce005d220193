import type { DataSection } from "@kirinuki/schema/codes.ts";
import { CURRENT_CONTRACT, notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { IS_REGISTERED } from "../../../matching/set-up/registered-hits.read-model.ts";
import { type RegisteredRow, withinWords } from "../../../matching/set-up/registered-words.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { MediaRegistrationWire } from "./registration.dto.ts";

/** The contract's themes among these ids. */
export async function ownThemeIds(tx: Transaction, contractId: number, ids: readonly string[]): Promise<number[]> {
  const rows = await tx.query<{ theme_id: number }>(
    "SELECT theme_id FROM theme WHERE contract_id = $1 AND theme_id = ANY ($2::bigint[]) ORDER BY theme_id",
    [contractId, ids],
  );
  return rows.map(({ theme_id }) => theme_id);
}

/** Those of the articles that are of these sources and have not been taken back. */
export function presentArticles(
  tx: Transaction,
  ids: readonly string[],
  sections: readonly DataSection[],
): Promise<{ article_id: string; data_section: DataSection }[]> {
  return tx.query(
    `SELECT a.article_id::text, a.data_section FROM article a
     WHERE a.article_id = ANY ($1::bigint[]) AND a.data_section = ANY ($2::smallint[]) AND a.withdrawn_at IS NULL
       AND ${notOthers(CURRENT_CONTRACT)} ORDER BY a.article_id`,
    [ids, sections],
  );
}

/** 1 for a newspaper, 5 for a magazine, 3 for a site; no entry where nobody knows the code. */
export async function mediaSections(tx: Transaction, mediaCodes: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ media_code: string; data_section: number }>(
    "SELECT media_code, data_section FROM media WHERE media_code = ANY ($1::text[])",
    [mediaCodes],
  );
  return new Map(rows.map(({ media_code, data_section }) => [media_code, data_section]));
}

/** Articles that one call may bring; more would hold up everybody's matching. */
const MOST_HITS = 20_000;

/** @throws AppError TOO_MANY_HITS */
export function requireFewHits(count: number): void {
  if (count <= MOST_HITS) return;
  const message = `期間中の記事が多すぎます（上限${MOST_HITS}件）。期間を短くするか、媒体かテーマを分けて登録してください。`;
  throw new AppError("TOO_MANY_HITS", [{ field: "process_date_start", message }]);
}

/** So many rows tell that there are too many. */
export const TOO_MANY_ROWS = MOST_HITS + 1;

/** The id's month bounds what is read of the index; the eve, because the month may be reckoned in another time zone. */
const WANTED = `
  SELECT r.contract_id, r.theme_id, a.article_id::text, a.data_section, r.expression
  FROM media_registration r JOIN article a ON ${IS_REGISTERED}
    AND a.article_id >= to_char(r.first_day - 1, 'YYYYMM')::bigint * 1000000000
  WHERE r.contract_id = $1 AND r.theme_id = ANY ($2::int[]) AND r.media_code = ANY ($3::text[]) AND a.withdrawn_at IS NULL
  ORDER BY r.theme_id, a.article_id LIMIT $4`;

interface RegisteredMedia {
  contractId: number;
  themeIds: readonly number[];
  mediaCodes: readonly string[];
}

interface WantedRow extends RegisteredRow {
  theme_id: number;
  data_section: DataSection;
}

/** What the registrations of media bring into these themes now. @throws AppError TOO_MANY_HITS */
export async function wantedByMedia(
  tx: Transaction,
  { contractId, themeIds, mediaCodes }: RegisteredMedia,
): Promise<WantedRow[]> {
  const rows = await tx.query<WantedRow>(WANTED, [contractId, themeIds, mediaCodes, TOO_MANY_ROWS]);
  requireFewHits(rows.length);
  return withinWords(tx, rows);
}

/** Articles of media that are in these themes because of them. */
export async function broughtByMedia(
  tx: Transaction,
  { contractId, themeIds, mediaCodes }: RegisteredMedia,
): Promise<string[]> {
  const rows = await tx.query<{ article_id: string }>(
    `SELECT DISTINCT t.article_id::text FROM theme_article t JOIN article a USING (article_id)
     WHERE t.contract_id = $1 AND t.theme_id = ANY ($2::int[]) AND t.found_by & 2 = 2 AND a.media_code = ANY ($3::text[])`,
    [contractId, themeIds, mediaCodes],
  );
  return rows.map(({ article_id }) => article_id);
}

/** Changes of one registration that are told. */
const MOST_CHANGES = 20;

const REGISTRATIONS = `
  SELECT r.theme_id::text, t.theme_name, r.media_code, m.media_name, m.data_section AS media_section, r.data_section,
    r.first_day::text AS process_date_start, r.last_day::text AS process_date_end, r.expression,
    coalesce(u.name, r.registered_by) AS registered_by, r.registered_at, b.article_count, b.only_count, e.history
  FROM media_registration r JOIN theme t USING (contract_id, theme_id) JOIN media m USING (media_code)
  LEFT JOIN app_user u ON u.contract_id = r.contract_id AND u.user_id = r.registered_by
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS article_count, (count(*) FILTER (WHERE h.found_by = 2))::int AS only_count
    FROM theme_article h JOIN article a USING (article_id)
    WHERE h.contract_id = r.contract_id AND h.theme_id = r.theme_id AND h.process_date >= r.first_day AND h.found_by & 2 = 2
      AND a.media_code = r.media_code) b
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('occurred_at', o.occurred_at, 'action', o.action, 'done_by', o.done_by, 'detail', o.detail)), '[]') AS history
    FROM (
      SELECT h.occurred_at, h.action, coalesce(w.name, h.actor) AS done_by, h.detail FROM audit h
      LEFT JOIN app_user w ON w.contract_id = h.contract_id AND w.user_id = h.actor
      WHERE h.contract_id = r.contract_id AND h.action IN ('media_theme.register', 'media_theme.unregister')
        AND h.detail -> 'mediaCodes' ? r.media_code AND h.detail -> 'themeIds' @> to_jsonb(r.theme_id)
      ORDER BY h.audit_id DESC LIMIT ${MOST_CHANGES}) o) e
  WHERE r.contract_id = $1 AND ($2::text IS NULL OR r.media_code = $2)
  ORDER BY t.display_order, t.theme_id, r.media_code`;

interface ChangeRow {
  occurred_at: string;
  action: string;
  done_by: string;
  detail: { first_day?: string; last_day?: string | null; expression?: string | null };
}

type RegistrationRow = Omit<MediaRegistrationWire, "registered_datetime" | "history_info"> & {
  registered_at: Date;
  history: ChangeRow[];
};

export async function readMediaRegistrations(
  tx: Transaction,
  contractId: number,
  mediaCode: string | undefined,
): Promise<MediaRegistrationWire[]> {
  const rows = await tx.query<RegistrationRow>(REGISTRATIONS, [contractId, mediaCode ?? null]);
  return rows.map(({ registered_at, history, ...row }) => ({
    ...row,
    registered_datetime: tokyoDateTime(registered_at),
    history_info: history.map(({ occurred_at, action, done_by, detail }) => ({
      ended_flag: action === "media_theme.unregister" ? 1 : 0,
      done_by,
      done_datetime: tokyoDateTime(new Date(occurred_at)),
      process_date_start: detail.first_day ?? null,
      process_date_end: detail.last_day ?? null,
      expression: detail.expression ?? null,
    })),
  }));
}

export function readThemeNames(
  tx: Transaction,
  contractId: number,
): Promise<{ theme_id: string; theme_name: string }[]> {
  return tx.query(
    "SELECT t.theme_id::text, t.theme_name FROM theme t WHERE t.contract_id = $1 ORDER BY t.display_order, t.theme_id",
    [contractId],
  );
}
