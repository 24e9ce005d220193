import { createECDH } from "node:crypto";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createDataSource } from "../../../data-source.ts";
import { TransactionScope } from "../../../db/tenant.ts";
import { purgeExpired } from "../../../jobs/purge-expired.job.ts";
import { aJobContext } from "../../../testing/a-job-context.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { get, send, setNow } = await testApi(db);
const operator = createDataSource({
  url: db.operatorUrl,
  poolSize: 1,
  statementTimeout: 10_000,
  applicationName: "purge",
});
await operator.initialize();
afterAll(() => operator.destroy());
const scope = new TransactionScope(operator);
const DAY_MS = 86_400_000;

const P256DH = createECDH("prime256v1").generateKeys().toString("base64url");
const form = (parts: object = {}) => ({
  ...{ endpoint: "https://push.example/wp/1", p256dh: P256DH, auth: "A".repeat(22) },
  ...{ alert_flag: true, mail_flag: false, quiet_start_time: "22:00", quiet_end_time: "07:00", ...parts },
});

let user: TestUser;
let colleague: TestUser;
let elsewhere: TestUser;
beforeEach(async () => {
  setNow(NOON);
  await db.owner.query("DELETE FROM push_device");
  const group = await aGroup(db.owner, await aContract(db.owner));
  user = { ...(await aUser(db.owner, group)), browser: "one" };
  colleague = await aUser(db.owner, group);
  elsewhere = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)));
});

const save = (by: TestUser, parts: object = {}) => send(by, "PUT", "/push_devices", form(parts));
const list = async (by: TestUser) => (await get(by, "/push_devices")).json().data;
const idOf = async (by: TestUser, parts: object = {}): Promise<string> =>
  (await save(by, parts)).json().data.push_device_id;
const check = async (by: TestUser, endpoint = form().endpoint) =>
  (await send(by, "POST", "/push_device_check", { endpoint })).json().data.push_device_id;
const count = async () => (await db.owner.query("SELECT 1 FROM push_device")).rowCount;
const purge = async (now: Date) => {
  await purgeExpired.run(aJobContext({ scope, clock: { now: () => now } }));
};

