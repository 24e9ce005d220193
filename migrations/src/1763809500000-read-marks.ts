import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which articles a user has read (look.md 5, Read / unread): by user, so that it holds in every browser. */
export class ReadMarks1763809500000 implements MigrationInterface {
  name = "ReadMarks1763809500000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- No reference to article: its rows go by whole partitions, and a mark of an article that is gone is never looked at again.
      CREATE TABLE read_mark (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        article_id bigint NOT NULL,
        read_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, user_id, article_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      SELECT protect_tenant_table('read_mark');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE read_mark");
  }
}
