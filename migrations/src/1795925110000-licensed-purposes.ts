import type { MigrationInterface, QueryRunner } from "typeorm";

/** What licences forbid machines to do, and what a token's receiver does: see docs/decisions/2026-11-29-purposes-of-tokens.md. */
export class LicensedPurposes1795925110000 implements MigrationInterface {
  name = "LicensedPurposes1795925110000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE media_licence ADD COLUMN forbidden_purposes text[] NOT NULL DEFAULT '{}'
        CHECK (forbidden_purposes <@ '{analysis,ai}');
      ALTER TABLE contract_licence ADD COLUMN forbidden_purposes text[] NOT NULL DEFAULT '{}'
        CHECK (forbidden_purposes <@ '{analysis,ai}');
      ALTER TABLE api_token ADD COLUMN purpose text NOT NULL DEFAULT 'display' CHECK (purpose IN ('display', 'analysis', 'ai'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE api_token DROP COLUMN purpose;
      ALTER TABLE contract_licence DROP COLUMN forbidden_purposes;
      ALTER TABLE media_licence DROP COLUMN forbidden_purposes;
    `);
  }
}
