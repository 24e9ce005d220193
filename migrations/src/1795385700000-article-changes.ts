import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Articles that a source corrected or took back, and who had them before that: see docs/decisions/2026-11-22-corrections-are-told.md.
 */
export class ArticleChanges1795385700000 implements MigrationInterface {
  name = "ArticleChanges1795385700000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Of the shared collection, as articles are. fields: what differs for a reader; noticed_at: when whoever had the article was noted.
      CREATE TABLE article_change (
        article_change_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        article_id bigint NOT NULL REFERENCES article ON DELETE CASCADE,
        changed_at timestamptz NOT NULL,
        kind text NOT NULL CHECK (kind IN ('corrected', 'withdrawn')),
        fields text[] NOT NULL DEFAULT '{}',
        noticed_at timestamptz
      );
      CREATE INDEX article_change_article ON article_change (article_id);
      CREATE INDEX article_change_new ON article_change (article_change_id) WHERE noticed_at IS NULL;
      GRANT SELECT ON article_change TO kirinuki_api;
      GRANT SELECT, INSERT, UPDATE, DELETE ON article_change TO kirinuki_operator;

      -- One row a person and change: somebody who had opened or printed the article, or was mailed it. The key makes a second notice
      -- impossible. user_id: null of an address that is nobody's; no reference to the user, who may be deleted later.
      CREATE TABLE article_change_notice (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        article_id bigint NOT NULL,
        article_change_id bigint NOT NULL REFERENCES article_change ON DELETE CASCADE,
        mail_address text NOT NULL,
        user_id text,
        PRIMARY KEY (contract_id, article_id, article_change_id, mail_address)
      );
      CREATE INDEX article_change_notice_change ON article_change_notice (article_change_id);
      SELECT protect_tenant_table('article_change_notice');

      -- Who had an article: asked by the article, over all contracts.
      CREATE INDEX read_mark_article ON read_mark (article_id);
      CREATE INDEX original_use_article ON original_use (article_id) WHERE use_state = 'counted';
      CREATE INDEX mail_message_articles ON mail_message USING gin ((content -> 'articles') jsonb_path_ops);

      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mail_run WHERE kind = 'change';
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation'));
      DROP INDEX read_mark_article, original_use_article, mail_message_articles;
      DROP TABLE article_change_notice, article_change;
    `);
  }
}
