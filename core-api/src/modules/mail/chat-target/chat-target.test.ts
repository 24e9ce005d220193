import { openChatServices } from "@kirinuki/tests/support/chat-services.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { chatUrlFault, openChatClient } from "./chat-client.ts";

const db = await testDatabase();
const api = await testApi(db, { CHAT_PRIVATE_ADDRESSES: "true" });
const services = await openChatServices();
afterAll(() => services.close());
const contract = await aContract(db.owner);
const group = await aGroup(db.owner, contract);
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });

beforeEach(async () => {
  services.clear();
  await db.owner.query(
    "DELETE FROM mail_setting; DELETE FROM mail_address; DELETE FROM chat_target; DELETE FROM audit",
  );
});

const SLACK = { kind: "slack", target_name: "広報部", stopped_flag: 0 };
const save = async (body: object, by = admin) =>
  (await api.send(by, "PUT", "/chat_target", { ...SLACK, url: `${services.url}/slack/secret`, ...body })).json();
const listed = async (by = admin) => (await api.get(by, "/chat_targets")).json().data.chat_targets;
const saveSetting = async (body: object, by = admin) =>
  (await api.send(by, "PUT", "/chat_setting", { data_kbn: 1, id: String(theme.themeId), ...body })).json();

describe("chat targets", () => {
  it("are kept without ever answering their URL, and read back with their host", async () => {
    const { data } = await save({});
    expect(data).toEqual({ chat_target_id: expect.any(String), version: 1, secret: "" });
    const [target] = await listed();
    expect(target).toMatchObject({ kind: "slack", target_name: "広報部", stopped_flag: 0, chat_settings: [] });
    expect(target.url_host).toBe(new URL(services.url).host);
    expect(JSON.stringify(target)).not.toContain('secret"');
    const { rows } = await db.owner.query("SELECT encode(url, 'escape') AS url FROM chat_target");
    expect(rows[0].url).not.toContain("slack/secret");
    const trail = await db.owner.query("SELECT action, detail FROM audit WHERE action LIKE 'chat%'");
    expect(JSON.stringify(trail.rows)).toContain("chat_target.save");
    expect(JSON.stringify(trail.rows)).not.toContain("slack/secret");
  });

  it("of a webhook answer their secret once, and a new one where it is asked for", async () => {
    const { data } = await save({ kind: "webhook", url: `${services.url}/webhook/1` });
    expect(data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const body = { kind: "webhook", url: undefined, chat_target_id: data.chat_target_id, version: 1 };
    const same = await save(body);
    expect(same.data).toMatchObject({ version: 2, secret: "" });
    const changed = await save({ ...body, version: 2, new_secret_flag: 1 });
    expect(changed.data.secret).not.toBe(data.secret);
    expect((await listed())[0].former_secret_until_datetime).toBe("2026-11-21T12:00:00+09:00");
    await api.send(admin, "POST", "/chat_target_test", { chat_target_id: data.chat_target_id });
    expect(String(services.received[0]?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
  });

  it("are tested by a post, which tells what came of it", async () => {
    const { data } = await save({});
    const test = async (by = admin) =>
      (await api.send(by, "POST", "/chat_target_test", { chat_target_id: data.chat_target_id })).json();
    expect((await test()).data).toEqual({ sent_flag: 1, message: "" });
    expect(services.taken("/slack/secret")[0]?.text).toContain("テスト投稿");
    expect((await test()).result.msgCode).toBe("MSG4290");
    await db.owner.query("UPDATE chat_target SET next_post_at = '2026-01-01'");
    services.fates.set("/slack/secret", [{ status: 404 }]);
    expect((await test()).data).toEqual({ sent_flag: 0, message: "URLが無効です（HTTP 404）。" });
    expect((await test(stranger)).result.msgCode).toBe("MSG4040");
  });

  it("that were stopped go on anew, and are not changed unseen", async () => {
    const { data } = await save({});
    await db.owner.query(
      "UPDATE chat_target SET stopped_at = now(), stop_reason = 'x', failure_count = 7, last_error = 'x', version = 2",
    );
    const body = { chat_target_id: data.chat_target_id, url: undefined };
    expect((await save({ ...body, version: 1 })).result.msgCode).toBe("MSG4090");
    expect((await save({ ...body, version: 2 })).data.version).toBe(3);
    expect((await listed())[0]).toMatchObject({ stopped_flag: 0, stop_reason: "", last_error: "" });
  });

  it.each([
    [{ kind: "x" }, "kind"],
    [{ target_name: "" }, "target_name"],
    [{ url: "ftp://x" }, "url"],
    [{ url: "https://user:secret@hooks.example/" }, "url"],
    [{ url: undefined }, "url"],
    [{ url: "https://example.webhook.office.com/webhookb2/x", kind: "teams" }, "url"],
    [{ stopped_flag: 7 }, "stopped_flag"],
    [{ version: 0 }, "version"],
  ])("are refused: %o", async (body, field) => {
    const { data } = await save(body);
    expect(data.fieldErrors?.[0]?.field).toBe(field);
  });

  it("are the contract's own, and an Admin's matter", async () => {
    const { data } = await save({});
    const id = data.chat_target_id;
    expect(await listed(stranger)).toEqual([]);
    for (const [method, path] of [
      ["PUT", "/chat_target"],
      ["DELETE", "/chat_target"],
    ] as const) {
      const answer = await api.send(stranger, method, path, { ...SLACK, chat_target_id: id, version: 1 });
      expect(answer.statusCode).toBe(404);
    }
    for (const topicsCreation of [true, false]) {
      const reader = await aUser(db.owner, group, { topicsCreation });
      expect((await api.get(reader, "/chat_targets")).statusCode).toBe(403);
      expect((await api.send(reader, "PUT", "/chat_target", SLACK)).statusCode).toBe(403);
    }
    expect((await save({})).result.msgCode).toBe("MSG0021");
  });

  it("go with what is posted to them", async () => {
    const { data } = await save({});
    await saveSetting({ chat_target_id: data.chat_target_id });
    const answer = await api.send(admin, "DELETE", "/chat_target", { chat_target_id: data.chat_target_id, version: 1 });
    expect(answer.statusCode).toBe(200);
    const { rows } = await db.owner.query("SELECT count(*)::int AS n FROM mail_setting");
    expect([await listed(), rows]).toEqual([[], [{ n: 0 }]]);
  });
});

describe("what is posted to a chat target", () => {
  it("is saved, changed and ended, and is in no list of mails", async () => {
    const { data } = await save({});
    const target = { chat_target_id: data.chat_target_id };
    const { data: made } = await saveSetting({ ...target, send_times: ["12:00", "07:00"], alert_flag: 1 });
    const [setting] = (await listed())[0].chat_settings;
    expect(setting).toMatchObject({
      name: "半導体",
      send_times: ["07:00", "12:00"],
      alert_flag: 1,
      holiday_rule: "send",
    });
    expect((await saveSetting({ ...target })).result.msgCode).not.toBe("");
    expect((await api.get(admin, "/mail_delivery_destinations")).json().data.mail_setting_count).toBe(0);
    expect((await api.get(admin, "/destination_mail_addresses")).json().data.mail_address_count).toBe(0);
    expect(JSON.stringify((await api.get(admin, "/mail_addresses")).json())).not.toContain("chat:");
    expect(
      (await api.get(admin, "/mail_delivery_destination", { mail_setting_id: made.mail_setting_id })).statusCode,
    ).toBe(404);
    expect(
      (await api.send(admin, "DELETE", "/mail_delivery_destination", { mail_setting_id: made.mail_setting_id }))
        .statusCode,
    ).toBe(404);
    const own = { ...target, mail_setting_id: made.mail_setting_id };
    expect((await saveSetting({ ...own, version: 2 })).result.msgCode).toBe("MSG4090");
    expect((await saveSetting({ ...own, version: 1, holiday_rule: "next" })).data.version).toBe(2);
    expect((await api.send(admin, "DELETE", "/chat_setting", { ...own, version: 2 })).statusCode).toBe(200);
    expect((await listed())[0].chat_settings).toEqual([]);
  });

  it.each([
    [{ data_kbn: 9 }, "data_kbn"],
    [{ send_times: ["25:00"] }, "send_times"],
    [{ alert_max_count: 0 }, "alert_max_count"],
    [{ quiet_start_time: "07:00" }, "quiet_end_time"],
    [{ holiday_rule: "x" }, "holiday_rule"],
  ])("is refused: %o", async (body, field) => {
    const { data } = await save({});
    const answer = await saveSetting({ chat_target_id: data.chat_target_id, ...body });
    expect(answer.data.fieldErrors?.map((each: { field: string }) => each.field)).toContain(field);
  });

  it("is nothing of another contract's", async () => {
    const { data } = await save({});
    expect((await saveSetting({ chat_target_id: data.chat_target_id }, stranger)).result.msgCode).toBe("MSG4040");
    expect(
      (await api.get(stranger, "/chat_posts", { chat_target_id: data.chat_target_id })).json().data.chat_posts,
    ).toEqual([]);
    expect((await api.get(admin, "/chat_posts", { chat_target_id: "999999999999" })).statusCode).toBe(404);
  });
});

describe("addresses of chat targets", () => {
  const INSIDE = [
    ...[
      "127.0.0.1",
      "10.1.2.3",
      "172.16.0.1",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "2130706433",
      "0x7f.1",
      "0177.0.0.1",
    ],
    ...["[::1]", "[fc00::1]", "[fe80::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]"],
    ...["localhost", "localhost.", "app.localhost", "printer.local", "chat.internal.", "intranet"],
  ];
  it.each(INSIDE)("inside are refused: %s", (host) => {
    expect(chatUrlFault("webhook", `https://${host}/x`, false)).toBe("内部ネットワークのアドレスは指定できません。");
  });

  it("inside are refused where they are saved, at their field; an installation may allow them", async () => {
    const strict = await testApi(db);
    const body = { kind: "webhook", target_name: "社内の受け口", url: "https://localhost./x", stopped_flag: 0 };
    const refused = (await strict.send(admin, "PUT", "/chat_target", body)).json();
    expect([refused.result.msgCode, refused.data.fieldErrors]).toEqual([
      "MSG4001",
      [{ field: "url", message: "内部ネットワークのアドレスは指定できません。" }],
    ]);
    expect((await api.send(admin, "PUT", "/chat_target", body)).json().result.status).toBe(0);
  });

  it.each([
    ["webhook", "http://hooks.example/", "https://"],
    ["webhook", "https://hooks.example:8443/", "443"],
    ["slack", "https://hooks.example/services/x", "Slack"],
    ["slack", "https://hooks.slack.com.evil.example/services/x", "Slack"],
    ["line_works", "https://hooks.example/message/x", "LINE WORKS"],
    ["teams", "https://acme.webhook.office.com/webhookb2/x", "廃止"],
  ] as const)("of %s are refused: %s", (kind, url, words) => {
    expect(chatUrlFault(kind, url, false)).toContain(words);
  });

  it.each([
    ["webhook", "https://hooks.example/x?y=z"],
    ["slack", "https://hooks.slack.com/services/T/B/x"],
    ["line_works", "https://webhook.worksmobile.com/message/x"],
    [
      "teams",
      "https://a1.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/x/triggers/manual/paths/invoke?api-version=1&sig=x",
    ],
  ] as const)("of %s are taken: %s", (kind, url) => {
    expect(chatUrlFault(kind, url, false)).toBeNull();
  });

  it("are looked at again when they are connected to: a name that leads inside stops the target", async () => {
    const client = openChatClient({ allowPrivate: false }, { now: () => new Date() });
    const answer = await client.post("https://localhost/x", "{}", {});
    await client.close();
    expect(answer).toMatchObject({ status: null, isForbidden: true, isUncertain: false });
  });
});
