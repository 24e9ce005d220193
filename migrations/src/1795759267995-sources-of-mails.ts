import type { MigrationInterface, QueryRunner } from "typeorm";

/** A mail setting may name several sources by one code: schema/mail-sections.ts. */
export class SourcesOfMails1795759267995 implements MigrationInterface {
  name = "SourcesOfMails1795759267995";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mail_setting DROP CONSTRAINT mail_setting_data_section_check;
      ALTER TABLE mail_setting ADD CONSTRAINT mail_setting_data_section_check
        CHECK (data_section IN (1, 2, 3, 5, 101, 13, 15, 23, 25, 35, 123, 125, 135, 235));
    `);
  }

  /** Going back widens such settings to every source: nobody misses an article. One that is there already stays alone. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mail_setting s WHERE s.data_section IN (13, 15, 23, 25, 35, 123, 125, 135, 235) AND EXISTS (
        SELECT 1 FROM mail_setting o WHERE o.contract_id = s.contract_id AND o.mail_address_id = s.mail_address_id
          AND (o.theme_id, o.theme_group_id, o.topics_id, o.condition_id) IS NOT DISTINCT FROM (s.theme_id, s.theme_group_id, s.topics_id, s.condition_id)
          AND (o.data_section IS NULL
            OR o.data_section IN (13, 15, 23, 25, 35, 123, 125, 135, 235) AND o.mail_setting_id < s.mail_setting_id));
      UPDATE mail_setting SET data_section = NULL WHERE data_section IN (13, 15, 23, 25, 35, 123, 125, 135, 235);
      ALTER TABLE mail_setting DROP CONSTRAINT mail_setting_data_section_check;
      ALTER TABLE mail_setting ADD CONSTRAINT mail_setting_data_section_check CHECK (data_section IN (1, 2, 3, 5, 101));
    `);
  }
}
