import type { MigrationInterface, QueryRunner } from "typeorm";

/** What users missed and why, as it was answered: see docs/decisions/2026-11-27-missing-articles.md. */
export class MissingArticles1795811885709 implements MigrationInterface {
  name = "MissingArticles1795811885709";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE missing_article (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        missing_article_id int GENERATED ALWAYS AS IDENTITY,
        user_id text NOT NULL,
        asked_at timestamptz NOT NULL,
        keyword text NOT NULL,
        media_name text NOT NULL DEFAULT '',
        issued_on date,
        -- NULL where none was found, or none that the user may know of.
        article_id bigint,
        cause text NOT NULL CHECK (cause IN ('not_arrived', 'no_right', 'withdrawn', 'hidden', 'found', 'late', 'elsewhere', 'excluded', 'stopped', 'missed', 'not_met', 'no_words')),
        message text NOT NULL,
        settled_by text,
        settled_at timestamptz,
        note text NOT NULL DEFAULT '',
        PRIMARY KEY (contract_id, missing_article_id),
        CHECK ((settled_at IS NULL) = (settled_by IS NULL))
      );
      CREATE INDEX missing_article_asked ON missing_article (contract_id, asked_at DESC, missing_article_id DESC);
      SELECT protect_tenant_table('missing_article');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE missing_article");
  }
}
