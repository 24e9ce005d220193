import type { MigrationInterface, QueryRunner } from "typeorm";

/** How far a user had come in the list of a theme, group or topic: what is newer is above the line 「ここまで前回読みました」. */
export class ListVisits1795450500010 implements MigrationInterface {
  name = "ListVisits1795450500010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- As data_kbn and id name what was listed. A theme that is gone leaves a row that nobody asks for.
      CREATE TABLE list_visit (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        data_kbn smallint NOT NULL,
        id int NOT NULL,
        -- The newest article that was there. No reference: articles go by whole partitions.
        article_id bigint NOT NULL,
        visited_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, user_id, data_kbn, id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      SELECT protect_tenant_table('list_visit');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE list_visit");
  }
}
