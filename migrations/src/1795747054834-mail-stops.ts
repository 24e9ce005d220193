import type { MigrationInterface, QueryRunner } from "typeorm";

/** Why an address gets no mail, and what recipients and their servers said of a mail; see the decision "Stopped addresses". */
export class MailStops1795747054834 implements MigrationInterface {
  name = "MailStops1795747054834";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Says something only where stopped_at does. bounce: nothing reaches it. complaint and unsubscribed: its owner wants no lists.
      ALTER TABLE mail_address ADD stop_kind text NOT NULL DEFAULT 'bounce'
        CHECK (stop_kind IN ('bounce', 'complaint', 'unsubscribed'));
      ALTER TABLE mail_message ADD complained_at timestamptz, ADD unsubscribed_at timestamptz;
      -- Mails end about in the order in which they were made: a month of all contracts is found by few blocks.
      CREATE INDEX mail_message_ended ON mail_message USING brin (ended_at) WITH (pages_per_range = 32);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX mail_message_ended;
      ALTER TABLE mail_message DROP complained_at, DROP unsubscribed_at;
      ALTER TABLE mail_address DROP stop_kind;
    `);
  }
}
