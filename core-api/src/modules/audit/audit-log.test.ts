import { createHash } from "node:crypto";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDataSource } from "../../data-source.ts";
import { TransactionScope } from "../../db/tenant.ts";
import { aUser, TEST_PASSWORD, type TestUser } from "../../testing/a-user.ts";
import { aContract, aGroup } from "../../testing/builders.ts";
import { NOON, testApi } from "../../testing/test-api.ts";
import type { AuditLogEntry } from "./audit-log.read-model.ts";
import { sealEntries } from "./chain/seal-entries.ts";

const db = await testDatabase();
const { app, get, send } = await testApi(db);
const { owner } = db;
const source = createDataSource({
  url: db.operatorUrl,
  poolSize: 2,
  statementTimeout: 10_000,
  applicationName: "test",
});
beforeAll(() => source.initialize());
afterAll(() => source.destroy());
const seal = () => sealEntries(new TransactionScope(source), NOON);

interface Written {
  actor?: string;
  action?: string;
  detail?: object;
  at?: string;
}

async function write({ contractId }: { contractId: number }, { actor = "user01", ...entry }: Written): Promise<void> {
  await owner.query(
    "INSERT INTO audit (contract_id, actor, action, detail, occurred_at, request_id) VALUES ($1, $2, $3, $4, $5, 'r-1')",
    [contractId, actor, entry.action ?? "theme.save", entry.detail ?? {}, entry.at ?? "2026-11-20T10:00:00+09:00"],
  );
}

/** A contract with one user of each role. */
async function aCompany() {
  const group = await aGroup(owner, await aContract(owner));
  return {
    ...group,
    admin: await aUser(owner, group, { userAuthority: 1, name: "総務 花子" }),
    topicUser: await aUser(owner, group, { topicsCreation: true }),
    user: await aUser(owner, group),
  };
}

const dataOf = async (user: TestUser, path: string, query: Record<string, string | number> = {}) =>
  (await get(user, path, query)).json().data;
const log = async (user: TestUser, query: Record<string, string | number> = {}): Promise<AuditLogEntry[]> =>
  (await dataOf(user, "/audit_log", query)).audit_log;
const actions = async (user: TestUser, query: Record<string, string | number> = {}) =>
  (await log(user, query)).map(({ action }) => action);

