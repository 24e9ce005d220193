import type { MigrationInterface, QueryRunner } from "typeorm";

/** Private feeds of users: see docs/decisions/2026-11-24-private-feeds.md. */
export class ArticleFeeds1795566127341 implements MigrationInterface {
  name = "ArticleFeeds1795566127341";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE article_feed (
        contract_id int NOT NULL,
        article_feed_id int GENERATED ALWAYS AS IDENTITY,
        token_hash bytea NOT NULL,
        user_id text NOT NULL,
        feed_name text NOT NULL,
        -- What it is of: one of the four. What goes takes its feeds with it.
        theme_id int,
        theme_group_id int,
        topics_id int,
        folder_id bigint,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        last_read_at timestamptz,
        PRIMARY KEY (contract_id, article_feed_id),
        UNIQUE (contract_id, token_hash),
        CHECK (num_nonnulls(theme_id, theme_group_id, topics_id, folder_id) = 1),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE,
        FOREIGN KEY (contract_id, theme_id) REFERENCES theme ON DELETE CASCADE,
        FOREIGN KEY (contract_id, theme_group_id) REFERENCES theme_group ON DELETE CASCADE,
        FOREIGN KEY (contract_id, topics_id) REFERENCES topic ON DELETE CASCADE,
        FOREIGN KEY (contract_id, folder_id) REFERENCES clip_folder ON DELETE CASCADE
      );
      SELECT protect_tenant_table('article_feed');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE article_feed");
  }
}
