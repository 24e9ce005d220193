import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Licences of a contract by holder of rights, such as the agency whose copy a newspaper prints, and prices that hold from a month on:
 * see docs/decisions/2026-11-28-licences-of-rightholders.md.
 */
export class LicencesOfRightholders1795904332244 implements MigrationInterface {
  name = "LicencesOfRightholders1795904332244";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Who holds the rights where it is not the medium; decided when the article is stored.
      ALTER TABLE article ADD COLUMN rightholder text;

      ALTER TABLE contract_licence ADD COLUMN licence_id bigint GENERATED ALWAYS AS IDENTITY, ADD COLUMN rightholder text;
      ALTER TABLE contract_licence DROP CONSTRAINT contract_licence_pkey;
      ALTER TABLE contract_licence ADD PRIMARY KEY (contract_id, licence_id);
      ALTER TABLE contract_licence ALTER COLUMN media_code DROP NOT NULL;
      ALTER TABLE contract_licence ADD UNIQUE (contract_id, media_code), ADD UNIQUE (contract_id, rightholder),
        ADD CHECK (num_nonnulls(media_code, rightholder) = 1), ADD CHECK (rightholder <> '');

      -- Kept when the licence is removed, so that old months stay as they were.
      CREATE TABLE contract_price (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        price_id bigint GENERATED ALWAYS AS IDENTITY,
        media_code text REFERENCES media ON DELETE CASCADE,
        rightholder text,
        -- The first month that it holds for, by its first day.
        from_month date NOT NULL CHECK (extract(day FROM from_month) = 1),
        -- Yen a month: for each article, for each of its readers, for each of its copies. All null: no price any more.
        article_yen int CHECK (article_yen >= 0),
        reader_yen int CHECK (reader_yen >= 0),
        copy_yen int CHECK (copy_yen >= 0),
        PRIMARY KEY (contract_id, price_id),
        UNIQUE NULLS NOT DISTINCT (contract_id, media_code, rightholder, from_month),
        CHECK (num_nonnulls(media_code, rightholder) = 1),
        CHECK (num_nulls(article_yen, reader_yen, copy_yen) IN (0, 3))
      );
      CREATE INDEX contract_price_rightholder ON contract_price (contract_id, rightholder, from_month) WHERE rightholder IS NOT NULL;
      ALTER TABLE contract_price ENABLE ROW LEVEL SECURITY;
      CREATE POLICY one_contract ON contract_price TO kirinuki_api
        USING (contract_id = nullif(current_setting('app.contract_id', true), '')::int)
        WITH CHECK (contract_id = nullif(current_setting('app.contract_id', true), '')::int);
      CREATE POLICY all_contracts ON contract_price TO kirinuki_operator USING (true) WITH CHECK (true);
      GRANT SELECT ON contract_price TO kirinuki_api;
      GRANT SELECT, INSERT, UPDATE, DELETE ON contract_price TO kirinuki_operator;

      -- What is agreed on today has held for all the past. The columns stay for the release before; a later one drops them.
      INSERT INTO contract_price (contract_id, media_code, from_month, article_yen, reader_yen, copy_yen)
        SELECT contract_id, media_code, '2000-01-01', article_yen, reader_yen, copy_yen FROM contract_licence;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM contract_licence WHERE rightholder IS NOT NULL;
      UPDATE contract_licence l SET article_yen = p.article_yen, reader_yen = p.reader_yen, copy_yen = p.copy_yen
        FROM (SELECT DISTINCT ON (contract_id, media_code) * FROM contract_price
          WHERE from_month <= (now() AT TIME ZONE 'Asia/Tokyo')::date ORDER BY contract_id, media_code, from_month DESC) p
        WHERE p.contract_id = l.contract_id AND p.media_code = l.media_code AND p.article_yen IS NOT NULL;
      DROP TABLE contract_price;
      ALTER TABLE contract_licence DROP CONSTRAINT contract_licence_pkey, DROP COLUMN licence_id, DROP COLUMN rightholder;
      ALTER TABLE contract_licence DROP CONSTRAINT contract_licence_contract_id_media_code_key,
        ADD PRIMARY KEY (contract_id, media_code);
      ALTER TABLE article DROP COLUMN rightholder;
    `);
  }
}
