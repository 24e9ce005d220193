import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Where the words stand that found an article (docs/prominence.md), kept with each hit, and how many of a theme's articles have which
 * grade. What was found before is graded by a job (matching/set-up/settle-prominence.ts).
 */
export class Prominence1795747344965 implements MigrationInterface {
  name = "Prominence1795747344965";

  async up(db: QueryRunner): Promise<void> {
    await db.query(GRADE);
    await db.query(COUNTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER theme_grade_added ON theme_article;
      DROP TRIGGER theme_grade_removed ON theme_article;
      DROP TRIGGER theme_grade_changed ON theme_article;
      DROP FUNCTION count_grades_of_hits(), recount_theme_grades(int, int, date);
      DROP TABLE theme_grade_count;
      DROP INDEX theme_article_undecided;
      ALTER TABLE theme_article DROP COLUMN prominence;
    `);
  }
}

const GRADE = `
  -- 1 in the headline, 2 in the lead, 3 in several places of the text, 4 in one; 0: no word found it. NULL: not decided yet.
  ALTER TABLE theme_article ADD COLUMN prominence smallint CHECK (prominence BETWEEN 0 AND 4);
  CREATE INDEX theme_article_undecided ON theme_article (process_date DESC, article_id DESC) WHERE prominence IS NULL;`;

const SECTIONS = ["mc", "sc", "web", "magazine"].map((column, at) => ({ column, section: [1, 2, 3, 5][at] }));
const COLUMNS = SECTIONS.map(({ column }) => column).join(", ");
const counted = (aggregate: string): string =>
  SECTIONS.map(({ section }) => `coalesce(${aggregate} FILTER (WHERE data_section = ${section}), 0)`).join(", ");
const KEY = "contract_id, theme_id, process_date, prominence";
const HIT = "contract_id, theme_id, process_date, coalesce(prominence, 0) AS prominence, data_section";

/** Hits that now count under a grade (sign 1) or no longer do (-1), of the rows that a statement touched. */
const NET = {
  INSERT: `SELECT ${HIT}, 1 AS sign FROM come WHERE disp_status = 0`,
  DELETE: `SELECT ${HIT}, -1 AS sign FROM gone WHERE disp_status = 0`,
  UPDATE: `SELECT ${HIT}, 1 AS sign FROM come WHERE disp_status = 0 UNION ALL SELECT ${HIT}, -1 FROM gone WHERE disp_status = 0`,
};
const netOf = (operation: keyof typeof NET): string => `
  INSERT INTO theme_grade_count AS c (${KEY}, ${COLUMNS})
  SELECT ${KEY}, ${counted("sum(sign)")} FROM (
    SELECT ${KEY}, data_section, sum(sign) AS sign FROM (${NET[operation]}) net GROUP BY 1, 2, 3, 4, 5 HAVING sum(sign) <> 0) delta
  GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (${KEY}) DO UPDATE SET ${SECTIONS.map(({ column }) => `${column} = c.${column} + excluded.${column}`).join(", ")};`;

/** Rows of which nothing is left: of a theme that goes, of a day whose hits have got their grades. */
const withoutEmpty = (rows: string): string => `
  DELETE FROM theme_grade_count c USING (SELECT DISTINCT contract_id, theme_id, process_date FROM ${rows}) g
  WHERE c.contract_id = g.contract_id AND c.theme_id = g.theme_id AND c.process_date = g.process_date
    AND (${SECTIONS.map(({ column }) => `c.${column}`).join(", ")}) = (0, 0, 0, 0);`;

/** Runs after the trigger that holds the contract's row (theme_article_added and its like come first by name). */
const COUNTS = `
  CREATE TABLE theme_grade_count (
    contract_id int NOT NULL,
    theme_id int NOT NULL,
    process_date date NOT NULL,
    prominence smallint NOT NULL,
    mc int NOT NULL DEFAULT 0,
    sc int NOT NULL DEFAULT 0,
    web int NOT NULL DEFAULT 0,
    magazine int NOT NULL DEFAULT 0,
    PRIMARY KEY (${KEY}) INCLUDE (${COLUMNS})
  ) WITH (fillfactor = 80);
  SELECT protect_tenant_table('theme_grade_count');
  REVOKE INSERT, UPDATE, DELETE ON theme_grade_count FROM kirinuki_api, kirinuki_operator;

  CREATE FUNCTION count_grades_of_hits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      -- The trigger of the groups holds the contracts only where hits come or go.
      PERFORM 1 FROM contract c WHERE c.contract_id IN (SELECT contract_id FROM come) ORDER BY c.contract_id FOR NO KEY UPDATE;
      ${netOf("UPDATE")}
      ${withoutEmpty("gone")}
    ELSIF TG_OP = 'INSERT' THEN
      ${netOf("INSERT")}
    ELSE
      ${netOf("DELETE")}
      ${withoutEmpty("gone")}
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER theme_grade_added AFTER INSERT ON theme_article
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_grades_of_hits();
  CREATE TRIGGER theme_grade_removed AFTER DELETE ON theme_article
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_grades_of_hits();
  CREATE TRIGGER theme_grade_changed AFTER UPDATE ON theme_article
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_grades_of_hits();

  CREATE FUNCTION recount_theme_grades(contract int, theme int, day date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
  BEGIN
    PERFORM 1 FROM contract c WHERE c.contract_id = contract FOR NO KEY UPDATE;
    DELETE FROM theme_grade_count WHERE contract_id = contract AND theme_id = theme AND process_date = day;
    INSERT INTO theme_grade_count (${KEY}, ${COLUMNS})
    SELECT contract_id, theme_id, process_date, coalesce(prominence, 0), ${counted("count(*)")} FROM theme_article
    WHERE contract_id = contract AND theme_id = theme AND process_date = day AND disp_status = 0 GROUP BY 1, 2, 3, 4;
  END $$;
  REVOKE EXECUTE ON FUNCTION recount_theme_grades(int, int, date) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION recount_theme_grades(int, int, date) TO kirinuki_operator;

  INSERT INTO theme_grade_count (${KEY}, ${COLUMNS})
  SELECT contract_id, theme_id, process_date, 0, ${counted("count(*)")} FROM theme_article WHERE disp_status = 0 GROUP BY 1, 2, 3;`;
