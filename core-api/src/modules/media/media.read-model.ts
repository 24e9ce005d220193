import type { Transaction } from "../../db/tenant.ts";

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
