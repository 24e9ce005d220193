import type { MigrationInterface, QueryRunner } from "typeorm";

/** What administrators keep of users beside their rights, what lists of users are searched by, and the ids of deleted ones. */
export class UserAdministration1763891300000 implements MigrationInterface {
  name = "UserAdministration1763891300000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- sc_user_pw: the password at the external newspaper service, sealed (core-api/src/db/sealed-text.ts). invited_at: when the last
      -- invitation was mailed. search_text: what a keyword is looked for in; width and case of letters make no difference.
      ALTER TABLE app_user
        ADD COLUMN sc_user_pw bytea,
        ADD COLUMN last_login_at timestamptz,
        ADD COLUMN invited_at timestamptz,
        ADD COLUMN search_text text NOT NULL
          GENERATED ALWAYS AS (lower(normalize(user_id || E'\\n' || name || E'\\n' || email, NFKC))) STORED;
      UPDATE app_user u SET last_login_at = l.latest
      FROM (SELECT contract_id, actor, max(occurred_at) AS latest FROM audit WHERE action = 'session.login' GROUP BY 1, 2) l
      WHERE l.contract_id = u.contract_id AND l.actor = u.user_id;
      CREATE INDEX app_user_group ON app_user (contract_id, user_group_id, user_id);

      -- Whoever used the id before: usage, audit and mails name him by it, so nobody else gets it for a time.
      CREATE TABLE deleted_user (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        user_id text NOT NULL,
        name text NOT NULL,
        deleted_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, user_id)
      );
      SELECT protect_tenant_table('deleted_user');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE deleted_user;
      DROP INDEX app_user_group;
      ALTER TABLE app_user DROP COLUMN search_text, DROP COLUMN invited_at, DROP COLUMN last_login_at, DROP COLUMN sc_user_pw;
    `);
  }
}
