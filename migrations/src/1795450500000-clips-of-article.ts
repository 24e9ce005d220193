import type { MigrationInterface, QueryRunner } from "typeorm";

/** Lists show of each article which folders have it: found by article, whatever the number of folders. */
export class ClipsOfArticle1795450500000 implements MigrationInterface {
  name = "ClipsOfArticle1795450500000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("CREATE INDEX clip_of_article ON clip (contract_id, article_id)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX clip_of_article");
  }
}
