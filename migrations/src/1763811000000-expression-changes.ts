import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which expressions changed, so that a set-up of 100,000 themes takes over one change without reading all anew. */
export class ExpressionChanges1763811000000 implements MigrationInterface {
  name = "ExpressionChanges1763811000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLE);
    await db.query(FUNCTIONS);
    await db.query(TRIGGERS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER expression_added ON expression;
      DROP TRIGGER expression_altered ON expression;
      DROP TRIGGER expression_removed ON expression;
      DROP TRIGGER expression_emptied ON expression;
      DROP FUNCTION note_expression_changes(), forget_expression_changes();
      DROP TABLE expression_change;
      ALTER TABLE expression_version DROP COLUMN changes_since, DROP COLUMN changes_kept;
      CREATE TRIGGER expression_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON expression
        FOR EACH STATEMENT EXECUTE FUNCTION raise_expression_version();
    `);
  }
}

/**
 * Whoever raises the version holds its row until the transaction ends. So versions are committed in their order, and who has seen
 * version n has seen every change up to n: a slow transaction can't slip in behind.
 */
const TABLE = `
  -- The expressions that each version changed, those that are no more among them.
  CREATE TABLE expression_change (
    version bigint NOT NULL,
    contract_id int NOT NULL,
    expression_id int NOT NULL,
    PRIMARY KEY (contract_id, version, expression_id)
  );
  CREATE INDEX expression_change_version ON expression_change (version);
  SELECT protect_tenant_table('expression_change');
  REVOKE ALL ON expression_change FROM kirinuki_api;
  REVOKE INSERT, UPDATE, DELETE ON expression_change FROM kirinuki_operator;

  -- changes_since: expression_change has every change after this version. changes_kept: how many rows it has.
  ALTER TABLE expression_version ADD COLUMN changes_since bigint NOT NULL DEFAULT 0, ADD COLUMN changes_kept int NOT NULL DEFAULT 0;
  UPDATE expression_version SET changes_since = version;`;

/** Above so many rows only the newest half is kept. Who is further behind, or meets a change of more at once, reads everything anew. */
const KEPT = 20_000;

const FUNCTIONS = `
  CREATE FUNCTION note_expression_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
  DECLARE
    raised bigint;
    rows_now int;
    kept int;
    last_left_out bigint;
  BEGIN
    UPDATE expression_version SET version = version + 1 RETURNING version, changes_kept INTO raised, kept;
    IF TG_OP = 'INSERT' THEN
      INSERT INTO expression_change (version, contract_id, expression_id) SELECT raised, contract_id, expression_id FROM come LIMIT ${KEPT + 1};
    ELSIF TG_OP = 'DELETE' THEN
      INSERT INTO expression_change (version, contract_id, expression_id) SELECT raised, contract_id, expression_id FROM gone LIMIT ${KEPT + 1};
    ELSE
      INSERT INTO expression_change (version, contract_id, expression_id) SELECT raised, contract_id, expression_id
      FROM (SELECT contract_id, expression_id FROM come UNION SELECT contract_id, expression_id FROM gone) both_sides LIMIT ${KEPT + 1};
    END IF;
    GET DIAGNOSTICS rows_now = ROW_COUNT;
    kept := kept + rows_now;
    IF kept > ${KEPT} THEN
      SELECT version INTO last_left_out FROM expression_change ORDER BY version DESC OFFSET ${KEPT / 2} LIMIT 1;
      DELETE FROM expression_change WHERE version <= last_left_out;
      GET DIAGNOSTICS rows_now = ROW_COUNT;
      kept := kept - rows_now;
    END IF;
    UPDATE expression_version SET changes_kept = kept, changes_since = coalesce(last_left_out, changes_since);
    RETURN NULL;
  END $$;

  CREATE FUNCTION forget_expression_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
    SET search_path = public, pg_temp AS $$
  BEGIN
    UPDATE expression_version SET version = version + 1, changes_since = version + 1, changes_kept = 0;
    DELETE FROM expression_change;
    RETURN NULL;
  END $$;`;

const TRIGGERS = `
  DROP TRIGGER expression_changed ON expression;
  CREATE TRIGGER expression_added AFTER INSERT ON expression
    REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_expression_changes();
  CREATE TRIGGER expression_altered AFTER UPDATE ON expression
    REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION note_expression_changes();
  CREATE TRIGGER expression_removed AFTER DELETE ON expression
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_expression_changes();
  CREATE TRIGGER expression_emptied AFTER TRUNCATE ON expression
    FOR EACH STATEMENT EXECUTE FUNCTION forget_expression_changes();`;
