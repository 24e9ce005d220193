import type { MigrationInterface, QueryRunner } from "typeorm";

const REPLACED = `
  ALTER TABLE mail_setting DROP CONSTRAINT mail_setting_data_kbn_check, DROP CONSTRAINT mail_setting_check;`;

/** A mail setting can be of every theme that its recipient may browse: data_kbn 5, without an id. */
export class MailsOfEveryTheme1795776476080 implements MigrationInterface {
  name = "MailsOfEveryTheme1795776476080";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`${REPLACED}
      ALTER TABLE mail_setting
        ADD CONSTRAINT mail_setting_data_kbn_check CHECK (data_kbn IN (1, 2, 3, 4, 5)),
        ADD CONSTRAINT mail_setting_check CHECK (num_nonnulls(theme_id, theme_group_id, topics_id, condition_id) = (data_kbn <> 5)::int
          AND CASE data_kbn WHEN 1 THEN theme_id WHEN 2 THEN theme_group_id WHEN 3 THEN topics_id WHEN 4 THEN condition_id ELSE 0 END IS NOT NULL
          AND (data_kbn = 4) = (owner_user_id IS NOT NULL));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM mail_setting WHERE data_kbn = 5; ${REPLACED}
      ALTER TABLE mail_setting
        ADD CONSTRAINT mail_setting_data_kbn_check CHECK (data_kbn IN (1, 2, 3, 4)),
        ADD CONSTRAINT mail_setting_check CHECK (num_nonnulls(theme_id, theme_group_id, topics_id, condition_id) = 1
          AND CASE data_kbn WHEN 1 THEN theme_id WHEN 2 THEN theme_group_id WHEN 3 THEN topics_id ELSE condition_id END IS NOT NULL
          AND (data_kbn = 4) = (owner_user_id IS NOT NULL));
    `);
  }
}
