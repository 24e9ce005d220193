import type { MigrationInterface, QueryRunner } from "typeorm";

/** A registered medium may bring only the articles that an expression finds. */
export class RegistrationWords1795409400000 implements MigrationInterface {
  name = "RegistrationWords1795409400000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- NULL: all articles of the medium.
      ALTER TABLE media_registration ADD COLUMN expression text CHECK (expression <> '');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE media_registration DROP COLUMN expression");
  }
}
