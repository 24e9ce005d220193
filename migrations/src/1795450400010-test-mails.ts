import type { MigrationInterface, QueryRunner } from "typeorm";

/** Tests of a mail setting are mails of their own kind: no digest, and nobody has had their articles. */
export class TestMails1795450400010 implements MigrationInterface {
  name = "TestMails1795450400010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN
        ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'report', 'usage_line', 'account', 'test'));
      CREATE INDEX mail_run_test ON mail_run (contract_id, made_by, made_at) WHERE kind = 'test';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_run_test;
      DELETE FROM mail_run WHERE kind = 'test';
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'report', 'usage_line', 'account'));
    `);
  }
}
