import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  type TestContract,
  type TestTheme,
} from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { GIVEN_UP_AFTER_MS, RETRY_PAUSES_MS } from "./delivery-times.ts";
import { SECRET, webhookDesk } from "./testing/webhook-desk.ts";

const db = await testDatabase();
const desk = await webhookDesk(db);
const news = await newsDesk(db);
const NOON = new Date("2026-11-20T12:00:00+09:00");
const PATH = "/webhook/1";
const HOUR = 3_600_000;

let contract: TestContract;
let theme: TestTheme;
let word: string;

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address; DELETE FROM webhook");
  desk.services.clear();
  desk.log.splice(0);
  desk.mail.kept.take();
  desk.mail.setNow(NOON);
  news.clock.set(NOON.toISOString());
  contract = await aContract(db.owner);
  theme = await aTheme(db.owner, contract, { name: "半導体" });
  word = `岬第${String(nextNumber()).padStart(9, "0")}号`;
  await db.owner.query(
    "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)",
    [contract.contractId, theme.themeId, word],
  );
});

let files = 0;
const ingest = (...lines: object[]) => news.ingest(`webhook-file-${++files}`, lines);
const aLine = (title = `${word}が白に`) => ({
  ...{ source: "feed", article_id: `w${nextNumber()}`, data_section: 3, title },
  ...{ article_text: `${word}の本文`, media_name: "港通信" },
});
const bodies = (path = PATH) => desk.services.taken(path).map(({ body }) => body);
const types = (path = PATH) => bodies(path).map(({ type }) => type);
const deliveries = async () =>
  (
    await db.owner.query(
      "SELECT state, attempts, response_status, reason FROM webhook_delivery ORDER BY 1, webhook_delivery_id",
    )
  ).rows;
const later = (milliseconds: number) => desk.mail.setNow(new Date(desk.mail.now.getTime() + milliseconds));

