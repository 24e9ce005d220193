import type { MigrationInterface, QueryRunner } from "typeorm";

/** Operators see which contracts come near their caps: one month of all contracts, of years. Counting stays a HOT update. */
export class MonthsOfUse1795796100000 implements MigrationInterface {
  name = "MonthsOfUse1795796100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("CREATE INDEX usage_month_of_all ON usage_month (use_month)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX usage_month_of_all");
  }
}
