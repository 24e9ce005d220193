import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Texts are stored as they are. Compressing Japanese saves little and was a third of what storing an article costs (docs/performance.md);
 * reading the past again for a theme takes each apart anew. The payload, which hardly anybody reads, stays compressed.
 */
export class PlainArticleText1763803100000 implements MigrationInterface {
  name = "PlainArticleText1763803100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(setStorage("EXTERNAL"));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(setStorage("EXTENDED"));
  }
}

/** For what is written from now on; partitions to come take it over from the table. */
const setStorage = (storage: string): string => `
  ALTER TABLE article_text ALTER COLUMN body SET STORAGE ${storage};
  DO $$
  DECLARE
    part regclass;
  BEGIN
    FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'article_text'::regclass LOOP
      EXECUTE format('ALTER TABLE %s ALTER COLUMN body SET STORAGE ${storage}', part);
    END LOOP;
  END $$`;
