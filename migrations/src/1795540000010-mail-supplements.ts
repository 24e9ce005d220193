import type { MigrationInterface, QueryRunner } from "typeorm";

/** What comes after a digest goes out as one more mail of that day, or with the next digest; see the decision "Arrivals and supplements". */
export class MailSupplements1795540000010 implements MigrationInterface {
  name = "MailSupplements1795540000010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- next: with the next digest; arrival: once the newspapers that were late have come, at supplement_time at the latest; time: at
      -- supplement_time. The last three are of the digest that waits for its supplement: the moment at which it is made at the latest, that
      -- digest, and the newspapers that it waits for.
      ALTER TABLE mail_setting
        ADD COLUMN supplement_rule text NOT NULL DEFAULT 'next' CHECK (supplement_rule IN ('next', 'arrival', 'time')),
        ADD COLUMN supplement_time text NOT NULL DEFAULT '10:00',
        ADD COLUMN supplement_due_at timestamptz,
        ADD COLUMN supplement_run_id bigint,
        ADD COLUMN awaited_media text[] NOT NULL DEFAULT '{}';
      CREATE INDEX mail_setting_supplement ON mail_setting (supplement_due_at) WHERE supplement_due_at IS NOT NULL;

      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN
        ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'report', 'usage_line', 'account', 'test', 'supplement'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mail_run WHERE kind = 'supplement';
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN
        ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'report', 'usage_line', 'account', 'test'));
      DROP INDEX mail_setting_supplement;
      ALTER TABLE mail_setting DROP COLUMN supplement_rule, DROP COLUMN supplement_time, DROP COLUMN supplement_due_at,
        DROP COLUMN supplement_run_id, DROP COLUMN awaited_media;
    `);
  }
}
