import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What administrators say of theme groups and topics: who edits a topic's articles, in which order a topic has its themes, and whether a
 * theme group or topic is for every user group. That was read from the absence of rows, so that deleting the only user group of a
 * theme group would have shown it to everybody.
 */
export class TopicUsers1763890400000 implements MigrationInterface {
  name = "TopicUsers1763890400000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE topic_user (
        contract_id int NOT NULL,
        topics_id int NOT NULL,
        user_id text NOT NULL,
        PRIMARY KEY (contract_id, topics_id, user_id),
        FOREIGN KEY (contract_id, topics_id) REFERENCES topic ON DELETE CASCADE,
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX topic_user_user ON topic_user (contract_id, user_id);
      SELECT protect_tenant_table('topic_user');

      ALTER TABLE topic_theme ADD COLUMN display_order int NOT NULL DEFAULT 0;

      ALTER TABLE theme_group ADD COLUMN open_to_all_groups boolean NOT NULL DEFAULT true;
      UPDATE theme_group SET open_to_all_groups = false
        WHERE (contract_id, theme_group_id) IN (SELECT contract_id, theme_group_id FROM theme_group_user_group);
      ALTER TABLE topic ADD COLUMN open_to_all_groups boolean NOT NULL DEFAULT true;
      UPDATE topic SET open_to_all_groups = false
        WHERE (contract_id, topics_id) IN (SELECT contract_id, topics_id FROM topic_user_group);
    `);
  }

  /** The older version shows everybody what is for no group. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE topic DROP COLUMN open_to_all_groups;
      ALTER TABLE theme_group DROP COLUMN open_to_all_groups;
      ALTER TABLE topic_theme DROP COLUMN display_order;
      DROP TABLE topic_user;
    `);
  }
}
