import type { MigrationInterface, QueryRunner } from "typeorm";

/** The operator reads the trails of all contracts in the order of time (spec section 7, /user_log). */
export class AuditTime1763805500000 implements MigrationInterface {
  name = "AuditTime1763805500000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("CREATE INDEX audit_moment ON audit (occurred_at, audit_id)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX audit_moment");
  }
}
