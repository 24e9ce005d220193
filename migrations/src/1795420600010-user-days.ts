import type { MigrationInterface, QueryRunner } from "typeorm";

const KEY = "contract_id, user_group_id, user_id, use_day, charge_code";

/** Each count, and which uses it is of (usage rows of spec section 3). */
const COUNTS = {
  uses: "true",
  pdf_count: "use_kind = 'pdf_display'",
  print_count: "use_kind = 'pdf_print'",
  text_disp_count: "use_kind = 'text_display'",
  text_print_count: "use_kind = 'text_print'",
  mc_count: "data_section = 1",
  sc_text_count: "data_section = 2 AND use_kind IN ('text_display', 'text_print')",
  sc_count: "data_section = 2",
  epub_count: "use_kind = 'epub_display'",
};
const NAMES = Object.keys(COUNTS);

/** Counted uses of `from`, each as often as `sign` says. */
const summed = (from: string, sign: string): string => `
  SELECT contract_id, user_group_id, user_id, process_date, charge_code, max(user_group_name),
    ${Object.values(COUNTS)
      .map((which) => `coalesce(sum(${sign}) FILTER (WHERE ${which}), 0)`)
      .join(", ")}
  FROM ${from} WHERE use_state = 'counted' GROUP BY 1, 2, 3, 4, 5`;

const COLUMNS = `contract_id, user_group_id, user_id, process_date, charge_code, user_group_name, data_section, use_kind, use_state`;
const SIDES = {
  INSERT: `(SELECT ${COLUMNS}, 1 AS sign FROM come) side`,
  DELETE: `(SELECT ${COLUMNS}, -1 AS sign FROM gone) side`,
  UPDATE: `(SELECT ${COLUMNS}, 1 AS sign FROM come UNION ALL SELECT ${COLUMNS}, -1 FROM gone) side`,
};
const isSomething = NAMES.map((name) => `${name} <> 0`).join(" OR ");

/** Keys are written in one order, so that two who count in several rows never wait for each other. */
const count = (operation: keyof typeof SIDES): string => `
  INSERT INTO usage_user_day AS d (${KEY}, user_group_name, ${NAMES.join(", ")})
  SELECT * FROM (${summed(SIDES[operation], "sign")}) AS s (${KEY}, user_group_name, ${NAMES.join(", ")})
  WHERE ${isSomething} ORDER BY ${KEY}
  ON CONFLICT (${KEY}) DO UPDATE SET user_group_name = excluded.user_group_name,
    ${NAMES.map((name) => `${name} = d.${name} + excluded.${name}`).join(", ")};`;

const dropEmpty = `
  DELETE FROM usage_user_day d USING (SELECT DISTINCT contract_id, user_group_id, user_id, process_date FROM gone WHERE use_state = 'counted') g
  WHERE (d.contract_id, d.user_group_id, d.user_id, d.use_day) = (g.contract_id, g.user_group_id, g.user_id, g.process_date) AND d.uses = 0;`;

/**
 * Counted uses by user, day and charge code, from which inquiries are answered: see docs/decisions/2026-11-23-kept-counts-of-uses.md.
 * A trigger keeps them, so that whatever writes the log keeps them too.
 */
export class UserDays1795420600010 implements MigrationInterface {
  name = "UserDays1795420600010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE usage_user_day (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        user_group_id int NOT NULL,
        user_id text NOT NULL,
        use_day date NOT NULL,
        charge_code text NOT NULL,
        -- As it was at the time: groups go, their uses stay.
        user_group_name text NOT NULL,
        ${NAMES.map((name) => `${name} int NOT NULL`).join(", ")}
      );
      INSERT INTO usage_user_day (${KEY}, user_group_name, ${NAMES.join(", ")}) ${summed("original_use", "1")} ORDER BY 1, 4, 2, 3, 5;
      ALTER TABLE usage_user_day ADD PRIMARY KEY (${KEY});
      CREATE INDEX usage_user_day_day ON usage_user_day (contract_id, use_day);
      CREATE INDEX usage_user_day_user ON usage_user_day (contract_id, user_id, use_day);
      SELECT protect_tenant_table('usage_user_day');

      CREATE FUNCTION count_user_days() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'INSERT' THEN ${count("INSERT")}
        ELSIF TG_OP = 'DELETE' THEN ${count("DELETE")} ${dropEmpty}
        ELSE ${count("UPDATE")} ${dropEmpty}
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER use_added AFTER INSERT ON original_use
        REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_user_days();
      CREATE TRIGGER use_removed AFTER DELETE ON original_use
        REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_user_days();
      CREATE TRIGGER use_changed AFTER UPDATE ON original_use
        REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION count_user_days();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER use_added ON original_use;
      DROP TRIGGER use_removed ON original_use;
      DROP TRIGGER use_changed ON original_use;
      DROP FUNCTION count_user_days();
      DROP TABLE usage_user_day;
    `);
  }
}
