import type { MigrationInterface, QueryRunner } from "typeorm";

/** As ArticleSearch1763804000000 made it, with what follows for each new week. */
const ensureSearchWeeks = (perNewWeek: string): string => `
  CREATE OR REPLACE FUNCTION ensure_search_weeks(first_day date, last_day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
  DECLARE
    week date := date_trunc('week', first_day)::date;
    week_table text;
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('ensure_search_weeks'));
    WHILE week <= last_day LOOP
      week_table := 'article_search_' || to_char(week, 'YYYYMMDD');
      IF to_regclass(week_table) IS NULL THEN
        EXECUTE format('CREATE TABLE %I PARTITION OF article_search FOR VALUES FROM (%L) TO (%L) WITH (toast_tuple_target = 128)',
          week_table, week, week + 7);
        ${perNewWeek}
      END IF;
      week := week + 7;
    END LOOP;
  END $$;`;

/** How much the index of a week takes in at once is decided by who moves rows there, no longer by how long its list may be. */
export class IndexInGreaterSteps1763875000000 implements MigrationInterface {
  name = "IndexInGreaterSteps1763875000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Whoever moves rows has the list worked off when several thousand are in it (core-api/src/search/recent-rows.ts), and not in the
      -- transaction that moves them: a page of a great index is then written once for many rows, and no row is locked meanwhile.
      -- The limit is only for who forgets to.
      CREATE FUNCTION limit_search_week(week_table regclass, kilobytes int) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
      DECLARE
        grams_index regclass;
      BEGIN
        SELECT i.indexrelid INTO STRICT grams_index FROM pg_index i
          JOIN pg_inherits h ON h.inhrelid = i.indexrelid AND h.inhparent = 'article_search_grams'::regclass
          WHERE i.indrelid = week_table;
        EXECUTE format('ALTER INDEX %s SET (gin_pending_list_limit = %s)', grams_index, kilobytes);
      END $$;
      REVOKE EXECUTE ON FUNCTION limit_search_week(regclass, int) FROM PUBLIC;
      ${ensureSearchWeeks("PERFORM limit_search_week(week_table::regclass, 131072);")}
      SELECT limit_search_week(inhrelid, 131072) FROM pg_inherits WHERE inhparent = 'article_search'::regclass;
      ALTER FUNCTION tidy_article_search() SET maintenance_work_mem = '256MB';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER FUNCTION tidy_article_search() RESET maintenance_work_mem;
      SELECT limit_search_week(inhrelid, 16384) FROM pg_inherits WHERE inhparent = 'article_search'::regclass;
      ${ensureSearchWeeks("")}
      DROP FUNCTION limit_search_week(regclass, int);
    `);
  }
}
