import type { MigrationInterface, QueryRunner } from "typeorm";

const OWN = "contract_id = nullif(current_setting('app.contract_id', true), '')::int";
/** Not as a bound of a range, from which the planner would conclude that nearly no row is in it. */
const KEPT = `(process_date < (SELECT c.kept_from FROM contract c WHERE c.${OWN})) IS NOT TRUE`;

/** All that says on which day an article came into a list of a contract, and the counts of that. */
const OF_DAYS = [
  "theme_article",
  "topic_article",
  "theme_count",
  "theme_group_count",
  "topic_count",
  "theme_medium_count",
  "theme_hour_count",
  "theme_day_words",
  "theme_grade_count",
];
const KEPT_COUNTS = [
  "theme_count",
  "theme_group_count",
  "topic_count",
  "theme_medium_count",
  "theme_hour_count",
  "theme_words_due",
  "theme_day_words",
  "theme_grade_count",
];

/**
 * What an article has in tables that are not by month, without what is of something else: uses are billed, mails and events have terms of
 * their own, and rows of a week's index go with the week.
 */
const OF_ARTICLES = [
  "article_change_notice",
  "article_change",
  "article_history",
  "article_image",
  "article_setting",
  "article_source",
  "article_story",
  "article_tag",
  "article_tone",
  "article_version",
  "clip",
  "ingest_correction",
  "list_visit",
  "read_mark",
  "rematch_change",
  "story_band",
  "theme_removal",
  "topic_article",
];

const KEYS = ["pdf_key", "thumbnail_key", "epub_key"];

/** Notes originals of some articles; whether another article has one is looked at before its file goes. */
const FORGET_ORIGINALS = (articles: string): string => `
  INSERT INTO original (store_key, content_type, forgotten_at) SELECT DISTINCT key, 'application/octet-stream', now() FROM (
    SELECT unnest(ARRAY[${KEYS.join(", ")}]) AS key FROM article WHERE ${articles}
    UNION SELECT image_key FROM article_image WHERE ${articles}) k
  WHERE key IS NOT NULL ORDER BY key
  ON CONFLICT (store_key) DO UPDATE SET forgotten_at = excluded.forgotten_at;`;

/** How long a contract keeps its lists, and a medium's texts may be kept (docs/decisions/2026-11-27-retention.md). */
export class Retention1795748400019 implements MigrationInterface {
  name = "Retention1795748400019";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- kept_from: the first day whose lists are shown, as the nightly job reckons it; NULL: all that there is.
      ALTER TABLE contract ADD COLUMN retention_months int CHECK (retention_months BETWEEN 1 AND 600), ADD COLUMN kept_from date;
      -- Months for which texts and originals of the medium may be kept; NULL: as long as the articles.
      ALTER TABLE media ADD COLUMN text_months int CHECK (text_months BETWEEN 1 AND 600);
      -- Since when no article has it, so that its file is deleted.
      ALTER TABLE original ADD COLUMN forgotten_at timestamptz;
      CREATE INDEX original_forgotten ON original (store_key) WHERE forgotten_at IS NOT NULL;
      ${OF_DAYS.map((table) => `ALTER POLICY one_contract ON ${table} USING (${OWN} AND ${KEPT});`).join("\n")}

      -- The day from which some contract keeps everything: what is older nobody sees. NULL: a contract keeps all.
      CREATE FUNCTION kept_by_somebody() RETURNS date LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT nullif(min(coalesce(kept_from, '-infinity')), '-infinity') FROM contract WHERE deleted_at IS NULL $$;

      -- Months of articles that nobody keeps, the oldest first.
      CREATE FUNCTION months_kept_by_nobody() RETURNS TABLE (month date) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT m.month FROM (
          SELECT to_date(right(c.relname, 6), 'YYYYMM') AS month FROM pg_inherits h JOIN pg_class c ON c.oid = h.inhrelid
          WHERE h.inhparent = 'article'::regclass) m
        WHERE (m.month + interval '1 month')::date <= kept_by_somebody() ORDER BY 1 $$;

