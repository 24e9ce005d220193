import type { MigrationInterface, QueryRunner } from "typeorm";

/** What an agency delivers before anybody may see it waits until then (docs/ingest.md). */
export class EmbargoedItems1763860000020 implements MigrationInterface {
  name = "EmbargoedItems1763860000020";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The latest version of each article that waits. item: as the reader made it, in JSON. The error list has it too, until it is released.
      CREATE TABLE embargoed_item (
        source text NOT NULL,
        source_key text NOT NULL,
        revision bigint,
        release_at timestamptz NOT NULL,
        held_at timestamptz NOT NULL,
        source_file text NOT NULL,
        file_hash bytea NOT NULL,
        item_no int NOT NULL,
        own_contract_id int,
        item text NOT NULL,
        PRIMARY KEY (source, source_key)
      );
      CREATE INDEX embargoed_item_release ON embargoed_item (release_at);
      GRANT SELECT, INSERT, UPDATE, DELETE ON embargoed_item TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE embargoed_item");
  }
}
