import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { Registry } from "prom-client";
import { MockAgent } from "undici";
import { beforeEach, describe, expect, it } from "vitest";
import type { MailMessage } from "../../../mail/mail-transport.ts";
import { addDays } from "../../../time/tokyo.ts";
import { mediaHabitRoutes } from "../media-arrival/media-habit.routes.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { addAlarmMetrics } from "./alarm-metrics.ts";
import { arrivalAlarmRoutes } from "./arrival-alarm.routes.ts";
import { raiseAlarms } from "./raise-alarms.ts";
import { sendAlarms } from "./send-alarms.ts";

const db = await testDatabase();
const { call, scope } = await operatorApp(db, (...given) => {
  arrivalAlarmRoutes(...given);
  mediaHabitRoutes(...given);
});
const FRIDAY = "2026-11-20";
const at = (time: string) => new Date(`${FRIDAY}T${time}:00+09:00`);
const agent = new MockAgent();
agent.disableNetConnect();

let now = at("05:19");
let mails: MailMessage[] = [];
let failing = false;
const sender = {
  scope,
  clock: { now: () => now },
  publicUrl: "http://localhost:8080",
  transport: {
    async send(mail: MailMessage) {
      if (failing) throw new Error("connect ECONNREFUSED");
      mails.push(mail);
    },
  },
  webhooks: { dispatcher: agent, userAgent: "test", allowPrivate: false },
};
const raise = () => scope.shared("write", (tx) => raiseAlarms(tx, now));
const send = () => sendAlarms(sender);
const watch = async () => {
  await raise();
  return send();
};
const states = async () =>
  (await db.owner.query("SELECT channel, state, attempts, reason FROM alarm_message ORDER BY 1, 2")).rows;

beforeEach(async () => {
  now = at("05:19");
  mails = [];
  failing = false;
  await db.owner.query("DELETE FROM alarm_message; DELETE FROM media; DELETE FROM operator_audit");
  await db.owner.query(
    "UPDATE alarm_setting SET mail_addresses = '{tantou@example.jp}', webhook_url = '', repeat_minutes = 0, version = 1",
  );
  for (const name of ["西海日日新聞", "東都新聞"]) {
    await db.owner.query("INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $1, $1, 1)", [
      name,
    ]);
    await db.owner.query(
      `INSERT INTO media_arrival SELECT $1, d::date, 20, moment, moment FROM generate_series($2::timestamp, $3::timestamp, interval '1 day') AS g(d),
         LATERAL (SELECT (d + interval '310 minutes') AT TIME ZONE 'Asia/Tokyo' AS moment) m`,
      [name, addDays(FRIDAY, -28), addDays(FRIDAY, -1)],
    );
  }
});
const arrives = (name: string) =>
  db.owner.query("INSERT INTO media_arrival VALUES ($1, $2, 20, $3, $3)", [name, FRIDAY, now]);

