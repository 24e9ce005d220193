import { openChatServices } from "@kirinuki/tests/support/chat-services.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const SAME_SECRET = { KIRINUKI_SECRET: "a secret of both installations, long enough" };
const api = await testApi(db, { ...SAME_SECRET, CHAT_PRIVATE_ADDRESSES: "true" });
/** As an installation is unless its operator says otherwise. */
const strict = await testApi(db, SAME_SECRET);
const services = await openChatServices();
afterAll(() => services.close());
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const elsewhere = await aContract(db.owner);
const stranger = await aUser(db.owner, await aGroup(db.owner, elsewhere), { userAuthority: 1 });
const foreignTheme = await aTheme(db.owner, elsewhere);

beforeEach(async () => {
  services.clear();
  await db.owner.query("DELETE FROM webhook; DELETE FROM audit");
});

const BODY = { webhook_name: "社内システム", event_types: ["article.matched", "digest.sent"], stopped_flag: 0 };
const save = async (body: object, by = admin) =>
  (await api.send(by, "PUT", "/webhook", { ...BODY, url: `${services.url}/webhook/secret`, ...body })).json();
const listed = async (by = admin) => (await api.get(by, "/webhooks")).json().data.webhooks;
const deliveriesOf = async (id: string, query = {}, by = admin) =>
  (await api.get(by, "/webhook_deliveries", { webhook_id: id, ...query })).json().data.webhook_deliveries;
const replay = async (body: object, by = admin) => (await api.send(by, "POST", "/webhook_replay", body)).json();

/** A delivery of the webhook in some state; its id. */
async function aDelivery(webhookId: string, state: string, endedAt: string | null = null): Promise<string> {
  const { rows } = await db.owner.query(
    `INSERT INTO webhook_delivery (contract_id, webhook_id, event_key, event_type, detail, occurred_at, state, attempts, queued_at,
       next_attempt_at, reason, response_status, ended_at)
     VALUES ($1, $2, gen_random_uuid(), 'digest.sent', '{"name": "半導体"}', '2026-11-16 09:00+09', $3, 9, '2026-11-16 09:00+09',
       '2026-11-16 09:00+09', 'x', 500, $4) RETURNING webhook_delivery_id::text AS id`,
    [contract.contractId, webhookId, state, endedAt],
  );
  return rows[0].id;
}

