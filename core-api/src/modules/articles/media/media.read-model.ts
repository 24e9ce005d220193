import type { Transaction } from "../../../db/tenant.ts";
import type { MagazineMedium, NewspaperMedium } from "./media.dto.ts";

/** A medium of the media dropdown (spec section 9). */
export interface MediumRow {
  media_code: string;
  media_name: string;
  /** 1 regular newspapers, 2 the business-daily group; null for whatever has no group. */
  group: number | null;
}

const MEDIA = `
  SELECT media_code, media_name, value_group AS "group" FROM media WHERE data_section = ANY ($1::smallint[])
  ORDER BY array_position($1::smallint[], data_section), value_group NULLS LAST, media_name COLLATE "ja-x-icu", media_code`;

/** A newspaper is one medium, as image and as text. */
export function readMedia(tx: Transaction, sections: readonly number[]): Promise<MediumRow[]> {
  const media = new Set(sections.map((section) => (section === 2 ? 1 : section)));
  return tx.query<MediumRow>(MEDIA, [[...media]]);
}

const NEWSPAPERS = `
  SELECT media_code, media_name, value_group AS value FROM media
  WHERE data_section = 1 AND ($1::text IS NULL OR media_code = $1) ORDER BY value_group NULLS LAST, media_code`;

const MAGAZINES = `
  SELECT m.media_code, m.media_name, r.sales_from_days, r.sales_days, r.redelivery_from_days, r.sales_datetime_flag::int
  FROM media m LEFT JOIN magazine_rule r USING (media_code)
  WHERE m.data_section = 5 AND ($1::text IS NULL OR m.media_code = $1) ORDER BY m.media_code`;

/** In the order of the dropdown: by group, then by code. */
export const readNewspaperMedia = (tx: Transaction, code?: string): Promise<NewspaperMedium[]> =>
  tx.query<NewspaperMedium>(NEWSPAPERS, [code ?? null]);

export const readMagazineMedia = (tx: Transaction, code?: string): Promise<MagazineMedium[]> =>
  tx.query<MagazineMedium>(MAGAZINES, [code ?? null]);

/** The medium's kind, locked until the transaction ends, and whether articles of it are there; null for an unknown code. */
export async function lockMedium(
  tx: Transaction,
  code: string,
): Promise<{ data_section: number; used: boolean } | null> {
  const [row] = await tx.query<{ data_section: number; used: boolean }>(
    `SELECT m.data_section, EXISTS (SELECT 1 FROM article a WHERE a.media_code = m.media_code) AS used
     FROM media m WHERE m.media_code = $1 FOR UPDATE`,
    [code],
  );
  return row ?? null;
}
