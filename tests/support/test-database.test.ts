import { describe, expect, it } from "vitest";
import { testDatabase } from "./test-database.ts";

const first = await testDatabase();
const second = await testDatabase();

describe("the test database", () => {
  it("is migrated", async () => {
    const { rows } = await first.owner.query("SELECT count(*)::int AS n FROM migration");
    expect(rows[0].n).toBeGreaterThan(0);
  });

  it("is separate from every other clone", async () => {
    await first.owner.query("CREATE TABLE only_here (id int)");
    const { rows } = await second.owner.query("SELECT to_regclass('only_here') AS found");
    expect(rows[0].found).toBeNull();
  });

  it.each(["api", "operator"] as const)("signs in as the %s role, which can bypass nothing", async (role) => {
    const { rows } = await first[role].query(
      "SELECT rolsuper OR rolbypassrls AS free FROM pg_roles WHERE rolname = current_user",
    );
    expect(rows).toEqual([{ free: false }]);
  });
});
