import type { MigrationInterface, QueryRunner } from "typeorm";

/** How often the links of a setting's mail were opened; see the decision "Openings of a mail's links". */
export class MailOpenings1795520000000 implements MigrationInterface {
  name = "MailOpenings1795520000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Null: the links of the run's mail name no run, so nothing is known. Decided when the run is made.
      ALTER TABLE mail_run ADD COLUMN opened_count int CHECK (opened_count >= 0);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE mail_run DROP COLUMN opened_count");
  }
}
