import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../../../db/tenant.ts";

/** What a headline shows of an article of the shared collection. */
export interface HeadlineRow {
  article_id: string;
  data_section: DataSection;
  title: string;
  media_code: string;
  media_name: string;
  published_on: string | null;
  published_at: Date | null;
}

const HEADLINES = `
  SELECT article_id::text, data_section, title, media_code, media_name, published_on::text, published_at
  FROM article WHERE article_id = ANY ($1::bigint[])`;

/** In the order of the ids. */
export async function readHeadlines(tx: Transaction, articleIds: readonly string[]): Promise<HeadlineRow[]> {
  if (articleIds.length === 0) return [];
  const rows = await tx.query<HeadlineRow>(HEADLINES, [articleIds]);
  const byId = new Map(rows.map((row) => [row.article_id, row]));
  return articleIds.flatMap((id) => byId.get(id) ?? []);
}
