import type { MigrationInterface, QueryRunner } from "typeorm";

/** Articles from before there were stories, or from before figures were compared, are grouped once by a job. */
export class PastStories1763860000010 implements MigrationInterface {
  name = "PastStories1763860000010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- One row. Articles up to last_article_id were stored before; those up to done_article_id are grouped anew.
      CREATE TABLE story_state (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        done_article_id bigint NOT NULL DEFAULT 0,
        last_article_id bigint NOT NULL
      );
      INSERT INTO story_state (last_article_id) SELECT coalesce(max(article_id), 0) FROM article;
      GRANT SELECT, UPDATE ON story_state TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE story_state");
  }
}