      -- Empties the lists of a month with their counts, and drops it with its articles unless a later list names one of them. What of a month is
      -- not in tables by month is deleted. Says what went.
      CREATE FUNCTION drop_month(month date) RETURNS TABLE (lists boolean, articles boolean) LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
      DECLARE
        suffix text := to_char(month, 'YYYYMM');
        after date := (month + interval '1 month')::date;
        low bigint := suffix::bigint * 1000000000;
        high bigint := to_char(month + interval '1 month', 'YYYYMM')::bigint * 1000000000;
        kept date := kept_by_somebody();
        week record;
      BEGIN
        IF kept IS NULL OR after > kept THEN
          RAISE EXCEPTION 'a contract keeps month %', suffix;
        END IF;
        PERFORM pg_advisory_xact_lock(hashtext('ensure_month_partitions'));
        articles := false;
        -- Emptied at once, and dropped with the articles: a rematch may still find one of them.
        EXECUTE format('SELECT EXISTS (SELECT FROM theme_article_%s)', suffix) INTO lists;
        IF lists THEN
          EXECUTE format('TRUNCATE theme_article_%s', suffix);
        END IF;
        DELETE FROM topic_article t WHERE t.process_date < after;
        ${KEPT_COUNTS.map((table) => `DELETE FROM ${table} t WHERE t.process_date < after;`).join("\n")}
        IF NOT EXISTS (
          SELECT FROM contract c WHERE EXISTS (SELECT FROM theme_article t WHERE t.contract_id = c.contract_id AND t.article_id >= low AND t.article_id < high)
            OR EXISTS (SELECT FROM topic_article t WHERE t.contract_id = c.contract_id AND t.article_id >= low AND t.article_id < high))
        THEN
          ${FORGET_ORIGINALS("article_id >= low AND article_id < high")}
          ${OF_ARTICLES.map((table) => `DELETE FROM ${table} t WHERE t.article_id >= low AND t.article_id < high;`).join("\n")}
          EXECUTE format('DROP TABLE theme_article_%s, article_text_%s', suffix, suffix);
          -- References are looked for before it goes, and not one is left.
          EXECUTE format('ALTER TABLE article DETACH PARTITION article_%s', suffix);
          EXECUTE format('DROP TABLE article_%s', suffix);
          articles := true;
        END IF;
        PERFORM pg_advisory_xact_lock(hashtext('ensure_search_weeks'));
        FOR week IN SELECT c.oid::regclass AS name FROM pg_inherits h JOIN pg_class c ON c.oid = h.inhrelid
          WHERE h.inhparent = 'article_search'::regclass AND to_date(right(c.relname, 8), 'YYYYMMDD') + 7 <= after
        LOOP
          EXECUTE format('DROP TABLE %s', week.name);
        END LOOP;
        RETURN NEXT;
      END $$;

      -- Takes text, images and originals from articles of media that may keep them no longer, so many at a time; what a list says of them stays.
      CREATE FUNCTION forget_texts(today date, most int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
        ${FORGET_ORIGINALS("article_id = ANY (ids)")}
        DELETE FROM article_text t WHERE t.article_id = ANY (ids);
        DELETE FROM article_image t WHERE t.article_id = ANY (ids);
        DELETE FROM article_version t WHERE t.article_id = ANY (ids);
        DELETE FROM article_search_recent t WHERE t.article_id = ANY (ids);
        DELETE FROM article_search t WHERE t.article_id = ANY (ids) AND t.arrived_on = ANY (days);
        UPDATE article a SET lead = '', ${KEYS.map((key) => `${key} = NULL`).join(", ")} WHERE a.article_id = ANY (ids);
        RETURN cardinality(ids);
      END $$;

      -- Of the originals that were forgotten, those that no article has.
      CREATE FUNCTION forgotten_originals() RETURNS SETOF text LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        UPDATE original o SET forgotten_at = NULL WHERE o.forgotten_at IS NOT NULL AND o.store_key IN (
          ${KEYS.map((key) => `SELECT ${key} FROM article WHERE ${key} IS NOT NULL`).join(" UNION ALL ")} UNION ALL SELECT image_key FROM article_image);
        SELECT store_key FROM original WHERE forgotten_at IS NOT NULL ORDER BY 1 $$;

      REVOKE EXECUTE ON FUNCTION kept_by_somebody(), months_kept_by_nobody(), drop_month(date), forget_texts(date, int), forgotten_originals() FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION kept_by_somebody(), months_kept_by_nobody(), drop_month(date), forget_texts(date, int), forgotten_originals() TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION forgotten_originals(), forget_texts(date, int), drop_month(date), months_kept_by_nobody(), kept_by_somebody();
      ${OF_DAYS.map((table) => `ALTER POLICY one_contract ON ${table} USING (${OWN});`).join("\n")}
      DROP INDEX original_forgotten;
      ALTER TABLE original DROP COLUMN forgotten_at;
      ALTER TABLE media DROP COLUMN text_months;
      ALTER TABLE contract DROP COLUMN kept_from, DROP COLUMN retention_months;
    `);
  }
}
