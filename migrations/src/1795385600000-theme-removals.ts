import type { MigrationInterface, QueryRunner } from "typeorm";

/** Articles that somebody took out of a theme: no matching brings them back, and for a while they can be put back as they were. */
export class ThemeRemovals1795385600000 implements MigrationInterface {
  name = "ThemeRemovals1795385600000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE theme_removal (
        contract_id int NOT NULL,
        theme_id int NOT NULL,
        article_id bigint NOT NULL,
        -- The hit as it was.
        data_section smallint NOT NULL,
        process_date date NOT NULL,
        search_word text[] NOT NULL,
        found_by smallint NOT NULL,
        removed_by text NOT NULL,
        removed_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, theme_id, article_id),
        FOREIGN KEY (contract_id, theme_id) REFERENCES theme ON DELETE CASCADE
      );
      SELECT protect_tenant_table('theme_removal');`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE theme_removal");
  }
}
