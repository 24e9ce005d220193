import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A saved condition keeps its sources and its period, and a mail setting can be of one: data_kbn 4, its user's own. What a condition has
 * found for its setting stands in condition_hit, from which the runs take it as they take the hits of a theme.
 */
export class ConditionMails1795510000000 implements MigrationInterface {
  name = "ConditionMails1795510000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- sections: none stand for all. period_days: so many days up to today; period_start and period_end: always these days.
      ALTER TABLE saved_condition
        ADD COLUMN sections smallint[] NOT NULL DEFAULT '{}',
        ADD COLUMN period_days smallint CHECK (period_days BETWEEN 1 AND 366),
        ADD COLUMN period_start date,
        ADD COLUMN period_end date,
        ADD CONSTRAINT saved_condition_period CHECK (num_nonnulls(period_start, period_end) IN (0, 2)
          AND (period_days IS NULL OR period_start IS NULL));

      ALTER TABLE mail_setting
        ADD COLUMN owner_user_id text,
        ADD COLUMN condition_id bigint,
        ADD COLUMN looked_at timestamptz,
        ADD FOREIGN KEY (contract_id, owner_user_id, condition_id) REFERENCES saved_condition ON DELETE CASCADE,
        DROP CONSTRAINT mail_setting_data_kbn_check,
        ADD CONSTRAINT mail_setting_data_kbn_check CHECK (data_kbn IN (1, 2, 3, 4)),
        DROP CONSTRAINT mail_setting_check,
        ADD CONSTRAINT mail_setting_check CHECK (num_nonnulls(theme_id, theme_group_id, topics_id, condition_id) = 1
          AND CASE data_kbn WHEN 1 THEN theme_id WHEN 2 THEN theme_group_id WHEN 3 THEN topics_id ELSE condition_id END IS NOT NULL
          AND (data_kbn = 4) = (owner_user_id IS NOT NULL)),
        DROP CONSTRAINT mail_setting_contract_id_mail_address_id_theme_id_theme_gro_key,
        ADD CONSTRAINT mail_setting_once
          UNIQUE NULLS NOT DISTINCT (contract_id, mail_address_id, theme_id, theme_group_id, topics_id, condition_id, data_section);
      CREATE UNIQUE INDEX mail_setting_condition ON mail_setting (contract_id, owner_user_id, condition_id) WHERE data_kbn = 4;

      CREATE TABLE condition_hit (
        contract_id int NOT NULL,
        mail_setting_id int NOT NULL,
        article_id bigint NOT NULL,
        process_date date NOT NULL,
        PRIMARY KEY (contract_id, mail_setting_id, article_id),
        FOREIGN KEY (contract_id, mail_setting_id) REFERENCES mail_setting ON DELETE CASCADE
      );
      SELECT protect_tenant_table('condition_hit');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE condition_hit;
      DELETE FROM mail_setting WHERE data_kbn = 4;
      DROP INDEX mail_setting_condition;
      ALTER TABLE mail_setting
        DROP CONSTRAINT mail_setting_once,
        DROP CONSTRAINT mail_setting_check,
        DROP CONSTRAINT mail_setting_data_kbn_check,
        DROP COLUMN looked_at,
        DROP COLUMN condition_id,
        DROP COLUMN owner_user_id,
        ADD CONSTRAINT mail_setting_data_kbn_check CHECK (data_kbn IN (1, 2, 3)),
        ADD CONSTRAINT mail_setting_check CHECK (num_nonnulls(theme_id, theme_group_id, topics_id) = 1
          AND CASE data_kbn WHEN 1 THEN theme_id WHEN 2 THEN theme_group_id ELSE topics_id END IS NOT NULL),
        ADD CONSTRAINT mail_setting_contract_id_mail_address_id_theme_id_theme_gro_key
          UNIQUE NULLS NOT DISTINCT (contract_id, mail_address_id, theme_id, theme_group_id, topics_id, data_section);
      ALTER TABLE saved_condition
        DROP CONSTRAINT saved_condition_period,
        DROP COLUMN period_end,
        DROP COLUMN period_start,
        DROP COLUMN period_days,
        DROP COLUMN sections;
    `);
  }
}
