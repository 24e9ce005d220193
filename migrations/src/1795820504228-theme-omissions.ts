import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the expressions of themes seem to miss, by day; the Admins of a contract may change its expressions and its own synonyms by it. */
export class ThemeOmissions1795820504228 implements MigrationInterface {
  name = "ThemeOmissions1795820504228";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE theme_omission (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        theme_omission_id int GENERATED ALWAYS AS IDENTITY,
        theme_id int NOT NULL,
        process_date date NOT NULL,
        -- As it is compared, and as the article writes it.
        term text NOT NULL,
        written text NOT NULL,
        own_term text,
        cause text NOT NULL CHECK (cause IN ('same_story', 'variant', 'reported')),
        article_id bigint NOT NULL,
        article_count int NOT NULL CHECK (article_count > 0),
        place smallint NOT NULL,
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'added', 'dismissed')),
        settled_by text,
        settled_at timestamptz,
        PRIMARY KEY (contract_id, theme_omission_id),
        UNIQUE (contract_id, theme_id, process_date, term),
        FOREIGN KEY (contract_id, theme_id) REFERENCES theme ON DELETE CASCADE,
        CHECK ((settled_at IS NULL) = (state = 'open') AND (settled_at IS NULL) = (settled_by IS NULL))
      );
      CREATE INDEX theme_omission_day ON theme_omission (contract_id, state, process_date DESC, theme_id, place);
      SELECT protect_tenant_table('theme_omission');
      -- The worker alone finds them; a contract decides about them.
      REVOKE INSERT, DELETE ON theme_omission FROM kirinuki_api;
      GRANT INSERT, SELECT (past_expression_id, ended_at) ON past_expression TO kirinuki_api;

      -- The customers' role only reads shared tables. By this it saves the list of its own contract, and no other.
      CREATE FUNCTION save_own_synonyms(given_sets jsonb, given_lines int[], given_terms text[], given_by text) RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE
        own int := nullif(current_setting('app.contract_id', true), '')::int;
        saved int;
      BEGIN
        IF own IS NULL THEN RAISE EXCEPTION 'synonyms are saved for a contract'; END IF;
        INSERT INTO synonym_list AS l (own_contract_id, updated_by, version) VALUES (own, given_by, 2)
          ON CONFLICT (own_contract_id) DO UPDATE SET version = l.version + 1, updated_at = now(), updated_by = EXCLUDED.updated_by
          RETURNING l.synonym_list_id INTO saved;
        DELETE FROM synonym_set s WHERE s.synonym_list_id = saved;
        INSERT INTO synonym_set (synonym_list_id, line, terms)
          SELECT saved, g.line, ARRAY(SELECT jsonb_array_elements_text(g.each)) FROM jsonb_array_elements(given_sets) WITH ORDINALITY AS g(each, line);
        INSERT INTO synonym_term (synonym_list_id, line, term) SELECT saved, g.line, g.term FROM unnest(given_lines, given_terms) AS g(line, term);
      END $$;
      REVOKE EXECUTE ON FUNCTION save_own_synonyms(jsonb, int[], text[], text) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION save_own_synonyms(jsonb, int[], text[], text) TO kirinuki_api;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION save_own_synonyms(jsonb, int[], text[], text);
      REVOKE INSERT, SELECT (past_expression_id, ended_at) ON past_expression FROM kirinuki_api;
      DROP TABLE theme_omission;
    `);
  }
}
