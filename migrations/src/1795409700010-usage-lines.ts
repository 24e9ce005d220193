import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Lines before a cap, in percent, that Admins are told of when uses cross them; and uses by day, from which it is forecast when a cap
 * is reached: see docs/decisions/2026-11-23-lines-before-a-cap.md.
 */
export class UsageLines1795409700010 implements MigrationInterface {
  name = "UsageLines1795409700010";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE user_group ADD COLUMN use_lines smallint[] NOT NULL DEFAULT '{80,100}'
        CHECK (cardinality(use_lines) <= 2 AND 1 <= ALL (use_lines) AND 100 >= ALL (use_lines));
      ALTER TABLE demand_unit ADD COLUMN use_lines smallint[] NOT NULL DEFAULT '{80,100}'
        CHECK (cardinality(use_lines) <= 2 AND 1 <= ALL (use_lines) AND 100 >= ALL (use_lines));

      -- Counted uses by day, kept under the same locks as those by month.
      CREATE TABLE usage_day (
        contract_id int NOT NULL,
        user_group_id int NOT NULL,
        use_day date NOT NULL,
        data_section smallint NOT NULL CHECK (data_section IN (1, 2)),
        counted int NOT NULL CHECK (counted >= 0),
        PRIMARY KEY (contract_id, user_group_id, use_day, data_section),
        FOREIGN KEY (contract_id, user_group_id) REFERENCES user_group ON DELETE CASCADE
      );
      SELECT protect_tenant_table('usage_day');
      INSERT INTO usage_day
        SELECT o.contract_id, o.user_group_id, o.process_date, o.data_section, count(*) FROM original_use o
        JOIN user_group g USING (contract_id, user_group_id)
        WHERE o.use_state = 'counted' AND o.data_section IN (1, 2) GROUP BY 1, 2, 3, 4;

      CREATE TABLE demand_unit_day (
        demand_id int NOT NULL REFERENCES demand_unit ON DELETE CASCADE,
        use_day date NOT NULL,
        counted int NOT NULL CHECK (counted >= 0),
        PRIMARY KEY (demand_id, use_day)
      );
      GRANT SELECT, INSERT, UPDATE, DELETE ON demand_unit_day TO kirinuki_operator;
      INSERT INTO demand_unit_day
        SELECT demand_id, process_date, count(*) FROM original_use
        JOIN demand_unit USING (demand_id)
        WHERE use_state = 'counted' AND data_section IN (1, 2) GROUP BY 1, 2;

      -- A line that was crossed: of a group's cap of a source, or of a demand unit's, for each contract that shares it. One row, so one
      -- mail, a line, month and cap. noticed_at: when its mails were queued.
      CREATE TABLE usage_line_crossing (
        contract_id int NOT NULL REFERENCES contract ON DELETE CASCADE,
        crossing_id bigint GENERATED ALWAYS AS IDENTITY,
        use_month date NOT NULL,
        user_group_id int,
        data_section smallint,
        demand_id int REFERENCES demand_unit ON DELETE CASCADE,
        line smallint NOT NULL,
        cap int NOT NULL,
        used int NOT NULL,
        crossed_at timestamptz NOT NULL,
        noticed_at timestamptz,
        PRIMARY KEY (contract_id, crossing_id),
        UNIQUE NULLS NOT DISTINCT (contract_id, use_month, user_group_id, data_section, demand_id, line, cap),
        FOREIGN KEY (contract_id, user_group_id) REFERENCES user_group ON DELETE CASCADE,
        CHECK (num_nonnulls(user_group_id, demand_id) = 1 AND num_nonnulls(user_group_id, data_section) <> 1)
      );
      CREATE INDEX usage_line_crossing_new ON usage_line_crossing (crossing_id) WHERE noticed_at IS NULL;
      CREATE INDEX usage_line_crossing_unit ON usage_line_crossing (demand_id) WHERE demand_id IS NOT NULL;
      SELECT protect_tenant_table('usage_line_crossing');

      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change', 'usage_line'));

