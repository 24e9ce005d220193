import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whether an original was tried by the steps that deliver it, and what they could not do with it. */
export class OriginalTrials1763877900000 implements MigrationInterface {
  name = "OriginalTrials1763877900000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE original ADD COLUMN tried_at timestamptz, ADD COLUMN fault text");
    await db.query(
      "CREATE INDEX original_untried ON original (store_key) WHERE tried_at IS NULL AND content_type = 'application/pdf'",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE original DROP COLUMN tried_at, DROP COLUMN fault");
  }
}
