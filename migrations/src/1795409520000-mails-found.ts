import type { MigrationInterface, QueryRunner } from "typeorm";

/** Operators find a mail of any contract by its id, and by how its address or the subject that somebody wrote begins. */
export class MailsFound1795409520000 implements MigrationInterface {
  name = "MailsFound1795409520000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX mail_message_id ON mail_message (mail_message_id);
      CREATE INDEX mail_message_address ON mail_message (lower(mail_address) text_pattern_ops);
      CREATE INDEX mail_message_subject ON mail_message (lower(content ->> 'subject') text_pattern_ops) WHERE content ->> 'kind' = 'manual';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX mail_message_id, mail_message_address, mail_message_subject");
  }
}
