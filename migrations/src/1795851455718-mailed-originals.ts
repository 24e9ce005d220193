import type { MigrationInterface, QueryRunner } from "typeorm";

/** Originals that mails by hand lead to, so that a licence can bound their readers: see docs/decisions/2026-11-28-licences-before-a-mail.md. */
export class MailedOriginals1795851455718 implements MigrationInterface {
  name = "MailedOriginals1795851455718";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Who is written to is in the run's messages. A run that is cancelled or forgotten frees their places.
      CREATE TABLE mailed_original (
        contract_id int NOT NULL,
        article_id bigint NOT NULL,
        mail_run_id bigint NOT NULL,
        PRIMARY KEY (contract_id, article_id, mail_run_id),
        FOREIGN KEY (contract_id, mail_run_id) REFERENCES mail_run ON DELETE CASCADE
      );
      CREATE INDEX mailed_original_run ON mailed_original (contract_id, mail_run_id);
      SELECT protect_tenant_table('mailed_original');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE mailed_original");
  }
}
