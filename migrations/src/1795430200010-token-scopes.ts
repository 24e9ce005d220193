import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What an integration's token is for, from where, and who made it. The tokens that exist keep what they could do; those without an
 * end get one, as far ahead as an Admin could choose now.
 */
export class TokenScopes1795430200010 implements MigrationInterface {
  name = "TokenScopes1795430200010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE api_token ADD COLUMN scopes text[] NOT NULL DEFAULT '{lists,originals,usage,mail,administration}',
        ADD COLUMN made_by text,
        ADD CHECK (scopes <@ '{lists,originals,usage,mail,administration}' AND cardinality(scopes) > 0);
      ALTER TABLE api_token ALTER COLUMN scopes DROP DEFAULT;
      UPDATE api_token SET expires_at = now() + interval '730 days' WHERE expires_at IS NULL;
      ALTER TABLE api_token ALTER COLUMN expires_at SET NOT NULL;

      CREATE TABLE api_token_address (
        contract_id int NOT NULL,
        api_token_id int NOT NULL,
        addresses address_span NOT NULL,
        PRIMARY KEY (contract_id, api_token_id, addresses),
        FOREIGN KEY (contract_id, api_token_id) REFERENCES api_token ON DELETE CASCADE
      );
      SELECT protect_tenant_table('api_token_address');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE api_token_address;
      ALTER TABLE api_token DROP COLUMN scopes, DROP COLUMN made_by, ALTER COLUMN expires_at DROP NOT NULL;
    `);
  }
}
