import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The shared collection. An article's id begins with its month of arrival (202611 000 000 123), so that the tables can be
 * partitioned by arrival and still have the id alone as primary key; see docs/decisions.
 */
export class Articles1763600100000 implements MigrationInterface {
  name = "Articles1763600100000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE media (
        media_code text PRIMARY KEY,
        media_name text NOT NULL,
        norm_name text NOT NULL,
        data_section smallint NOT NULL CHECK (data_section IN (1, 3, 5)),
        value_group smallint CHECK (value_group IN (1, 2)),
        domain text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX media_norm_name ON media (norm_name, data_section);

      CREATE SEQUENCE article_serial MAXVALUE 999999999 CYCLE;

      CREATE TABLE article (
        article_id bigint NOT NULL,
        data_section smallint NOT NULL CHECK (data_section IN (1, 2, 3, 5)),
        media_code text NOT NULL REFERENCES media,
        media_name text NOT NULL,
        title text NOT NULL,
        published_on date,
        published_at timestamptz,
        arrived_at timestamptz NOT NULL DEFAULT now(),
        version int NOT NULL DEFAULT 1,
        withdrawn_at timestamptz,
        url text,
        host text,
        original_no text,
        media_type text,
        category text,
        article_class text,
        issue_type smallint,
        edition text,
        frame_no text,
        head_no text,
        image_count int,
        trace text,
        note text,
        free_keyword text,
        subword text,
        keyword text,
        char_count int NOT NULL DEFAULT 0,
        lead text NOT NULL DEFAULT '',
        pdf_key text,
        thumbnail_key text,
        start_page int,
        end_page int,
        contents_id text,
        del_flag boolean NOT NULL DEFAULT false,
        sales_from_datetime timestamptz,
        sales_to_datetime timestamptz,
        redelivery_from_datetime timestamptz,
        sales_datetime_flag boolean,
        PRIMARY KEY (article_id)
      ) PARTITION BY RANGE (article_id);

      -- The few that their sources took back: every list and count leaves them out. And whose picture a store key is.
      CREATE INDEX article_withdrawn ON article (article_id) WHERE withdrawn_at IS NOT NULL;
      CREATE INDEX article_thumbnail ON article (thumbnail_key) WHERE thumbnail_key IS NOT NULL;

      CREATE TABLE article_text (
        article_id bigint NOT NULL,
        body text NOT NULL,
        PRIMARY KEY (article_id)
      ) PARTITION BY RANGE (article_id);

      CREATE TABLE article_image (
        article_id bigint NOT NULL REFERENCES article ON DELETE CASCADE,
        serial_no int NOT NULL,
        image_key text NOT NULL,
        caption text NOT NULL DEFAULT '',
        PRIMARY KEY (article_id, serial_no)
      );
      CREATE INDEX article_image_of_key ON article_image (image_key);

      -- Who an item is: the source and the source's own id, never likeness. One row locks one item while it is stored.
      CREATE TABLE article_source (
        source text NOT NULL,
        source_key text NOT NULL,
        article_id bigint NOT NULL UNIQUE,
        content_hash bytea NOT NULL,
        PRIMARY KEY (source, source_key)
      );

      CREATE TABLE article_version (
        article_id bigint NOT NULL REFERENCES article ON DELETE CASCADE,
        version int NOT NULL,
        payload text NOT NULL,
        content_hash bytea NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        -- Where it was read: an item that is read again from the same place is known, even if a later one has corrected it.
        file_hash bytea,
        item_no int,
        PRIMARY KEY (article_id, version)
      );

      -- The store key of each original with what was checked when it came in.
      CREATE TABLE original (
        store_key text PRIMARY KEY,
        content_type text NOT NULL,
        byte_length bigint NOT NULL,
        sha256 bytea NOT NULL,
        pages int,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE ingest_error (
        ingest_error_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        source_file text NOT NULL,
        file_hash bytea NOT NULL,
        item_no int NOT NULL,
        field text NOT NULL,
        reason text NOT NULL,
        payload text NOT NULL,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (file_hash, item_no, field)
      );

      CREATE TABLE operator_account (
        operator_id text PRIMARY KEY,
        name text NOT NULL,
        department text NOT NULL DEFAULT '',
        password_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE operator_session (
        token_hash bytea PRIMARY KEY,
        operator_id text NOT NULL REFERENCES operator_account ON DELETE CASCADE,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE TABLE operator_audit (
        operator_audit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        operator_id text NOT NULL,
        action text NOT NULL,
        detail jsonb NOT NULL DEFAULT '{}',
        request_id text
      );
      CREATE TABLE operator_idempotency_key (
        operator_id text NOT NULL REFERENCES operator_account ON DELETE CASCADE,
        key text NOT NULL,
        request_hash bytea NOT NULL,
        status_code smallint,
        response text,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (operator_id, key)
      );
      CREATE TABLE operator_notice (
        operator_notice_id int GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CHECK (kind IN ('alert', 'notice')),
        noticed_on date NOT NULL,
        text text NOT NULL
      );

      -- Months that are about to be written to. Safe to call at any time, by several processes at once.
      CREATE FUNCTION ensure_month_partitions(first_day date, last_day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
      DECLARE
        month date := date_trunc('month', first_day)::date;
        suffix text;
        low bigint;
        high bigint;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('ensure_month_partitions'));
        WHILE month <= last_day LOOP
          suffix := to_char(month, 'YYYYMM');
          low := suffix::bigint * 1000000000;
          high := to_char(month + interval '1 month', 'YYYYMM')::bigint * 1000000000;
          IF to_regclass('article_' || suffix) IS NULL THEN
            EXECUTE format('CREATE TABLE article_%s PARTITION OF article FOR VALUES FROM (%s) TO (%s)', suffix, low, high);
            EXECUTE format('CREATE TABLE article_text_%s PARTITION OF article_text FOR VALUES FROM (%s) TO (%s)', suffix, low, high);
            EXECUTE format('CREATE TABLE theme_article_%s PARTITION OF theme_article FOR VALUES FROM (%L) TO (%L)',
              suffix, month, (month + interval '1 month')::date);
            EXECUTE format('ALTER TABLE theme_article_%s ENABLE ROW LEVEL SECURITY', suffix);
          END IF;
          month := (month + interval '1 month')::date;
        END LOOP;
      END $$;
      REVOKE EXECUTE ON FUNCTION ensure_month_partitions(date, date) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION ensure_month_partitions(date, date) TO kirinuki_operator;

      GRANT SELECT ON media, article, article_text, article_image, original, operator_notice TO kirinuki_api;
      GRANT SELECT, INSERT, UPDATE, DELETE ON media, article, article_text, article_image, article_source, article_version,
        original, ingest_error, operator_account, operator_session, operator_audit, operator_notice,
        operator_idempotency_key TO kirinuki_operator;
      REVOKE UPDATE, DELETE ON operator_audit FROM kirinuki_operator;
      GRANT USAGE ON SEQUENCE article_serial TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION ensure_month_partitions(date, date);
      DROP TABLE operator_notice, operator_idempotency_key, operator_audit, operator_session, operator_account, ingest_error, original, article_version,
        article_source, article_image, article_text, article, media;
      DROP SEQUENCE article_serial;
    `);
  }
}
