import type { MigrationInterface, QueryRunner } from "typeorm";

/** Readers are shown similar articles: core-api looks them up by the bands of their sketches, too. */
export class RelatedArticles1795562620010 implements MigrationInterface {
  name = "RelatedArticles1795562620010";

  async up(db: QueryRunner): Promise<void> {
    await db.query("GRANT SELECT ON story_band TO kirinuki_api");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("REVOKE SELECT ON story_band FROM kirinuki_api");
  }
}
