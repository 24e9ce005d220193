import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

/** Of a withdrawn article where and when it stood: no word of it. */
export interface WithdrawnArticle {
  article_id: string;
  data_section: DataSection;
  media_name: string;
  issue_date: string | null;
  withdrawn_datetime: string;
}

const WITHDRAWN = `
  SELECT a.article_id::text, a.data_section, a.media_name,
    coalesce(a.published_on, (a.published_at AT TIME ZONE 'Asia/Tokyo')::date)::text AS issue_date, a.withdrawn_at
  FROM article a
  WHERE a.article_id = ANY ($2::bigint[]) AND a.data_section = ANY ($3::smallint[]) AND a.withdrawn_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM article_setting s WHERE s.contract_id = $1 AND s.article_id = a.article_id AND s.disp_status <> 0)
  ORDER BY array_position($2::bigint[], a.article_id)`;

/** Which of the articles, to each of which the actor has a way, their sources have taken back; in the order of the ids. */
export async function readWithdrawn(
  tx: Transaction,
  { contractId, sections }: Pick<Actor, "contractId" | "sections">,
  articleIds: readonly string[],
): Promise<WithdrawnArticle[]> {
  if (articleIds.length === 0) return [];
  type Row = Omit<WithdrawnArticle, "withdrawn_datetime"> & { withdrawn_at: Date };
  const rows = await tx.query<Row>(WITHDRAWN, [contractId, articleIds, sections]);
  return rows.map(({ withdrawn_at, ...row }) => ({ ...row, withdrawn_datetime: tokyoDateTime(withdrawn_at) }));
}