describe("events of articles", () => {
  it("come once each, in their order, signed as receivers' libraries verify", async () => {
    await desk.webhook(contract, PATH);
    const line = aLine();
    await ingest(line);
    await ingest({ ...line, title: `${word}が青に` });
    await desk.sender.drain();
    await news.withdraw(`webhook-file-${++files}`, line);
    await desk.sender.drain();
    await desk.sender.drain();
    expect(types()).toEqual(["article.matched", "article.corrected", "article.withdrawn"]);
    const [matched, corrected, withdrawn] = bodies();
    expect(matched.data).toMatchObject({ theme_id: String(theme.themeId), data_section: 3, corrected_fields: null });
    expect(corrected.data).toMatchObject({
      corrected_fields: ["title"],
      article_info: { title: `${word}が青に`, media_name: "港通信" },
      article_url: expect.stringContaining("https://kirinuki.example/"),
    });
    // Nobody reads a word of what was taken back.
    expect(withdrawn.data).toMatchObject({
      article_id: matched.data.article_id,
      article_info: null,
      article_url: null,
    });
    vi.useFakeTimers({ toFake: ["Date"], now: desk.mail.now });
    for (const { text, headers } of desk.services.received) {
      const verify = (body: string) => new Webhook(SECRET).verify(body, headers as Record<string, string>);
      expect(verify(text)).toMatchObject({ timestamp: expect.any(String) });
      expect(() => verify(`${text} `)).toThrow();
    }
    vi.useRealTimers();
    expect(new Set(desk.services.received.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  });

  it("come to whom they concern: by kind, theme, contract and source", async () => {
    const other = await aTheme(db.owner, contract);
    await desk.webhook(contract, "/webhook/own", { themeId: theme.themeId });
    await desk.webhook(contract, "/webhook/withdrawn", { events: ["article.withdrawn"] });
    await desk.webhook(await aContract(db.owner), "/webhook/stranger");
    const narrow = await aContract(db.owner, { sections: [3] });
    const narrowTheme = await aTheme(db.owner, narrow);
    await desk.webhook(narrow, "/webhook/narrow");
    await anArticle(db.owner, { dataSection: 3, themes: [theme, other, narrowTheme], title: "電池" });
    await anArticle(db.owner, { dataSection: 1, themes: [narrowTheme], title: "新聞" });
    await desk.sender.drain();
    expect(types("/webhook/own")).toEqual(["article.matched"]);
    expect(types("/webhook/withdrawn")).toEqual([]);
    expect(types("/webhook/stranger")).toEqual([]);
    expect(bodies("/webhook/narrow").map(({ data }) => data.article_info.title)).toEqual(["電池"]);
    expect((await deliveries()).map(({ state }) => state)).toEqual(["sent", "sent", "skipped"]);
  });

  it("are more than one batch of, and none is passed", async () => {
    await desk.webhook(contract, PATH, { events: ["article.removed"] });
    await db.owner.query(
      `WITH head AS (INSERT INTO article_event_head (contract_id, position) VALUES ($1, 1203))
       INSERT INTO article_event (contract_id, theme_id, position, article_id, process_date, data_section, kind)
       SELECT $1, $2, n, n, '2026-11-20', 3, CASE WHEN n % 400 = 0 THEN 'removed' ELSE 'matched' END FROM generate_series(1, 1203) n`,
      [contract.contractId, theme.themeId],
    );
    await desk.sender.drain();
    expect(bodies().map(({ data }) => data.article_id)).toEqual(["400", "800", "1200"]);
  });

  it("wait for no contract whose time is over", async () => {
    await desk.webhook(contract, PATH);
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    await db.owner.query("UPDATE contract SET end_date = '2026-11-01' WHERE contract_id = $1", [contract.contractId]);
    await desk.sender.drain();
    expect([types(), (await deliveries()).map(({ state }) => state)]).toEqual([[], ["skipped"]]);
  });
});

describe("other events", () => {
  it("tell of a digest that was sent, and of no other mail", async () => {
    const group = await aThemeGroup(db.owner, contract, { themes: [theme] });
    await desk.webhook(contract, PATH, { events: ["digest.sent"] });
    await desk.webhook(contract, "/webhook/theme", { events: ["digest.sent"], themeId: theme.themeId });
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    const setting = await desk.mail.setting(contract, { target: theme, address: "a@example.jp" });
    await desk.mail.setting(contract, { target: group, address: "b@example.jp" });
    await desk.mail.run();
    await desk.sender.drain();
    expect(types()).toEqual([]);
    await desk.mail.sender.drain();
    await desk.sender.drain();
    // Mails are sent beside each other, so either may be the first.
    const told = bodies().map(({ type, data }) => [type, data.data_kbn, data.name]);
    expect(told.toSorted(([, a], [, b]) => a - b)).toEqual([
      ["digest.sent", 1, "半導体"],
      ["digest.sent", 2, expect.any(String)],
    ]);
    expect(bodies("/webhook/theme").map(({ data }) => data)).toEqual([
      {
        ...{
          kind: "digest",
          channel: "mail",
          mail_setting_id: String(setting),
          data_kbn: 1,
          id: String(theme.themeId),
        },
        ...{ name: "半導体", process_date: "2026-11-20", article_count: 1, sent_datetime: "2026-11-20T12:00:00+09:00" },
      },
    ]);
    expect(JSON.stringify(bodies())).not.toContain("example.jp");
  });

  it("tell of a line before a cap, of the group or the demand unit", async () => {
    const group = await aGroup(db.owner, contract);
    await desk.webhook(contract, PATH);
    const { rows } = await db.owner.query(
      "INSERT INTO demand_unit (use_max_count) VALUES (10) RETURNING demand_id AS id",
    );
    await db.owner.query("INSERT INTO contract_demand_unit VALUES ($1, $2, '本社一括')", [
      contract.contractId,
      rows[0].id,
    ]);
    await db.owner.query(
      `INSERT INTO usage_line_crossing (contract_id, use_month, user_group_id, data_section, demand_id, line, cap, used, crossed_at)
       VALUES ($1, '2026-11-01', $2, 1, NULL, 80, 10, 8, $4), ($1, '2026-11-01', NULL, NULL, $3, 100, 10, 10, $4)`,
      [contract.contractId, group.userGroupId, rows[0].id, NOON],
    );
    await desk.sender.drain();
    expect(bodies().map(({ data }) => data)).toMatchObject([
      {
        ...{ month: "2026-11", user_group_id: String(group.userGroupId), demand_id: null, data_section: 1 },
        ...{ line: 80, use_max_count: 10, used: 8, crossed_datetime: "2026-11-20T12:00:00+09:00" },
      },
      { user_group_id: null, demand_name: "本社一括", data_section: null, line: 100 },
    ]);
  });
});

describe("a delivery that is not taken", () => {
  it("is tried again by the schedule with the same id, and others go on", async () => {
    await desk.webhook(contract, PATH);
    await anArticle(db.owner, { dataSection: 3, themes: [theme], title: "一番" });
    desk.services.fates.set(PATH, [
      { status: 500 },
      "hang up",
      { status: 302, headers: { location: "http://127.0.0.1/" } },
    ]);
    await desk.sender.drain();
    expect(await deliveries()).toMatchObject([{ state: "queued", attempts: 1, response_status: 500 }]);
    for (const wait of RETRY_PAUSES_MS.slice(0, 2)) {
      later(wait * 1.1);
      await desk.sender.drain();
    }
    expect(await deliveries()).toMatchObject([{ state: "queued", attempts: 3, response_status: 302 }]);
    await anArticle(db.owner, { dataSection: 3, themes: [theme], title: "二番" });
    later(30_000);
    await desk.sender.drain();
    expect(bodies().map(({ data }) => data.article_info.title)).toEqual(["二番"]);
    later((RETRY_PAUSES_MS[2] ?? 0) * 1.1);
    await desk.sender.drain();
    expect(bodies().map(({ data }) => data.article_info.title)).toEqual(["二番", "一番"]);
    const ids = desk.services.received
      .filter(({ text }) => text.includes("一番"))
      .map(({ headers }) => headers["webhook-id"]);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
    expect((await deliveries()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  });

  it("waits as long as it is asked to", async () => {
    await desk.webhook(contract, PATH);
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    desk.services.fates.set(PATH, [{ status: 429, headers: { "retry-after": "3600" } }]);
    await desk.sender.drain();
    later(HOUR - 1000);
    await desk.sender.drain();
    expect(types()).toEqual([]);
    later(2000);
    await desk.sender.drain();
    expect(types()).toEqual(["article.matched"]);
  });

  it("for three days stops the webhook, gives up what waits, and tells the Admins once", async () => {
    const admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
    await desk.webhook(contract, "/unknown/1");
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    let tries = 0;
    for (let hours = 0; hours < 74; hours += 1) {
      tries += await desk.sender.drain();
      if (hours === 71) await anArticle(db.owner, { dataSection: 3, themes: [theme] });
      later(HOUR);
    }
    expect(tries).toBeLessThan(20);
    expect((await deliveries()).map(({ state }) => state)).toEqual(["failed", "failed"]);
    const { rows } = await db.owner.query("SELECT stopped_at - $1 AS after, stop_reason FROM webhook", [NOON]);
    expect(rows[0]).toMatchObject({ after: { days: 3 }, stop_reason: expect.stringContaining("3日間") });
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    expect(await desk.sender.drain()).toBe(0);
    await desk.mail.sender.drain();
    const mails = desk.mail.kept.take();
    expect(mails.map(({ to }) => to)).toEqual([expect.stringContaining(admin.userId)]);
    expect(mails[0]?.subject).toContain("を停止しました");
    expect(mails[0]?.text).toContain("/1063?id=");
  });

  it("while others are taken is given up alone, and the Admins hear of it once a day", async () => {
    await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
    await desk.webhook(contract, PATH);
    const poison = Array.from({ length: 40 }, () => ({ status: 500 }));
    for (const title of ["一番", "二番"]) await anArticle(db.owner, { dataSection: 3, themes: [theme], title });
    desk.services.fates.set(PATH, poison);
    await desk.sender.drain();
    for (let hours = 0; hours < 71; hours += 1) {
      later(HOUR);
      await desk.sender.drain();
    }
    desk.services.fates.set(PATH, []);
    await anArticle(db.owner, { dataSection: 3, themes: [theme], title: "三番" });
    later(60_000);
    await desk.sender.drain();
    desk.services.fates.set(PATH, [...poison]);
    later(GIVEN_UP_AFTER_MS - 71 * HOUR);
    await desk.sender.drain();
    later(600_000);
    await desk.sender.drain();
    expect((await deliveries()).map(({ state }) => state).toSorted()).toEqual(["failed", "failed", "sent"]);
    const { rows } = await db.owner.query("SELECT stopped_at FROM webhook");
    expect(rows).toEqual([{ stopped_at: null }]);
    await desk.mail.sender.drain();
    expect(desk.mail.kept.take().map(({ subject }) => subject)).toEqual([
      expect.stringContaining("届かなかった通知があります"),
    ]);
  });

  it("because the receiver is gone stops the webhook at once", async () => {
    await desk.webhook(contract, PATH);
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    desk.services.fates.set(PATH, [{ status: 410 }]);
    await desk.sender.drain();
    const { rows } = await db.owner.query("SELECT stop_reason FROM webhook");
    expect([rows[0].stop_reason, await deliveries()]).toMatchObject([
      expect.stringContaining("410"),
      [{ state: "failed", response_status: 410 }],
    ]);
  });

  it("by a worker that was killed goes again with the same id, once its lease is over", async () => {
    await desk.webhook(contract, PATH);
    await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    await new Promise<void>((killed) => {
      const dying = desk.worker({
        async post(url, body, headers) {
          await desk.client.post(url, body, headers);
          killed();
          return new Promise(() => {});
        },
      });
      void dying.drain();
    });
    expect(await desk.sender.drain()).toBe(0);
    later(3 * 60_000);
    expect(await desk.sender.drain()).toBe(1);
    const ids = desk.services.taken(PATH).map(({ headers }) => headers["webhook-id"]);
    expect([ids.length, new Set(ids).size, await deliveries()]).toMatchObject([2, 1, [{ state: "sent", attempts: 2 }]]);
  });
});
