import type { MigrationInterface, QueryRunner } from "typeorm";

/** Alerts of articles that are about a theme; those that only mention it come with the digest (docs/prominence.md). */
export class AlertsOfMainArticles1795833676261 implements MigrationInterface {
  name = "AlertsOfMainArticles1795833676261";

  async up(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE mail_setting ADD COLUMN alert_main_only boolean NOT NULL DEFAULT false");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE mail_setting DROP COLUMN alert_main_only");
  }
}
