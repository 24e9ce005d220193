import { migrations } from "@kirinuki/migrations/all.ts";
import type { QueryRunner } from "typeorm";
import { describe, expect, it } from "vitest";
import { breaksReleaseBefore } from "./expanding.ts";

/** Until this day nobody ran a release whose upgrade must not pause. */
const SINCE = Date.parse("2026-11-28T00:00:00Z");

/** A migration that takes away what no release reads any more says so: since which release. */
interface Contracting {
  contracts?: string;
}

/** The statements of a migration's way up. One that asks the database in between gets no rows. */
async function statementsOf(migration: InstanceType<(typeof migrations)[number]>): Promise<string[]> {
  const statements: string[] = [];
  const recorder = {
    query: async (sql: string) => {
      statements.push(sql);
      return [];
    },
  };
  await migration.up(recorder as unknown as QueryRunner);
  return statements;
}

describe("a migration", () => {
  it("leaves the release before running, unless it says since which release nothing needs what it takes away", async () => {
    const faults: Record<string, string[]> = {};
    for (const Migration of migrations) {
      const migration: InstanceType<typeof Migration> & Contracting = new Migration();
      if (Number(Migration.name.slice(-13)) < SINCE || migration.contracts) continue;
      const found = breaksReleaseBefore(await statementsOf(migration));
      if (found.length > 0) faults[Migration.name] = found;
    }
    expect(faults).toEqual({});
  });

  it.each([
    ["DROP TABLE a", /drops/],
    ["ALTER TABLE a DROP COLUMN b", /drops/],
    ["ALTER TABLE a RENAME COLUMN b TO c", /renames/],
    ["ALTER TABLE a ALTER COLUMN b TYPE bigint", /type/],
    ["ALTER TABLE a ALTER b TYPE bigint", /type/],
    ["ALTER TABLE a ALTER COLUMN b SET NOT NULL", /refuses/],
    ["ALTER TABLE a ADD COLUMN b int NOT NULL", /give a default/],
    ["ALTER TABLE a ADD b int NOT NULL CHECK (b > 0), ADD c int", /give a default/],
    ["ALTER TABLE a ADD CONSTRAINT x CHECK (b > 0)", /CHECK on a/],
    ["ALTER TABLE a ADD CONSTRAINT x FOREIGN KEY (b) REFERENCES c", /FOREIGN on a/],
    ["CREATE UNIQUE INDEX x ON a (b)", /UNIQUE INDEX on a/],
    ["REVOKE SELECT ON a FROM kirinuki_api", /right/],
    ["DROP FUNCTION f(int)", /call/],
    ["TRUNCATE a", /empties/],
  ])("is told of what breaks the release before: %s", (sql, why) => {
    expect(breaksReleaseBefore([sql])).toEqual([expect.stringMatching(why)]);
  });

  it.each([
    "ALTER TABLE a ADD COLUMN b int",
    "ALTER TABLE a ADD COLUMN b int NOT NULL DEFAULT 0, ADD COLUMN c text",
    "CREATE TABLE n (b int NOT NULL); CREATE UNIQUE INDEX x ON n (b); ALTER TABLE n ADD CONSTRAINT y CHECK (b > 0)",
    "CREATE INDEX x ON a (b)",
    "CREATE OR REPLACE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE old; END $$",
    "DROP TRIGGER t ON a; CREATE TRIGGER t AFTER INSERT ON a FOR EACH ROW EXECUTE FUNCTION f()",
    "-- Later: DROP TABLE a\nSELECT 1",
    "GRANT SELECT ON a TO kirinuki_api",
    "ALTER TABLE a ALTER COLUMN b SET DEFAULT 5",
  ])("may: %s", (sql) => {
    expect(breaksReleaseBefore([sql])).toEqual([]);
  });
});
