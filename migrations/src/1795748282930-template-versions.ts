import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a mail template said before, so that an earlier version can come back. */
export class TemplateVersions1795748282930 implements MigrationInterface {
  name = "TemplateVersions1795748282930";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- One row a version that was saved, the present one among them. saved_by: null where it was saved before versions were kept.
      CREATE TABLE mail_template_version (
        contract_id int NOT NULL,
        template_file_id int NOT NULL,
        version int NOT NULL,
        name text NOT NULL,
        parts jsonb NOT NULL,
        saved_by text,
        saved_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, template_file_id, version),
        FOREIGN KEY (contract_id, template_file_id) REFERENCES mail_template ON DELETE CASCADE
      );
      SELECT protect_tenant_table('mail_template_version');
      INSERT INTO mail_template_version (contract_id, template_file_id, version, name, parts, saved_at)
      SELECT contract_id, template_file_id, version, name, parts, updated_at FROM mail_template;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE mail_template_version");
  }
}
