import type { DataSection } from "@kirinuki/schema/codes.ts";
import { CURRENT_CONTRACT, notOthers } from "../../../access/own-article.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { IS_REGISTERED } from "../../../matching/set-up/registered-hits.read-model.ts";
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

/** 1 for a newspaper, 5 for a magazine, 3 for a site; null where nobody knows the code. */
export async function mediumSection(tx: Transaction, mediaCode: string): Promise<number | null> {
  const [row] = await tx.query<{ data_section: number }>("SELECT data_section FROM media WHERE media_code = $1", [
    mediaCode,
  ]);
  return row?.data_section ?? null;
}

/** The id's month bounds what is read of the index; the eve, because the month may be reckoned in another time zone. */
const WANTED = `
  SELECT r.theme_id, a.article_id::text, a.data_section
  FROM media_registration r JOIN article a ON ${IS_REGISTERED}
    AND a.article_id >= to_char(r.first_day - 1, 'YYYYMM')::bigint * 1000000000
  WHERE r.contract_id = $1 AND r.theme_id = ANY ($2::int[]) AND r.media_code = $3 AND a.withdrawn_at IS NULL
  ORDER BY r.theme_id, a.article_id LIMIT $4`;

/** What the registrations of a medium bring into these themes now, at most `limit` rows. */
export function wantedByMedium(
  tx: Transaction,
  where: { contractId: number; themeIds: readonly number[]; mediaCode: string },
  limit: number,
): Promise<{ theme_id: number; article_id: string; data_section: DataSection }[]> {
  return tx.query(WANTED, [where.contractId, where.themeIds, where.mediaCode, limit]);
}

/** Articles of a medium that are in these themes because of it. */
export async function broughtByMedium(
  tx: Transaction,
  where: { contractId: number; themeIds: readonly number[]; mediaCode: string },
): Promise<string[]> {
  const rows = await tx.query<{ article_id: string }>(
    `SELECT DISTINCT t.article_id::text FROM theme_article t JOIN article a USING (article_id)
     WHERE t.contract_id = $1 AND t.theme_id = ANY ($2::int[]) AND t.found_by & 2 = 2 AND a.media_code = $3`,
    [where.contractId, where.themeIds, where.mediaCode],
  );
  return rows.map(({ article_id }) => article_id);
}

const REGISTRATIONS = `
  SELECT r.theme_id::text, t.theme_name, r.media_code, m.media_name, m.data_section AS media_section, r.data_section,
    r.first_day::text AS process_date_start, r.last_day::text AS process_date_end,
    coalesce(u.name, r.registered_by) AS registered_by, b.article_count, b.only_count
  FROM media_registration r JOIN theme t USING (contract_id, theme_id) JOIN media m USING (media_code)
  LEFT JOIN app_user u ON u.contract_id = r.contract_id AND u.user_id = r.registered_by
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS article_count, (count(*) FILTER (WHERE h.found_by = 2))::int AS only_count
    FROM theme_article h JOIN article a USING (article_id)
    WHERE h.contract_id = r.contract_id AND h.theme_id = r.theme_id AND h.process_date >= r.first_day AND h.found_by & 2 = 2
      AND a.media_code = r.media_code) b
  WHERE r.contract_id = $1 AND ($2::text IS NULL OR r.media_code = $2)
  ORDER BY t.display_order, t.theme_id, r.media_code`;

export function readMediaRegistrations(
  tx: Transaction,
  contractId: number,
  mediaCode: string | undefined,
): Promise<MediaRegistrationWire[]> {
  return tx.query<MediaRegistrationWire>(REGISTRATIONS, [contractId, mediaCode ?? null]);
}

export function readThemeNames(
  tx: Transaction,
  contractId: number,
): Promise<{ theme_id: string; theme_name: string }[]> {
  return tx.query(
    "SELECT theme_id::text, theme_name FROM theme WHERE contract_id = $1 ORDER BY display_order, theme_id",
    [contractId],
  );
}
