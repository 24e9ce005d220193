import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A page of a list costs what a page costs: the order of the lists is kept in an index of the hits, and the number of a topic's articles
 * beside those of themes and groups. See docs/decisions/2026-11-24-the-order-of-lists-is-kept.md.
 */
export class OrderOfLists1795572482913 implements MigrationInterface {
  name = "OrderOfLists1795572482913";

  async up(db: QueryRunner): Promise<void> {
    await db.query(PUBLISHED);
    for (const table of ["theme_article", "topic_article"]) await db.query(filled(table));
    await db.query(FOLLOW_CORRECTIONS);
    await db.query(ORDER);
    await db.query(TOPIC_COUNTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER topic_article_added ON topic_article;
      DROP TRIGGER topic_article_removed ON topic_article;
      DROP TRIGGER topic_article_changed ON topic_article;
      DROP TRIGGER article_published_changed ON article;
      DROP TRIGGER theme_article_published ON theme_article;
      DROP TRIGGER topic_article_published ON topic_article;
      DROP FUNCTION count_topic_articles(), recount_topic(int, int), copy_published_of_articles(), take_published_of_article();
      DROP TABLE topic_count;
      DROP INDEX theme_article_order, topic_article_order;
      ALTER TABLE theme_article DROP COLUMN published;
      ALTER TABLE topic_article DROP COLUMN published;
      DROP FUNCTION published_moment(timestamptz, date);
    `);
  }
}

const PUBLISHED = `
  -- By what lists sort the articles of a day. 9999-12-31 means that nobody knows; that and nothing sort last.
  CREATE FUNCTION published_moment(published_at timestamptz, published_on date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT coalesce(published_at, nullif(published_on, '9999-12-31')::timestamp AT TIME ZONE 'Asia/Tokyo', '-infinity')
  $$;

  CREATE FUNCTION take_published_of_article() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    NEW.published := coalesce(
      (SELECT published_moment(a.published_at, a.published_on) FROM article a WHERE a.article_id = NEW.article_id), '-infinity');
    RETURN NEW;
  END $$;`;

/** No trigger is asked: nothing that they count changes. */
const filled = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN published timestamptz;
  ALTER TABLE ${table} DISABLE TRIGGER USER;
  UPDATE ${table} t SET published = published_moment(a.published_at, a.published_on) FROM article a WHERE a.article_id = t.article_id;
  UPDATE ${table} SET published = '-infinity' WHERE published IS NULL;
  ALTER TABLE ${table} ENABLE TRIGGER USER;
  ALTER TABLE ${table} ALTER COLUMN published SET NOT NULL;
  CREATE TRIGGER ${table}_published BEFORE INSERT ON ${table} FOR EACH ROW WHEN (NEW.published IS NULL)
    EXECUTE FUNCTION take_published_of_article();`;

/** A corrected article's hits are found through contract, because the index of theme_article leads with it. */
const FOLLOW_CORRECTIONS = `
  CREATE FUNCTION copy_published_of_articles() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    ids bigint[];
    contracts int[];
  BEGIN
    SELECT array_agg(was.article_id) INTO ids FROM was JOIN become USING (article_id)
    WHERE published_moment(was.published_at, was.published_on) <> published_moment(become.published_at, become.published_on);
    IF ids IS NULL THEN
      RETURN NULL;
    END IF;
    SELECT array_agg(DISTINCT contract_id) INTO contracts FROM (
      SELECT c.contract_id FROM contract c JOIN theme_article t ON t.contract_id = c.contract_id AND t.article_id = ANY (ids)
      UNION ALL
      SELECT o.contract_id FROM topic o JOIN topic_article t USING (contract_id, topics_id) WHERE t.article_id = ANY (ids)) hit;
    IF contracts IS NULL THEN
      RETURN NULL;
    END IF;
    PERFORM 1 FROM contract WHERE contract_id = ANY (contracts) ORDER BY contract_id FOR NO KEY UPDATE;
    UPDATE theme_article t SET published = published_moment(a.published_at, a.published_on) FROM become a
    WHERE t.contract_id = ANY (contracts) AND t.article_id = ANY (ids) AND t.article_id = a.article_id;
    UPDATE topic_article t SET published = published_moment(a.published_at, a.published_on) FROM become a
    WHERE t.contract_id = ANY (contracts) AND t.article_id = ANY (ids) AND t.article_id = a.article_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER article_published_changed AFTER UPDATE ON article
    REFERENCING OLD TABLE AS was NEW TABLE AS become FOR EACH STATEMENT EXECUTE FUNCTION copy_published_of_articles();`;

/** Each source by itself, so that a list of newspapers passes over no web news. A topic's editor decides the order within a day. */
const ORDER = `
  CREATE INDEX theme_article_order ON theme_article (contract_id, theme_id, data_section, process_date, published, article_id)
    INCLUDE (disp_status);
  CREATE INDEX topic_article_order ON topic_article
    (contract_id, topics_id, data_section, process_date DESC, display_order, published DESC, article_id DESC) INCLUDE (disp_status);`;

const SECTIONS = ["mc", "sc", "web", "magazine"].map((column, at) => ({ column, section: [1, 2, 3, 5][at] }));
const COLUMNS = SECTIONS.map(({ column }) => column).join(", ");
const counted = (aggregate: string): string =>
  SECTIONS.map(({ section }) => `coalesce(${aggregate} FILTER (WHERE data_section = ${section}), 0)`).join(", ");
const KEY = "contract_id, topics_id, process_date";

/** Articles that now count (sign 1) or no longer do (-1), of the rows that a statement touched. */
const NET = {
  INSERT: `SELECT ${KEY}, data_section, 1 AS sign FROM come WHERE disp_status = 0`,
  DELETE: `SELECT ${KEY}, data_section, -1 AS sign FROM gone WHERE disp_status = 0`,
  UPDATE: `SELECT ${KEY}, data_section, 1 AS sign FROM come WHERE disp_status = 0
    UNION ALL SELECT ${KEY}, data_section, -1 FROM gone WHERE disp_status = 0`,
};
const netOf = (operation: keyof typeof NET): string => `
  INSERT INTO topic_count AS c (${KEY}, ${COLUMNS})
  SELECT ${KEY}, ${counted("sum(sign)")} FROM (
    SELECT ${KEY}, data_section, sum(sign) AS sign FROM (${NET[operation]}) net GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0) delta
  GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (${KEY}) DO UPDATE SET ${SECTIONS.map(({ column }) => `${column} = c.${column} + excluded.${column}`).join(", ")};`;

/** No reference to topic: its rows go with a topic's articles, which a topic takes with it. */
const TOPIC_COUNTS = `
  CREATE TABLE topic_count (
    contract_id int NOT NULL,
    topics_id int NOT NULL,
    process_date date NOT NULL,
    mc int NOT NULL DEFAULT 0,
    sc int NOT NULL DEFAULT 0,
    web int NOT NULL DEFAULT 0,
    magazine int NOT NULL DEFAULT 0,
    PRIMARY KEY (${KEY}) INCLUDE (${COLUMNS})
  ) WITH (fillfactor = 80);
  SELECT protect_tenant_table('topic_count');
  REVOKE INSERT, UPDATE, DELETE ON topic_count FROM kirinuki_api, kirinuki_operator;

  CREATE FUNCTION count_topic_articles() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      ${netOf("INSERT")}
    ELSIF TG_OP = 'DELETE' THEN
      ${netOf("DELETE")}
      DELETE FROM topic_count c USING (SELECT DISTINCT ${KEY} FROM gone) g
      WHERE c.contract_id = g.contract_id AND c.topics_id = g.topics_id AND c.process_date = g.process_date
        AND (${SECTIONS.map(({ column }) => `c.${column}`).join(", ")}) = (0, 0, 0, 0);
    ELSE
      ${netOf("UPDATE")}
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER topic_article_added AFTER INSERT ON topic_article
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_topic_articles();
  CREATE TRIGGER topic_article_removed AFTER DELETE ON topic_article
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_topic_articles();
  CREATE TRIGGER topic_article_changed AFTER UPDATE ON topic_article
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_topic_articles();

  CREATE FUNCTION recount_topic(contract int, topic int) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    PERFORM 1 FROM contract c WHERE c.contract_id = contract FOR NO KEY UPDATE;
    DELETE FROM topic_count WHERE contract_id = contract AND topics_id = topic;
    INSERT INTO topic_count (${KEY}, ${COLUMNS})
    SELECT ${KEY}, ${counted("count(*)")} FROM topic_article
    WHERE contract_id = contract AND topics_id = topic AND disp_status = 0 GROUP BY 1, 2, 3;
  END $$;
  REVOKE EXECUTE ON FUNCTION recount_topic(int, int) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION recount_topic(int, int) TO kirinuki_operator;

  INSERT INTO topic_count (${KEY}, ${COLUMNS})
  SELECT ${KEY}, ${counted("count(*)")} FROM topic_article WHERE disp_status = 0 GROUP BY 1, 2, 3;`;
