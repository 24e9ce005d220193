import type { MigrationInterface, QueryRunner } from "typeorm";

/** What arrived lately is found without an index, so that who ingests need not wait for it (docs/decisions, search). */
export class RecentSearchRows1763860000000 implements MigrationInterface {
  name = "RecentSearchRows1763860000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Rows of article_search that are not in its index yet; an article has its row in one of the two. Searches read all of these,
      -- first of all the numbers: so these lie in the row itself, long texts beside it, and what is removed soon makes room.
      CREATE TABLE article_search_recent (
        article_id bigint PRIMARY KEY,
        arrived_on date NOT NULL,
        data_section smallint NOT NULL,
        media_code text NOT NULL,
        media_name text NOT NULL,
        host text,
        issued_on date,
        published_at timestamptz,
        norm text COLLATE "C" NOT NULL,
        grams int[] NOT NULL,
        own_contract_id int
      ) WITH (toast_tuple_target = 3500, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
      ALTER TABLE article_search_recent ALTER COLUMN norm SET STORAGE EXTERNAL, ALTER COLUMN norm SET STATISTICS 0,
        ALTER COLUMN grams SET STORAGE MAIN, ALTER COLUMN grams SET STATISTICS 0;

      -- What searches read: each article once, whoever moves it meanwhile.
      CREATE VIEW article_searchable WITH (security_invoker = true) AS
        SELECT article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams, own_contract_id
        FROM article_search
        UNION ALL
        SELECT article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams, own_contract_id
        FROM article_search_recent;

      -- Moves the oldest of them into the index. Whoever corrects one of them meanwhile keeps it; nobody is waited for.
      CREATE FUNCTION index_recent_articles(most int) RETURNS int LANGUAGE sql SECURITY DEFINER
        SET search_path = public, pg_temp SET work_mem = '64MB' AS $$
        WITH chosen AS (SELECT article_id FROM article_search_recent ORDER BY article_id LIMIT most FOR UPDATE SKIP LOCKED),
        moved AS (DELETE FROM article_search_recent r USING chosen WHERE r.article_id = chosen.article_id RETURNING r.*),
        indexed AS (
          INSERT INTO article_search (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams, own_contract_id)
          SELECT article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams, own_contract_id
          FROM moved RETURNING 1)
        SELECT count(*)::int FROM indexed $$;

      REVOKE EXECUTE ON FUNCTION index_recent_articles(int) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION index_recent_articles(int) TO kirinuki_operator;
      GRANT SELECT ON article_search_recent, article_searchable TO kirinuki_api;
      GRANT SELECT, INSERT, UPDATE, DELETE ON article_search_recent TO kirinuki_operator;
      GRANT SELECT ON article_searchable TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SELECT index_recent_articles(2147483647);
      DROP FUNCTION index_recent_articles(int);
      DROP VIEW article_searchable;
      DROP TABLE article_search_recent;
    `);
  }
}
