import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { tellAdmins } from "../../../mail/run/tell-admins.ts";
import { MORNING } from "../../../mail/testing/mail-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestGroup, type TestTheme } from "../../../testing/builders.ts";
import { openChatClient } from "../../mail/chat-target/chat-client.ts";
import { pushDesk, shownOn } from "./testing/push-desk.ts";

const db = await testDatabase();
const desk = await pushDesk(db);

let group: TestGroup;
let theme: TestTheme;
let user: TestUser;
beforeEach(async () => {
  desk.mail.setNow(MORNING);
  desk.log.splice(0);
  await db.owner.query(
    "DELETE FROM push_device; DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address",
  );
  const contract = await aContract(db.owner);
  group = await aGroup(db.owner, contract);
  theme = await aTheme(db.owner, contract, { name: "半導体" });
  user = await aUser(db.owner, group);
});

const addressOf = (reader: TestUser) => ({ address: `${reader.userId}@example.com`, userId: reader.userId });
const digestOf = (reader: TestUser, parts: object = {}) =>
  desk.mail.setting(group, { target: theme, ...addressOf(reader), ...parts });
const messages = async () =>
  (await db.owner.query("SELECT kind, state, attempts, reason FROM push_message ORDER BY push_message_id")).rows;
const devices = async () => (await db.owner.query("SELECT 1 FROM push_device")).rowCount;
const later = (milliseconds: number) => desk.mail.setNow(new Date(desk.mail.now.getTime() + milliseconds));

