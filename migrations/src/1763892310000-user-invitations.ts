import type { MigrationInterface, QueryRunner } from "typeorm";

/** Invitations of users by mail, deleted users that can be brought back, and which accounts are locked after wrong passwords. */
export class UserInvitations1763892310000 implements MigrationInterface {
  name = "UserInvitations1763892310000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Null: he has not set a password yet, so no password is right.
      ALTER TABLE app_user ALTER COLUMN password_hash DROP NOT NULL;
      -- Who changed him last, for somebody who changes him at the same time: a user_id, or operator:<id>.
      ALTER TABLE app_user ADD COLUMN changed_by text, ADD COLUMN changed_at timestamptz;

      -- An invitation that its user has not accepted. mail_message_id: the mail that brings its link; key_hash and expires_at are of the
      -- link in the mail that was sent last, null until then.
      CREATE TABLE user_invitation (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        invited_by text NOT NULL,
        invited_at timestamptz NOT NULL,
        mail_message_id bigint,
        key_hash bytea,
        expires_at timestamptz,
        PRIMARY KEY (contract_id, user_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE,
        CHECK ((key_hash IS NULL) = (expires_at IS NULL))
      );
      CREATE UNIQUE INDEX user_invitation_key ON user_invitation (contract_id, key_hash);
      SELECT protect_tenant_table('user_invitation');

      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation'));

      -- What a deleted user is made of again; null of those who were deleted before this was kept.
      ALTER TABLE deleted_user ADD COLUMN kept jsonb;

      CREATE FUNCTION blocked_sign_ins(buckets bytea[], moment timestamptz) RETURNS TABLE (bucket bytea, blocked_until timestamptz)
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS
        $$ SELECT t.bucket, t.blocked_until FROM sign_in_throttle t WHERE t.bucket = ANY (buckets) AND t.blocked_until > moment $$;
      REVOKE EXECUTE ON FUNCTION blocked_sign_ins(bytea[], timestamptz) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION blocked_sign_ins(bytea[], timestamptz) TO kirinuki_api, kirinuki_operator;
    `);
  }

  /** Who has no password yet gets one that nothing matches. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION blocked_sign_ins(bytea[], timestamptz);
      ALTER TABLE deleted_user DROP COLUMN kept;
      DELETE FROM mail_run WHERE kind = 'invitation';
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN ('digest', 'theme', 'manual', 'alert'));
      DROP TABLE user_invitation;
      UPDATE app_user SET password_hash = '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
        WHERE password_hash IS NULL;
      ALTER TABLE app_user ALTER COLUMN password_hash SET NOT NULL, DROP COLUMN changed_at, DROP COLUMN changed_by;
    `);
  }
}
