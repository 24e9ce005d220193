import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What home shows beside each theme group, kept instead of counted: see docs/decisions/2026-11-21-group-counts-are-kept.md. Triggers keep it,
 * so that whoever writes hits or members, by whatever statement, can't forget it.
 */
export class ThemeGroupCounts1763806000000 implements MigrationInterface {
  name = "ThemeGroupCounts1763806000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(RECOUNT);
    await db.query(COUNT_HITS);
    await db.query("SELECT recount_theme_group(contract_id, theme_group_id) FROM theme_group");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER theme_article_added ON theme_article;
      DROP TRIGGER theme_article_removed ON theme_article;
      DROP TRIGGER theme_article_changed ON theme_article;
      DROP TRIGGER theme_group_members_changed ON theme_group_theme;
      DROP FUNCTION count_hits_of_groups(), recount_changed_theme_group(), recount_theme_group(int, int);
      DROP TABLE theme_group_count, theme_group_counted_theme;
    `);
  }
}

const TABLES = `
  -- The members that theme_group_count was made of. It lags behind theme_group_theme within the transaction that changes that.
  CREATE TABLE theme_group_counted_theme (
    contract_id int NOT NULL,
    theme_group_id int NOT NULL,
    theme_id int NOT NULL,
    PRIMARY KEY (contract_id, theme_group_id, theme_id),
    FOREIGN KEY (contract_id, theme_group_id) REFERENCES theme_group ON DELETE CASCADE
  );
  CREATE INDEX theme_group_counted_theme_theme ON theme_group_counted_theme (contract_id, theme_id);
  SELECT protect_tenant_table('theme_group_counted_theme');

  -- Articles of a group with a hit on process_date whose next hit in the group is on next_date ('infinity': none). In any period
  -- an article has exactly one day whose next lies beyond the end, so their sum counts each article once.
  CREATE TABLE theme_group_count (
    contract_id int NOT NULL,
    theme_group_id int NOT NULL,
    process_date date NOT NULL,
    next_date date NOT NULL,
    mc int NOT NULL DEFAULT 0,
    sc int NOT NULL DEFAULT 0,
    web int NOT NULL DEFAULT 0,
    magazine int NOT NULL DEFAULT 0,
    PRIMARY KEY (contract_id, theme_group_id, process_date, next_date),
    FOREIGN KEY (contract_id, theme_group_id) REFERENCES theme_group ON DELETE CASCADE
  ) WITH (fillfactor = 80);
  SELECT protect_tenant_table('theme_group_count');
  REVOKE INSERT, UPDATE, DELETE ON theme_group_count, theme_group_counted_theme FROM kirinuki_api, kirinuki_operator;`;

const SECTIONS = ["mc", "sc", "web", "magazine"].map((column, at) => ({ column, section: [1, 2, 3, 5][at] }));
const COLUMNS = SECTIONS.map(({ column }) => column).join(", ");
const counted = (aggregate: string): string =>
  SECTIONS.map(({ section }) => `coalesce(${aggregate} FILTER (WHERE data_section = ${section}), 0)`).join(", ");
const SPAN = `coalesce(lead(process_date) OVER (PARTITION BY contract_id, theme_group_id, article_id, data_section ORDER BY process_date),
  'infinity') AS next_date`;

/** Whoever changes hits or members of a contract holds its row to the end: of two, the later sees what the earlier did. */
const RECOUNT = `
  CREATE FUNCTION recount_theme_group(contract int, theme_group int) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
  BEGIN
    PERFORM 1 FROM contract c WHERE c.contract_id = contract FOR NO KEY UPDATE;
    DELETE FROM theme_group_counted_theme WHERE contract_id = contract AND theme_group_id = theme_group;
    DELETE FROM theme_group_count WHERE contract_id = contract AND theme_group_id = theme_group;
    INSERT INTO theme_group_counted_theme (contract_id, theme_group_id, theme_id)
    SELECT contract_id, theme_group_id, theme_id FROM theme_group_theme WHERE contract_id = contract AND theme_group_id = theme_group;
    INSERT INTO theme_group_count (contract_id, theme_group_id, process_date, next_date, ${COLUMNS})
    SELECT contract_id, theme_group_id, process_date, next_date, ${counted("count(*)")}
    FROM (SELECT *, ${SPAN} FROM (
      SELECT DISTINCT m.contract_id, m.theme_group_id, ta.article_id, ta.data_section, ta.process_date
      FROM theme_group_counted_theme m JOIN theme_article ta USING (contract_id, theme_id)
      WHERE m.contract_id = contract AND m.theme_group_id = theme_group AND ta.disp_status = 0) day) span
    GROUP BY 1, 2, 3, 4;
  END $$;
  REVOKE EXECUTE ON FUNCTION recount_theme_group(int, int) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION recount_theme_group(int, int) TO kirinuki_operator;

