import type { MigrationInterface, QueryRunner } from "typeorm";

/** Of a mail setting's recipient. */
const ONCE = "theme_id, theme_group_id, topics_id, condition_id, data_section";

/** A mail setting can be for an address group. Each of its members then has a row of mail_setting that follows it. */
export class GroupMails1795794787055 implements MigrationInterface {
  name = "GroupMails1795794787055";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- address_group_id: it is for a group, has no address and is never due. group_setting_id: it is a member's and follows that setting.
      ALTER TABLE mail_setting
        ALTER mail_address_id DROP NOT NULL,
        ADD address_group_id int,
        ADD group_setting_id int,
        ADD FOREIGN KEY (contract_id, address_group_id) REFERENCES address_group ON DELETE CASCADE,
        ADD FOREIGN KEY (contract_id, group_setting_id) REFERENCES mail_setting ON DELETE CASCADE,
        ADD CONSTRAINT mail_setting_recipient CHECK (num_nonnulls(mail_address_id, address_group_id) = 1
          AND num_nonnulls(address_group_id, group_setting_id, condition_id) <= 1),
        DROP CONSTRAINT mail_setting_once,
        ADD CONSTRAINT mail_setting_once UNIQUE NULLS NOT DISTINCT (contract_id, mail_address_id, address_group_id, ${ONCE});
      CREATE INDEX mail_setting_of_group ON mail_setting (contract_id, address_group_id) WHERE address_group_id IS NOT NULL;
      CREATE INDEX mail_setting_of_member ON mail_setting (contract_id, group_setting_id) WHERE group_setting_id IS NOT NULL;
    `);
  }

  /** Going back ends the mails to groups; what was sent stays in the log. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM mail_setting WHERE address_group_id IS NOT NULL;
      ALTER TABLE mail_setting
        DROP CONSTRAINT mail_setting_recipient,
        DROP CONSTRAINT mail_setting_once,
        DROP COLUMN group_setting_id,
        DROP COLUMN address_group_id,
        ALTER mail_address_id SET NOT NULL,
        ADD CONSTRAINT mail_setting_once UNIQUE NULLS NOT DISTINCT (contract_id, mail_address_id, ${ONCE});
    `);
  }
}
