import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who searches the same new word at the same time as somebody else need not wait for that search to end. */
export class SearchTermsWithoutWaiting1763804100000 implements MigrationInterface {
  name = "SearchTermsWithoutWaiting1763804100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION remember_search_terms(words text[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        INSERT INTO search_term (term)
        SELECT word FROM (SELECT DISTINCT unnest(words) COLLATE "C" AS word) w
        WHERE length(word) BETWEEN 1 AND 64 AND NOT EXISTS (SELECT 1 FROM search_term t WHERE t.term = word)
          AND (SELECT count(*) FROM (SELECT 1 FROM search_term WHERE indexed_since IS NULL LIMIT 20000) waiting) < 20000
          AND pg_try_advisory_xact_lock(hashtext('kirinuki.search_term'), hashtext(word))
        ORDER BY word ON CONFLICT DO NOTHING $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION remember_search_terms(words text[]) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        INSERT INTO search_term (term)
        SELECT word FROM (SELECT DISTINCT unnest(words) COLLATE "C" AS word) w
        WHERE length(word) BETWEEN 1 AND 64 AND NOT EXISTS (SELECT 1 FROM search_term t WHERE t.term = word)
          AND (SELECT count(*) FROM (SELECT 1 FROM search_term WHERE indexed_since IS NULL LIMIT 20000) waiting) < 20000
        ORDER BY word ON CONFLICT DO NOTHING $$;
    `);
  }
}
