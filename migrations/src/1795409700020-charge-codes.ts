import type { MigrationInterface, QueryRunner } from "typeorm";

/** Codes that uses of originals are charged to: those of a contract, the one a user named last, and that of each use. */
export class ChargeCodes1795409700020 implements MigrationInterface {
  name = "ChargeCodes1795409700020";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE charge_code (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        charge_code text NOT NULL CHECK (charge_code <> ''),
        charge_name text NOT NULL DEFAULT '',
        display_order int NOT NULL,
        PRIMARY KEY (contract_id, charge_code)
      );
      SELECT protect_tenant_table('charge_code');

      CREATE TABLE user_charge_code (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        charge_code text NOT NULL,
        PRIMARY KEY (contract_id, user_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON DELETE CASCADE
      );
      SELECT protect_tenant_table('user_charge_code');

      -- '': the contract asked for none.
      ALTER TABLE original_use ADD COLUMN charge_code text NOT NULL DEFAULT '';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE original_use DROP COLUMN charge_code;
      DROP TABLE user_charge_code, charge_code;
    `);
  }
}
