import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { someUses } from "./testing/some-uses.ts";

const db = await testDatabase();

const KEPT = `
  SELECT contract_id, user_group_id, user_id, use_day, charge_code, uses, pdf_count, print_count, text_disp_count, text_print_count,
    mc_count, sc_text_count, sc_count, epub_count FROM usage_user_day`;
const COUNTED = `
  SELECT contract_id, user_group_id, user_id, process_date, charge_code, count(*)::int, count(*) FILTER (WHERE use_kind = 'pdf_display')::int,
    count(*) FILTER (WHERE use_kind = 'pdf_print')::int, count(*) FILTER (WHERE use_kind = 'text_display')::int,
    count(*) FILTER (WHERE use_kind = 'text_print')::int, count(*) FILTER (WHERE data_section = 1)::int,
    count(*) FILTER (WHERE data_section = 2 AND use_kind LIKE 'text%')::int, count(*) FILTER (WHERE data_section = 2)::int,
    count(*) FILTER (WHERE use_kind = 'epub_display')::int
  FROM original_use WHERE use_state = 'counted' GROUP BY 1, 2, 3, 4, 5`;

/** Rows that only one side has. */
const differences = async (): Promise<unknown[]> =>
  (await db.owner.query(`(${KEPT} EXCEPT ${COUNTED}) UNION ALL (${COUNTED} EXCEPT ${KEPT})`)).rows;
const keptRows = async (): Promise<number> => (await db.owner.query("SELECT 1 FROM usage_user_day")).rowCount ?? 0;

describe("uses that are kept by user and day", () => {
  it("are those of the log, whatever is done to it", async () => {
    const contract = await aContract(db.owner);
    const [one, two] = [await aGroup(db.owner, contract), await aGroup(db.owner, contract)];
    const [hanako, taro] = [await aUser(db.owner, one), await aUser(db.owner, two)];
    for (const user of [hanako, taro])
      for (const day of ["2028-02-29", "2028-03-01"]) {
        await someUses(db.owner, user, day, { kind: "pdf_display", section: 1, times: 30 });
        await someUses(db.owner, user, day, { kind: "text_print", section: 2, times: 20 });
        await someUses(db.owner, user, day, { kind: "epub_display", section: 5, times: 3 });
        await someUses(db.owner, user, day, { kind: "pdf_print", section: 2, times: 9, state: "reserved" });
      }
    const changes = [
      "UPDATE original_use SET use_state = 'counted' WHERE use_state = 'reserved' AND article_id % 2 = 0",
      "UPDATE original_use SET charge_code = 'A-' || article_id % 3",
      "UPDATE original_use SET process_date = '2028-03-02' WHERE article_id % 5 = 0",
      `UPDATE original_use SET user_group_id = ${two.userGroupId} WHERE article_id % 7 = 0`,
      "UPDATE original_use SET use_state = 'released' WHERE use_state = 'counted' AND article_id % 4 = 0",
      "DELETE FROM original_use WHERE article_id % 3 = 0",
    ];
    expect(await differences()).toEqual([]);
    for (const change of changes) {
      await db.owner.query(change);
      expect(await differences(), change).toEqual([]);
    }
    expect(await keptRows()).toBeGreaterThan(0);
    await db.owner.query("DELETE FROM original_use");
    expect(await keptRows()).toBe(0);
  });
});