describe("the contract's audit log", () => {
  it("is for Admins, and of their own contract", async () => {
    const [own, other] = [await aCompany(), await aCompany()];
    await write(own, { action: "topic.save" });
    await write(other, { action: "theme.save" });
    await seal();
    expect(await actions(own.admin)).toEqual(["topic.save"]);
    expect((await dataOf(own.admin, "/audit")).audit).toMatchObject([{ position: "1", action: "topic.save" }]);
    for (const path of ["/audit", "/audit_log"]) {
      expect((await get(null, path)).statusCode).toBe(401);
      for (const user of [own.user, own.topicUser]) expect((await get(user, path)).statusCode).toBe(403);
    }
    expect((await send(own.user, "POST", "/audit_log_download", {})).statusCode).toBe(403);
    const [foreign] = await log(other.admin);
    const cursor = await get(own.admin, "/audit_log", { cursor: foreign?.audit_id });
    expect([cursor.statusCode, cursor.json().data.fieldErrors]).toMatchObject([400, [{ field: "cursor" }]]);
  });

  it("says in words who did what, before and after", async () => {
    const { admin, ...contract } = await aCompany();
    await write(contract, {
      actor: admin.userId,
      action: "user.save",
      detail: {
        user_id: "user09",
        before: { user_authority: 0, name: "甲" },
        after: { user_authority: 1, email: "a@b.example" },
      },
    });
    const [entry] = await log(admin);
    expect(entry).toMatchObject({
      user_id: admin.userId,
      user_name: "総務 花子",
      kind: "change",
      action_text: "ユーザーの保存",
      before_text: expect.stringContaining("甲"),
      after_text: expect.stringContaining("a@b.example"),
      detail_text: "ユーザーID：user09",
      request_id: "r-1",
      position: null,
      hash: null,
    });
    expect(entry?.fields).toEqual([
      { label: "名称", before: "甲", after: null },
      { label: "ユーザー区分", before: "一般", after: "管理者" },
      { label: "メールアドレス", before: null, after: "a@b.example" },
      { label: "ユーザーID", before: null, after: "user09" },
    ]);
    await seal();
    expect((await log(admin))[0]).toMatchObject({ position: "1", hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it("is narrowed by days, kind, user and words", async () => {
    const { admin, ...contract } = await aCompany();
    await write(contract, {
      action: "session.login",
      at: "2026-11-20T00:00:00+09:00",
      detail: { way: "sso", second_step: "passkey" },
    });
    await write(contract, {
      action: "session.refused",
      at: "2026-11-19T10:00:00+09:00",
      detail: { reason: "WRONG_PLACE" },
    });
    await write(contract, {
      action: "original.request",
      at: "2026-11-18T10:00:00+09:00",
      detail: { outcome: "group-limit" },
    });
    await write(contract, { action: "original.use", at: "2026-11-17T10:00:00+09:00", detail: { articles: ["31"] } });
    await write(contract, { action: "usage.download", at: "2026-11-16T10:00:00+09:00", actor: "user02" });
    await write(contract, {
      action: "topic.save",
      at: "2026-11-15T10:00:00+09:00",
      detail: { user_id: "user02", topics_name: "100%_新製品" },
    });
    await write(contract, { action: "theme.save", at: "2026-11-06T23:59:59+09:00" });
    expect(await actions(admin)).toHaveLength(6);
    expect(await actions(admin, { process_date_start: "2026-11-06", process_date_end: "2026-11-15" })).toEqual([
      "topic.save",
      "theme.save",
    ]);
    expect(await actions(admin, { kind: "sign_in" })).toEqual(["session.login"]);
    expect(await actions(admin, { kind: "refusal" })).toEqual(["session.refused", "original.request"]);
    expect(await actions(admin, { kind: "use" })).toEqual(["original.use"]);
    expect(await actions(admin, { kind: "export" })).toEqual(["usage.download"]);
    expect(await actions(admin, { user_id: "user02" })).toEqual(["usage.download", "topic.save"]);
    expect(await actions(admin, { text: "トピックス" })).toEqual(["topic.save"]);
    expect(await actions(admin, { text: "100%_新" })).toEqual(["topic.save"]);
    expect(await actions(admin, { text: "100__新" })).toEqual([]);
    expect((await log(admin, { kind: "sign_in" }))[0]?.detail_text).toBe("方法：シングルサインオン、2段階目：パスキー");
  });

  it("is paged by a cursor that new entries do not move", async () => {
    const { admin, ...contract } = await aCompany();
    for (const day of ["16", "17", "18", "18", "19"]) await write(contract, { at: `2026-11-${day}T10:00:00+09:00` });
    const first = await dataOf(admin, "/audit_log", { limit: 2 });
    await write(contract, { at: "2026-11-20T11:00:00+09:00" });
    const second = await dataOf(admin, "/audit_log", { limit: 2, cursor: first.next_cursor });
    const third = await dataOf(admin, "/audit_log", { limit: 2, cursor: second.next_cursor });
    const ids = [first, second, third].flatMap(({ audit_log }) =>
      audit_log.map((each: AuditLogEntry) => each.audit_id),
    );
    expect([ids.length, new Set(ids).size, third.next_cursor]).toEqual([5, 5, null]);
  });

  it("is downloaded as CSV, which is noted", async () => {
    const { admin, ...contract } = await aCompany();
    await write(contract, { detail: { before: { theme_name: "車" }, after: { theme_name: "=EV" } } });
    const { body, headers } = await send(admin, "POST", "/audit_log_download", { kind: "change" });
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    const [head, first] = body.split("\r\n");
    expect(head).toBe("\uFEFF日時,ユーザーID,氏名,種類,操作,変更前,変更後,内容,リクエストID,封印の番号,ハッシュ");
    expect(first).toBe("2026-11-20T10:00:00+09:00,user01,,変更,テーマの保存,テーマ名：車,テーマ名：=EV,,r-1,,");
    // The file is noted when its last byte has left.
    await vi.waitFor(async () => {
      const noted = "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'audit.download'";
      const { rows } = await owner.query(noted, [contract.contractId]);
      expect(rows).toEqual([{ detail: { start: "2026-11-07", end: "2026-11-20", kind: "change" } }]);
    });
  });

  it("refuses nonsense, naming the field", async () => {
    const { admin } = await aCompany();
    const wrong: [string, Record<string, string>, string][] = [
      ["/audit", { after: "-1" }, "after"],
      ["/audit", { after: "abc" }, "after"],
      ["/audit", { after: "9".repeat(30) }, "after"],
      ["/audit", { limit: "0" }, "limit"],
      ["/audit", { limit: "1001" }, "limit"],
      ["/audit", { sealed_text_flag: "2" }, "sealed_text_flag"],
      ["/audit_log", { cursor: "x" }, "cursor"],
      ["/audit_log", { cursor: "999999999999999999" }, "cursor"],
      ["/audit_log", { kind: "everything" }, "kind"],
      ["/audit_log", { process_date_start: "2026-02-30" }, "process_date_start"],
      ["/audit_log", { process_date_start: "2026-11-20", process_date_end: "2026-11-01" }, "process_date_end"],
      ["/audit_log", { text: "x".repeat(101) }, "text"],
    ];
    for (const [path, query, field] of wrong) {
      const answer = await get(admin, path, query);
      expect([path, query, answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([
        path,
        query,
        400,
        field,
      ]);
    }
  });
});

describe("the feed", () => {
  it("gives each sealed entry once, in its place, and the same cursor where nothing is new", async () => {
    const { admin, ...contract } = await aCompany();
    for (const action of ["a.one", "a.two", "a.three"]) await write(contract, { action, detail: { name: action } });
    await seal();
    await write(contract, { action: "a.waits" });
    const first = await dataOf(admin, "/audit", { limit: 2 });
    expect(first).toMatchObject({
      audit: [
        { position: "1", action: "a.one", kind: "change", detail: { name: "a.one" } },
        { position: "2", action: "a.two" },
      ],
      next_after: "2",
      has_more: 1,
      dropped_up_to: "0",
      head: { position: "3" },
    });
    const second = await dataOf(admin, "/audit", { after: first.next_after });
    expect(second).toMatchObject({ audit: [{ position: "3" }], next_after: "3", has_more: 0 });
    expect(await dataOf(admin, "/audit", { after: "3" })).toMatchObject({ audit: [], next_after: "3" });
    await seal();
    expect(await dataOf(admin, "/audit", { after: "3" })).toMatchObject({
      audit: [{ position: "4", action: "a.waits" }],
    });
  });

  it("skips nothing of transactions that overlap", async () => {
    const { admin, ...contract } = await aCompany();
    const late = await owner.connect();
    const seen: string[] = [];
    let after = "0";
    const read = async () => {
      const { audit, next_after } = await dataOf(admin, "/audit", { after });
      seen.push(...audit.map(({ action }: { action: string }) => action));
      after = next_after;
    };
    try {
      await late.query("BEGIN");
      await late.query("INSERT INTO audit (contract_id, actor, action) VALUES ($1, 'user01', 'began.first')", [
        contract.contractId,
      ]);
      await write(contract, { action: "committed.first" });
      await seal();
      await read();
      await late.query("COMMIT");
    } finally {
      late.release();
    }
    await seal();
    await read();
    expect(seen).toEqual(["committed.first", "began.first"]);
  });

  it("lets whoever reads it prove the chain for himself", async () => {
    const { admin, ...contract } = await aCompany();
    for (const name of ["甲", "乙"]) await write(contract, { detail: { name } });
    await seal();
    const { audit, head } = await dataOf(admin, "/audit", { sealed_text_flag: 1 });
    let hash = Buffer.alloc(32);
    for (const entry of audit) {
      hash = createHash("sha256").update(hash).update(entry.sealed_text, "utf8").digest();
      expect(entry.hash).toBe(hash.toString("hex"));
      expect(JSON.parse(entry.sealed_text).slice(0, 3)).toEqual([1, contract.contractId, Number(entry.position)]);
    }
    expect(head).toEqual({ position: "2", hash: hash.toString("hex") });
  });

  it("is read by a token of its scope alone, which does nothing else", async () => {
    const { admin, ...contract } = await aCompany();
    await write(contract, {});
    const tokenOf = async (scopes: string[]) => {
      const made = await send(admin, "POST", "/api_tokens", { token_name: "SIEM", user_id: admin.userId, scopes });
      return { authorization: `Bearer ${made.json().data.token}` };
    };
    const call = async (url: string, headers: Record<string, string>) =>
      (await app.inject({ url: `/api/v1${url}`, headers })).statusCode;
    const siem = await tokenOf(["audit"]);
    expect([await call("/audit", siem), await call("/audit_log", siem), await call("/themes", siem)]).toEqual([
      200, 200, 403,
    ]);
    expect(await call("/audit", await tokenOf(["lists", "originals", "usage", "mail", "administration"]))).toBe(403);
  });
});

it("shows by which way somebody signed in, and who was refused", async () => {
  const { admin, user, contractCode } = await aCompany();
  const login = (password: string) =>
    app.inject({
      method: "POST",
      url: "/api/v1/login",
      payload: { contract_code: contractCode, user_id: user.userId, password },
    });
  await login("Wrong-1234!");
  await login(TEST_PASSWORD);
  const { rows } = await owner.query("SELECT (now() AT TIME ZONE 'Asia/Tokyo')::date::text AS today");
  const today = { process_date_start: rows[0].today, process_date_end: rows[0].today };
  const entries = await log(admin, { ...today, user_id: user.userId });
  expect(
    entries.map(({ kind, detail_text }) => [
      kind,
      detail_text.split("、").filter((each) => !each.startsWith("接続元")),
    ]),
  ).toEqual([
    ["sign_in", ["方法：パスワード"]],
    ["refusal", ["理由：パスワードの誤り"]],
  ]);
});
