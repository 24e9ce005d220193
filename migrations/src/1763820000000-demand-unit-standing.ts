import type { MigrationInterface, QueryRunner } from "typeorm";

/** A look at a demand unit that locks and changes nothing, for the meters; and the uses of a period without a visit to their rows. */
export class DemandUnitStanding1763820000000 implements MigrationInterface {
  name = "DemandUnitStanding1763820000000";

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION read_demand_unit(unit int, month date, moment timestamptz) RETURNS TABLE (use_max_count int, taken int)
        LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT u.use_max_count,
          coalesce((SELECT m.counted FROM demand_unit_month m WHERE m.demand_id = unit AND m.use_month = month), 0)
          + (SELECT count(*)::int FROM original_use o WHERE o.demand_id = unit AND o.use_month = month
             AND o.use_state = 'reserved' AND o.expires_at > moment)
        FROM demand_unit u WHERE u.demand_id = unit AND is_own_demand_unit(unit) $$;
      REVOKE EXECUTE ON FUNCTION read_demand_unit(int, date, timestamptz) FROM PUBLIC;
      GRANT EXECUTE ON FUNCTION read_demand_unit(int, date, timestamptz) TO kirinuki_api, kirinuki_operator;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DROP FUNCTION read_demand_unit(int, date, timestamptz)");
  }
}
