import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who searches the whole collection must not find what another contract's own feed brought (docs/decisions, feeds). */
export class OwnArticlesInSearch1763811500000 implements MigrationInterface {
  name = "OwnArticlesInSearch1763811500000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- The article's: in the row that search reads anyway, so that the test costs nothing however many such articles there are.
      ALTER TABLE article_search ADD COLUMN own_contract_id int;

      UPDATE article_search s SET own_contract_id = a.own_contract_id FROM article a
      WHERE a.own_contract_id IS NOT NULL AND s.article_id = a.article_id;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("ALTER TABLE article_search DROP COLUMN own_contract_id");
  }
}
