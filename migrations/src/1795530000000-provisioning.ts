import type { MigrationInterface, QueryRunner } from "typeorm";

/** SCIM 2.0: what a contract's identity provider calls the users and groups that it keeps here, and its last calls. */
export class Provisioning1795530000000 implements MigrationInterface {
  name = "Provisioning1795530000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- A token that keeps users does nothing else.
      ALTER TABLE api_token DROP CONSTRAINT api_token_scopes_check,
        ADD CONSTRAINT api_token_scopes_check CHECK (cardinality(scopes) > 0
          AND (scopes = '{provisioning}' OR scopes <@ '{lists,originals,usage,mail,administration}'));

      -- The group of users whom the provider has put into none; its caps are zero when it is made.
      CREATE TABLE provisioning (
        contract_id int PRIMARY KEY REFERENCES contract ON DELETE CASCADE,
        user_group_id int NOT NULL,
        FOREIGN KEY (contract_id, user_group_id) REFERENCES user_group ON DELETE CASCADE
      );
      SELECT protect_tenant_table('provisioning');

      -- Whoever has no row is known by the mail address, or by user_id where others have that address too.
      CREATE TABLE provisioned_user (
        contract_id int NOT NULL,
        user_id text NOT NULL,
        user_name text NOT NULL,
        external_id text,
        display_name text,
        formatted_name text,
        family_name text,
        given_name text,
        PRIMARY KEY (contract_id, user_id),
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON UPDATE CASCADE ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX provisioned_user_name ON provisioned_user (contract_id, lower(user_name));
      SELECT protect_tenant_table('provisioned_user');

      CREATE TABLE provisioned_group (
        contract_id int NOT NULL,
        user_group_id int NOT NULL,
        external_id text,
        PRIMARY KEY (contract_id, user_group_id),
        FOREIGN KEY (contract_id, user_group_id) REFERENCES user_group ON DELETE CASCADE
      );
      SELECT protect_tenant_table('provisioned_group');

      -- A provider's groups overlap, ours do not: a user is in the one that he was put into last.
      CREATE TABLE provisioned_member (
        contract_id int NOT NULL,
        user_group_id int NOT NULL,
        user_id text NOT NULL,
        put_order bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (contract_id, user_group_id, user_id),
        FOREIGN KEY (contract_id, user_group_id) REFERENCES user_group ON DELETE CASCADE,
        FOREIGN KEY (contract_id, user_id) REFERENCES app_user ON UPDATE CASCADE ON DELETE CASCADE
      );
      CREATE INDEX provisioned_member_user ON provisioned_member (contract_id, user_id);
      SELECT protect_tenant_table('provisioned_member');

      -- The last ones only, for who sets a provider up.
      CREATE TABLE provisioning_call (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        call_id bigint GENERATED ALWAYS AS IDENTITY,
        called_at timestamptz NOT NULL,
        method text NOT NULL,
        path text NOT NULL,
        status smallint NOT NULL,
        detail text NOT NULL DEFAULT '',
        request_id text NOT NULL,
        PRIMARY KEY (contract_id, call_id)
      );
      SELECT protect_tenant_table('provisioning_call');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE provisioning_call, provisioned_member, provisioned_group, provisioned_user, provisioning;
      DELETE FROM api_token WHERE scopes = '{provisioning}';
      ALTER TABLE api_token DROP CONSTRAINT api_token_scopes_check,
        ADD CONSTRAINT api_token_scopes_check
          CHECK (scopes <@ '{lists,originals,usage,mail,administration}' AND cardinality(scopes) > 0);
    `);
  }
}
