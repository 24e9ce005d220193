import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { aContract } from "../testing/builders.ts";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { run } = cliDesk(db);
const listed = async () => JSON.parse((await run(["retention", "list"])).out.join("\n"));

it("sets and shows how long contracts keep lists and media keep texts, and leaves a trail", async () => {
  const { contractCode } = await aContract(db.owner);
  await db.owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('TOTO', '東都', '東都', 1)",
  );
  expect(await listed()).toMatchObject({
    contracts: [{ months: null, kept_from: null }],
    media: [],
    dropped_before: null,
  });
  expect(await run(["retention", "contract", contractCode, "24"])).toMatchObject({ code: 0 });
  expect(await run(["retention", "medium", "TOTO", "6"])).toMatchObject({ code: 0 });
  const kept = await listed();
  expect(kept).toMatchObject({
    contracts: [{ contract_code: contractCode, months: 24 }],
    media: [{ media_code: "TOTO", media_name: "東都", months: 6 }],
  });
  expect(kept.contracts[0].kept_from).toBe(kept.dropped_before);
  await run(["retention", "contract", contractCode, "none"]);
  await run(["retention", "medium", "TOTO", "none"]);
  expect(await listed()).toMatchObject({ contracts: [{ months: null, kept_from: null }], media: [] });
  const trail = await db.owner.query("SELECT action, detail->'after'->'months' AS months FROM audit ORDER BY audit_id");
  expect(trail.rows).toEqual([24, null].map((months) => ({ action: "contract.retention", months })));
  const own = await db.owner.query(
    "SELECT action, detail->'after'->'months' AS months FROM operator_audit ORDER BY operator_audit_id",
  );
  expect(own.rows).toEqual([6, null].map((months) => ({ action: "retention.medium", months })));
});

it.each([
  [["contract", "nobody00", "3"], 3, "企業コード「nobody00」の契約は見つかりません。"],
  [["medium", "NOBODY", "3"], 3, "媒体コード「NOBODY」の媒体は見つかりません。"],
  [["contract", "nobody00", "0"], 2, "月数は1～600の整数か「none」で指定してください。"],
  [["medium", "TOTO", "1.5"], 2, "月数は1～600の整数か「none」で指定してください。"],
])("says what is wrong with %j", async (args, code, told) => {
  const ran = await run(["retention", ...args]);
  expect(ran.code).toBe(code);
  expect(ran.told).toContain(told);
});