describe("a morning's mails on a device", () => {
  it("are told once, all at once, by names and numbers, encrypted for the device alone", async () => {
    const other = await aTheme(db.owner, group, { name: "電池" });
    const browser = await desk.device(user);
    await anArticle(db.owner, { themes: [theme], title: "新工場" });
    await anArticle(db.owner, { themes: [theme, other], title: "<b>提携</b>" });
    await digestOf(user);
    await desk.mail.setting(group, { target: other, ...addressOf(user) });
    await desk.sendAndTell();
    expect(shownOn(browser)).toEqual([
      {
        title: "朝のメールが届きました",
        body: expect.stringMatching(/^(半導体 2件、電池 1件|電池 1件、半導体 2件)$/),
        path: "/0002",
        tag: expect.stringMatching(/^kirinuki-[\w-]{36}$/),
      },
    ]);
    expect(await messages()).toEqual(Array(2).fill({ kind: "mail", state: "sent", attempts: 1, reason: null }));
    await desk.sendAndTell();
    expect(browser.shown.length).toBe(1);
  });

  it("lead to the day's list where it is one, and are no morning's later", async () => {
    desk.mail.setNow(new Date("2026-11-20T18:30:00+09:00"));
    const browser = await desk.device(user);
    await anArticle(db.owner, { themes: [theme] });
    await digestOf(user);
    await desk.sendAndTell();
    expect(shownOn(browser)).toMatchObject([
      { title: "メールが届きました", body: "半導体 1件", path: expect.stringMatching(/^\/0001\?is_mail=1&/) },
    ]);
  });

  it.each([
    ["that wants alerts alone", { mails: false }],
    ["of somebody else", "other"],
  ])("are not told on a device %s", async (_, parts) => {
    const whose = parts === "other" ? await aUser(db.owner, group) : user;
    const browser = await desk.device(whose, typeof parts === "object" ? parts : {});
    await anArticle(db.owner, { themes: [theme] });
    await digestOf(user);
    await desk.sendAndTell();
    expect(browser.shown).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  it("are told by an address that nobody is named with, if it is the user's", async () => {
    const browser = await desk.device(user);
    await anArticle(db.owner, { themes: [theme] });
    await desk.mail.setting(group, { target: theme, address: `${user.userId}@EXAMPLE.com` });
    await desk.sendAndTell();
    expect(browser.shown.length).toBe(1);
  });

  it("are not told in quiet hours, also not afterwards", async () => {
    const browser = await desk.device(user, { quiet: ["22:00", "07:30"] });
    await anArticle(db.owner, { themes: [theme] });
    await digestOf(user);
    await desk.sendAndTell();
    desk.mail.laterBy(2);
    await desk.sender.drain();
    expect(browser.shown).toEqual([]);
    expect(await messages()).toMatchObject([{ state: "skipped", reason: "通知しない時間のため、通知していません。" }]);
  });

  it("are not told once rights, the sign-in or the contract's service have ended in between", async () => {
    const stops = [
      "UPDATE app_user SET theme_browsing = false WHERE user_id = $1",
      "UPDATE app_user SET login_stop_flag = true WHERE user_id = $1",
      "UPDATE contract SET end_date = '2026-11-19' WHERE contract_id = (SELECT contract_id FROM app_user WHERE user_id = $1)",
    ];
    for (const stop of stops) {
      const own = await aContract(db.owner);
      const reader = await aUser(db.owner, await aGroup(db.owner, own));
      const closed = await aTheme(db.owner, own, { name: "閉じたテーマ", open: false });
      const browser = await desk.device(reader);
      await anArticle(db.owner, { themes: [closed], title: "秘密" });
      await desk.mail.setting(own, { target: closed, ...addressOf(reader) });
      await desk.mail.run();
      await desk.mail.sender.drain();
      await db.owner.query(stop, [reader.userId]);
      later(21_000);
      await desk.sender.drain();
      expect(browser.shown, stop).toEqual([]);
    }
    expect((await messages()).map(({ state }) => state)).toEqual(["skipped", "skipped", "skipped"]);
  });
});

describe("an alert on a device", () => {
  it("has its headline, and leads to the article", async () => {
    const browser = await desk.device(user);
    await digestOf(user, {
      alertSince: new Date("2026-11-19T00:00:00+09:00"),
      due: new Date("2026-11-21T07:00:00+09:00"),
    });
    const article = await anArticle(db.owner, { themes: [theme], title: "新工場" });
    await desk.mail.alerts();
    await desk.mail.sender.drain();
    await desk.sender.drain();
    expect(shownOn(browser)).toMatchObject([
      { title: "【新着】半導体", body: "新工場", path: expect.stringContaining(article.articleId) },
    ]);
    expect(browser.shown[0]?.headers).toMatchObject({ urgency: "high", ttl: "14400", "content-encoding": "aes128gcm" });
  });
});

describe("a push service that does not take it", () => {
  const told = async () => {
    const browser = await desk.device(user);
    await anArticle(db.owner, { themes: [theme] });
    await digestOf(user);
    return browser;
  };

  it.each([404, 410, 403])("and says %i for good loses the device, with what waits for it", async (status) => {
    const browser = await told();
    desk.service.fates.set(browser.endpoint, [{ status }]);
    await desk.sendAndTell();
    expect(await devices()).toBe(0);
    expect(await messages()).toEqual([]);
  });

  it("keeps a browser that has subscribed anew meanwhile", async () => {
    const browser = await told();
    desk.service.fates.set(browser.endpoint, [{ status: 410 }]);
    await desk.mail.run();
    await desk.mail.sender.drain();
    later(21_000);
    const swap = desk.worker({
      async post(...call) {
        await db.owner.query("UPDATE push_device SET endpoint = 'another'");
        return desk.client.post(...call);
      },
    });
    await swap.drain();
    expect(await devices()).toBe(1);
  });

  it.each([{ status: 500 }, { status: 429, headers: { "retry-after": "60" } }, "hang up" as const])(
    "now (%j) is asked again, and the device is told once",
    async (fate) => {
      const browser = await told();
      desk.service.fates.set(browser.endpoint, [fate]);
      await desk.sendAndTell();
      expect(browser.shown).toEqual([]);
      expect(await messages()).toMatchObject([{ state: "queued", attempts: 1 }]);
      later(61_000);
      await desk.sender.drain();
      await desk.sender.drain();
      expect(browser.shown.length).toBe(1);
      expect(await messages()).toMatchObject([{ state: "sent", attempts: 2 }]);
    },
  );

  it("and took it before its answer was lost shows it once: what comes again has the same tag", async () => {
    const browser = await told();
    desk.service.fates.set(browser.endpoint, ["take and hang up"]);
    await desk.sendAndTell();
    later(61_000);
    await desk.sender.drain();
    const tags = shownOn(browser).map(({ tag }) => tag);
    expect([tags.length, new Set(tags).size]).toEqual([2, 1]);
  });

  it("at all is given up once it is no news any more", async () => {
    const browser = await told();
    desk.service.fates.set(browser.endpoint, Array(200).fill({ status: 503 }));
    await desk.sendAndTell();
    for (let hours = 0; hours < 13; hours += 0.5) {
      desk.mail.laterBy(0.6);
      await desk.sender.drain();
    }
    expect(await messages()).toMatchObject([{ state: "failed", reason: "HTTP 503" }]);
    expect(await devices()).toBe(1);
  });

  it("lies at an address inside: nothing is posted there, and the device goes", async () => {
    const browser = await told();
    await desk.mail.run();
    await desk.mail.sender.drain();
    later(21_000);
    const strict = openChatClient({ allowPrivate: false }, { now: () => desk.mail.now });
    await desk.worker(strict).drain();
    await strict.close();
    expect(browser.shown).toEqual([]);
    expect(await devices()).toBe(0);
  });
});

describe("workers that are killed while they tell", () => {
  it("lose no notification, and what goes twice has one tag", { timeout: 300_000 }, async () => {
    const KILLS = Number(process.env.KILL_POINTS ?? 12);
    const browsers = [];
    for (let n = 0; n < KILLS * 2; n += 1) {
      const reader = await aUser(db.owner, group);
      browsers.push(await desk.device(reader));
      await digestOf(reader);
    }
    await anArticle(db.owner, { themes: [theme] });
    await desk.mail.run();
    await desk.mail.sender.drain();
    later(21_000);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise<void>((ended, failed) => {
        let posts = 0;
        const worker = desk.worker({
          async post(...call) {
            posts += 1;
            if (posts > 1) return new Promise(() => {});
            if (kill % 2 === 0) await desk.client.post(...call);
            ended();
            return new Promise(() => {});
          },
        });
        worker.drain().then(() => ended(), failed);
      });
      later(3 * 60_000);
    }
    for (let taken = 1; taken > 0; later(3 * 60_000)) taken = await desk.sender.drain();
    const states = await db.owner.query("SELECT DISTINCT state FROM push_message");
    expect(states.rows).toEqual([{ state: "sent" }]);
    for (const browser of browsers) {
      expect(browser.shown.length).toBeGreaterThan(0);
      expect(new Set(shownOn(browser).map(({ tag }) => tag)).size).toBe(1);
    }
    expect(browsers.some(({ shown }) => shown.length > 1)).toBe(true);
  });
});

describe("a notice about a morning's mail edition", () => {
  const tell = () =>
    desk.mail.scope.shared("write", (tx) =>
      tellAdmins(tx, {
        ...{ contractId: group.contractId, runKey: "edition:untouched", now: MORNING, userIds: [user.userId] },
        content: { kind: "edition_notice", event: "untouched", day: "2026-11-20", deadline: "06:58" },
      }),
    );

  it("is told on devices that want alerts, and leads to the editor", async () => {
    await db.owner.query(
      `INSERT INTO edition_duty (contract_id, theme_id, deadline, approval, article_max, mail_addresses, in_force_at, updated_by, updated_at)
       VALUES ($1, $2, '06:58', false, 20, '{}', $3, 'admin01', $3)`,
      [group.contractId, theme.themeId, MORNING],
    );
    const browser = await desk.device(user);
    const quiet = await desk.device(user, { alerts: false });
    await tell();
    await desk.sendAndTell();
    expect(shownOn(browser)).toEqual([
      {
        ...{ title: "今朝のメールがまだ選定されていません", body: "半導体（締切 06:58）" },
        ...{ path: `/1002-001?theme=${theme.themeId}`, tag: expect.stringMatching(/^kirinuki-/) },
      },
    ]);
    expect(quiet.shown).toEqual([]);
  });
});
