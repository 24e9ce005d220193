import type { MigrationInterface, QueryRunner } from "typeorm";

/** Mails that came back, and addresses that get none any more because of it. */
export class MailBounces1763840000010 implements MigrationInterface {
  name = "MailBounces1763840000010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- hard_bounce_count: mails that came back for the address's own fault, none of them more than 30 days after the one before.
      ALTER TABLE mail_address
        ADD hard_bounce_count int NOT NULL DEFAULT 0,
        ADD last_bounced_at timestamptz,
        ADD stopped_at timestamptz,
        ADD stop_reason text,
        ADD CONSTRAINT mail_address_stop_reason CHECK ((stopped_at IS NULL) = (stop_reason IS NULL));
      CREATE INDEX mail_address_stopped ON mail_address (contract_id, lower(mail_address)) WHERE stopped_at IS NOT NULL;
      -- Reports name a mail by the key of its Message-ID and envelope sender.
      ALTER TABLE mail_message ADD bounced_at timestamptz;
      CREATE UNIQUE INDEX mail_message_key ON mail_message (message_key);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_message_key;
      ALTER TABLE mail_message DROP bounced_at;
      DROP INDEX mail_address_stopped;
      ALTER TABLE mail_address DROP hard_bounce_count, DROP last_bounced_at, DROP stopped_at, DROP stop_reason;
    `);
  }
}
