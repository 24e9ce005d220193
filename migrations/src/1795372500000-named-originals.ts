import type { MigrationInterface, QueryRunner } from "typeorm";

/** PDFs that articles name by a store key: noted like those taken in, and completed when they are tried. */
export class NamedOriginals1795372500000 implements MigrationInterface {
  name = "NamedOriginals1795372500000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE original ALTER COLUMN byte_length DROP NOT NULL, ALTER COLUMN sha256 DROP NOT NULL");
    await db.query(`
      INSERT INTO original (store_key, content_type)
      SELECT DISTINCT pdf_key, 'application/pdf' FROM article WHERE pdf_key IS NOT NULL ON CONFLICT DO NOTHING`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM original WHERE byte_length IS NULL OR sha256 IS NULL");
    await db.query("ALTER TABLE original ALTER COLUMN byte_length SET NOT NULL, ALTER COLUMN sha256 SET NOT NULL");
  }
}
