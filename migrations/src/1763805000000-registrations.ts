import type { MigrationInterface, QueryRunner } from "typeorm";

/** Articles that come into a theme without its expressions, and web articles that never do (spec section 7). */
export class Registrations1763805000000 implements MigrationInterface {
  name = "Registrations1763805000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Why an article is in a theme, as bits: 1 an expression found it, 2 its medium is registered, 4 somebody registered it by hand.
      ALTER TABLE theme_article ADD COLUMN found_by smallint NOT NULL DEFAULT 1 CHECK (found_by BETWEEN 1 AND 7);

      -- Every article of a medium that is set up in a period belongs to a theme. data_section NULL: image and text.
      CREATE TABLE media_registration (
        contract_id int NOT NULL,
        theme_id int NOT NULL,
        media_code text NOT NULL REFERENCES media ON DELETE CASCADE,
        data_section smallint CHECK (data_section IN (1, 2, 5)),
        first_day date NOT NULL,
        last_day date CHECK (last_day >= first_day),
        registered_by text NOT NULL,
        registered_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (contract_id, theme_id, media_code),
        FOREIGN KEY (contract_id, theme_id) REFERENCES theme ON DELETE CASCADE
      );
      CREATE INDEX media_registration_medium ON media_registration (media_code);
      SELECT protect_tenant_table('media_registration');

      -- Hosts of web articles, each with everything below it, that take no part in a contract's matching and searches.
      CREATE TABLE excluded_domain (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        domain text NOT NULL CHECK (domain = lower(domain) AND domain <> ''),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (contract_id, domain)
      );
      SELECT protect_tenant_table('excluded_domain');
      CREATE TRIGGER excluded_domain_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON excluded_domain
        FOR EACH STATEMENT EXECUTE FUNCTION raise_expression_version();

      -- What has come of a medium, and the newest of a source: for registration and for trying an expression.
      CREATE INDEX article_medium ON article (media_code, article_id);
      CREATE INDEX article_section ON article (data_section, article_id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX article_section, article_medium;
      DROP TABLE excluded_domain, media_registration;
      -- What no expression found is not in the theme any more.
      DELETE FROM theme_article WHERE found_by & 1 = 0;
      ALTER TABLE theme_article DROP COLUMN found_by;
    `);
  }
}
