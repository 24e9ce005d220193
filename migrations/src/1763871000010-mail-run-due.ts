import type { MigrationInterface, QueryRunner } from "typeorm";

/** The operators' mail status asks for the runs of a day, of all contracts. */
export class MailRunDue1763871000010 implements MigrationInterface {
  name = "MailRunDue1763871000010";

  async up(db: QueryRunner): Promise<void> {
    await db.query("CREATE INDEX mail_run_due ON mail_run (due_at)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX mail_run_due");
  }
}
