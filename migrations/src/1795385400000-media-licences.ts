import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the publisher of a medium allows with its originals. A medium without a row, and a column that is null, has no bound. */
export class MediaLicences1795385400000 implements MigrationInterface {
  name = "MediaLicences1795385400000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Days count from the day of issue, which is the first of them. max_readers: users of one contract, for each original.
      CREATE TABLE media_licence (
        media_code text PRIMARY KEY REFERENCES media ON DELETE CASCADE,
        show_days int CHECK (show_days >= 0),
        print_days int CHECK (print_days >= 0),
        mail_days int CHECK (mail_days >= 0),
        max_readers int CHECK (max_readers > 0),
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by text NOT NULL
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON media_licence TO kirinuki_operator;
      GRANT SELECT ON media_licence TO kirinuki_api;

      -- Who has read an original, and the report of a month's uses over all contracts.
      CREATE INDEX original_use_readers ON original_use (article_id, contract_id, user_id) WHERE use_state <> 'released';
      CREATE INDEX original_use_of_days ON original_use (process_date) WHERE use_state = 'counted';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX original_use_of_days;
      DROP INDEX original_use_readers;
      DROP TABLE media_licence;
    `);
  }
}
