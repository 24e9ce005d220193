import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * An article's state is kept once, in article_setting. The lists repeat it beside each hit; these triggers write the copies and the
 * counts that follow from them, whoever changes a setting: see docs/decisions/2026-11-22-unpublished-articles.md.
 */
export class ArticleSettings1795384260000 implements MigrationInterface {
  name = "ArticleSettings1795384260000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(HISTORY);
    await db.query(COUNT_SHOWN);
    await db.query(COPY_STATE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER topic_article_state ON topic_article;
      DROP TRIGGER article_setting_added ON article_setting;
      DROP TRIGGER article_setting_changed ON article_setting;
      DROP TRIGGER article_setting_removed ON article_setting;
      DROP TRIGGER theme_article_shown ON theme_article;
      DROP FUNCTION take_state_of_article(), copy_state_of_articles(), count_shown_hits();
      DROP TABLE article_history;
    `);
  }
}

const HISTORY = `
  -- What people did with an article of their contract. No reference to the user: he may be deleted later.
  CREATE TABLE article_history (
    contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
    article_id bigint NOT NULL,
    history_id bigint GENERATED ALWAYS AS IDENTITY,
    occurred_at timestamptz NOT NULL DEFAULT now(),
    user_id text NOT NULL,
    action text NOT NULL,
    detail text NOT NULL DEFAULT '',
    PRIMARY KEY (contract_id, article_id, history_id)
  );
  SELECT protect_tenant_table('article_history');`;

const SECTIONS = ["mc", "sc", "web", "magazine"].map((column, at) => ({ column, section: [1, 2, 3, 5][at] }));
const COLUMNS = SECTIONS.map(({ column }) => column).join(", ");

/** Hits that come and go are counted by whoever writes them; a hit that is hidden or shown again is counted here. */
const COUNT_SHOWN = `
  CREATE FUNCTION count_shown_hits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    INSERT INTO theme_count AS c (contract_id, theme_id, process_date, ${COLUMNS})
    SELECT contract_id, theme_id, process_date,
      ${SECTIONS.map(({ section }) => `coalesce(sum(n) FILTER (WHERE data_section = ${section}), 0)`).join(", ")}
    FROM (
      SELECT contract_id, theme_id, process_date, data_section, sum(sign) AS n FROM (
        SELECT contract_id, theme_id, process_date, data_section, 1 AS sign FROM come WHERE disp_status = 0
        UNION ALL SELECT contract_id, theme_id, process_date, data_section, -1 FROM gone WHERE disp_status = 0) both_sides
      GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0) net
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (contract_id, theme_id, process_date) DO UPDATE
      SET ${SECTIONS.map(({ column }) => `${column} = c.${column} + excluded.${column}`).join(", ")};
    RETURN NULL;
  END $$;
  CREATE TRIGGER theme_article_shown AFTER UPDATE ON theme_article
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_shown_hits();`;

/**
 * Whoever changes hits or settings of a contract holds its row to the end, so of two the later sees what the earlier did. %1$s: the
 * state, 0 where the setting is gone; %2$L: a day before which none of the articles can have been set up, which leaves older partitions out.
 */
const COPY_STATE = `
  CREATE FUNCTION copy_state_of_articles() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    month int;
    earliest date := '-infinity';
    state text := CASE TG_OP WHEN 'DELETE' THEN '0' ELSE 'c.disp_status' END;
  BEGIN
    PERFORM 1 FROM contract WHERE contract_id IN (SELECT contract_id FROM come) ORDER BY contract_id FOR NO KEY UPDATE;
    SELECT (min(article_id) / 1000000000)::int INTO month FROM come;
    IF month % 100 BETWEEN 1 AND 12 AND month >= 190001 THEN
      earliest := make_date(month / 100, month % 100, 1) - 1;
    END IF;
    EXECUTE format($sql$
      UPDATE theme_article t SET disp_status = %1$s FROM come c
      WHERE t.contract_id = c.contract_id AND t.article_id = c.article_id AND t.disp_status <> %1$s AND t.process_date >= %2$L$sql$,
      state, earliest);
    EXECUTE format($sql$
      UPDATE topic_article t SET disp_status = %1$s FROM come c
      WHERE t.contract_id = c.contract_id AND t.article_id = c.article_id AND t.disp_status <> %1$s$sql$, state);
    RETURN NULL;
  END $$;
  CREATE TRIGGER article_setting_added AFTER INSERT ON article_setting
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION copy_state_of_articles();
  CREATE TRIGGER article_setting_removed AFTER DELETE ON article_setting
    REFERENCING OLD TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION copy_state_of_articles();
  CREATE TRIGGER article_setting_changed AFTER UPDATE ON article_setting
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION copy_state_of_articles();

  -- An article that is chosen for a topic begins with its state.
  CREATE FUNCTION take_state_of_article() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    PERFORM 1 FROM contract WHERE contract_id = NEW.contract_id FOR NO KEY UPDATE;
    NEW.disp_status := coalesce(
      (SELECT s.disp_status FROM article_setting s WHERE s.contract_id = NEW.contract_id AND s.article_id = NEW.article_id), NEW.disp_status);
    RETURN NEW;
  END $$;
  CREATE TRIGGER topic_article_state BEFORE INSERT ON topic_article FOR EACH ROW EXECUTE FUNCTION take_state_of_article();

  -- Settings that were made before: their copies and counts.
  UPDATE article_setting SET disp_status = disp_status WHERE disp_status <> 0;`;
