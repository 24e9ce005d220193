import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A story ends at 200 articles now. Greater ones are taken apart, and the job story-upkeep compares their articles anew, with what came
 * after the first of them.
 */
export class StoriesEnd1763879000000 implements MigrationInterface {
  name = "StoriesEnd1763879000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TEMPORARY TABLE endless_story ON COMMIT DROP AS
        SELECT same_story_id FROM article_story GROUP BY same_story_id HAVING count(*) > 200;
      UPDATE story_state SET
        done_article_id = least(done_article_id, (SELECT min(same_story_id) - 1 FROM endless_story)),
        last_article_id = (SELECT max(article_id) FROM article_story)
      WHERE EXISTS (SELECT FROM endless_story);
      UPDATE article_story SET same_story_id = article_id WHERE same_story_id IN (SELECT same_story_id FROM endless_story);
    `);
  }

  /** Whatever was taken apart is right in the older version too. */
  async down(): Promise<void> {}
}
