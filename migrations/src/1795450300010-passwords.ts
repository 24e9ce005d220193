import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The passwords that an account had before the present one, as hashes, so that none comes back too soon; and mails that tell a user what
 * was done with the account: see docs/decisions/2026-11-23-passwords.md.
 */
export class Passwords1795450300010 implements MigrationInterface {
  name = "Passwords1795450300010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE former_password (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        former_password_id bigint GENERATED ALWAYS AS IDENTITY,
        password_hash text NOT NULL,
        PRIMARY KEY (contract_id, user_id, former_password_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      SELECT protect_tenant_table('former_password');

      CREATE TABLE former_operator_password (
        operator_id text NOT NULL REFERENCES operator_account ON DELETE CASCADE,
        former_password_id bigint GENERATED ALWAYS AS IDENTITY,
        password_hash text NOT NULL,
        PRIMARY KEY (operator_id, former_password_id)
      );
      GRANT SELECT, INSERT, DELETE ON former_operator_password TO kirinuki_operator;

      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'report', 'usage_line', 'account'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mail_run WHERE kind = 'account';
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'report', 'usage_line'));
      DROP TABLE former_operator_password, former_password;
    `);
  }
}
