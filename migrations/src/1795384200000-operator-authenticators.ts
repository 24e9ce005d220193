import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Authenticator apps of operators (TOTP, RFC 6238). Secrets are sealed; recovery codes are kept as hashes and go when they are used.
 * pending_secret: shown, but no code of it was typed yet. last_step: the time step of the last code, which is taken once.
 */
export class OperatorAuthenticators1795384200000 implements MigrationInterface {
  name = "OperatorAuthenticators1795384200000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE operator_authenticator (
        operator_id text PRIMARY KEY REFERENCES operator_account ON DELETE CASCADE,
        secret bytea,
        pending_secret bytea,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        recovery_hashes bytea[] NOT NULL DEFAULT '{}',
        CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
        CHECK (secret IS NOT NULL OR pending_secret IS NOT NULL)
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON operator_authenticator TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE operator_authenticator");
  }
}
