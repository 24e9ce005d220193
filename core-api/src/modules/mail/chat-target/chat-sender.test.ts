import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { chatDesk } from "./testing/chat-desk.ts";

const db = await testDatabase();
const desk = await chatDesk(db);
const NOON = new Date("2026-11-20T12:00:00+09:00");
const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const SECOND = 1000;
const MINUTE = 60 * SECOND;

beforeEach(async () => {
  await db.owner.query(
    "DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address; DELETE FROM chat_target",
  );
  desk.services.clear();
  desk.log.splice(0);
  desk.mail.kept.take();
  desk.mail.setNow(NOON);
});

const after = (milliseconds: number) => desk.mail.setNow(new Date(desk.mail.now.getTime() + milliseconds));
const messages = async () =>
  (
    await db.owner.query(
      "SELECT state, attempts, maybe_twice, reason, next_attempt_at FROM mail_message WHERE chat_target_id IS NOT NULL ORDER BY chat_target_id, mail_message_id",
    )
  ).rows;
const targets = async () =>
  (await db.owner.query("SELECT stop_reason, failure_count, last_error FROM chat_target ORDER BY chat_target_id")).rows;

interface Room {
  contract: TestContract;
  theme: TestTheme;
  targetId: number;
}

/** A contract whose theme's digest is due, and one article of it. */
async function aRoom(
  kind: "slack" | "teams" | "line_works" | "webhook",
  path: string,
  title = "半導体",
): Promise<Room> {
  const contract = await aContract(db.owner);
  const theme = await aTheme(db.owner, contract, { name: "電機<b>&*" });
  await anArticle(db.owner, { themes: [theme], title });
  const targetId = await desk.target(contract, { kind, path, secret: SECRET });
  await desk.setting(contract, targetId, { target: theme });
  return { contract, theme, targetId };
}

const SERVICES = [
  ["slack", "/slack/1"],
  ["teams", "/teams/1"],
  ["line_works", "/lineworks/1"],
  ["webhook", "/webhook/1"],
] as const;

describe("a digest in a chat room", () => {
  it.each(SERVICES)("of %s brings titles, media, dates and links, once", async (kind, path) => {
    await aRoom(kind, path, "半導体の工場");
    await desk.runAndPost();
    await desk.runAndPost();
    const [post, ...others] = desk.services.taken(path);
    expect([others, desk.services.failedRuns, await messages()]).toMatchObject([
      [],
      [],
      [{ state: "sent", attempts: 1 }],
    ]);
    expect(post?.text).toContain("半導体の工場");
    expect(post?.text).toContain("https://kirinuki.example/");
    expect(desk.mail.kept.take()).toEqual([]);
  });

  it.each(SERVICES)(
    "of %s with a hundred long titles is cut to what it takes, and says how many are left",
    async (kind, path) => {
      const { theme } = await aRoom(kind, path);
      for (let n = 0; n < 110; n += 1)
        await anArticle(db.owner, {
          themes: [theme],
          title: `${n} <!channel> [*見出し*](https://evil.example)|${"長い題".repeat(60)}`,
        });
      await desk.runAndPost();
      expect([desk.services.taken(path).length, desk.services.failedRuns]).toEqual([1, []]);
      const [post] = desk.services.taken(path);
      if (kind === "webhook") {
        const { article_count, omitted_count, articles } = post?.body.data ?? {};
        expect([article_count, omitted_count + articles.length]).toEqual([111, 111]);
        expect(Buffer.byteLength(post?.text ?? "")).toBeLessThanOrEqual(20_000);
      } else expect(post?.text).toMatch(/ほか\d+件/);
    },
  );

  it("of a webhook is signed as receivers verify it, with the same id in every attempt", async () => {
    await aRoom("webhook", "/webhook/1");
    desk.services.fates.set("/webhook/1", [{ status: 503 }]);
    desk.mail.setNow(new Date());
    await desk.runAndPost();
    after(6 * SECOND);
    await desk.sender.drain();
    const [first, second] = desk.services.received;
    expect(first?.headers["webhook-id"]).toMatch(/^msg_[0-9a-f-]{36}$/);
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.text).toBe(first?.text);
    const verified = new Webhook(SECRET).verify(second?.text ?? "", second?.headers as Record<string, string>);
    expect(verified).toMatchObject({ type: "article.digest", data: { article_count: 1 } });
    const forged = () => new Webhook(SECRET).verify(`${second?.text} `, second?.headers as Record<string, string>);
    expect(forged).toThrow();
  });

  it("escapes what Slack would read as a format or a mention", async () => {
    await aRoom("slack", "/slack/1", "A&B <!here> *太字* a|b");
    await desk.runAndPost();
    const [post] = desk.services.taken("/slack/1");
    expect(post?.text).toContain("A&amp;B &lt;!here&gt; ＊太字＊ a｜b");
    expect(post?.body.blocks[0].text).toMatchObject({ type: "plain_text", text: expect.stringMatching(/^電機<b>&\*/) });
  });

  it("goes by what the contract may see when it is posted", async () => {
    const { contract } = await aRoom("slack", "/slack/1");
    await desk.mail.run();
    await db.owner.query("INSERT INTO contract_linkage (contract_id, data_section) VALUES ($1, 5)", [
      contract.contractId,
    ]);
    await desk.sender.drain();
    expect([desk.services.received, await messages()]).toMatchObject([[], [{ state: "skipped" }]]);
  });

  it("is not made in a pause, nor while the contract is out of service", async () => {
    const { contract } = await aRoom("slack", "/slack/1");
    await db.owner.query(
      `INSERT INTO mail_pause (contract_id, mail_setting_id, start_day, end_day, missed, made_by, made_at)
       SELECT contract_id, mail_setting_id, '2026-11-20', '2026-11-20', 'bring', 'admin01', now() FROM mail_setting WHERE contract_id = $1`,
      [contract.contractId],
    );
    await desk.runAndPost();
    expect(desk.services.received).toEqual([]);
    after(24 * 60 * MINUTE);
    await desk.runAndPost();
    expect(desk.services.taken("/slack/1")).toHaveLength(1);
  });

  it("is of themes whatever the contract's mail domains are", async () => {
    const { contract } = await aRoom("slack", "/slack/1");
    await db.owner.query("INSERT INTO mail_domain (contract_id, domain) VALUES ($1, 'only.example')", [
      contract.contractId,
    ]);
    await desk.runAndPost();
    expect(desk.services.taken("/slack/1")).toHaveLength(1);
  });
});

