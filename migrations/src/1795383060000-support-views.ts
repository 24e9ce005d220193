import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Operators who look at the product as a customer's user: read only and for 30 minutes. The rows stay: the contract's Admins read
 * who looked, as whom, why and at what. A contract can forbid it.
 */
export class SupportViews1795383060000 implements MigrationInterface {
  name = "SupportViews1795383060000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE contract ADD COLUMN support_view_allowed boolean NOT NULL DEFAULT true;

      -- No reference to the user or the operator: either may be deleted later. opened: the calls that were made, each once.
      CREATE TABLE support_view (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        support_view_id bigint GENERATED ALWAYS AS IDENTITY,
        token_hash bytea NOT NULL,
        user_id text NOT NULL,
        operator_id text NOT NULL,
        operator_name text NOT NULL,
        reason text NOT NULL,
        started_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        ended_at timestamptz,
        opened text[] NOT NULL DEFAULT '{}',
        PRIMARY KEY (contract_id, support_view_id)
      );
      CREATE UNIQUE INDEX support_view_token ON support_view (contract_id, token_hash);
      CREATE INDEX support_view_open ON support_view (operator_id) WHERE ended_at IS NULL;
      SELECT protect_tenant_table('support_view');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE support_view;
      ALTER TABLE contract DROP COLUMN support_view_allowed;
    `);
  }
}
