import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What trend shows beside theme_count: a theme's articles of a day by medium and by hour of arrival, kept by triggers. See
 * docs/decisions/2026-11-22-trend-counts-are-kept.md.
 */
export class TrendCounts1795409200000 implements MigrationInterface {
  name = "TrendCounts1795409200000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(SERIAL_NOTICE);
    await db.query(COUNT_HITS);
    await db.query(COUNT_ARTICLES);
    await db.query(RECOUNT);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER trend_hit_added ON theme_article;
      DROP TRIGGER trend_hit_removed ON theme_article;
      DROP TRIGGER trend_hit_changed ON theme_article;
      DROP TRIGGER trend_article_changed ON article;
      DROP FUNCTION count_trend_of_hits(), count_trend_of_articles(), recount_trend(int, int, date), is_serial_notice(text, text, text);
      DROP TABLE theme_medium_count, theme_hour_count, theme_words_due, theme_day_words;
    `);
  }
}

const TABLES = `
  CREATE TABLE theme_medium_count (
    contract_id int NOT NULL,
    theme_id int NOT NULL,
    process_date date NOT NULL,
    data_section smallint NOT NULL,
    media_code text NOT NULL,
    n int NOT NULL,
    PRIMARY KEY (contract_id, theme_id, process_date, data_section, media_code) INCLUDE (n)
  ) WITH (fillfactor = 80);
  SELECT protect_tenant_table('theme_medium_count');

  -- The hour of arrival in Tokyo; notices: those of n that are serial notices, which make no spike.
  CREATE TABLE theme_hour_count (
    contract_id int NOT NULL,
    theme_id int NOT NULL,
    process_date date NOT NULL,
    data_section smallint NOT NULL,
    hour smallint NOT NULL,
    n int NOT NULL,
    notices int NOT NULL,
    PRIMARY KEY (contract_id, theme_id, process_date, data_section, hour) INCLUDE (n, notices)
  ) WITH (fillfactor = 80);
  CREATE INDEX theme_hour_notices ON theme_hour_count (contract_id, theme_id, process_date) WHERE notices <> 0;
  SELECT protect_tenant_table('theme_hour_count');

  -- Days of themes whose words are to be counted anew, by a job.
  CREATE TABLE theme_words_due (
    contract_id int NOT NULL,
    theme_id int NOT NULL,
    process_date date NOT NULL,
    PRIMARY KEY (contract_id, theme_id, process_date)
  );
  SELECT protect_tenant_table('theme_words_due');

