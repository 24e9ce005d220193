import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Second factors of users: authenticator app, passkeys, recovery codes, and the devices that are not asked for one. A contract may
 * demand one of its Admins or of all: see docs/decisions/2026-11-23-second-factors-of-users.md.
 */
export class SecondFactors1795450300020 implements MigrationInterface {
  name = "SecondFactors1795450300020";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE contract ADD COLUMN second_factor_demand text NOT NULL DEFAULT 'none'
        CHECK (second_factor_demand IN ('none', 'admins', 'all'));
      -- Somebody else has asked for the second factor: a session that came by single sign-on.
      ALTER TABLE session ADD COLUMN is_assured_elsewhere boolean NOT NULL DEFAULT false;

      -- Secrets are sealed. pending_secret: shown, but no code of it was typed yet. last_step: time step of the last code, which is taken once.
      CREATE TABLE user_authenticator (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        secret bytea,
        pending_secret bytea,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (contract_id, user_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE,
        CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
        CHECK (secret IS NOT NULL OR pending_secret IS NOT NULL)
      );
      SELECT protect_tenant_table('user_authenticator');

      CREATE TABLE user_recovery_code (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        code_hash bytea NOT NULL,
        PRIMARY KEY (contract_id, user_id, code_hash),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      SELECT protect_tenant_table('user_recovery_code');

      CREATE TABLE user_passkey (
        contract_id int NOT NULL,
        credential_id text NOT NULL,
        user_id text NOT NULL,
        passkey_name text NOT NULL,
        public_key bytea NOT NULL,
        sign_count bigint NOT NULL,
        transports text[] NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz,
        PRIMARY KEY (contract_id, credential_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX user_passkey_user ON user_passkey (contract_id, user_id);
      SELECT protect_tenant_table('user_passkey');

      -- What an authenticator is to sign; taken once.
      CREATE TABLE passkey_challenge (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        challenge text NOT NULL,
        purpose text NOT NULL CHECK (purpose IN ('register', 'sign_in')),
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, user_id, challenge),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX passkey_challenge_end ON passkey_challenge (expires_at);
      SELECT protect_tenant_table('passkey_challenge');

      CREATE TABLE remembered_device (
        contract_id int NOT NULL,
        token_hash bytea NOT NULL,
        user_id text NOT NULL,
        created_at timestamptz NOT NULL,
        last_used_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        client_address inet,
        user_agent text,
        PRIMARY KEY (contract_id, token_hash),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      CREATE INDEX remembered_device_user ON remembered_device (contract_id, user_id);
      CREATE INDEX remembered_device_end ON remembered_device (expires_at);
      SELECT protect_tenant_table('remembered_device');

      CREATE FUNCTION has_second_factor(contract int, holder text) RETURNS boolean LANGUAGE sql STABLE AS $$
        SELECT EXISTS (SELECT 1 FROM user_authenticator a
            WHERE a.contract_id = contract AND a.user_id = holder AND a.secret IS NOT NULL)
          OR EXISTS (SELECT 1 FROM user_passkey p WHERE p.contract_id = contract AND p.user_id = holder) $$;
      CREATE FUNCTION is_second_factor_demanded(demand text, authority smallint) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT demand = 'all' OR (demand = 'admins' AND authority = 1) $$;
      REVOKE EXECUTE ON FUNCTION has_second_factor(int, text), is_second_factor_demanded(text, smallint) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION has_second_factor(int, text), is_second_factor_demanded(text, smallint)
        TO kirinuki_api, kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION is_second_factor_demanded(text, smallint);
      DROP FUNCTION has_second_factor(int, text);
      DROP TABLE remembered_device, passkey_challenge, user_passkey, user_recovery_code, user_authenticator;
      ALTER TABLE session DROP COLUMN is_assured_elsewhere;
      ALTER TABLE contract DROP COLUMN second_factor_demand;
    `);
  }
}