describe("the alarm for a medium that does not come", () => {
  it("is raised once past its habit, however often it is looked for, and told once", async () => {
    await arrives("東都新聞");
    expect(await watch()).toBe(0);
    now = at("05:20");
    expect(await watch()).toBe(1);
    expect(mails).toMatchObject([
      { to: "tantou@example.jp", subject: "【Kirinuki 警報】西海日日新聞が届いていません" },
    ]);
    expect(mails[0]?.text).toContain("・西海日日新聞　2026/11/20 05:20までに届く予定（いつもは20件ほど）");
    for (const time of ["05:21", "12:00", "23:59"]) {
      now = at(time);
      expect(await watch()).toBe(0);
    }
    now = new Date("2026-11-21T00:01:00+09:00");
    expect(await watch()).toBe(0);
  });

  it("is one message of all media that are missing at the same time", async () => {
    now = at("05:20");
    await watch();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^【Kirinuki 警報】(?:西海日日新聞|東都新聞)ほか1媒体が届いていません$/),
    ]);
  });

  it("is raised by one of two workers", async () => {
    now = at("05:20");
    await Promise.all([raise(), raise()]);
    await Promise.all([send(), send()]);
    expect(mails).toHaveLength(1);
  });

  it("is sent after a restart between raising and sending, and not again after one that came later", async () => {
    now = at("05:20");
    await raise();
    expect(await send()).toBe(1);
    expect(await watch()).toBe(0);
    expect(mails).toHaveLength(1);
  });

  it("is sent again under the same key where the worker died while it sent", async () => {
    now = at("05:20");
    await watch();
    await db.owner.query("UPDATE alarm_message SET state = 'sending', next_attempt_at = $1", [at("05:25")]);
    now = at("05:24");
    expect(await send()).toBe(0);
    now = at("05:25");
    expect(await send()).toBe(1);
    expect(new Set(mails.map(({ messageKey }) => messageKey)).size).toBe(1);
  });

  it("is tried again where the server is away, and given up at last", async () => {
    now = at("05:20");
    failing = true;
    await watch();
    expect(await states()).toMatchObject([{ state: "queued", attempts: 1 }]);
    now = at("05:21");
    failing = false;
    expect(await send()).toBe(1);
    expect(await states()).toMatchObject([{ state: "sent", attempts: 2 }]);
    await db.owner.query("UPDATE alarm_message SET state = 'queued', attempts = 5");
    failing = true;
    now = at("08:00");
    await send();
    expect(await states()).toMatchObject([{ state: "failed", attempts: 6 }]);
  });

  it("waits while a medium is silenced", async () => {
    await db.owner.query(
      "INSERT INTO media_habit (media_code, snoozed_until) VALUES ('西海日日新聞', $1), ('東都新聞', $1)",
      [at("05:40")],
    );
    now = at("05:20");
    expect(await raise()).toEqual([]);
    now = at("05:40");
    expect(await raise()).toHaveLength(2);
  });

  it("is posted to the webhook, and never to a private address", async () => {
    const bodies: string[] = [];
    agent
      .get("https://hooks.example")
      .intercept({ path: "/x", method: "POST" })
      .reply(204, ({ body }) => {
        bodies.push(String(body));
        return "";
      });
    await db.owner.query("UPDATE alarm_setting SET mail_addresses = '{}', webhook_url = 'https://hooks.example/x'");
    now = at("05:20");
    expect(await watch()).toBe(1);
    expect(JSON.parse(bodies[0] ?? "{}")).toMatchObject({
      event: "media_missing",
      event_id: expect.stringMatching(/^arrival-alarm-\d+$/),
      missing_media: [{ due_on: FRIDAY, due_time: "05:20" }, {}],
    });
    await db.owner.query(
      "UPDATE alarm_message SET state = 'queued', target = 'http://169.254.169.254/x', next_attempt_at = now() - interval '99 days'",
    );
    expect(await send()).toBe(0);
    expect(await states()).toMatchObject([{ reason: "内部ネットワークのアドレスには接続しません。" }]);
  });
});

describe("an alarm that nobody has acknowledged", () => {
  const subjects = () => mails.map(({ subject }) => subject);
  /** Looks every ten minutes, from now on. */
  const until = async (time: string) => {
    for (; now <= at(time); now = new Date(now.getTime() + 600_000)) await watch();
  };
  const KEY = { media_code: "西海日日新聞", due_on: FRIDAY };

  beforeEach(async () => {
    now = at("05:20");
    await arrives("東都新聞");
    await db.owner.query("UPDATE alarm_setting SET repeat_minutes = 30");
  });

  it("is told again after each half an hour, with how often", async () => {
    await until("06:20");
    expect(subjects()).toEqual([
      "【Kirinuki 警報】西海日日新聞が届いていません",
      "【Kirinuki 警報】西海日日新聞がまだ届いていません（2回目の通知）",
      "【Kirinuki 警報】西海日日新聞がまだ届いていません（3回目の通知）",
    ]);
    expect(mails[1]?.text).toContain("「確認した」を押すか、対応を記録するまで、30分ごとに知らせます。");
  });

  it("is told once more by one of two workers, and not while its medium is silenced", async () => {
    await until("05:20");
    now = at("05:50");
    await Promise.all([raise(), raise()]);
    await Promise.all([send(), send()]);
    expect(mails).toHaveLength(2);
    await db.owner.query("INSERT INTO media_habit (media_code, snoozed_until) VALUES ('西海日日新聞', $1)", [
      at("07:00"),
    ]);
    await until("06:50");
    expect(mails).toHaveLength(2);
    await until("07:00");
    expect(mails).toHaveLength(3);
  });

  it("is silent after somebody acknowledged it, who stays the one", async () => {
    await until("05:20");
    expect((await call("PUT", "/arrival_alarm", KEY)).data).toEqual(KEY);
    expect((await call("PUT", "/arrival_alarm", KEY)).http).toBe(200);
    await until("07:30");
    expect(mails).toHaveLength(1);
    const { rows } = await db.owner.query("SELECT acknowledged_at IS NOT NULL AS seen FROM arrival_alarm");
    expect(rows).toEqual([{ seen: true }]);
    expect((await call("PUT", "/arrival_alarm", { ...KEY, due_on: "2026-11-01" })).http).toBe(404);
    expect((await call("PUT", "/arrival_alarm", { ...KEY, due_on: "11月" })).data.fieldErrors?.[0]?.field).toBe(
      "due_on",
    );
  });

  it("is silent after somebody noted what he did", async () => {
    await until("05:20");
    await call("PUT", "/media_note", { media_code: KEY.media_code, text: "販売局に電話" });
    await until("07:30");
    expect(mails).toHaveLength(1);
  });

  it("ends when the medium comes, which is told once with how long it took", async () => {
    await until("05:20");
    now = at("06:32");
    await arrives("西海日日新聞");
    await until("07:30");
    expect(subjects()).toEqual([
      "【Kirinuki 警報】西海日日新聞が届いていません",
      "【Kirinuki 解除】西海日日新聞が届きました",
    ]);
    expect(mails[1]?.text).toContain("・西海日日新聞　2026/11/20の分が11/20 06:32に届きました（警報から1時間12分）");
  });

  it("ends without a word where the day turns out to be none of its days", async () => {
    await until("05:20");
    await db.owner.query("INSERT INTO media_habit (media_code, off_days) VALUES ('西海日日新聞', $1)", [[FRIDAY]]);
    await until("07:30");
    expect(mails).toHaveLength(1);
    const { rows } = await db.owner.query("SELECT end_reason FROM arrival_alarm");
    expect(rows).toEqual([{ end_reason: "not_due" }]);
  });

  it("says how often its medium was missing in fourteen days", async () => {
    await db.owner.query(
      `INSERT INTO arrival_alarm (media_code, due_on, raised_at, ended_at, end_reason)
       SELECT '西海日日新聞', $1::date - ago, now(), now(), 'arrived' FROM unnest('{3,13,14}'::int[]) AS d(ago)`,
      [FRIDAY],
    );
    await until("05:20");
    expect(mails[0]?.text).toContain("　この14日間で3回目の未着です。");
  });
});