  -- At the end of the transaction, and only where the members differ from those counted: saving a group anew, its themes removed and
  -- put back, costs nothing.
  CREATE FUNCTION recount_changed_theme_group() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    changed record;
  BEGIN
    FOR changed IN SELECT DISTINCT k.contract_id, k.theme_group_id
      FROM (VALUES (OLD.contract_id, OLD.theme_group_id), (NEW.contract_id, NEW.theme_group_id)) k(contract_id, theme_group_id)
      JOIN theme_group USING (contract_id, theme_group_id)
    LOOP
      PERFORM 1 FROM contract c WHERE c.contract_id = changed.contract_id FOR NO KEY UPDATE;
      IF EXISTS (
        SELECT FROM (SELECT theme_id FROM theme_group_theme t
                     WHERE t.contract_id = changed.contract_id AND t.theme_group_id = changed.theme_group_id) t
        FULL JOIN (SELECT theme_id FROM theme_group_counted_theme c
                   WHERE c.contract_id = changed.contract_id AND c.theme_group_id = changed.theme_group_id) c USING (theme_id)
        WHERE t.theme_id IS NULL OR c.theme_id IS NULL)
      THEN
        PERFORM recount_theme_group(changed.contract_id, changed.theme_group_id);
      END IF;
    END LOOP;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER theme_group_members_changed AFTER INSERT OR UPDATE OR DELETE ON theme_group_theme
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION recount_changed_theme_group();`;

const KEY = "contract_id, theme_id, process_date, data_section, article_id";

/** Hits that now count (sign 1) or no longer do (-1), of the rows that a statement touched. */
const NET = {
  added: `SELECT ${KEY}, 1 AS sign FROM come WHERE disp_status = 0`,
  removed: `SELECT ${KEY}, -1 AS sign FROM gone WHERE disp_status = 0`,
  changed: `SELECT ${KEY}, sum(sign) AS sign FROM (
      SELECT ${KEY}, 1 AS sign FROM come WHERE disp_status = 0 UNION ALL SELECT ${KEY}, -1 FROM gone WHERE disp_status = 0) both_sides
    GROUP BY ${KEY} HAVING sum(sign) <> 0`,
};

/**
 * The articles' days in their groups, before and after the statement, and the difference of what they count. %1$s: NET; %2$L: a day
 * before which none of the articles can have been set up (their ids begin with the month of arrival), so that older partitions
 * are left out. It joins nothing by guesses: tables that were filled a moment ago have no statistics. Planned each time: a plan made while the tables were empty would stay in use as they grow.
 */
const DELTA = `
  WITH net AS MATERIALIZED (%1$s),
  touched AS MATERIALIZED (
    SELECT DISTINCT n.contract_id, n.article_id FROM net n JOIN theme_group_counted_theme m USING (contract_id, theme_id)),
  held AS (
    SELECT m.contract_id, m.theme_group_id, t.article_id, ta.data_section, ta.process_date, 1 AS after, 0 AS sign
    FROM touched t CROSS JOIN LATERAL (
      SELECT h.theme_id, h.data_section, h.process_date FROM theme_article h
      WHERE h.contract_id = t.contract_id AND h.article_id = t.article_id AND h.disp_status = 0 AND h.process_date >= %2$L OFFSET 0) ta
    JOIN theme_group_counted_theme m ON m.contract_id = t.contract_id AND m.theme_id = ta.theme_id
    UNION ALL
    SELECT m.contract_id, m.theme_group_id, n.article_id, n.data_section, n.process_date, 0, n.sign
    FROM net n JOIN theme_group_counted_theme m USING (contract_id, theme_id)),
  day AS MATERIALIZED (
    SELECT contract_id, theme_group_id, article_id, data_section, process_date, sum(after) > sum(sign) AS before, sum(after) > 0 AS after
    FROM held GROUP BY 1, 2, 3, 4, 5),
  span AS (
    SELECT *, ${SPAN}, 1 AS n FROM day WHERE after UNION ALL SELECT *, ${SPAN}, -1 FROM day WHERE before)
  INSERT INTO theme_group_count AS c (contract_id, theme_group_id, process_date, next_date, ${COLUMNS})
  SELECT contract_id, theme_group_id, process_date, next_date, ${counted("sum(n)")}
  FROM (SELECT contract_id, theme_group_id, process_date, next_date, data_section, sum(n) AS n FROM span
        GROUP BY 1, 2, 3, 4, 5 HAVING sum(n) <> 0) delta
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (contract_id, theme_group_id, process_date, next_date) DO UPDATE
    SET ${SECTIONS.map(({ column }) => `${column} = c.${column} + excluded.${column}`).join(", ")}`;

const COUNT_HITS = `
  CREATE FUNCTION count_hits_of_groups() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    net text := CASE TG_OP WHEN 'INSERT' THEN $sql$${NET.added}$sql$ WHEN 'DELETE' THEN $sql$${NET.removed}$sql$ ELSE $sql$${NET.changed}$sql$ END;
    contracts int[];
    month int;
    earliest date := '-infinity';
  BEGIN
    EXECUTE format('SELECT array_agg(DISTINCT contract_id), (min(article_id) / 1000000000)::int FROM (%s) net', net) INTO contracts, month;
    IF contracts IS NULL THEN
      RETURN NULL;
    END IF;
    PERFORM 1 FROM contract WHERE contract_id = ANY (contracts) ORDER BY contract_id FOR NO KEY UPDATE;
    IF month % 100 BETWEEN 1 AND 12 AND month >= 190001 THEN
      earliest := make_date(month / 100, month % 100, 1) - 1;
    END IF;
    EXECUTE format($sql$${DELTA}$sql$, net, earliest);
    RETURN NULL;
  END $$;

  CREATE TRIGGER theme_article_added AFTER INSERT ON theme_article
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_hits_of_groups();
  CREATE TRIGGER theme_article_removed AFTER DELETE ON theme_article
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_hits_of_groups();
  CREATE TRIGGER theme_article_changed AFTER UPDATE ON theme_article
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_hits_of_groups();`;
