import type { MigrationInterface, QueryRunner } from "typeorm";

/** A saved condition keeps whether its words stand for their synonyms too. */
export class SynonymousConditions1795409510000 implements MigrationInterface {
  name = "SynonymousConditions1795409510000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE saved_condition ADD COLUMN synonyms boolean NOT NULL DEFAULT false");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE saved_condition DROP COLUMN synonyms");
  }
}