  -- The words of a day's articles with the number of articles, as the job counted them: {"量産": 4, …}.
  CREATE TABLE theme_day_words (
    contract_id int NOT NULL,
    theme_id int NOT NULL,
    process_date date NOT NULL,
    data_section smallint NOT NULL,
    words jsonb NOT NULL,
    PRIMARY KEY (contract_id, theme_id, process_date, data_section)
  );
  SELECT protect_tenant_table('theme_day_words');
  REVOKE INSERT, UPDATE, DELETE ON theme_medium_count, theme_hour_count, theme_words_due, theme_day_words FROM kirinuki_api;`;

/** Columns that come day by day: changes of posts, deaths, prices. Their label opens the headline, or is the article's own class. */
const NOTICE_LABELS = "会社人事|人事異動|人事|訃報|おくやみ|お悔やみ|株価|株式欄|相場表|決算短信|番組表|天気|こよみ";
const SERIAL_NOTICE = `
  CREATE FUNCTION is_serial_notice(title text, category text, article_class text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(title ~ '^[【〔［（(〈《◇◆■▽▼◎○●]*(${NOTICE_LABELS})($|[】〕］）)〉》　 :：・、＝=―])', false)
      OR coalesce(category ~ '^(${NOTICE_LABELS})$', false) OR coalesce(article_class ~ '^(${NOTICE_LABELS})$', false)
  $$;`;

const KEY = "contract_id, theme_id, process_date";
const PARTS = `media_code, extract(hour FROM arrived_at AT TIME ZONE 'Asia/Tokyo')::smallint AS hour,
      is_serial_notice(title, category, article_class) AS is_notice`;

/** Adds what \`part\` says (${KEY}, data_section, media_code, hour, is_notice, n) to both tables, in the order of their keys. */
const ADD_PARTS = `
  by_medium AS (
    INSERT INTO theme_medium_count AS c (${KEY}, data_section, media_code, n)
    SELECT ${KEY}, data_section, media_code, sum(n) FROM part GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 ORDER BY 1, 2, 3, 4, 5
    ON CONFLICT (${KEY}, data_section, media_code) DO UPDATE SET n = c.n + excluded.n)
  INSERT INTO theme_hour_count AS c (${KEY}, data_section, hour, n, notices)
  SELECT ${KEY}, data_section, hour, sum(n), coalesce(sum(n) FILTER (WHERE is_notice), 0) FROM part
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0 OR coalesce(sum(n) FILTER (WHERE is_notice), 0) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (${KEY}, data_section, hour) DO UPDATE SET n = c.n + excluded.n, notices = c.notices + excluded.notices`;

const HIT = `${KEY}, data_section, article_id`;
/** Hits that now count (sign 1) or no longer do (-1), of the rows that a statement touched; days is all whose words may differ. */
const NET = {
  added: `SELECT ${HIT}, 1 AS sign FROM come WHERE disp_status = 0`,
  removed: `SELECT ${HIT}, -1 AS sign FROM gone WHERE disp_status = 0`,
  changed: `SELECT ${HIT}, sum(sign) AS sign FROM (
      SELECT ${HIT}, 1 AS sign FROM come WHERE disp_status = 0 UNION ALL SELECT ${HIT}, -1 FROM gone WHERE disp_status = 0) both_sides
    GROUP BY ${HIT} HAVING sum(sign) <> 0`,
};

const dueDays = (from: string): string => `
  INSERT INTO theme_words_due (${KEY}) SELECT DISTINCT ${KEY} FROM ${from} ORDER BY ${KEY} ON CONFLICT DO NOTHING`;

/** Runs after the triggers that hold the contract's row, so writers of one contract come one by one. Planned each time, as those are. */
const COUNT_HITS = `
  CREATE FUNCTION count_trend_of_hits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    EXECUTE format($sql$
      WITH net AS MATERIALIZED (%s),
      part AS MATERIALIZED (
        SELECT n.contract_id, n.theme_id, n.process_date, n.data_section, a.media_code, a.hour, a.is_notice, sum(n.sign) AS n
        FROM net n CROSS JOIN LATERAL (SELECT ${PARTS} FROM article WHERE article_id = n.article_id OFFSET 0) a
        GROUP BY 1, 2, 3, 4, 5, 6, 7),
      ${ADD_PARTS}$sql$,
      CASE TG_OP WHEN 'INSERT' THEN $sql$${NET.added}$sql$ WHEN 'DELETE' THEN $sql$${NET.removed}$sql$ ELSE $sql$${NET.changed}$sql$ END);
    IF TG_OP = 'DELETE' THEN
      ${dueDays("gone")};
    ELSE
      ${dueDays("come")};
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER trend_hit_added AFTER INSERT ON theme_article
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_trend_of_hits();
  CREATE TRIGGER trend_hit_removed AFTER DELETE ON theme_article
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_trend_of_hits();
  CREATE TRIGGER trend_hit_changed AFTER UPDATE ON theme_article
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_trend_of_hits();`;

/** What trend reads of an article. */
const told = (row: string): string =>
  ["media_code", "arrived_at", "title", "lead", "category", "article_class"]
    .map((column) => `${row}.${column}`)
    .join(", ");
const HITS_OF = `SELECT t.contract_id, t.theme_id, t.process_date, t.data_section, t.article_id
      FROM contract k JOIN theme_article t ON t.contract_id = k.contract_id AND t.article_id = ANY (%L) AND t.disp_status = 0`;

/**
 * A corrected article moves from one medium to another, or becomes a notice. Its hits are found through contract, because the index of
 * theme_article leads with it; the contracts' rows are held before the hits are read for good.
 */
const COUNT_ARTICLES = `
  CREATE FUNCTION count_trend_of_articles() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    ids bigint[];
    contracts int[];
    hits text;
  BEGIN
    SELECT array_agg(was.article_id) INTO ids FROM was JOIN become USING (article_id)
    WHERE (${told("was")}, was.withdrawn_at IS NULL) IS DISTINCT FROM (${told("become")}, become.withdrawn_at IS NULL);
    IF ids IS NULL THEN
      RETURN NULL;
    END IF;
    hits := format($sql$${HITS_OF}$sql$, ids);
    EXECUTE format('SELECT array_agg(DISTINCT contract_id) FROM (%s) hit', hits) INTO contracts;
    IF contracts IS NULL THEN
      RETURN NULL;
    END IF;
    PERFORM 1 FROM contract WHERE contract_id = ANY (contracts) ORDER BY contract_id FOR NO KEY UPDATE;
    EXECUTE format($sql$
      WITH hit AS MATERIALIZED (%s),
      part AS MATERIALIZED (
        SELECT h.contract_id, h.theme_id, h.process_date, h.data_section, v.media_code, v.hour, v.is_notice, sum(v.sign) AS n
        FROM hit h JOIN (SELECT article_id, ${PARTS}, -1 AS sign FROM was UNION ALL SELECT article_id, ${PARTS}, 1 FROM become) v USING (article_id)
        GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(v.sign) <> 0),
      ${ADD_PARTS}$sql$, hits);
    EXECUTE format($sql$${dueDays("(%s) hit")}$sql$, hits);
    RETURN NULL;
  END $$;
  CREATE TRIGGER trend_article_changed AFTER UPDATE ON article
    REFERENCING OLD TABLE AS was NEW TABLE AS become FOR EACH STATEMENT EXECUTE FUNCTION count_trend_of_articles();`;

/** The parts of all hits that \`condition\` names. */
const directParts = (condition: string): string => `
    part AS MATERIALIZED (
      SELECT ${KEY}, t.data_section, media_code, hour, is_notice, count(*) AS n
      FROM theme_article t JOIN (SELECT article_id, ${PARTS} FROM article) a USING (article_id)
      WHERE t.disp_status = 0 AND ${condition} GROUP BY 1, 2, 3, 4, 5, 6, 7)`;

const RECOUNT = `
  CREATE FUNCTION recount_trend(contract int, theme int, day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
  BEGIN
    PERFORM 1 FROM contract c WHERE c.contract_id = contract FOR NO KEY UPDATE;
    DELETE FROM theme_medium_count WHERE contract_id = contract AND theme_id = theme AND process_date = day;
    DELETE FROM theme_hour_count WHERE contract_id = contract AND theme_id = theme AND process_date = day;
    WITH ${directParts("t.contract_id = contract AND t.theme_id = theme AND t.process_date = day")}, ${ADD_PARTS};
  END $$;
  REVOKE EXECUTE ON FUNCTION recount_trend(int, int, date) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION recount_trend(int, int, date) TO kirinuki_operator;

  -- Hits that were found before.
  WITH ${directParts("true")}, ${ADD_PARTS};
  ${dueDays("theme_article")};`;
