import { migrations } from "@kirinuki/migrations/all.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { migrate, rollback } from "./migrate.ts";

const db = await testDatabase();
const names = migrations.map(({ name }) => name);
const tables = async () =>
  (
    await db.owner.query(
      "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY 1",
    )
  ).rows.map(({ relname }) => relname);

describe("migrating", () => {
  it("has nothing to do where all has run", async () => {
    expect(await migrate(db.ownerUrl)).toEqual([]);
  });

  it("goes back one step, and all the way, and comes up again by two starts at once", async () => {
    const full = await tables();
    expect(await rollback(db.ownerUrl, 1)).toEqual(names.slice(-1));
    expect(await rollback(db.ownerUrl, 1_000)).toEqual(names.slice(0, -1).reverse());
    expect(await tables()).toEqual(["migration"]);
    expect(await rollback(db.ownerUrl, 1)).toEqual([]);

    const ran = await Promise.all([migrate(db.ownerUrl), migrate(db.ownerUrl)]);
    expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([names, []]);
    expect(await tables()).toEqual(full);
  });
});
