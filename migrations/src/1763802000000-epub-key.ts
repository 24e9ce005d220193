import type { MigrationInterface, QueryRunner } from "typeorm";

/** The EPUB that a magazine's article is in. The demo's issues had theirs in the store beside the cover before there was a column. */
export class EpubKey1763802000000 implements MigrationInterface {
  name = "EpubKey1763802000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE article ADD COLUMN epub_key text;
      UPDATE article a SET epub_key = o.store_key
      FROM original o
      WHERE a.data_section = 5 AND starts_with(a.thumbnail_key, 'demo/epub/')
        AND o.store_key = regexp_replace(a.thumbnail_key, '[.]jpg$', '.epub') AND o.content_type = 'application/epub+zip';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE article DROP COLUMN epub_key");
  }
}