      -- Counts uses of a day of the unit, and notes the lines that they cross for every contract that shares it.
      DROP FUNCTION count_demand_unit(int, date, int);
      CREATE FUNCTION count_demand_unit(unit int, day date, uses int, moment timestamptz) RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      DECLARE after int;
      BEGIN
        IF uses <= 0 OR NOT is_own_demand_unit(unit) THEN RETURN; END IF;
        INSERT INTO demand_unit_month AS m (demand_id, use_month, counted) VALUES (unit, date_trunc('month', day), uses)
        ON CONFLICT (demand_id, use_month) DO UPDATE SET counted = m.counted + excluded.counted RETURNING counted INTO after;
        INSERT INTO demand_unit_day AS d (demand_id, use_day, counted) VALUES (unit, day, uses)
        ON CONFLICT (demand_id, use_day) DO UPDATE SET counted = d.counted + excluded.counted;
        INSERT INTO usage_line_crossing (contract_id, use_month, demand_id, line, cap, used, crossed_at)
        SELECT c.contract_id, date_trunc('month', day), unit, l.line, u.use_max_count, after, moment
        FROM demand_unit u CROSS JOIN unnest(u.use_lines) AS l(line) JOIN contract_demand_unit c USING (demand_id)
        WHERE u.demand_id = unit AND after::bigint * 100 >= u.use_max_count::bigint * l.line
          AND ((after - uses)::bigint * 100 < u.use_max_count::bigint * l.line OR NOT EXISTS (SELECT FROM usage_line_crossing k
            WHERE k.contract_id = c.contract_id AND k.use_month = date_trunc('month', day) AND k.demand_id = unit AND k.line = l.line))
        ON CONFLICT DO NOTHING;
      END $$;

      -- The unit's lines, and its uses by day since one.
      CREATE FUNCTION read_demand_pace(unit int, since date) RETURNS TABLE (use_lines smallint[], days json)
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT u.use_lines, (SELECT coalesce(json_object_agg(d.use_day, d.counted), '{}') FROM demand_unit_day d
          WHERE d.demand_id = unit AND d.use_day >= since)
        FROM demand_unit u WHERE u.demand_id = unit AND is_own_demand_unit(unit) $$;

      REVOKE EXECUTE ON FUNCTION count_demand_unit(int, date, int, timestamptz), read_demand_pace(int, date) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION count_demand_unit(int, date, int, timestamptz), read_demand_pace(int, date)
        TO kirinuki_api, kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION read_demand_pace(int, date);
      DROP FUNCTION count_demand_unit(int, date, int, timestamptz);
      CREATE FUNCTION count_demand_unit(unit int, month date, uses int) RETURNS void
        LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
      BEGIN
        IF uses < 0 OR NOT is_own_demand_unit(unit) THEN RETURN; END IF;
        INSERT INTO demand_unit_month AS m (demand_id, use_month, counted) VALUES (unit, month, uses)
        ON CONFLICT (demand_id, use_month) DO UPDATE SET counted = m.counted + excluded.counted;
      END $$;
      REVOKE EXECUTE ON FUNCTION count_demand_unit(int, date, int) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION count_demand_unit(int, date, int) TO kirinuki_api, kirinuki_operator;
      DELETE FROM mail_run WHERE kind = 'usage_line';
      ALTER TABLE mail_run DROP CONSTRAINT mail_run_kind_check;
      ALTER TABLE mail_run ADD CONSTRAINT mail_run_kind_check
        CHECK (kind IN ('digest', 'theme', 'manual', 'alert', 'invitation', 'change'));
      DROP TABLE usage_line_crossing, demand_unit_day, usage_day;
      ALTER TABLE demand_unit DROP COLUMN use_lines;
      ALTER TABLE user_group DROP COLUMN use_lines;
    `);
  }
}
