import type { MigrationInterface, QueryRunner } from "typeorm";

/** Booklets of cuttings: for how many copies an original was printed. */
export class Booklets1795747376854 implements MigrationInterface {
  name = "Booklets1795747376854";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Copies of the booklet that the use is of; null for a use that is of none.
      ALTER TABLE original_use ADD COLUMN copies smallint CHECK (copies BETWEEN 1 AND 999);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE original_use DROP COLUMN copies");
  }
}