describe("webhooks", () => {
  it("answer their secret once, their URL never, and keep both sealed", async () => {
    const { data } = await save({});
    expect(data).toEqual({
      webhook_id: expect.any(String),
      version: 1,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    const [webhook] = await listed();
    expect(webhook).toMatchObject({ ...BODY, url_host: new URL(services.url).host, theme_id: null, waiting_count: 0 });
    expect(JSON.stringify(webhook)).not.toContain("webhook/secret");
    const { rows } = await db.owner.query(
      "SELECT encode(url, 'escape') AS url, encode(secret, 'escape') AS secret FROM webhook",
    );
    expect(JSON.stringify(rows)).not.toContain("webhook/secret");
    expect(JSON.stringify(rows)).not.toContain(data.secret.slice(6, 40));
    const trail = await db.owner.query("SELECT detail FROM audit WHERE action = 'webhook.save'");
    expect(trail.rows).toMatchObject([{ detail: { after: { url: "changed", signing_secret: "changed" } } }]);
    expect(JSON.stringify(trail.rows)).not.toContain("webhook/secret");
  });

  it("change their secret, and sign with both for a day", async () => {
    const { data } = await save({});
    const body = { webhook_id: data.webhook_id, url: undefined };
    expect((await save({ ...body, version: 1 })).data).toMatchObject({ version: 2, secret: "" });
    const changed = await save({ ...body, version: 2, new_secret_flag: 1 });
    expect(changed.data.secret).not.toBe(data.secret);
    expect((await listed())[0].former_secret_until_datetime).toBe("2026-11-21T12:00:00+09:00");
    await api.send(admin, "POST", "/webhook_test", { webhook_id: data.webhook_id });
    expect(String(services.received[0]?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
  });

  it("are narrowed to a theme, which stays until it is cleared", async () => {
    const { data } = await save({ theme_id: String(theme.themeId) });
    const body = { webhook_id: data.webhook_id, url: undefined };
    await save({ ...body, version: 1 });
    expect((await listed())[0]).toMatchObject({ theme_id: String(theme.themeId), theme_name: "半導体" });
    await save({ ...body, version: 2, theme_id: null });
    expect((await listed())[0].theme_id).toBe(null);
  });

  it("are told of what happens from then on, when they are made and when they go on", async () => {
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    const { data } = await save({});
    const position = async () => {
      const { rows } = await db.owner.query("SELECT event_position AS place FROM webhook");
      const head = await db.owner.query("SELECT position FROM article_event_head WHERE contract_id = $1", [
        contract.contractId,
      ]);
      return Number(head.rows[0].position) - Number(rows[0].place);
    };
    expect(await position()).toBe(0);
    const body = { webhook_id: data.webhook_id, url: undefined };
    const waiting = await aDelivery(data.webhook_id, "queued");
    await save({ ...body, version: 1, stopped_flag: 1 });
    expect(await deliveriesOf(data.webhook_id)).toMatchObject([{ webhook_delivery_id: waiting, state: "failed" }]);
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    expect(await position()).toBe(1);
    await save({ ...body, version: 2, stopped_flag: 0 });
    expect(await position()).toBe(0);
  });

  it.each([
    [{ webhook_name: "" }, "webhook_name"],
    [{ webhook_name: "長".repeat(51) }, "webhook_name"],
    [{ event_types: [] }, "event_types"],
    [{ event_types: ["article.read"] }, "event_types"],
    [{ event_types: ["digest.sent", "digest.sent"] }, "event_types"],
    [{ event_types: { a: 1 } }, "event_types"],
    [{ theme_id: "0" }, "theme_id"],
    [{ theme_id: "99999999999" }, "theme_id"],
    [{ theme_id: String(foreignTheme.themeId) }, "theme_id"],
    [{ url: undefined }, "url"],
    [{ stopped_flag: 7 }, "stopped_flag"],
    [{ version: 0 }, "version"],
  ])("are refused: %o", async (body, field) => {
    const { data, result } = await save(body);
    expect([result.msgCode, data.fieldErrors?.[0]?.field]).toEqual(["MSG4001", field]);
  });

  it.each([
    "http://receiver.example/",
    "https://user:secret@receiver.example/",
    "ftp://receiver.example/",
    "javascript:alert(1)",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://10.0.0.1/hook",
    "https://192.168.1.1/hook",
    "https://169.254.169.254/latest/meta-data/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://0177.0.0.1/",
    "https://localhost/",
    "https://receiver.internal./",
    "https://receiver/",
    "https://receiver.example:8443/",
    `https://receiver.example/${"a".repeat(2000)}`,
  ])("are not sent inside: %s", async (url) => {
    const { data } = (await strict.send(admin, "PUT", "/webhook", { ...BODY, url })).json();
    expect(data.fieldErrors).toMatchObject([{ field: "url" }]);
  });

  it("that were saved for a host inside are refused when they are connected to", async () => {
    const { data } = await save({ url: "https://localhost/" });
    const test = (await strict.send(admin, "POST", "/webhook_test", { webhook_id: data.webhook_id })).json();
    expect(test.data).toMatchObject({ sent_flag: 0, response_status: null });
    expect(test.data.message).not.toBe("");
  });

  it("are tested by a post, which tells what came of it", async () => {
    const { data } = await save({});
    const test = async (by = admin) =>
      (await api.send(by, "POST", "/webhook_test", { webhook_id: data.webhook_id })).json();
    expect((await test()).data).toEqual({ sent_flag: 1, response_status: 204, message: "" });
    expect(services.taken("/webhook/secret")[0]?.body).toMatchObject({ type: "endpoint.test" });
    expect((await test()).result.msgCode).toBe("MSG4290");
    await db.owner.query("UPDATE webhook SET next_post_at = '2026-01-01'");
    services.fates.set("/webhook/secret", [{ status: 404 }]);
    expect((await test()).data).toMatchObject({ sent_flag: 0, response_status: 404 });
    expect((await test(stranger)).result.msgCode).toBe("MSG4040");
  });

  it("are the contract's own, and an Admin's matter", async () => {
    const { data } = await save({});
    const id = data.webhook_id;
    const delivery = await aDelivery(id, "failed", "2026-11-19 12:00+09");
    expect([await listed(stranger), await deliveriesOf(id, {}, stranger)]).toEqual([[], []]);
    const calls = [
      ["PUT", "/webhook", { ...BODY, webhook_id: id, version: 1 }],
      ["DELETE", "/webhook", { webhook_id: id }],
      ["POST", "/webhook_test", { webhook_id: id }],
      ["POST", "/webhook_replay", { webhook_id: id, webhook_delivery_id: delivery }],
    ] as const;
    const readers = [await aUser(db.owner, group), await aUser(db.owner, group, { topicsCreation: true })];
    for (const [method, path, body] of calls) {
      expect([path, (await api.send(stranger, method, path, body)).statusCode]).toEqual([path, 404]);
      for (const reader of readers) expect((await api.send(reader, method, path, body)).statusCode).toBe(403);
      expect((await api.send(null, method, path, body)).statusCode).toBe(401);
    }
    for (const reader of readers)
      for (const path of ["/webhooks", `/webhook_deliveries?webhook_id=${id}`])
        expect((await api.get(reader, path)).statusCode).toBe(403);
    expect((await save({})).result.msgCode).toBe("MSG0021");
    expect((await save({ webhook_id: id, url: undefined, version: 7 })).result.msgCode).toBe("MSG4090");
    expect((await api.send(admin, "DELETE", "/webhook", { webhook_id: id, version: 1 })).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
  });

  it("are at most twenty, also where two are made at once", async () => {
    await db.owner.query(
      `INSERT INTO webhook (contract_id, webhook_name, url, url_host, secret, event_types, next_post_at, changed_by, changed_at)
       SELECT $1, 'w' || n, '', 'x', '', '{digest.sent}', now(), 'x', now() FROM generate_series(1, 19) n`,
      [contract.contractId],
    );
    const answers = await Promise.all(["a", "b"].map((webhook_name) => save({ webhook_name })));
    expect(answers.map(({ result }) => result.status).toSorted()).toEqual([0, 1]);
  });
});

describe("deliveries", () => {
  it("are listed with what became of them, all or those that failed", async () => {
    const { data } = await save({});
    const failed = await aDelivery(data.webhook_id, "failed", "2026-11-19 12:00+09");
    await aDelivery(data.webhook_id, "sent", "2026-11-19 12:00+09");
    await aDelivery(data.webhook_id, "sending");
    expect((await deliveriesOf(data.webhook_id)).map(({ state }: { state: string }) => state)).toEqual([
      "queued",
      "sent",
      "failed",
    ]);
    expect(await deliveriesOf(data.webhook_id, { failed_only: 1 })).toMatchObject([
      {
        ...{ webhook_delivery_id: failed, message_id: expect.stringMatching(/^evt_/), subject: "半導体", message: "x" },
        ...{ attempt_count: 9, response_status: 500, ended_datetime: "2026-11-19T12:00:00+09:00" },
      },
    ]);
    expect((await listed())[0]).toMatchObject({ waiting_count: 1, failed_count: 1 });
  });

  it("are replayed one by one, or all that failed since a moment, with their ids", async () => {
    const { data } = await save({});
    const webhook_id = data.webhook_id;
    const [old, recent, sent, busy] = [
      await aDelivery(webhook_id, "failed", "2026-11-17 12:00+09"),
      await aDelivery(webhook_id, "failed", "2026-11-19 12:00+09"),
      await aDelivery(webhook_id, "sent", "2026-11-19 12:00+09"),
      await aDelivery(webhook_id, "sending"),
    ];
    const ids = async () =>
      Object.fromEntries(
        (await deliveriesOf(webhook_id)).map((each: Record<string, string>) => [each.webhook_delivery_id, each]),
      );
    const before = await ids();
    expect((await replay({ webhook_id, failed_since: "2026-11-18T00:00:00+09:00" })).data.replayed_count).toBe(1);
    expect((await replay({ webhook_id, webhook_delivery_id: sent })).data.replayed_count).toBe(1);
    expect((await replay({ webhook_id, webhook_delivery_id: busy })).data.replayed_count).toBe(0);
    const after = await ids();
    expect(after[old]?.state).toBe("failed");
    for (const id of [recent, sent])
      expect(after[id]).toMatchObject({
        ...{ state: "queued", attempt_count: 0, response_status: null, message_id: before[id]?.message_id },
        replayed_datetime: "2026-11-20T12:00:00+09:00",
      });
    const trail = await db.owner.query("SELECT detail FROM audit WHERE action = 'webhook.replay' ORDER BY audit_id");
    expect(trail.rows).toMatchObject([
      { detail: { replayed_count: 1 } },
      { detail: { webhook_delivery_id: sent } },
      {},
    ]);
  });

  it("are not replayed to a webhook that is stopped, nor without saying which", async () => {
    const { data } = await save({});
    const webhook_id = data.webhook_id;
    const webhook_delivery_id = await aDelivery(webhook_id, "failed", "2026-11-19 12:00+09");
    const failed_since = "2026-11-18T00:00:00+09:00";
    for (const body of [{}, { webhook_delivery_id, failed_since }])
      expect((await replay({ webhook_id, ...body })).data.fieldErrors).toMatchObject([
        { field: "webhook_delivery_id" },
      ]);
    for (const [field, value] of Object.entries({ webhook_delivery_id: "x", failed_since: "昨日" }))
      expect((await replay({ webhook_id, [field]: value })).data.fieldErrors).toMatchObject([{ field }]);
    await save({ webhook_id, url: undefined, version: 1, stopped_flag: 1 });
    expect((await replay({ webhook_id, webhook_delivery_id })).data.fieldErrors).toMatchObject([
      { field: "webhook_id" },
    ]);
  });
});
