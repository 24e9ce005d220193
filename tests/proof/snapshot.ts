import type pg from "pg";

/** Of every article all columns but the id, which has gaps after a killed transaction; elsewhere its source and key stand for it. */
const TABLES: Record<string, string> = {
  article: `SELECT to_jsonb(a) - 'article_id' || jsonb_build_object('who', s.source || '|' || s.source_key) AS row
    FROM article a LEFT JOIN article_source s USING (article_id)`,
  article_source: "SELECT to_jsonb(s) - 'article_id' AS row FROM article_source s",
  article_text: ofArticle("article_text"),
  article_image: ofArticle("article_image"),
  article_version: ofArticle("article_version"),
  article_searchable: ofArticle("article_searchable"),
  theme_article: ofArticle("theme_article"),
  theme_count: "SELECT to_jsonb(t) AS row FROM theme_count t WHERE mc <> 0 OR sc <> 0 OR web <> 0 OR magazine <> 0",
  ingest_error: "SELECT to_jsonb(e) - 'ingest_error_id' - 'occurred_at' AS row FROM ingest_error e",
  media: "SELECT to_jsonb(m) - 'created_at' AS row FROM media m",
};

function ofArticle(table: string): string {
  return `SELECT to_jsonb(x) - 'article_id' || jsonb_build_object('who', s.source || '|' || s.source_key) AS row
    FROM ${table} x LEFT JOIN article_source s USING (article_id)`;
}

/** Everything that ingest and match write, table by table, in an order of its own. */
export async function snapshot(owner: pg.Pool): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const [table, sql] of Object.entries(TABLES)) {
    const { rows } = await owner.query<{ row: string }>(`SELECT row::text AS row FROM (${sql}) t ORDER BY 1`);
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}
