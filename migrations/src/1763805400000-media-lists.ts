import type { MigrationInterface, QueryRunner } from "typeorm";
import { NEWSPAPER_MEDIA } from "./data/newspaper-media.ts";

/** The newspapers of the media dropdown, and the sale rules of magazines (spec section 9; section 7, /magazine_media). */
export class MediaLists1763805400000 implements MigrationInterface {
  name = "MediaLists1763805400000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- What holds for articles of a magazine that say nothing themselves. Days after the cover date, which may lie ahead of the sale.
      CREATE TABLE magazine_rule (
        media_code text PRIMARY KEY REFERENCES media ON DELETE CASCADE,
        sales_from_days int,
        sales_days int CHECK (sales_days > 0),
        redelivery_from_days int,
        sales_datetime_flag boolean
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON magazine_rule TO kirinuki_operator;
      GRANT SELECT ON magazine_rule TO kirinuki_api;
    `);
    // A paper that is there under another code keeps it, and gets its group unless it has one.
    await db.query(
      `WITH seed AS (
         SELECT code, name, lower(normalize(name, NFKC)) AS norm_name, "group"
         FROM json_to_recordset($1::json) AS s(code text, name text, "group" smallint)),
       grouped AS (
         UPDATE media m SET value_group = s."group" FROM seed s
         WHERE m.norm_name = s.norm_name AND m.data_section = 1 AND m.value_group IS NULL)
       INSERT INTO media (media_code, media_name, norm_name, data_section, value_group)
       SELECT code, name, norm_name, 1, "group" FROM seed s
       WHERE NOT EXISTS (SELECT 1 FROM media m WHERE m.norm_name = s.norm_name AND m.data_section = 1)
       ORDER BY code ON CONFLICT DO NOTHING`,
      [JSON.stringify(NEWSPAPER_MEDIA)],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      `DELETE FROM media m USING json_to_recordset($1::json) AS s(code text, name text)
       WHERE m.media_code = s.code AND m.media_name = s.name
         AND NOT EXISTS (SELECT 1 FROM article a WHERE a.media_code = m.media_code)`,
      [JSON.stringify(NEWSPAPER_MEDIA)],
    );
    await db.query("DROP TABLE magazine_rule");
  }
}