describe("the figures of /metrics", () => {
  it("count media until they come, and messages until they are sent", async () => {
    // The gauges go by the clock of the database.
    await db.owner.query("INSERT INTO arrival_alarm SELECT media_code, now(), now() FROM media");
    await db.owner.query(
      "INSERT INTO alarm_message (channel, target, content, next_attempt_at) VALUES ('mail', 'a@example.jp', '{}', now())",
    );
    const registry = new Registry();
    addAlarmMetrics(registry, scope);
    const figures = async () => (await registry.metrics()).split("\n").filter((line) => line.startsWith("kirinuki_"));
    expect(await figures()).toEqual(
      expect.arrayContaining(['kirinuki_media_missing{data_section="1"} 2', "kirinuki_alarm_messages_unsent 1"]),
    );
    await db.owner.query("INSERT INTO media_arrival VALUES ('東都新聞', now(), 1, now(), now())");
    await db.owner.query("UPDATE alarm_message SET state = 'sent'");
    expect(await figures()).toEqual(
      expect.arrayContaining(['kirinuki_media_missing{data_section="1"} 1', "kirinuki_alarm_messages_unsent 0"]),
    );
  });
});

describe("who is told", () => {
  const save = (body: object) => call("PUT", "/alarm_setting", body);

  it("is saved by who read it last, and stands in the trail without the webhook's secret", async () => {
    const setting = {
      mail_addresses: ["a@example.jp"],
      webhook_url: "https://hooks.example/secret",
      repeat_minutes: 60,
    };
    const saved = await save({ ...setting, version: 1 });
    expect(saved.data).toEqual({ ...setting, version: 2 });
    expect((await save({ webhook_url: "", version: 1 })).http).toBe(409);
    expect((await save({ webhook_url: "", version: 2 })).data).toMatchObject({
      mail_addresses: ["a@example.jp"],
      webhook_url: "",
    });
    const { rows } = await db.owner.query(
      "SELECT action, detail FROM operator_audit ORDER BY operator_audit_id LIMIT 1",
    );
    expect(rows).toMatchObject([
      { action: "alarm_setting.save", detail: { after: { webhook_host: "hooks.example" } } },
    ]);
    expect(JSON.stringify(rows)).not.toContain("secret");
  });

  it.each([
    [{ mail_addresses: ["x"] }, "mail_addresses"],
    [{ repeat_minutes: 1 }, "repeat_minutes"],
    [{ webhook_url: "ftp://hooks.example/" }, "webhook_url"],
    [{ webhook_url: "http://127.0.0.1:9000/" }, "webhook_url"],
    [{ webhook_url: "http://[::ffff:10.0.0.1]/" }, "webhook_url"],
    [{ webhook_url: "https://alarms.local/" }, "webhook_url"],
    [{ webhook_url: "https://user:secret@hooks.example/" }, "webhook_url"],
  ])("is refused: %o", async (body, field) => {
    const { http, data } = await save(body);
    expect([http, data.fieldErrors?.[0]?.field]).toEqual([400, field]);
  });
});
