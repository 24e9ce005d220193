import type { MigrationInterface, QueryRunner } from "typeorm";

/** The operators' arrival board asks when the articles of a medium came in on a day. */
export class ArticleMediumArrival1763874000000 implements MigrationInterface {
  name = "ArticleMediumArrival1763874000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query("CREATE INDEX article_medium_arrival ON article (media_code, arrived_at)");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX article_medium_arrival");
  }
}
