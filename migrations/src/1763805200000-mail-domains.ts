import type { MigrationInterface, QueryRunner } from "typeorm";

/** To which domains a contract's mails may go (spec section 7, /maildomain_whitelist). None means to any. */
export class MailDomains1763805200000 implements MigrationInterface {
  name = "MailDomains1763805200000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mail_domain (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        domain text NOT NULL CHECK (domain = lower(domain) AND domain <> ''),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (contract_id, domain)
      );
      SELECT protect_tenant_table('mail_domain');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE mail_domain");
  }
}
