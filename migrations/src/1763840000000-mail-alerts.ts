import type { MigrationInterface, QueryRunner } from "typeorm";

/** Settings that bring an article as soon as it is there, with hours of silence and a limit a day. */
export class MailAlerts1763840000000 implements MigrationInterface {
  name = "MailAlerts1763840000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- alert_since: when alerts were switched on; what arrived before that waits for the digest. Quiet hours: HH:mm in Tokyo, over
      -- midnight where they end before they begin. alert_max_count: alerts of the setting on one Tokyo day.
      ALTER TABLE mail_setting
        ADD alert boolean NOT NULL DEFAULT false,
        ADD alert_since timestamptz,
        ADD quiet_start_time text CHECK (quiet_start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        ADD quiet_end_time text CHECK (quiet_end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        ADD alert_max_count int NOT NULL DEFAULT 20 CHECK (alert_max_count BETWEEN 1 AND 500),
        ADD CONSTRAINT mail_setting_alert_since CHECK (NOT alert OR alert_since IS NOT NULL),
        ADD CONSTRAINT mail_setting_quiet_pair CHECK ((quiet_start_time IS NULL) = (quiet_end_time IS NULL) AND quiet_start_time <> quiet_end_time);
      CREATE INDEX mail_setting_alert ON mail_setting (contract_id, mail_address_id) WHERE alert;
      -- A run of kind alert is one article to one address (run_key); its article_count is 0 where it was left to the digest.
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN ('digest', 'theme', 'manual', 'alert'));
      CREATE INDEX mail_run_alert ON mail_run (contract_id, mail_setting_id, made_at) WHERE kind = 'alert' AND article_count = 1;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mail_run WHERE kind = 'alert';
      DROP INDEX mail_run_alert;
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check CHECK (kind IN ('digest', 'theme', 'manual'));
      ALTER TABLE mail_setting DROP alert, DROP alert_since, DROP quiet_start_time, DROP quiet_end_time, DROP alert_max_count;
    `);
  }
}
