import type { MigrationInterface, QueryRunner } from "typeorm";

/** Registered feeds, politeness towards their hosts, whose own an article is, and what arrived of each medium (design sections 4 and 11). */
export class FeedSources1763803000000 implements MigrationInterface {
  name = "FeedSources1763803000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- NULL: for every contract. Else only that contract's themes may match it; see docs/decisions.
      ALTER TABLE article ADD COLUMN own_contract_id int;

      CREATE TABLE feed_source (
        feed_source_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        feed_url text NOT NULL,
        -- NULL: for every contract.
        own_contract_id int REFERENCES contract ON DELETE CASCADE,
        -- The medium of its articles; with neither, what the feed itself says.
        media_code text REFERENCES media,
        media_name text,
        every_minutes int NOT NULL CHECK (every_minutes BETWEEN 5 AND 1440),
        created_at timestamptz NOT NULL,
        stopped_at timestamptz,
        next_due_at timestamptz NOT NULL,
        -- Who polls it just now, until when that is believed.
        claim uuid,
        claimed_until timestamptz,
        -- What the next request is conditional on.
        etag text,
        last_modified text,
        body_hash bytea,
        last_success_at timestamptz,
        last_article_at timestamptz,
        last_error_at timestamptz,
        last_error text,
        -- In a row; and altogether.
        failures int NOT NULL DEFAULT 0,
        failure_count int NOT NULL DEFAULT 0,
        article_count int NOT NULL DEFAULT 0,
        UNIQUE NULLS NOT DISTINCT (feed_url, own_contract_id)
      );
      CREATE INDEX feed_source_due ON feed_source (next_due_at) WHERE stopped_at IS NULL;
      CREATE INDEX feed_source_contract ON feed_source (own_contract_id);

      -- One request at a time to a host, a gap between two, over all workers.
      CREATE TABLE feed_host (
        host text PRIMARY KEY,
        claim uuid,
        claimed_until timestamptz,
        free_at timestamptz NOT NULL,
        -- The turn that the next feed gets which finds the host taken.
        next_turn_at timestamptz NOT NULL
      );

      -- New articles of each medium and day: the arrival board, and the alarm for a medium gone silent.
      CREATE TABLE media_arrival (
        media_code text NOT NULL REFERENCES media ON DELETE CASCADE,
        arrived_on date NOT NULL,
        article_count int NOT NULL,
        last_arrived_at timestamptz NOT NULL,
        PRIMARY KEY (media_code, arrived_on)
      ) WITH (fillfactor = 80);

      GRANT SELECT, INSERT, UPDATE, DELETE ON feed_source, feed_host, media_arrival TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE media_arrival, feed_host, feed_source;
      ALTER TABLE article DROP COLUMN own_contract_id;
    `);
  }
}
