import type { MigrationInterface, QueryRunner } from "typeorm";

/** A saved condition keeps the tones and tags that its search is narrowed to. */
export class AssessedConditions1795420100000 implements MigrationInterface {
  name = "AssessedConditions1795420100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE saved_condition ADD COLUMN tones smallint[] NOT NULL DEFAULT '{}',
        ADD COLUMN tag_ids bigint[] NOT NULL DEFAULT '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE saved_condition DROP COLUMN tag_ids, DROP COLUMN tones");
  }
}