describe("an alert in a chat room", () => {
  it("is posted as soon as the article is there, and in no digest", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract, { name: "電機" });
    const targetId = await desk.target(contract, { kind: "slack", path: "/slack/1" });
    const since = new Date(NOON.getTime() - 60 * MINUTE);
    await desk.setting(contract, targetId, {
      target: theme,
      alertSince: since,
      times: ["18:00"],
      due: new Date("2026-11-20T18:00:00+09:00"),
    });
    await anArticle(db.owner, { themes: [theme], title: "速報", columns: { arrived_at: NOON } });
    await desk.mail.alerts();
    await desk.mail.alerts();
    await desk.sender.drain();
    expect(desk.services.taken("/slack/1").map(({ body }) => body.text)).toEqual(["【新着】電機"]);
    desk.mail.setNow(new Date("2026-11-20T18:00:00+09:00"));
    await desk.runAndPost();
    expect(desk.services.taken("/slack/1")).toHaveLength(1);
  });
});

describe("a post that is not taken", () => {
  it("is tried again later and later, in order, and then the target is stopped and its Admins are told once", async () => {
    const { contract } = await aRoom("slack", "/slack/1");
    await aUser(db.owner, await aGroup(db.owner, contract), { userId: "admin01", userAuthority: 1 });
    desk.services.fates.set("/slack/1", Array(20).fill({ status: 500 }));
    await desk.runAndPost();
    const pauses: number[] = [];
    for (let [message] = await messages(); message.state === "queued"; [message] = await messages()) {
      pauses.push(message.next_attempt_at.getTime() - desk.mail.now.getTime());
      desk.mail.setNow(message.next_attempt_at);
      await desk.sender.drain();
    }
    const steps = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 300 * MINUTE, 600 * MINUTE];
    expect(pauses.length).toBe(steps.length);
    for (const [at, step] of steps.entries()) {
      expect(pauses[at]).toBeGreaterThanOrEqual(step);
      expect(pauses[at]).toBeLessThanOrEqual(step * 1.1);
    }
    expect(await targets()).toMatchObject([{ stop_reason: expect.stringContaining("HTTP 500") }]);
    await desk.mail.sender.drain();
    const mails = desk.mail.kept.take();
    expect(mails.map(({ subject }) => subject)).toEqual(["【Kirinuki】チャットの送信先「/slack/1」を停止しました"]);
    expect(mails[0]?.text).toContain(
      "https://kirinuki.example/1062".replace("https://kirinuki.example", "http://localhost:8080"),
    );
  });

  it.each([
    ["slack", "/slack/1", 404],
    ["slack", "/slack/1", 410],
    ["teams", "/teams/1", 400],
    ["line_works", "/lineworks/1", 403],
    ["webhook", "/webhook/1", 410],
  ] as const)("stops %s at once where %s answers %i; what waits is let go", async (kind, path, status) => {
    const { contract, theme, targetId } = await aRoom(kind, path);
    await desk.setting(contract, targetId, { target: theme, dataSection: 1, zeroArticleEmail: true });
    desk.services.fates.set(path, [{ status }]);
    await desk.runAndPost();
    expect((await targets())[0].stop_reason).toContain(`HTTP ${status}`);
    expect((await messages()).map(({ state }) => state).toSorted()).toEqual(["failed", "skipped"]);
  });

  it("waits as long as Retry-After says, which counts as no failure", async () => {
    await aRoom("slack", "/slack/1");
    desk.services.fates.set("/slack/1", [{ status: 429, headers: { "retry-after": "77" } }]);
    await desk.runAndPost();
    const [waiting] = await messages();
    expect(waiting.next_attempt_at.getTime() - desk.mail.now.getTime()).toBe(77 * SECOND);
    expect(await targets()).toMatchObject([{ failure_count: 0, stop_reason: null }]);
    after(76 * SECOND);
    await desk.sender.drain();
    expect(desk.services.received).toHaveLength(1);
    after(SECOND);
    await desk.sender.drain();
    expect(desk.services.taken("/slack/1")).toHaveLength(1);
  });

  it("for its blocks is posted once more as text alone", async () => {
    await aRoom("slack", "/slack/1");
    desk.services.fates.set("/slack/1", [{ status: 400, body: "invalid_blocks" }]);
    await desk.runAndPost();
    expect(desk.services.taken("/slack/1").map(({ body }) => Object.keys(body))).toEqual([["text"]]);
    expect((await messages())[0]).toMatchObject({ state: "sent" });
  });

  it("for good fails alone: the target goes on", async () => {
    await aRoom("line_works", "/lineworks/1");
    desk.services.fates.set("/lineworks/1", [{ status: 400 }]);
    await desk.runAndPost();
    expect([await targets(), await messages()]).toMatchObject([[{ stop_reason: null }], [{ state: "failed" }]]);
  });

  it("is not sent to where it is redirected", async () => {
    await aRoom("slack", "/slack/1");
    desk.services.fates.set("/slack/1", [{ status: 307, headers: { location: `${desk.services.url}/slack/2` } }]);
    await desk.runAndPost();
    expect(desk.services.received.map(({ path }) => path)).toEqual(["/slack/1"]);
  });

  it.each(["take and hang up", "take and say nothing"] as const)(
    "after it was handed over (%s) goes again and says so, but for a webhook, which knows its id",
    async (fate) => {
      for (const [kind, path] of SERVICES) {
        await aRoom(kind, path);
        desk.services.fates.set(path, [fate]);
      }
      await desk.mail.run();
      await (fate === "take and hang up" ? desk.sender : desk.hastySender).drain();
      after(6 * SECOND);
      await desk.sender.drain();
      for (const [kind, path] of SERVICES) {
        const [first, second, ...others] = desk.services.received.filter((each) => each.path === path);
        expect([others, first?.text.includes("もう一度投稿"), second?.text.includes("もう一度投稿")], kind).toEqual([
          [],
          false,
          kind !== "webhook",
        ]);
        if (kind === "webhook") expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
      }
      expect((await messages()).map(({ maybe_twice }) => maybe_twice)).toEqual([true, true, true, false]);
    },
  );

  it("tells the log neither the URL nor the secret", async () => {
    await aRoom("webhook", "/webhook/hidden");
    desk.services.fates.set("/webhook/hidden", ["hang up"]);
    await desk.runAndPost();
    expect(desk.log).toHaveLength(1);
    for (const line of desk.log) for (const secret of ["hidden", SECRET]) expect(line).not.toContain(secret);
  });
});

