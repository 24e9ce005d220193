import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sources that number the versions of an article (NewsML-G2, ninjs, …) may deliver them out of order, and take articles back.
 * article_version has every payload in the order of arrival; `revision` is the source's own count.
 */
export class ArticleRevisions1763801000000 implements MigrationInterface {
  name = "ArticleRevisions1763801000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE article_source ADD COLUMN revision bigint;
      ALTER TABLE article_version ADD COLUMN revision bigint, ADD COLUMN withdraws boolean NOT NULL DEFAULT false;

      -- What was read to its end, and of whom: when such a file comes again, what it
      -- said is no news, whatever others have said since.
      CREATE TABLE ingested_file (
        file_hash bytea NOT NULL,
        source text NOT NULL,
        ingested_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (file_hash, source)
      );
      GRANT SELECT, INSERT, DELETE ON ingested_file TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE ingested_file;
      ALTER TABLE article_version DROP COLUMN withdraws, DROP COLUMN revision;
      ALTER TABLE article_source DROP COLUMN revision;
    `);
  }
}
