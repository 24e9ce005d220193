import type { MigrationInterface, QueryRunner } from "typeorm";

const COLUMNS =
  "article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams, own_contract_id";

/** As IndexInGreaterSteps1763875000000 made it, with what leaves out a week. */
const ensureSearchWeeks = (isAbsent: string): string => `
  CREATE OR REPLACE FUNCTION ensure_search_weeks(first_day date, last_day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
  DECLARE
    week date := date_trunc('week', first_day)::date;
    week_table text;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('ensure_search_weeks'));
    WHILE week <= last_day LOOP
      week_table := 'article_search_' || to_char(week, 'YYYYMMDD');
      IF ${isAbsent} THEN
        EXECUTE format('CREATE TABLE %I PARTITION OF article_search FOR VALUES FROM (%L) TO (%L) WITH (toast_tuple_target = 128)',
          week_table, week, week + 7);
        PERFORM limit_search_week(week_table::regclass, 131072);
      END IF;
      week := week + 7;
    END LOOP;
  END $$;`;

const KEYS = ["pdf_key", "thumbnail_key", "epub_key"];

/** As Retention1795748400019 made it, with what follows once the search rows are gone. */
const forgetTexts = (noted: string): string => `
  CREATE OR REPLACE FUNCTION forget_texts(today date, most int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    ids bigint[];
    days date[];
  BEGIN
    SELECT array_agg(article_id), array_agg(DISTINCT day) INTO ids, days FROM (
      SELECT a.article_id, (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date AS day FROM media m JOIN article a USING (media_code)
      WHERE a.arrived_at < (today - make_interval(months => m.text_months)) AT TIME ZONE 'Asia/Tokyo'
        AND (a.lead <> '' OR ${KEYS.map((key) => `a.${key} IS NOT NULL`).join(" OR ")})
      ORDER BY a.article_id LIMIT most FOR UPDATE OF a) due;
    IF ids IS NULL THEN
      RETURN 0;
    END IF;
    INSERT INTO original (store_key, content_type, forgotten_at) SELECT DISTINCT key, 'application/octet-stream', now() FROM (
      SELECT unnest(ARRAY[${KEYS.join(", ")}]) AS key FROM article WHERE article_id = ANY (ids)
      UNION SELECT image_key FROM article_image WHERE article_id = ANY (ids)) k
    WHERE key IS NOT NULL ORDER BY key
    ON CONFLICT (store_key) DO UPDATE SET forgotten_at = excluded.forgotten_at;
    DELETE FROM article_text t WHERE t.article_id = ANY (ids);
    DELETE FROM article_image t WHERE t.article_id = ANY (ids);
    DELETE FROM article_version t WHERE t.article_id = ANY (ids);
    DELETE FROM article_search_recent t WHERE t.article_id = ANY (ids);
    DELETE FROM article_search t WHERE t.article_id = ANY (ids) AND t.arrived_on = ANY (days);
    ${noted}
    UPDATE article a SET lead = '', ${KEYS.map((key) => `${key} = NULL`).join(", ")} WHERE a.article_id = ANY (ids);
    RETURN cardinality(ids);
  END $$;`;

/** Old weeks of search may stand on other servers (docs/decisions, archive servers). */
export class SearchArchives1795806872335 implements MigrationInterface {
  name = "SearchArchives1795806872335";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Servers with old weeks, each with a range of its own; end_day is the day after the last one. hosts and ports: a list, the standby last.
      CREATE TABLE search_archive (
        archive_name text PRIMARY KEY CHECK (archive_name ~ '^[a-z][a-z0-9_]{0,29}$'),
        archive_no int GENERATED ALWAYS AS IDENTITY UNIQUE,
        hosts text NOT NULL,
        ports text NOT NULL,
        database_name text NOT NULL,
        ssl_mode text NOT NULL,
        first_day date,
        end_day date,
        added_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((first_day IS NULL) = (end_day IS NULL)),
        CHECK (first_day < end_day)
      );

      -- archived_before: days before it are searched on archive servers. moving_week: a week that is on its way to moving_to. Whoever writes
      -- search rows holds this row FOR SHARE, so that a move begins when what was begun before has ended.
      CREATE TABLE search_archive_state (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        archived_before date,
        moving_week date,
        moving_to text REFERENCES search_archive,
        CHECK ((moving_week IS NULL) = (moving_to IS NULL))
      );
      INSERT INTO search_archive_state DEFAULT VALUES;