describe("several workers", () => {
  it("post each message once, a second apart for each target", async () => {
    const { contract, targetId } = await aRoom("slack", "/slack/1");
    for (let n = 0; n < 3; n += 1) {
      const theme = await aTheme(db.owner, contract);
      await anArticle(db.owner, { themes: [theme] });
      await desk.setting(contract, targetId, { target: theme });
    }
    await desk.mail.run();
    for (let posts = 1; posts <= 4; posts += 1) {
      await Promise.all([desk.sender.drain(), desk.sender.drain(), desk.sender.drain()]);
      expect(desk.services.taken("/slack/1")).toHaveLength(posts);
      after(SECOND);
    }
    expect(new Set((await messages()).map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
      new Set(["sent 1"]),
    );
  });

  it("take over from one that was killed, and mark what may come twice", async () => {
    await aRoom("slack", "/slack/1");
    await desk.mail.run();
    await db.owner.query(
      "UPDATE mail_message SET state = 'sending', attempts = 1, leased_until = $1 WHERE chat_target_id IS NOT NULL",
      [new Date(NOON.getTime() + MINUTE)],
    );
    await desk.sender.drain();
    expect(desk.services.received).toEqual([]);
    after(MINUTE);
    await desk.sender.drain();
    expect(desk.services.taken("/slack/1")[0]?.text).toContain("もう一度投稿");
    expect(await messages()).toMatchObject([{ state: "sent", attempts: 2, maybe_twice: true }]);
  });
});
