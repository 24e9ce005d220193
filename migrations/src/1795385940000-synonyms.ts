import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Lists of synonyms, of a contract or for all, and what `syn:` comes to with them, written beside each expression that uses it. So
 * matching reads plain expressions, and a changed list is a changed expression.
 */
export class Synonyms1795385940000 implements MigrationInterface {
  name = "Synonyms1795385940000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE synonym_list (
        synonym_list_id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        -- NULL: for every contract.
        own_contract_id int UNIQUE NULLS NOT DISTINCT REFERENCES contract ON DELETE CASCADE,
        version int NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by text NOT NULL
      );
      CREATE TABLE synonym_set (
        synonym_list_id int NOT NULL REFERENCES synonym_list ON DELETE CASCADE,
        -- Its line in the list, from 1.
        line int NOT NULL,
        terms text[] NOT NULL,
        PRIMARY KEY (synonym_list_id, line)
      );
      -- The terms of all sets as they are compared.
      CREATE TABLE synonym_term (
        synonym_list_id int NOT NULL,
        line int NOT NULL,
        term text NOT NULL,
        PRIMARY KEY (synonym_list_id, line, term),
        FOREIGN KEY (synonym_list_id, line) REFERENCES synonym_set ON DELETE CASCADE
      );
      CREATE INDEX synonym_term_term ON synonym_term (term);

      ALTER TABLE synonym_list ENABLE ROW LEVEL SECURITY;
      CREATE POLICY own_and_general ON synonym_list FOR SELECT TO kirinuki_api
        USING (own_contract_id IS NULL OR own_contract_id = nullif(current_setting('app.contract_id', true), '')::int);
      CREATE POLICY all_contracts ON synonym_list TO kirinuki_operator USING (true) WITH CHECK (true);
      ALTER TABLE synonym_set ENABLE ROW LEVEL SECURITY;
      CREATE POLICY of_visible_list ON synonym_set FOR SELECT TO kirinuki_api
        USING (synonym_list_id IN (SELECT l.synonym_list_id FROM synonym_list l));
      CREATE POLICY all_contracts ON synonym_set TO kirinuki_operator USING (true) WITH CHECK (true);
      ALTER TABLE synonym_term ENABLE ROW LEVEL SECURITY;
      CREATE POLICY of_visible_list ON synonym_term FOR SELECT TO kirinuki_api
        USING (synonym_list_id IN (SELECT l.synonym_list_id FROM synonym_list l));
      CREATE POLICY all_contracts ON synonym_term TO kirinuki_operator USING (true) WITH CHECK (true);
      GRANT SELECT ON synonym_list, synonym_set, synonym_term TO kirinuki_api;
      GRANT SELECT, INSERT, UPDATE, DELETE ON synonym_list, synonym_set, synonym_term TO kirinuki_operator;

      -- expanded: with the synonyms in the place of each syn:; NULL where there is none. synonym_terms: what stands under syn:.
      ALTER TABLE expression ADD COLUMN expanded text, ADD COLUMN synonym_terms text[] NOT NULL DEFAULT '{}';
      CREATE INDEX expression_synonyms ON expression USING gin (synonym_terms) WHERE synonym_terms <> '{}';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE expression DROP COLUMN synonym_terms, DROP COLUMN expanded;
      DROP TABLE synonym_term, synonym_set, synonym_list;
    `);
  }
}
