import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aContract } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { mailDeliverabilityRoutes } from "./mail-deliverability.routes.ts";

const db = await testDatabase();
const { call, owner } = await operatorApp(db, mailDeliverabilityRoutes);
const contract = await aContract(owner, { companyName: "灯台電機" });
const other = await aContract(owner);

interface Mail {
  to: string;
  state?: string;
  ended?: string;
  attempts?: number;
  marks?: ("bounced_at" | "complained_at" | "unsubscribed_at")[];
  of?: number;
}

async function aMail({ to, state = "sent", ended = "2026-11-20T07:00:00+09:00", attempts = 1, marks = [], of }: Mail) {
  const id = of ?? contract.contractId;
  await owner.query(
    `WITH r AS (INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_at) VALUES ($1, gen_random_uuid(), 'manual', now(), now()) RETURNING mail_run_id)
     INSERT INTO mail_message (contract_id, mail_run_id, mail_address, state, content, next_attempt_at, attempts, ended_at${marks.map((mark) => `, ${mark}`).join("")})
     SELECT $1, mail_run_id, $2, $3, '{"kind": "manual"}', now(), $4, $5${marks.map(() => ", now()").join("")} FROM r`,
    [id, to, state, attempts, ended],
  );
}

for (const mail of [
  { to: "a@Alpha.example" },
  { to: "b@alpha.example", attempts: 3 },
  { to: "c@alpha.example", marks: ["complained_at", "unsubscribed_at"], of: other.contractId },
  { to: "d@alpha.example", state: "failed", marks: ["bounced_at"] },
  { to: "e@beta.example", state: "failed", ended: "2026-11-01T00:00:00+09:00" },
  { to: "f@beta.example", ended: "2026-10-31T23:59:59+09:00" },
  { to: "g@beta.example", state: "skipped" },
] as Mail[])
  await aMail(mail);

const NONE = {
  ...{ mail_count: 0, sent_count: 0, retried_count: 0, failed_count: 0, bounced_count: 0 },
  ...{ complaint_count: 0, unsubscribe_count: 0 },
};

describe("a month's figures", () => {
  it("are by domain of all contracts, the largest first; what rights kept back is not of them", async () => {
    const { data } = await call("GET", "/mail_deliverability?month=2026-11");
    const alpha = {
      mail_count: 4,
      sent_count: 3,
      retried_count: 1,
      bounced_count: 1,
      complaint_count: 1,
      unsubscribe_count: 1,
    };
    expect(data).toEqual({
      month: "2026-11",
      domain_count: 2,
      total: { ...NONE, ...alpha, mail_count: 5, failed_count: 1 },
      domain_info: [
        { domain: "alpha.example", ...NONE, ...alpha },
        { domain: "beta.example", ...NONE, mail_count: 1, failed_count: 1 },
      ],
    });
  });

  it("of a month without mails are none; a month that is none is refused by name", async () => {
    const { data } = await call("GET", "/mail_deliverability?month=2026-09");
    expect(data).toEqual({ month: "2026-09", domain_count: 0, total: NONE, domain_info: [] });
    for (const month of ["2026-13", "2026-9", "0000-01", "x"])
      expect((await call("GET", `/mail_deliverability?month=${month}`)).data.fieldErrors).toMatchObject([
        { field: "month" },
      ]);
  });
});

describe("stopped addresses", () => {
  const stop = (address: string, kind: string, at: string) =>
    owner.query(
      "INSERT INTO mail_address (contract_id, mail_address, stopped_at, stop_reason, stop_kind) VALUES ($1, $2, $3, '理由', $4) RETURNING mail_address_id",
      [contract.contractId, address, at, kind],
    );
  const list = async (keyword = "") =>
    (await call("GET", `/stopped_addresses${keyword && `?keyword=${encodeURIComponent(keyword)}`}`)).data;

  it("are listed newest first, found by words, and get mails again", async () => {
    await stop("old@example.jp", "bounce", "2026-11-01T00:00:00Z");
    const { rows } = await stop("new@example.jp", "complaint", "2026-11-20T00:00:00Z");
    await owner.query("INSERT INTO mail_address (contract_id, mail_address) VALUES ($1, 'fine@example.jp')", [
      contract.contractId,
    ]);
    const found = await list();
    expect(found.address_info).toMatchObject([
      {
        ...{ contract_id: String(contract.contractId), company_name: "灯台電機", mail_address: "new@example.jp" },
        ...{ stop_kind: "complaint", stop_reason: "理由", stopped_datetime: "2026-11-20T09:00:00+09:00" },
      },
      { mail_address: "old@example.jp", stop_kind: "bounce" },
    ]);
    expect((await list("OLD@")).address_count).toBe(1);
    expect((await list("灯台")).address_count).toBe(2);
    expect((await list("%")).address_count).toBe(0);
    const body = { contract_id: String(contract.contractId), mail_address_id: String(rows[0].mail_address_id) };
    expect((await call("PUT", "/stopped_address", body)).data).toEqual({ mail_address: "new@example.jp" });
    expect((await list()).address_info).toMatchObject([{ mail_address: "old@example.jp" }]);
    const trail = await owner.query("SELECT actor, detail FROM audit WHERE action = 'mail_address.resume'");
    expect(trail.rows).toEqual([
      { actor: expect.stringMatching(/^operator:/), detail: { mail_address: "new@example.jp", reason: "理由" } },
    ]);
    const foreign = { ...body, contract_id: String(other.contractId) };
    expect((await call("PUT", "/stopped_address", foreign)).http).toBe(404);
    expect((await call("PUT", "/stopped_address", { contract_id: "1" })).data.fieldErrors).toMatchObject([
      { field: "mail_address_id" },
    ]);
  });
});
