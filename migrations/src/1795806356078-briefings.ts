import type { MigrationInterface, QueryRunner } from "typeorm";

/** 役員版, a page a day for directors, and how much of a text its medium's licence lets it quote: see docs/decisions/2026-11-27-briefings.md. */
export class Briefings1795806356078 implements MigrationInterface {
  name = "Briefings1795806356078";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Null: the usual length. 0: nothing may be quoted.
      ALTER TABLE media_licence ADD COLUMN excerpt_chars int CHECK (excerpt_chars >= 0);

      -- Confirmed by somebody: what nobody has confirmed is not stored.
      CREATE TABLE briefing (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        process_date date NOT NULL,
        version int NOT NULL DEFAULT 1,
        -- Readable when the user is gone, so without a reference.
        confirmed_by text NOT NULL,
        confirmed_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, process_date)
      );
      SELECT protect_tenant_table('briefing');

      -- A story by one of its articles; headline, excerpt and numbers are read when it is shown.
      CREATE TABLE briefing_item (
        contract_id int NOT NULL,
        process_date date NOT NULL,
        article_id bigint NOT NULL,
        display_order int NOT NULL,
        impact text NOT NULL DEFAULT '',
        handling smallint NOT NULL CHECK (handling BETWEEN 1 AND 3),
        -- The day on which it first stood as open; null where it is of its day.
        open_since date,
        PRIMARY KEY (contract_id, process_date, article_id),
        FOREIGN KEY (contract_id, process_date) REFERENCES briefing ON DELETE CASCADE
      );
      SELECT protect_tenant_table('briefing_item');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE briefing_item, briefing;
      ALTER TABLE media_licence DROP COLUMN excerpt_chars;
    `);
  }
}
