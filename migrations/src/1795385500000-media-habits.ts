import type { MigrationInterface, QueryRunner } from "typeorm";

/** When a medium usually comes, and what operators know of it: its own calendar, whom to ask, what was done. */
export class MediaHabits1795385500000 implements MigrationInterface {
  name = "MediaHabits1795385500000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- NULL: counted before first arrivals were kept.
      ALTER TABLE media_arrival ADD COLUMN first_arrived_at timestamptz;

      CREATE TABLE media_habit (
        media_code text PRIMARY KEY REFERENCES media ON DELETE CASCADE,
        -- learnt: from its arrivals; else what an operator says of it.
        rhythm text NOT NULL DEFAULT 'learnt' CHECK (rhythm IN ('learnt', 'weekdays', 'monthdays', 'unwatched')),
        -- 0: Sunday.
        weekdays int[] NOT NULL DEFAULT '{}',
        -- 31 is the last day of a shorter month.
        month_days int[] NOT NULL DEFAULT '{}',
        -- HH:mm after which it is missing; NULL: learnt.
        due_time text,
        off_days date[] NOT NULL DEFAULT '{}',
        contact text NOT NULL DEFAULT '',
        snoozed_until timestamptz,
        version int NOT NULL DEFAULT 1
      );

      -- Days on which no medium of a source comes, such as newspaper holidays.
      CREATE TABLE source_off_day (
        data_section smallint NOT NULL,
        off_on date NOT NULL,
        PRIMARY KEY (data_section, off_on)
      );

      CREATE TABLE media_note (
        media_note_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        media_code text NOT NULL REFERENCES media ON DELETE CASCADE,
        noted_at timestamptz NOT NULL,
        operator_id text NOT NULL,
        text text NOT NULL
      );
      CREATE INDEX media_note_medium ON media_note (media_code, media_note_id);

      GRANT SELECT, INSERT, UPDATE, DELETE ON media_habit, source_off_day, media_note TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE media_note, source_off_day, media_habit;
      ALTER TABLE media_arrival DROP COLUMN first_arrived_at;
    `);
  }
}