describe("the browsers that a user is told on", () => {
  it("are listed to the user alone, without what they are reached by", async () => {
    await save(user);
    const { application_server_key, push_devices } = await list(user);
    expect(Buffer.from(application_server_key, "base64url").length).toBe(65);
    expect(push_devices).toMatchObject([
      { push_service: "push.example", alert_flag: 1, mail_flag: 0, quiet_start_time: "22:00", last_sent_at: null },
    ]);
    expect(JSON.stringify(push_devices)).not.toContain("/wp/1");
    expect((await list(colleague)).push_devices).toEqual([]);
    expect((await list(elsewhere)).push_devices).toEqual([]);
    const { rows } = await db.owner.query("SELECT endpoint, auth FROM push_device");
    expect(rows[0].endpoint.toString("latin1")).not.toContain("push.example");
  });

  it("are the same when they are kept again, with what is told now", async () => {
    const id = await idOf(user);
    expect(await idOf(user, { mail_flag: true, quiet_start_time: null, quiet_end_time: null })).toBe(id);
    expect((await list(user)).push_devices).toMatchObject([{ mail_flag: 1, quiet_start_time: null }]);
  });

  it("are the next user's once the next one keeps the same browser", async () => {
    await save(user);
    await save(colleague, { alert_flag: false });
    expect((await list(user)).push_devices).toEqual([]);
    expect((await list(colleague)).push_devices).toMatchObject([{ alert_flag: 0 }]);
  });

  it("are no more than twenty", async () => {
    for (let n = 0; n < 22; n += 1) {
      setNow(new Date(NOON.getTime() + n * 1000));
      await save(user, { endpoint: `https://push.example/wp/${n}` });
    }
    expect(await count()).toBe(20);
    expect(await check(user, "https://push.example/wp/0")).toBeNull();
    expect(await check(user, "https://push.example/wp/21")).not.toBeNull();
  });

  it.each([
    ["http://push.example/1", "endpoint"],
    ["https://push.example:8443/1", "endpoint"],
    ["https://127.0.0.1/1", "endpoint"],
    ["https://[::1]/1", "endpoint"],
    ["https://10.1.2.3/1", "endpoint"],
    ["https://2130706433/1", "endpoint"],
    ["https://localhost./1", "endpoint"],
    ["https://push.internal/1", "endpoint"],
    ["javascript:alert(1)", "endpoint"],
    ["", "endpoint"],
    [`https://push.example/${"a".repeat(2000)}`, "endpoint"],
  ])("are refused at %.40s", async (endpoint, field) => {
    const answer = await save(user, { endpoint });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`"${field}"`);
  });

  it.each([
    [{ p256dh: "x" }, "p256dh"],
    [{ auth: "" }, "auth"],
    [{ alert_flag: "often" }, "alert_flag"],
    [{ quiet_start_time: "25:00" }, "quiet_start_time"],
    [{ quiet_end_time: null }, "quiet_end_time"],
  ])("are refused with %j", async (parts, field) => {
    const answer = await save(user, parts);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(field);
  });

  it("are taken back and tried by their user alone", async () => {
    const id = await idOf(user);
    for (const other of [colleague, elsewhere]) {
      expect((await send(other, "DELETE", "/push_devices", { push_device_id: id })).statusCode).toBe(404);
      expect((await send(other, "POST", "/push_device_test", { push_device_id: id })).statusCode).toBe(404);
    }
    expect((await send(user, "POST", "/push_device_test", { push_device_id: id })).statusCode).toBe(200);
    expect((await send(user, "POST", "/push_device_test", { push_device_id: id })).statusCode).toBe(429);
    expect((await db.owner.query("SELECT kind, state FROM push_message")).rows).toEqual([
      { kind: "test", state: "queued" },
    ]);
    expect((await send(user, "DELETE", "/push_devices", { push_device_id: id })).statusCode).toBe(200);
    expect((await db.owner.query("SELECT 1 FROM push_message")).rowCount).toBe(0);
    const { rows } = await db.owner.query(
      "SELECT action FROM audit WHERE contract_id = $1 AND action LIKE 'push%' ORDER BY 1",
      [user.contractId],
    );
    expect(rows.map(({ action }) => action)).toEqual(["push_device.remove", "push_device.save", "push_device.test"]);
  });
});

describe("a session that ends", () => {
  it("takes its browser along when the user signs out, and no other", async () => {
    await save(user);
    await save({ ...user, browser: "two" }, { endpoint: "https://push.example/wp/2" });
    await send(user, "POST", "/logout");
    expect((await list({ ...user, browser: "two" })).push_devices).toHaveLength(1);
  });

  it("takes it along when the user ends it from another browser", async () => {
    await save(user);
    await send({ ...user, browser: "two" }, "DELETE", "/sessions", {});
    expect(await count()).toBe(0);
  });

  it("that has expired leaves it, until the browser was not opened for a month", async () => {
    await save(user);
    await purge(new Date(NOON.getTime() + DAY_MS));
    expect((await db.owner.query("SELECT session_hash FROM push_device")).rows).toEqual([{ session_hash: null }]);
    setNow(new Date(NOON.getTime() + DAY_MS));
    const next = { ...user, browser: "next morning" };
    expect(await check(next)).not.toBeNull();
    await send(next, "POST", "/logout");
    expect(await count()).toBe(0);
    setNow(NOON);
    await save({ ...user, browser: "three" });
    await purge(new Date(NOON.getTime() + 29 * DAY_MS));
    expect(await count()).toBe(1);
    await purge(new Date(NOON.getTime() + 31 * DAY_MS));
    expect(await count()).toBe(0);
  });

  it("says to the next user of the browser that it is not his", async () => {
    await save(user);
    expect(await check(colleague)).toBeNull();
    expect(await check(elsewhere)).toBeNull();
    expect(await check(user)).not.toBeNull();
    await db.owner.query("UPDATE push_device SET vapid_key = 'an older one'");
    expect(await check(user)).toBeNull();
  });
});
