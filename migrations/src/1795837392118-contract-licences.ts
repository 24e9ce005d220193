import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What a contract may do with the originals of a medium, on top of what the medium's own licence allows, and what it pays for it:
 * see docs/decisions/2026-11-28-licences-of-contracts.md.
 */
export class ContractLicences1795837392118 implements MigrationInterface {
  name = "ContractLicences1795837392118";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- A bound that is null does not bind. Days count from the day of issue, which is the first of them.
      CREATE TABLE contract_licence (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        media_code text NOT NULL REFERENCES media ON DELETE CASCADE,
        -- The first and the last day of the licence; nothing of the medium is allowed on others.
        valid_from date,
        valid_to date,
        show_days int CHECK (show_days >= 0),
        print_days int CHECK (print_days >= 0),
        mail_days int CHECK (mail_days >= 0),
        -- Users of the contract, for each original.
        max_readers int CHECK (max_readers > 0),
        -- Copies on paper, for each original.
        max_copies int CHECK (max_copies >= 0),
        excerpt_chars int CHECK (excerpt_chars >= 0),
        -- Yen a month: for each article, for each of its readers, for each of its copies.
        article_yen int NOT NULL DEFAULT 0 CHECK (article_yen >= 0),
        reader_yen int NOT NULL DEFAULT 0 CHECK (reader_yen >= 0),
        copy_yen int NOT NULL DEFAULT 0 CHECK (copy_yen >= 0),
        version int NOT NULL DEFAULT 1,
        updated_by text NOT NULL,
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (contract_id, media_code),
        CHECK (valid_from <= valid_to)
      );
      -- As protect_tenant_table does, but the contract only reads: operators write what was agreed with the publisher.
      ALTER TABLE contract_licence ENABLE ROW LEVEL SECURITY;
      CREATE POLICY one_contract ON contract_licence TO kirinuki_api
        USING (contract_id = nullif(current_setting('app.contract_id', true), '')::int)
        WITH CHECK (contract_id = nullif(current_setting('app.contract_id', true), '')::int);
      CREATE POLICY all_contracts ON contract_licence TO kirinuki_operator USING (true) WITH CHECK (true);
      GRANT SELECT ON contract_licence TO kirinuki_api;
      GRANT SELECT, INSERT, UPDATE, DELETE ON contract_licence TO kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP TABLE contract_licence");
  }
}
