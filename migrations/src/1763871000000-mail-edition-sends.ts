import type { MigrationInterface, QueryRunner } from "typeorm";

/** Every edition that was sent or planned, with its draft: any that is still planned can be taken back, not the last alone. */
export class MailEditionSends1763871000000 implements MigrationInterface {
  name = "MailEditionSends1763871000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- items: the draft as it was sent, which comes back where the send is taken back before its time. Goes with its run.
      CREATE TABLE mail_edition_send (
        contract_id int NOT NULL,
        mail_edition_id int NOT NULL,
        mail_run_id bigint NOT NULL,
        items jsonb NOT NULL,
        PRIMARY KEY (contract_id, mail_edition_id, mail_run_id),
        UNIQUE (contract_id, mail_run_id),
        FOREIGN KEY (contract_id, mail_edition_id) REFERENCES mail_edition ON DELETE CASCADE,
        FOREIGN KEY (contract_id, mail_run_id) REFERENCES mail_run ON DELETE CASCADE
      );
      SELECT protect_tenant_table('mail_edition_send');

      -- Of what was sent until now only the last draft is known; the others are what their mails say.
      INSERT INTO mail_edition_send (contract_id, mail_edition_id, mail_run_id, items)
      SELECT a.contract_id, a.mail_edition_id, a.mail_run_id, CASE WHEN a.mail_run_id = e.last_run_id THEN e.last_items ELSE coalesce(said.items, '[]') END
      FROM (SELECT DISTINCT contract_id, mail_edition_id, mail_run_id FROM mail_edition_article WHERE state = 'sent') a
      JOIN mail_edition e USING (contract_id, mail_edition_id)
      JOIN mail_run r ON r.contract_id = a.contract_id AND r.mail_run_id = a.mail_run_id
      LEFT JOIN LATERAL (
        SELECT jsonb_agg(line.item ORDER BY article.place, line.place) AS items
        FROM (SELECT content FROM mail_message m WHERE m.contract_id = a.contract_id AND m.mail_run_id = a.mail_run_id ORDER BY row_no LIMIT 1) m
        CROSS JOIN jsonb_array_elements(m.content -> 'articles') WITH ORDINALITY AS article (said, place)
        CROSS JOIN LATERAL (VALUES
          (1, CASE WHEN article.said ->> 'heading' IS NOT NULL THEN jsonb_build_object('heading', article.said -> 'heading') END),
          (2, jsonb_build_object('id', article.said -> 'id', 'comment', article.said -> 'comment'))) AS line (place, item)
        WHERE line.item IS NOT NULL) said ON true;

      ALTER TABLE mail_edition DROP COLUMN last_items;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mail_edition ADD COLUMN last_items jsonb NOT NULL DEFAULT '[]';
      UPDATE mail_edition e SET last_items = s.items FROM mail_edition_send s
      WHERE s.contract_id = e.contract_id AND s.mail_edition_id = e.mail_edition_id AND s.mail_run_id = e.last_run_id;
      DROP TABLE mail_edition_send;
    `);
  }
}
