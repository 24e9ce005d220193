import type { MigrationInterface, QueryRunner } from "typeorm";

/** An alarm is told again until somebody has seen it, and ends when its medium comes. */
export class AlarmLives1795759242062 implements MigrationInterface {
  name = "AlarmLives1795759242062";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Minutes after which an alarm that nobody acknowledged is told again; 0: never.
      ALTER TABLE alarm_setting ADD COLUMN repeat_minutes int NOT NULL DEFAULT 30 CHECK (repeat_minutes BETWEEN 0 AND 1440);

      ALTER TABLE arrival_alarm
        ADD COLUMN told_at timestamptz,
        ADD COLUMN told_count int NOT NULL DEFAULT 1,
        ADD COLUMN acknowledged_at timestamptz,
        ADD COLUMN acknowledged_by text,
        ADD COLUMN ended_at timestamptz,
        -- not_due: it turned out that nothing was to come, or its day is long over.
        ADD COLUMN end_reason text CHECK (end_reason IN ('arrived', 'not_due'));
      -- Nobody is told of what ended before alarms had an end.
      UPDATE arrival_alarm SET ended_at = raised_at, end_reason = 'not_due';
      CREATE INDEX arrival_alarm_open ON arrival_alarm (media_code) WHERE ended_at IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX arrival_alarm_open;
      ALTER TABLE arrival_alarm DROP COLUMN told_at, DROP COLUMN told_count, DROP COLUMN acknowledged_at, DROP COLUMN acknowledged_by,
        DROP COLUMN ended_at, DROP COLUMN end_reason;
      ALTER TABLE alarm_setting DROP COLUMN repeat_minutes;
    `);
  }
}
