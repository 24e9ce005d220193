import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { csvBytes, csvLineBytes } from "../../../csv/csv-bytes.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import { hostileTexts } from "../../../csv/testing/hostile-texts.ts";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { usageColumns } from "./usage-inquiry.columns.ts";
import { allUsage, readUsageInquiry } from "./usage-inquiry.read-model.ts";
import { USAGE_SORT_KEYS, type UsageBy, type UsageInquiryRequest, type UsageStep } from "./usage-inquiry.ts";
import { usageLines } from "./usage-lines.read-model.ts";
import type { UsageRow } from "./usage-row.ts";

const db = await testDatabase();
const api = createDataSource({ url: db.apiUrl, poolSize: 2, statementTimeout: 30_000, applicationName: "test" });
await api.initialize();
const scope = new TransactionScope(api);

let contractId: number;
let groupIds: number[];

beforeAll(async () => {
  const contract = await aContract(db.owner);
  contractId = contract.contractId;
  const names = ["=広報", '営業,"部"', "髙﨑\n部", "𠮷田部", "-", "使わない部"];
  groupIds = [];
  for (const name of names) {
    const { userGroupId } = await aGroup(db.owner, contract, { name });
    groupIds.push(userGroupId);
  }
  await db.owner.query("UPDATE user_group SET use_max_count1 = 5 WHERE user_group_id = $1", [groupIds[0]]);
  await db.owner.query("UPDATE user_group SET use_max_count2 = 7, use_max_count1 = 0 WHERE user_group_id = $1", [
    groupIds[1],
  ]);
  const texts = hostileTexts().filter((text) => text.length < 50);
  // 400 users of 7 groups, of which one is gone and had several names, over 20 days, with several codes on a day.
  await db.owner.query(
    `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
       data_section, use_kind, use_state, reserved_at, expires_at, counted_at, charge_code)
     SELECT $1, '2026-10-01', '2026-10-01'::date + (n * 7 % 20), ($2::text[])[1 + n * 13 % 400] || n % 3, g, '部' || n % 4, '\\x00', n, 1 + n % 2,
       (ARRAY['pdf_display', 'pdf_print', 'text_display', 'text_print'])[1 + n % 4], 'counted', now(), now(), now(), ($2::text[])[1 + n % 90]
     FROM generate_series(1, 6000) n, LATERAL (SELECT ($3::int[])[1 + n % 6] AS g) x`,
    [contractId, texts, [...groupIds.slice(0, 5), 99_999_999]],
  );
  await db.owner.query("ANALYZE usage_user_day");
});

const requestOf = (more: Partial<UsageInquiryRequest>): UsageInquiryRequest => ({
  ...{ contractId, by: "user", step: "daily", period: { start: "2026-10-02", end: "2026-10-15" } },
  ...{ userIds: null, groupIds: null, chargeCodes: null, isByCharge: false, sort: null, ...more },
});

const bytesOf = async (chunks: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString("latin1");
};

/** The file of lines and the one of rows, each with what it lost. */
async function bothFiles(request: UsageInquiryRequest, encoding: CsvEncoding) {
  const columns = usageColumns(request.by, request.step, request.isByCharge);
  const headings = columns.map(({ heading }) => heading);
  return scope.forContract(contractId, "read", async (tx) => {
    const [lost, theirs] = [{ replaced: 0 }, { replaced: 0 }];
    const rows = await bytesOf(csvBytes({ columns, rows: allUsage(tx, request), encoding }, theirs));
    const lines = await bytesOf(csvLineBytes({ headings, lines: usageLines(tx, request, encoding), encoding }, lost));
    return { lines: [...lines.split("\r\n"), lost], rows: [...rows.split("\r\n"), theirs] };
  });
}

const SHAPES = (["user", "group"] as const).flatMap((by: UsageBy) =>
  (["period", "daily", "frequency"] as const).flatMap((step: UsageStep) =>
    [false, true].map((isByCharge) => ({ by, step, isByCharge })),
  ),
);

describe("the lines of a usage file", () => {
  it.each(SHAPES)("are its rows, byte for byte: %o", async (shape) => {
    for (const encoding of ["utf8", "sjis"] as const) {
      const { lines, rows } = await bothFiles(requestOf(shape), encoding);
      expect(lines.length).toBeGreaterThan(6);
      expect(lines).toEqual(rows);
    }
  });

  it.each(USAGE_SORT_KEYS)("are its rows in the order of %s", async (key) => {
    for (const step of ["period", "daily"] as const)
      for (const order of ["asc", "desc"] as const) {
        const { lines, rows } = await bothFiles(requestOf({ step, sort: { key, order } }), "utf8");
        expect(lines).toEqual(rows);
      }
  });

  it("are those of some groups, users and codes, or only the 合計", async () => {
    const some = { groupIds: groupIds.slice(0, 2).map(String), chargeCodes: hostileTexts().slice(0, 30) };
    for (const step of ["period", "daily"] as const) {
      const { lines, rows } = await bothFiles(requestOf({ ...some, step }), "utf8");
      expect(lines).toEqual(rows);
      const none = await bothFiles(requestOf({ step, userIds: ["nobody"] }), "utf8");
      expect(none.lines).toEqual(none.rows);
      expect(none.lines[1]).toContain(",0,0,0,0,0,0,0,0,0,,");
    }
  });

  it("come as they are counted: no sort, and no group is kept", async () => {
    const plan = await scope.forContract(contractId, "read", async (tx) => {
      await tx.query("SET LOCAL enable_seqscan = off");
      const explained: string[] = [];
      const recorded = {
        ...tx,
        query: async <Row>(sql: string, parameters?: unknown[]): Promise<Row[]> => {
          if (!sql.startsWith("DECLARE")) return tx.query<Row>(sql.startsWith("FETCH") ? "SELECT 1 WHERE false" : sql);
          const rows = await tx.query<{ "QUERY PLAN": string }>(`EXPLAIN ${sql}`, parameters);
          explained.push(...rows.map((row) => row["QUERY PLAN"]));
          return [];
        },
      };
      const end = await usageLines(recorded, requestOf({}), "utf8")
        .next()
        .catch(() => null);
      expect(end === null || end.done).toBe(true);
      return explained.join("\n");
    });
    expect(plan).toContain("GroupAggregate");
    expect(plan).not.toMatch(/Hash|Sort/);
  });
});

describe("the pages of an inquiry by day", () => {
  const asked = [
    {},
    { isByCharge: true },
    { by: "group" as const },
    { by: "group" as const, isByCharge: true },
    { chargeCodes: [""] },
    { userIds: ["nobody"] },
  ];
  it.each(asked)("are the rows of its file one after the other: %o", async (more) => {
    const request = requestOf(more);
    await scope.forContract(contractId, "read", async (tx) => {
      const file: UsageRow[] = [];
      for await (const rows of allUsage(tx, request)) file.push(...rows);
      const sum = file.pop();
      for (const pageSize of [7, 100]) {
        const pages: UsageRow[] = [];
        const last = Math.max(1, Math.ceil(file.length / pageSize));
        for (let page = 1; page <= last; page += 1) {
          const { rows, total } = await readUsageInquiry(tx, request, { page, pageSize });
          expect(total).toBe(file.length);
          expect(rows.pop()).toEqual(sum);
          pages.push(...rows.map((row) => ({ ...row, user_name: null })));
        }
        expect(pages).toEqual(file);
        for (const page of [last + 1, 2_147_483_647])
          expect(await readUsageInquiry(tx, request, { page, pageSize })).toEqual({ rows: [sum], total: file.length });
      }
    });
  });
});
