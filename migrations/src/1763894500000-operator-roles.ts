import type { MigrationInterface, QueryRunner } from "typeorm";

/** What an operator may do. Whoever was an operator before could do everything, and still can. */
export class OperatorRoles1763894500000 implements MigrationInterface {
  name = "OperatorRoles1763894500000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE operator_account
        ADD COLUMN email text NOT NULL DEFAULT '',
        ADD COLUMN role text NOT NULL DEFAULT 'view' CHECK (role IN ('view', 'support', 'edit', 'admin')),
        ADD COLUMN stop_flag boolean NOT NULL DEFAULT false,
        ADD COLUMN last_login_at timestamptz,
        ADD COLUMN version int NOT NULL DEFAULT 1;
      UPDATE operator_account o SET role = 'admin', last_login_at =
        (SELECT max(occurred_at) FROM operator_audit a WHERE a.operator_id = o.operator_id AND a.action = 'session.login');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE operator_account
        DROP COLUMN email, DROP COLUMN role, DROP COLUMN stop_flag, DROP COLUMN last_login_at, DROP COLUMN version;
    `);
  }
}
