import type { MigrationInterface, QueryRunner } from "typeorm";

/** The operators' log reads both trails in the order of time: of the contracts' trail only what operators did. */
export class OperatorTrailTime1795420400010 implements MigrationInterface {
  name = "OperatorTrailTime1795420400010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      "CREATE INDEX audit_of_operators ON audit (occurred_at, audit_id) WHERE starts_with(actor, 'operator:')",
    );
    await db.query("CREATE INDEX operator_audit_moment ON operator_audit (occurred_at, operator_audit_id)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX audit_of_operators");
    await db.query("DROP INDEX operator_audit_moment");
  }
}
