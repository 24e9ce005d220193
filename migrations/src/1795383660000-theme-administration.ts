import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Themes as operators look after them: stopped ones match nothing, expressions have versions and a past, and what a rematch changed
 * can be undone.
 */
export class ThemeAdministration1795383660000 implements MigrationInterface {
  name = "ThemeAdministration1795383660000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(STOPPED);
    await db.query(PAST);
    await db.query(REMATCHED);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE rematch_change, past_expression;
      ALTER TABLE expression DROP COLUMN updated_by, DROP COLUMN version;
      DROP TRIGGER theme_stopped ON theme;
      DROP FUNCTION touch_expressions();
      ALTER TABLE theme DROP COLUMN stopped_at;
    `);
  }
}

/** A theme that stops or goes on changes its expressions for those who match, who look at changes of expressions only. */
const STOPPED = `
  -- From then on no new article is matched with the theme. What it has found stays.
  ALTER TABLE theme ADD COLUMN stopped_at timestamptz;
  CREATE FUNCTION touch_expressions() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
  BEGIN
    UPDATE expression SET updated_at = updated_at WHERE contract_id = NEW.contract_id AND theme_id = NEW.theme_id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER theme_stopped AFTER UPDATE OF stopped_at ON theme FOR EACH ROW
    WHEN (OLD.stopped_at IS DISTINCT FROM NEW.stopped_at) EXECUTE FUNCTION touch_expressions();`;

const PAST = `
  -- updated_by: the operator who saved this version; null where nobody did by hand.
  ALTER TABLE expression ADD COLUMN version int NOT NULL DEFAULT 1, ADD COLUMN updated_by text;

  -- Versions of expressions that were replaced or removed, also of expressions that are no more.
  CREATE TABLE past_expression (
    contract_id int NOT NULL,
    past_expression_id bigint GENERATED ALWAYS AS IDENTITY,
    theme_id int NOT NULL,
    expression_id int NOT NULL,
    version int NOT NULL,
    data_section smallint,
    expression text NOT NULL,
    canonical text NOT NULL,
    saved_at timestamptz NOT NULL,
    saved_by text,
    ended_at timestamptz NOT NULL DEFAULT now(),
    ended_by text NOT NULL,
    -- Removed, and not replaced by a newer version.
    removed boolean NOT NULL,
    PRIMARY KEY (contract_id, past_expression_id),
    FOREIGN KEY (contract_id, theme_id) REFERENCES theme ON DELETE CASCADE
  );
  CREATE INDEX past_expression_theme ON past_expression (contract_id, theme_id, past_expression_id DESC);
  SELECT protect_tenant_table('past_expression');
  REVOKE ALL ON past_expression FROM kirinuki_api;`;

const REMATCHED = `
  -- Hits that the last rematch of a theme added or removed, as they were before or are since.
  CREATE TABLE rematch_change (
    contract_id int NOT NULL,
    theme_id int NOT NULL,
    article_id bigint NOT NULL,
    setup_run_id bigint NOT NULL,
    added boolean NOT NULL,
    data_section smallint NOT NULL,
    process_date date NOT NULL,
    search_word text[] NOT NULL,
    found_by smallint NOT NULL,
    PRIMARY KEY (contract_id, theme_id, article_id, added),
    FOREIGN KEY (contract_id, theme_id) REFERENCES theme ON DELETE CASCADE
  );
  SELECT protect_tenant_table('rematch_change');
  REVOKE ALL ON rematch_change FROM kirinuki_api;`;
