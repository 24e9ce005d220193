import type { MigrationInterface, QueryRunner } from "typeorm";

/** A contract's own logo and colour in its mails. */
export class MailLooks1795748982888 implements MigrationInterface {
  name = "MailLooks1795748982888";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- color: #rrggbb. logo_key names the picture in its address, a new one with each picture, so that caches never hold an old one.
      CREATE TABLE contract_mail_look (
        contract_id int PRIMARY KEY REFERENCES contract ON DELETE CASCADE,
        color text CHECK (color ~ '^#[0-9a-f]{6}$'),
        logo bytea CHECK (length(logo) <= 65536),
        logo_type text CHECK (logo_type IN ('image/png', 'image/jpeg')),
        logo_key uuid UNIQUE,
        logo_width int,
        logo_height int,
        CHECK (num_nulls(logo, logo_type, logo_key, logo_width, logo_height) IN (0, 5))
      );
      SELECT protect_tenant_table('contract_mail_look');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE contract_mail_look");
  }
}
