import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What happened to the articles of each theme, in an order that integrations read from: see docs/decisions/2026-11-24-article-events.md.
 */
export class ArticleEvents1795578164027 implements MigrationInterface {
  name = "ArticleEvents1795578164027";

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(EVENTS_OF_HITS);
    await db.query(EVENTS_OF_CHANGES);
    await db.query(EARLIER);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER article_event_added ON theme_article;
      DROP TRIGGER article_event_removed ON theme_article;
      DROP TRIGGER article_event_shown ON theme_article;
      DROP TRIGGER article_event_changed ON article_change;
      DROP FUNCTION note_events_of_hits(), note_events_of_changes();
      DROP TABLE article_event, article_event_head;
    `);
  }
}

const TABLES = `
  -- One row a theme and happening. Without foreign keys, as theme_article is: a night writes as many rows.
  CREATE TABLE article_event (
    contract_id int NOT NULL,
    theme_id int NOT NULL,
    -- Counts from 1 in the contract, without gaps, in the order of commits.
    position bigint NOT NULL,
    article_id bigint NOT NULL,
    process_date date NOT NULL,
    data_section smallint NOT NULL,
    kind text NOT NULL CHECK (kind IN ('matched', 'removed', 'corrected', 'withdrawn')),
    -- Of a correction: what differs for a reader.
    fields text[],
    occurred_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (contract_id, position)
  );
  CREATE INDEX article_event_theme ON article_event (contract_id, theme_id, position);
  SELECT protect_tenant_table('article_event');

  -- The last place that was given. Who has raised it holds the contract's row until he commits, so places become visible in their order.
  CREATE TABLE article_event_head (
    contract_id int PRIMARY KEY,
    position bigint NOT NULL CHECK (position > 0)
  ) WITH (fillfactor = 50);
  SELECT protect_tenant_table('article_event_head');
  REVOKE INSERT, UPDATE, DELETE ON article_event, article_event_head FROM kirinuki_api, kirinuki_operator;`;

const COLUMNS = "contract_id, theme_id, article_id, process_date, data_section";

/** Gives the rows of \`event\` (${COLUMNS}, kind, fields) their places, behind those that the contract has given before. */
const placed = (event: string, occurredAt = "now()"): string => `
  WITH event AS MATERIALIZED (${event}),
  raised AS (
    INSERT INTO article_event_head AS h (contract_id, position) SELECT contract_id, count(*) FROM event GROUP BY 1 ORDER BY 1
    ON CONFLICT (contract_id) DO UPDATE SET position = h.position + excluded.position RETURNING contract_id, position)
  INSERT INTO article_event (${COLUMNS}, kind, fields, occurred_at, position)
  SELECT ${COLUMNS}, kind, fields, ${occurredAt}, raised.position + 1
    - row_number() OVER (PARTITION BY contract_id ORDER BY kind, process_date DESC, article_id DESC, theme_id DESC)
  FROM event JOIN raised USING (contract_id)`;

/** Of the rows that a statement touched: hits that are shown now and were not, and the other way round. */
const NET = {
  come: `SELECT ${COLUMNS}, 'matched' AS kind, NULL::text[] AS fields FROM come WHERE disp_status = 0`,
  gone: `SELECT ${COLUMNS}, 'removed' AS kind, NULL::text[] AS fields FROM gone WHERE disp_status = 0`,
  both: `SELECT ${COLUMNS}, CASE WHEN sum(sign) > 0 THEN 'matched' ELSE 'removed' END AS kind, NULL::text[] AS fields FROM (
      SELECT ${COLUMNS}, 1 AS sign FROM come WHERE disp_status = 0 UNION ALL SELECT ${COLUMNS}, -1 FROM gone WHERE disp_status = 0) sides
    GROUP BY ${COLUMNS} HAVING sum(sign) <> 0`,
};

const holdContracts = (rows: string): string =>
  `PERFORM 1 FROM contract WHERE contract_id IN (SELECT contract_id FROM ${rows}) ORDER BY contract_id FOR NO KEY UPDATE;`;

/** Planned each time, because a statement may bring one row or a hundred thousand. */
const EVENTS_OF_HITS = `
  CREATE FUNCTION note_events_of_hits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  BEGIN
    IF TG_OP = 'DELETE' THEN
      ${holdContracts("gone")}
      EXECUTE $sql$${placed(NET.gone)}$sql$;
    ELSIF TG_OP = 'INSERT' THEN
      ${holdContracts("come")}
      EXECUTE $sql$${placed(NET.come)}$sql$;
    ELSE
      ${holdContracts("come")}
      EXECUTE $sql$${placed(NET.both)}$sql$;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER article_event_added AFTER INSERT ON theme_article
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_events_of_hits();
  CREATE TRIGGER article_event_removed AFTER DELETE ON theme_article
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_events_of_hits();
  CREATE TRIGGER article_event_shown AFTER UPDATE ON theme_article
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_events_of_hits();`;

/**
 * A correction is an event of the themes that had the article before it; those that it comes into or leaves follow in the same
 * transaction. Hits are found through contract, because the index of theme_article leads with it, and read for good under the locks.
 */
const EVENTS_OF_CHANGES = `
  CREATE FUNCTION note_events_of_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE
    ids bigint[];
    contracts int[];
  BEGIN
    SELECT array_agg(DISTINCT article_id) INTO ids FROM come;
    IF ids IS NULL THEN
      RETURN NULL;
    END IF;
    EXECUTE 'SELECT array_agg(DISTINCT t.contract_id)
      FROM contract k JOIN theme_article t ON t.contract_id = k.contract_id AND t.article_id = ANY ($1) AND t.disp_status = 0'
      INTO contracts USING ids;
    IF contracts IS NULL THEN
      RETURN NULL;
    END IF;
    PERFORM 1 FROM contract WHERE contract_id = ANY (contracts) ORDER BY contract_id FOR NO KEY UPDATE;
    EXECUTE $sql$${placed(`
      SELECT t.contract_id, t.theme_id, t.article_id, t.process_date, t.data_section, c.kind,
        CASE c.kind WHEN 'corrected' THEN c.fields END AS fields
      FROM come c JOIN contract k ON k.contract_id = ANY ($1)
      JOIN theme_article t ON t.contract_id = k.contract_id AND t.article_id = c.article_id AND t.disp_status = 0`)}$sql$ USING contracts;
    RETURN NULL;
  END $$;
  CREATE TRIGGER article_event_changed AFTER INSERT ON article_change
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_events_of_changes();`;

/** What was found before, at the time of its article; what has been taken back since says so behind. */
const EARLIER = [
  `SELECT ${COLUMNS}, 'matched' AS kind, NULL::text[] AS fields FROM theme_article WHERE disp_status = 0`,
  `SELECT ${COLUMNS.replaceAll("data_section", "t.data_section")}, 'withdrawn' AS kind, NULL::text[] AS fields
    FROM theme_article t JOIN article a USING (article_id) WHERE t.disp_status = 0 AND a.withdrawn_at IS NOT NULL`,
]
  .map((events) => placed(events, "process_date::timestamp AT TIME ZONE 'Asia/Tokyo'"))
  .join(";");
