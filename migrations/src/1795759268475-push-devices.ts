import type { MigrationInterface, QueryRunner } from "typeorm";

/** Browsers that a user is told of his mails and alerts on: see docs/decisions/2026-11-27-web-push.md. */
export class PushDevices1795759268475 implements MigrationInterface {
  name = "PushDevices1795759268475";

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(TRIGGERS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER push_of_sent_mail ON mail_message;
      DROP TRIGGER push_device_of_session ON session;
      DROP FUNCTION note_push_of_mail(), drop_push_of_session();
      DROP TABLE push_message, push_device;
    `);
  }
}

const TABLES = `
  -- endpoint and auth: sealed (core-api/src/db/sealed-text.ts); whoever has the endpoint can name the device. endpoint_hash: SHA-256 of it.
  -- p256dh: the browser's public key. vapid_key: our public key that it was made for.
  -- session_hash: the session that it was last seen in; null once that has expired. confirmed_at: when it was last seen.
  CREATE TABLE push_device (
    contract_id int NOT NULL,
    push_device_id int GENERATED ALWAYS AS IDENTITY,
    user_id text NOT NULL,
    endpoint bytea NOT NULL,
    endpoint_hash bytea NOT NULL,
    endpoint_host text NOT NULL,
    p256dh text NOT NULL,
    auth bytea NOT NULL,
    vapid_key text NOT NULL,
    user_agent text,
    alert_flag boolean NOT NULL,
    mail_flag boolean NOT NULL,
    quiet_start_time text,
    quiet_end_time text,
    session_hash bytea,
    last_sent_at timestamptz,
    created_at timestamptz NOT NULL,
    confirmed_at timestamptz NOT NULL,
    PRIMARY KEY (contract_id, push_device_id),
    UNIQUE (contract_id, endpoint_hash),
    CHECK ((quiet_start_time IS NULL) = (quiet_end_time IS NULL)),
    FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
  );
  CREATE INDEX push_device_user ON push_device (contract_id, user_id);
  CREATE INDEX push_device_session ON push_device (contract_id, session_hash) WHERE session_hash IS NOT NULL;
  CREATE INDEX push_device_confirmed ON push_device (confirmed_at);
  SELECT protect_tenant_table('push_device');

  -- What a device is told of. mail_message_id: the mail or alert that was sent, null of a test; no foreign key, mails are purged.
  CREATE TABLE push_message (
    contract_id int NOT NULL,
    push_message_id bigint GENERATED ALWAYS AS IDENTITY,
    push_device_id int NOT NULL,
    message_key uuid NOT NULL DEFAULT gen_random_uuid(),
    kind text NOT NULL CHECK (kind IN ('mail', 'alert', 'test')),
    mail_message_id bigint,
    state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'skipped')),
    attempts int NOT NULL DEFAULT 0,
    reason text,
    made_at timestamptz NOT NULL,
    next_attempt_at timestamptz NOT NULL,
    leased_until timestamptz,
    ended_at timestamptz,
    PRIMARY KEY (contract_id, push_message_id),
    UNIQUE (contract_id, push_device_id, mail_message_id),
    CHECK ((kind = 'test') = (mail_message_id IS NULL)),
    FOREIGN KEY (contract_id, push_device_id) REFERENCES push_device ON DELETE CASCADE
  );
  CREATE INDEX push_message_waiting ON push_message (next_attempt_at) WHERE state IN ('queued', 'sending');
  CREATE INDEX push_message_of_device ON push_message (contract_id, push_device_id, next_attempt_at) WHERE state IN ('queued', 'sending');
  CREATE INDEX push_message_ended ON push_message (ended_at) WHERE ended_at IS NOT NULL;
  SELECT protect_tenant_table('push_message');`;

/** Whoever notes that a mail was sent notes with it what its reader's devices are told. Digests wait, so that those of one hour are told at once. */
const TRIGGERS = `
  CREATE FUNCTION note_push_of_mail() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    INSERT INTO push_message (contract_id, push_device_id, kind, mail_message_id, made_at, next_attempt_at)
    SELECT d.contract_id, d.push_device_id, CASE r.kind WHEN 'alert' THEN 'alert' ELSE 'mail' END, NEW.mail_message_id, NEW.ended_at,
      CASE r.kind WHEN 'alert' THEN NEW.ended_at ELSE NEW.ended_at + interval '20 seconds' END
    FROM push_device d JOIN app_user u ON u.contract_id = d.contract_id AND u.user_id = d.user_id
    JOIN mail_run r ON r.contract_id = d.contract_id AND r.mail_run_id = NEW.mail_run_id
    WHERE d.contract_id = NEW.contract_id
      AND (u.user_id = NEW.user_id OR NEW.user_id IS NULL AND lower(u.email) = lower(NEW.mail_address))
      AND (r.kind = 'alert' AND d.alert_flag OR r.kind IN ('digest', 'theme', 'supplement') AND d.mail_flag)
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER push_of_sent_mail AFTER UPDATE ON mail_message FOR EACH ROW
    WHEN (NEW.state = 'sent' AND OLD.state <> 'sent' AND NEW.ended_at IS NOT NULL AND NEW.chat_target_id IS NULL)
    EXECUTE FUNCTION note_push_of_mail();

  -- A session that somebody ends takes its device along; one that has expired lets go of it before (purge-expired).
  CREATE FUNCTION drop_push_of_session() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    DELETE FROM push_device WHERE contract_id = OLD.contract_id AND session_hash = OLD.token_hash;
    RETURN NULL;
  END $$;
  CREATE TRIGGER push_device_of_session AFTER DELETE ON session FOR EACH ROW EXECUTE FUNCTION drop_push_of_session();`;
