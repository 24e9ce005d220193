import { describe, expect, it } from "vitest";
import { testDatabase } from "../support/test-database.ts";
import { API_WRITES_SHARED, type Query, SHARED_TABLES, wallFaults } from "./tenancy-wall.ts";

const db = await testDatabase();
const query: Query = async <Row>(sql: string) => (await db.owner.query(sql)).rows as Row[];

/** Nothing of one customer may stand in these; a new shared table is a decision. */
const SHARED = [
  "alarm_message",
  "alarm_setting",
  "arrival_alarm",
  "article",
  "article_change",
  "article_image",
  "article_search",
  "article_search_archive",
  "article_search_recent",
  "article_search_stale",
  "article_source",
  "article_story",
  "article_text",
  "article_version",
  "demand_unit",
  "demand_unit_day",
  "demand_unit_month",
  "embargoed_item",
  "expression_version",
  "feed_host",
  "feed_source",
  "former_operator_password",
  "ingest_correction",
  "ingest_error",
  "ingested_file",
  "known_operator_browser",
  "magazine_rule",
  "media",
  "media_arrival",
  "media_habit",
  "media_licence",
  "media_note",
  "migration",
  "operator_account",
  "operator_audit",
  "operator_authenticator",
  "operator_idempotency_key",
  "operator_notice",
  "operator_session",
  "original",
  "search_archive",
  "search_archive_state",
  "search_state",
  "search_term",
  "setup_run",
  "sign_in_throttle",
  "source_off_day",
  "story_band",
  "story_state",
  "synonym_list",
  "synonym_set",
  "synonym_term",
];

describe("the wall between contracts", () => {
  it("has a policy for each role on every tenant table, and contract_id leads its key", async () => {
    const { tables, faults } = await wallFaults(query);
    expect(faults).toEqual([]);
    expect(tables).toBeGreaterThan(20);
  });

  it("would show a table without a policy", async () => {
    await db.owner.query("CREATE TABLE leak (leak_id int PRIMARY KEY, contract_id int)");
    expect((await wallFaults(query)).faults).toEqual([
      "leak: row-level security is off",
      "leak: policies are []",
      "leak: its primary key does not begin with contract_id",
    ]);
    await db.owner.query("DROP TABLE leak");
  });

  it("leaves only these tables shared, and the customers' role may only read of them", async () => {
    expect((await query<{ name: string }>(SHARED_TABLES)).map(({ name }) => name)).toEqual(SHARED);
    expect(await query(API_WRITES_SHARED)).toEqual([]);
  });

  it("hides every row while no contract is set, and every other contract's rows while one is", async () => {
    await db.owner.query(
      `INSERT INTO contract (contract_id, contract_code, company_name) VALUES (901, 'first01', 'A'), (902, 'second01', 'B')`,
    );
    expect((await db.api.query("SELECT * FROM contract")).rows).toEqual([]);
    const client = await db.api.connect();
    try {
      await client.query("BEGIN; SET LOCAL app.contract_id = '901'");
      expect((await client.query("SELECT contract_id FROM contract")).rows).toEqual([{ contract_id: 901 }]);
      await expect(client.query("INSERT INTO notice (contract_id, text) VALUES (902, 'x')")).rejects.toThrow(
        /row-level security/,
      );
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });

  it("can't be walked around through a partition", async () => {
    await db.owner.query("SELECT ensure_month_partitions('2026-11-01', '2026-11-30')");
    await expect(db.api.query("SELECT * FROM theme_article_202611")).rejects.toThrow(/permission denied/);
  });

  it("keeps the audit trail from being altered", async () => {
    await expect(db.operator.query("DELETE FROM audit")).rejects.toThrow(/permission denied/);
    await expect(db.api.query("UPDATE audit SET action = 'x'")).rejects.toThrow(/permission denied/);
  });
});
