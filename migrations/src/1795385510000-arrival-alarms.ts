import type { MigrationInterface, QueryRunner } from "typeorm";

/** A medium that did not come: one row an event, and the messages that tell of it. */
export class ArrivalAlarms1795385510000 implements MigrationInterface {
  name = "ArrivalAlarms1795385510000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Who is told: one row.
      CREATE TABLE alarm_setting (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        mail_addresses text[] NOT NULL DEFAULT '{}',
        webhook_url text NOT NULL DEFAULT '',
        version int NOT NULL DEFAULT 1
      );
      INSERT INTO alarm_setting DEFAULT VALUES;

      CREATE TABLE arrival_alarm (
        media_code text NOT NULL REFERENCES media ON DELETE CASCADE,
        due_on date NOT NULL,
        raised_at timestamptz NOT NULL,
        PRIMARY KEY (media_code, due_on)
      );

      -- Written in the transaction that raises the alarm, and sent afterwards.
      CREATE TABLE alarm_message (
        alarm_message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        channel text NOT NULL CHECK (channel IN ('mail', 'webhook')),
        target text NOT NULL,
        content jsonb NOT NULL,
        state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sending', 'sent', 'failed')),
        attempts int NOT NULL DEFAULT 0,
        -- Of one that is being sent: until when that is believed.
        next_attempt_at timestamptz NOT NULL,
        ended_at timestamptz,
        reason text
      );
      CREATE INDEX alarm_message_due ON alarm_message (next_attempt_at) WHERE state IN ('queued', 'sending');

      GRANT SELECT, INSERT, UPDATE, DELETE ON alarm_setting, arrival_alarm, alarm_message TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE alarm_message, arrival_alarm, alarm_setting");
  }
}
