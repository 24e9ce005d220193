import { migrate, rollback } from "@kirinuki/core-api/src/db/migrate.ts";
import { migrations } from "@kirinuki/migrations/all.ts";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../support/test-database.ts";

const db = await testDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
/** Until this day numbers were chosen by hand, all below it. Databases have them in their ledgers, so they stay. */
const TRUE_TIMES_SINCE = Date.parse("2026-11-22T00:00:00Z");
const MOST_CHOSEN_BY_HAND = 43;

const timeOf = (name: string): number => Number(name.slice(-13));

/** Names whose number is not the moment at which somebody wrote the migration. */
const untrueTimes = (names: readonly string[], now: number): string[] =>
  names.filter(
    (name) => timeOf(name) < TRUE_TIMES_SINCE || timeOf(name) > now + DAY_MS || timeOf(name) % 100_000_000 === 0,
  );

/** All that a migration may make, as text that is equal only if the schema is. */
const SCHEMA = `
  SELECT 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') AS part
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migration'
  UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND conrelid <> 'migration'::regclass
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migration'
  UNION ALL SELECT 'policy ' || tablename || ' ' || policyname || ' ' || coalesce(qual, '') FROM pg_policies
  UNION ALL SELECT 'function ' || p.oid::regprocedure FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
  UNION ALL SELECT 'grant ' || table_name || ' ' || grantee || ' ' || privilege_type FROM information_schema.role_table_grants
  WHERE table_schema = 'public' AND grantee LIKE 'kirinuki\\_%' ORDER BY 1`;

const schema = async (): Promise<string[]> =>
  (await db.owner.query<{ part: string }>(SCHEMA)).rows.map(({ part }) => part);

describe("migrations", () => {
  it("go down one by one to nothing, and up again through the same schemas", { timeout: 600_000 }, async () => {
    const whole = await schema();
    expect(whole.length).toBeGreaterThan(200);
    const levels = [whole];
    for (let left = migrations.length; left > 0; left -= 1) {
      await rollback(db.ownerUrl, 1);
      levels.unshift(await schema());
    }
    expect(levels[0]).toEqual([]);
    for (const [count, level] of levels.entries()) {
      await migrate(db.ownerUrl, migrations.slice(0, count));
      expect(await schema()).toEqual(level);
    }
  });

  it("are listed in the order of their timestamps", () => {
    const names = migrations.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => timeOf(a) - timeOf(b)));
  });

  it("are named by the time at which they were written, so that each comes after all that it depends on", () => {
    const names = migrations.map(({ name }) => name);
    expect(untrueTimes(names, Date.now()).length).toBeLessThanOrEqual(MOST_CHOSEN_BY_HAND);
    const now = Date.parse("2026-12-01T09:00:00Z");
    expect(untrueTimes([`New${now - 1_234}`], now)).toEqual([]);
    for (const chosen of ["Old1763899900000", `Ahead${now + 2 * DAY_MS}`, "Round1796000000000"])
      expect(untrueTimes([chosen], now)).toEqual([chosen]);
  });
});
