import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A contract's trail as a chain of hashes: its entries get their places in the order in which they are sealed, by one writer at a time.
 * Entries older than the contract keeps them are dropped from the front, and the chain goes on from the last hash that was dropped.
 */
export class AuditChain1795560000000 implements MigrationInterface {
  name = "AuditChain1795560000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE contract ADD COLUMN audit_keep_months int NOT NULL DEFAULT 24 CHECK (audit_keep_months BETWEEN 1 AND 120);

      CREATE TABLE audit_link (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        position bigint NOT NULL CHECK (position > 0),
        audit_id bigint NOT NULL,
        hash bytea NOT NULL CHECK (length(hash) = 32),
        PRIMARY KEY (contract_id, position),
        UNIQUE (contract_id, audit_id)
      );
      SELECT protect_tenant_table('audit_link');

      -- The last link, and the anchor: the last one that was dropped. Position 0 with a hash of zeros is before the first.
      CREATE TABLE audit_head (
        contract_id int PRIMARY KEY REFERENCES contract ON DELETE CASCADE,
        position bigint NOT NULL DEFAULT 0,
        hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex') CHECK (length(hash) = 32),
        sealed_at timestamptz,
        anchor_position bigint NOT NULL DEFAULT 0,
        anchor_hash bytea NOT NULL DEFAULT decode(repeat('00', 32), 'hex') CHECK (length(anchor_hash) = 32),
        anchored_at timestamptz
      );
      SELECT protect_tenant_table('audit_head');

      -- What waits to be sealed. Each write adds a row, so it has no foreign key to be looked up.
      CREATE TABLE audit_unsealed (
        contract_id int NOT NULL,
        audit_id bigint NOT NULL,
        PRIMARY KEY (contract_id, audit_id)
      );
      SELECT protect_tenant_table('audit_unsealed');

      REVOKE INSERT, UPDATE, DELETE ON audit_link, audit_head, audit_unsealed FROM kirinuki_api;
      REVOKE UPDATE, DELETE ON audit_link FROM kirinuki_operator;
      REVOKE DELETE ON audit_head FROM kirinuki_operator;
      REVOKE INSERT, UPDATE ON audit_unsealed FROM kirinuki_operator;

      CREATE FUNCTION note_unsealed_audit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        INSERT INTO audit_unsealed (contract_id, audit_id) VALUES (NEW.contract_id, NEW.audit_id);
        RETURN NULL;
      END $$;
      REVOKE EXECUTE ON FUNCTION note_unsealed_audit() FROM PUBLIC;
      INSERT INTO audit_unsealed (contract_id, audit_id) SELECT contract_id, audit_id FROM audit;
      CREATE TRIGGER audit_unsealed AFTER INSERT ON audit FOR EACH ROW EXECUTE FUNCTION note_unsealed_audit();

      -- The only way by which entries go: from the front of the chain, and only what the contract keeps no longer.
      CREATE FUNCTION drop_old_audit(of_contract int, most int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
        SET search_path = public, pg_temp AS $$
      DECLARE
        kept_from timestamptz;
        last_position bigint;
        dropped int;
      BEGIN
        PERFORM 1 FROM audit_head WHERE contract_id = of_contract FOR UPDATE;
        SELECT now() - make_interval(months => audit_keep_months) INTO kept_from FROM contract WHERE contract_id = of_contract;
        WITH oldest AS MATERIALIZED (
          SELECT l.position, a.occurred_at < kept_from AS is_old
          FROM (SELECT * FROM audit_link WHERE contract_id = of_contract ORDER BY position LIMIT most) l
          LEFT JOIN audit a ON a.contract_id = of_contract AND a.audit_id = l.audit_id)
        SELECT max(position) INTO last_position FROM oldest
        WHERE is_old AND position < coalesce((SELECT min(position) FROM oldest WHERE NOT is_old), 9223372036854775807);
        IF last_position IS NULL THEN RETURN 0; END IF;
        UPDATE audit_head SET anchor_position = last_position, anchored_at = now(),
          anchor_hash = (SELECT hash FROM audit_link WHERE contract_id = of_contract AND position = last_position)
        WHERE contract_id = of_contract;
        DELETE FROM audit a USING audit_link l
        WHERE l.contract_id = of_contract AND l.position <= last_position AND a.contract_id = of_contract AND a.audit_id = l.audit_id;
        DELETE FROM audit_link WHERE contract_id = of_contract AND position <= last_position;
        GET DIAGNOSTICS dropped = ROW_COUNT;
        RETURN dropped;
      END $$;
      REVOKE EXECUTE ON FUNCTION drop_old_audit(int, int) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION drop_old_audit(int, int) TO kirinuki_operator;

      -- A token that reads the trail, and nothing else.
      ALTER TABLE api_token DROP CONSTRAINT api_token_scopes_check,
        ADD CONSTRAINT api_token_scopes_check CHECK (cardinality(scopes) > 0
          AND (scopes = '{provisioning}' OR scopes <@ '{lists,originals,usage,mail,administration,audit}'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE api_token SET scopes = array_remove(scopes, 'audit') WHERE 'audit' = ANY (scopes) AND cardinality(scopes) > 1;
      DELETE FROM api_token WHERE scopes = '{audit}';
      ALTER TABLE api_token DROP CONSTRAINT api_token_scopes_check,
        ADD CONSTRAINT api_token_scopes_check CHECK (cardinality(scopes) > 0
          AND (scopes = '{provisioning}' OR scopes <@ '{lists,originals,usage,mail,administration}'));
      DROP FUNCTION drop_old_audit(int, int);
      DROP TRIGGER audit_unsealed ON audit;
      DROP FUNCTION note_unsealed_audit();
      DROP TABLE audit_unsealed, audit_head, audit_link;
      ALTER TABLE contract DROP COLUMN audit_keep_months;
    `);
  }
}
