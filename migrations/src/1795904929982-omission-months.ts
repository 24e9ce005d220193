import type { MigrationInterface, QueryRunner } from "typeorm";

/** What もれ診断 suggested and what became of it, by month: suggestions themselves go after 100 days. */
export class OmissionMonths1795904929982 implements MigrationInterface {
  name = "OmissionMonths1795904929982";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE omission_month (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        -- Its first day.
        target_month date NOT NULL CHECK (extract(day FROM target_month) = 1),
        -- Terms of themes, each once a month however many days suggest it.
        made_count int NOT NULL DEFAULT 0 CHECK (made_count >= 0),
        -- By the month of the decision.
        added_count int NOT NULL DEFAULT 0 CHECK (added_count >= 0),
        dismissed_count int NOT NULL DEFAULT 0 CHECK (dismissed_count >= 0),
        PRIMARY KEY (contract_id, target_month)
      );
      SELECT protect_tenant_table('omission_month');
      INSERT INTO omission_month (contract_id, target_month, made_count, added_count, dismissed_count)
      SELECT contract_id, month, sum(made)::int, sum(added)::int, sum(dismissed)::int FROM (
        SELECT contract_id, date_trunc('month', process_date)::date AS month, count(DISTINCT (theme_id, term)) AS made, 0 AS added, 0 AS dismissed
        FROM theme_omission GROUP BY 1, 2
        UNION ALL
        SELECT contract_id, date_trunc('month', settled_at AT TIME ZONE 'Asia/Tokyo')::date, 0,
          count(DISTINCT (theme_id, term)) FILTER (WHERE state = 'added'), count(DISTINCT (theme_id, term)) FILTER (WHERE state = 'dismissed')
        FROM theme_omission WHERE settled_at IS NOT NULL GROUP BY 1, 2) known
      GROUP BY 1, 2;
      -- Questions of all contracts in a month.
      CREATE INDEX missing_article_moment ON missing_article (asked_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP INDEX missing_article_moment; DROP TABLE omission_month");
  }
}