      -- Articles whose row on an archive server counts no more: their new one, if any, is in article_search_recent until the server has it.
      CREATE TABLE article_search_stale (
        article_id bigint PRIMARY KEY,
        arrived_on date NOT NULL
      );

      -- A foreign table for each archive server. The empty partition keeps a plan for any days from asking the only server of all.
      CREATE TABLE article_search_archive (LIKE article_search INCLUDING STORAGE) PARTITION BY RANGE (arrived_on);
      CREATE TABLE article_search_archive_none PARTITION OF article_search_archive FOR VALUES FROM ('0001-01-01') TO ('0001-01-02');

      -- What searches read. Without an archive the view is as it was. The boundary is in the view, since PostgreSQL does not tell an
      -- archive server which days are asked of it: a week that is on both sides for a while would be found twice.
      CREATE FUNCTION draw_article_searchable(before date) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      BEGIN
        EXECUTE 'CREATE OR REPLACE VIEW article_searchable WITH (security_invoker = true) AS
          SELECT ${COLUMNS} FROM article_search '
          || CASE WHEN before IS NULL THEN '' ELSE format('UNION ALL SELECT ${COLUMNS} FROM article_search_archive a WHERE a.arrived_on < %L::date
            AND NOT EXISTS (SELECT FROM article_search_stale o WHERE o.article_id = a.article_id) ', before) END
          || 'UNION ALL SELECT ${COLUMNS} FROM article_search_recent';
      END $$;

      ${ensureSearchWeeks(
        "week >= coalesce((SELECT archived_before FROM search_archive_state), '-infinity') AND to_regclass(week_table) IS NULL",
      )}

      -- Notes that rows of articles which stand on an archive server, or are on their way there, count no more. To be called after their
      -- rows here are deleted, and before new ones are written.
      CREATE FUNCTION note_archived(ids bigint[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        kept_here date;
      BEGIN
        SELECT coalesce(moving_week + 7, archived_before) INTO kept_here FROM search_archive_state FOR SHARE;
        IF kept_here IS NOT NULL THEN
          INSERT INTO article_search_stale (article_id, arrived_on)
          SELECT a.article_id, (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date FROM article a
          WHERE a.article_id = ANY (ids) AND (a.arrived_at AT TIME ZONE 'Asia/Tokyo')::date < kept_here ORDER BY 1
          ON CONFLICT DO NOTHING;
        END IF;
      END $$;
      ${forgetTexts("PERFORM note_archived(ids);")}

      -- As before, but rows of archived days, and of a week that is on its way, wait for their server.
      CREATE OR REPLACE FUNCTION index_recent_articles(most int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = public, pg_temp SET work_mem = '64MB' AS $$
      DECLARE
        kept_here date;
        done int;
      BEGIN
        -- In the order of whoever ends a move.
        LOCK TABLE article_search IN ROW EXCLUSIVE MODE;
        SELECT coalesce(moving_week + 7, archived_before, '-infinity') INTO kept_here FROM search_archive_state FOR SHARE;
        WITH chosen AS (SELECT article_id FROM article_search_recent WHERE arrived_on >= kept_here ORDER BY article_id LIMIT most FOR UPDATE SKIP LOCKED),
        moved AS (DELETE FROM article_search_recent r USING chosen WHERE r.article_id = chosen.article_id RETURNING r.*),
        indexed AS (INSERT INTO article_search (${COLUMNS}) SELECT ${COLUMNS} FROM moved RETURNING 1)
        SELECT count(*)::int INTO done FROM indexed;
        RETURN done;
      END $$;

      -- The oldest week that is here and ends on a day or before.
      CREATE FUNCTION oldest_search_week(until date) RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT min(week) FROM (SELECT to_date(right(c.relname, 8), 'YYYYMMDD') AS week FROM pg_inherits h JOIN pg_class c ON c.oid = h.inhrelid
          WHERE h.inhparent = 'article_search'::regclass) w WHERE week + 7 <= until $$;

      -- From here on, corrections of the week are noted. What was noted of days that are searched here is of a move that was broken off.
      CREATE FUNCTION begin_search_move(week date, archive text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        UPDATE search_archive_state SET moving_week = week, moving_to = archive;
        DELETE FROM article_search_stale WHERE arrived_on >= coalesce((SELECT archived_before FROM search_archive_state), '-infinity');
      END $$;

      -- The week stands on its server, complete: searches find it there from now on, and here no more.
      CREATE FUNCTION finish_search_move() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        state search_archive_state;
        archive search_archive;
        week_table text;
        foreign_table text;
        after date;
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtext('ensure_search_weeks'));
        LOCK TABLE article_search, article_search_archive IN ACCESS EXCLUSIVE MODE;
        SELECT * INTO STRICT state FROM search_archive_state FOR UPDATE;
        SELECT * INTO STRICT archive FROM search_archive a WHERE a.archive_name = state.moving_to FOR UPDATE;
        week_table := 'article_search_' || to_char(state.moving_week, 'YYYYMMDD');
        foreign_table := 'article_search_at_' || archive.archive_name;
        after := state.moving_week + 7;
        EXECUTE format('ALTER TABLE article_search DETACH PARTITION %I', week_table);
        EXECUTE format('DROP TABLE %I', week_table);
        IF archive.first_day IS NULL THEN
          EXECUTE format('CREATE FOREIGN TABLE %I PARTITION OF article_search_archive FOR VALUES FROM (%L) TO (%L) SERVER %I
            OPTIONS (schema_name ''public'', table_name ''article_search'')', foreign_table, state.moving_week, after, 'kirinuki_' || archive.archive_name);
          EXECUTE format('GRANT SELECT ON %I TO kirinuki_api, kirinuki_operator', foreign_table);
        ELSE
          EXECUTE format('ALTER TABLE article_search_archive DETACH PARTITION %I', foreign_table);
          EXECUTE format('ALTER TABLE article_search_archive ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', foreign_table, archive.first_day, after);
        END IF;
        UPDATE search_archive a SET first_day = coalesce(a.first_day, state.moving_week), end_day = after WHERE a.archive_name = archive.archive_name;
        UPDATE search_archive_state SET archived_before = after, moving_week = NULL, moving_to = NULL;
        PERFORM draw_article_searchable(after);
      END $$;

      REVOKE EXECUTE ON FUNCTION draw_article_searchable(date), note_archived(bigint[]), oldest_search_week(date), begin_search_move(date, text),
        finish_search_move() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION note_archived(bigint[]), oldest_search_week(date), begin_search_move(date, text), finish_search_move()
        TO kirinuki_operator;
      GRANT SELECT ON article_search_archive, article_search_stale TO kirinuki_api, kirinuki_operator;
      GRANT SELECT (archive_name, archive_no, first_day, end_day) ON search_archive TO kirinuki_api;
      GRANT SELECT ON search_archive, search_archive_state TO kirinuki_operator;
      GRANT UPDATE, DELETE ON article_search_stale TO kirinuki_operator;
    `);
  }

  /** @throws where weeks stand on archive servers, which only those have */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DO $$ BEGIN
        IF (SELECT archived_before IS NOT NULL FROM search_archive_state) THEN
          RAISE EXCEPTION 'weeks of article_search stand on archive servers: index them here first (docs/operations.md, Archive servers)';
        END IF;
      END $$;
      ${forgetTexts("")}
      ${ensureSearchWeeks("to_regclass(week_table) IS NULL")}
      CREATE OR REPLACE FUNCTION index_recent_articles(most int) RETURNS int LANGUAGE sql SECURITY DEFINER
        SET search_path = public, pg_temp SET work_mem = '64MB' AS $$
        WITH chosen AS (SELECT article_id FROM article_search_recent ORDER BY article_id LIMIT most FOR UPDATE SKIP LOCKED),
        moved AS (DELETE FROM article_search_recent r USING chosen WHERE r.article_id = chosen.article_id RETURNING r.*),
        indexed AS (INSERT INTO article_search (${COLUMNS}) SELECT ${COLUMNS} FROM moved RETURNING 1)
        SELECT count(*)::int FROM indexed $$;
      DROP FUNCTION finish_search_move(), begin_search_move(date, text), oldest_search_week(date), note_archived(bigint[]), draw_article_searchable(date);
      DROP TABLE article_search_archive, article_search_stale, search_archive_state, search_archive;
    `);
  }
}
