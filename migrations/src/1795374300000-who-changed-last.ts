import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Who changed a user group, theme group or topic last, and when: the form shows it, and whoever comes second with a change is told.
 * Null until somebody changes it. No reference to the user: he may be deleted later.
 */
export class WhoChangedLast1795374300000 implements MigrationInterface {
  name = "WhoChangedLast1795374300000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE user_group ADD COLUMN changed_at timestamptz, ADD COLUMN changed_by text;
      ALTER TABLE theme_group ADD COLUMN changed_at timestamptz, ADD COLUMN changed_by text;
      ALTER TABLE topic ADD COLUMN changed_at timestamptz, ADD COLUMN changed_by text;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE topic DROP COLUMN changed_by, DROP COLUMN changed_at;
      ALTER TABLE theme_group DROP COLUMN changed_by, DROP COLUMN changed_at;
      ALTER TABLE user_group DROP COLUMN changed_by, DROP COLUMN changed_at;
    `);
  }
}
