import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a contract says of an article: its tone, its tags, and what the same area would cost as an advertisement. */
export class TonesAndTags1795409300000 implements MigrationInterface {
  name = "TonesAndTags1795409300000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE tag (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        tag_id int GENERATED ALWAYS AS IDENTITY,
        tag_name text NOT NULL,
        -- The name as names are compared.
        tag_key text NOT NULL,
        display_order int NOT NULL,
        -- Articles keep it, but it is put on no other.
        retired boolean NOT NULL DEFAULT false,
        PRIMARY KEY (contract_id, tag_id),
        -- Two tags can change names in one save.
        UNIQUE (contract_id, tag_key) DEFERRABLE INITIALLY DEFERRED
      );
      CREATE TABLE article_tag (
        contract_id int NOT NULL,
        article_id bigint NOT NULL,
        tag_id int NOT NULL,
        PRIMARY KEY (contract_id, article_id, tag_id),
        FOREIGN KEY (contract_id, tag_id) REFERENCES tag ON DELETE CASCADE
      );
      CREATE INDEX article_tag_tag ON article_tag (contract_id, tag_id, article_id);
      CREATE TABLE article_tone (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        article_id bigint NOT NULL,
        tone smallint NOT NULL CHECK (tone IN (1, 2, 3)),
        PRIMARY KEY (contract_id, article_id)
      );
      CREATE INDEX article_tone_tone ON article_tone (contract_id, tone, article_id);
      CREATE TABLE media_rate (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        media_code text NOT NULL,
        -- 1: a square centimetre, 2: a column.
        unit smallint NOT NULL CHECK (unit IN (1, 2)),
        -- Yen for one unit.
        rate int NOT NULL CHECK (rate > 0),
        PRIMARY KEY (contract_id, media_code)
      );
      SELECT protect_tenant_table('tag');
      SELECT protect_tenant_table('article_tag');
      SELECT protect_tenant_table('article_tone');
      SELECT protect_tenant_table('media_rate');

      -- As the manifest of the original gives them; NULL where it does not.
      ALTER TABLE article ADD COLUMN area_cm2 numeric, ADD COLUMN area_dan numeric;
      ALTER TABLE mail_setting ADD COLUMN with_tones boolean NOT NULL DEFAULT false;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mail_setting DROP COLUMN with_tones;
      ALTER TABLE article DROP COLUMN area_dan, DROP COLUMN area_cm2;
      DROP TABLE media_rate, article_tone, article_tag, tag;
    `);
  }
}
