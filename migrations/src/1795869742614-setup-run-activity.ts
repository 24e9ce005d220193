import type { MigrationInterface, QueryRunner } from "typeorm";

/** What was stored of late, looked up each second by workers that make alerts. */
export class SetupRunActivity1795869742614 implements MigrationInterface {
  name = "SetupRunActivity1795869742614";

  async up(db: QueryRunner): Promise<void> {
    await db.query("CREATE INDEX setup_run_activity ON setup_run (active_at)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX setup_run_activity");
  }
}
