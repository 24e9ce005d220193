import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which articles tell the same story (design section 4): near-duplicates across sites and editions. A table of its own, so that a story
 * that grows does not rewrite its articles, nor wait for who is correcting one of them.
 */
export class SameStory1763806100000 implements MigrationInterface {
  name = "SameStory1763806100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE article_story (
        article_id bigint PRIMARY KEY,
        -- The least article_id of the story; its own where it stands alone.
        same_story_id bigint NOT NULL,
        media_code text NOT NULL,
        -- When it came out, else when it arrived.
        day date NOT NULL,
        -- MinHash of the text, 128 bins of 8 bits.
        signature bytea NOT NULL
      ) WITH (fillfactor = 90);
      CREATE INDEX article_story_members ON article_story (same_story_id, article_id);

      -- Articles that share a band of their signatures are compared. Rows of past months are removed: nothing is compared with them any more.
      CREATE TABLE story_band (
        band int NOT NULL,
        day date NOT NULL,
        article_id bigint NOT NULL,
        PRIMARY KEY (band, day, article_id)
      );
      CREATE INDEX story_band_arrival ON story_band USING brin (article_id) WITH (pages_per_range = 32);

      GRANT SELECT ON article_story TO kirinuki_api;
      GRANT SELECT, INSERT, UPDATE, DELETE ON article_story, story_band TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE story_band, article_story");
  }
}
