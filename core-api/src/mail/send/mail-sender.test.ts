import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { TransactionScope } from "../../db/tenant.ts";
import { aUser, type TestUser } from "../../testing/a-user.ts";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic, type TestTheme } from "../../testing/builders.ts";
import { MORNING, mailDesk } from "../testing/mail-desk.ts";
import { MailSender } from "./mail-sender.ts";

const db = await testDatabase();
const desk = await mailDesk(db);

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_domain");
  desk.setNow(MORNING);
});

const messages = async () =>
  (
    await db.owner.query(
      "SELECT state, attempts, maybe_twice, reason, next_attempt_at FROM mail_message ORDER BY mail_message_id",
    )
  ).rows;

/** A user's setting with one web and one newspaper article, selected already but not sent yet. */
async function selected(change: Partial<Parameters<typeof aUser>[2]> = {}, isOpen = true) {
  const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
  const user = await aUser(db.owner, group, { themeBrowsing: false, ...change });
  const theme = await aTheme(db.owner, contract, { open: isOpen });
  await anArticle(db.owner, { themes: [theme], dataSection: 3, title: "ウェブ" });
  await anArticle(db.owner, { themes: [theme], dataSection: 1, title: "新聞" });
  await desk.setting(contract, { target: theme, address: `${user.userId}@example.com`, userId: user.userId });
  await desk.run();
  return { contract, user, theme, group };
}

async function sendAll() {
  await desk.sender.drain();
  return desk.kept.take();
}

describe("rights at the time of sending", () => {
  it("let a mail through to who has them", async () => {
    await selected();
    const [mail] = await sendAll();
    expect(mail?.text).toContain("ウェブ");
    expect(mail?.text).toContain("新聞");
  });

  const losses: [string, (parts: { user: TestUser; theme: TestTheme }) => [string, unknown[]]][] = [
    ["the theme", ({ theme }) => ["UPDATE theme SET open_to_all_groups = false WHERE theme_id = $1", [theme.themeId]]],
    ["the theme itself", ({ theme }) => ["DELETE FROM theme WHERE theme_id = $1", [theme.themeId]]],
    [
      "the right to sign in",
      ({ user }) => ["UPDATE app_user SET login_stop_flag = true WHERE user_id = $1", [user.userId]],
    ],
    ["mails", ({ user }) => ["UPDATE app_user SET system_mail_stop_flag = true WHERE user_id = $1", [user.userId]]],
    ["his account", ({ user }) => ["DELETE FROM app_user WHERE user_id = $1", [user.userId]]],
  ];
  it.each(losses)("who has lost %s between match and sending gets nothing", async (_what, lose) => {
    const parts = await selected();
    await db.owner.query(...lose(parts));
    expect(await sendAll()).toEqual([]);
    expect((await messages()).map(({ state }) => state)).toEqual(["skipped"]);
  });

  it("who has lost a source gets nothing of it", async () => {
    const { group } = await selected();
    await db.owner.query("DELETE FROM user_group_linkage WHERE user_group_id = $1 AND data_section = 3", [
      group.userGroupId,
    ]);
    const [mail] = await sendAll();
    expect(mail?.text).toContain("新聞");
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain("ウェブ");
    await selected();
    await db.owner.query("DELETE FROM user_group_linkage WHERE data_section <> 5");
    expect(await sendAll()).toEqual([]);
  });

  it("a topic goes to those it is addressed to, also where they may browse every theme", async () => {
    const contract = await aContract(db.owner);
    const [mine, other] = [await aGroup(db.owner, contract), await aGroup(db.owner, contract)];
    const topic = await aTopic(db.owner, contract, { groups: [mine] });
    await anArticle(db.owner, { topics: [topic] });
    for (const group of [mine, other]) {
      const user = await aUser(db.owner, group, { userId: `u${group.userGroupId}xxxx`, themeBrowsing: true });
      await desk.setting(contract, { target: topic, address: `${user.userId}@example.com`, userId: user.userId });
    }
    const mails = await desk.runAndSend();
    expect(mails.map(({ to }) => to)).toEqual([`u${mine.userGroupId}xxxx@example.com`]);
  });

  it("an article that was withdrawn or hidden meanwhile is not in the mail", async () => {
    await selected();
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE data_section = 3");
    const [mail] = await sendAll();
    expect(mail?.text).not.toContain("ウェブ");
  });

  it("addresses outside the contract's domains get nothing", async () => {
    const { contract } = await selected();
    await db.owner.query("INSERT INTO mail_domain (contract_id, domain) VALUES ($1, 'other.example')", [
      contract.contractId,
    ]);
    expect(await sendAll()).toEqual([]);
    expect((await messages())[0]).toMatchObject({
      state: "skipped",
      reason: "このドメインへの送信は許可されていません。",
    });
  });

  it("another contract's template, theme or user is never looked at", async () => {
    const { user } = await selected();
    const foreign = await aContract(db.owner);
    await aUser(db.owner, await aGroup(db.owner, foreign), { userId: user.userId, loginStop: true });
    expect(await sendAll()).toHaveLength(1);
  });
});

describe("an attempt", () => {
  it("that the server refuses for now is repeated later and later under the same Message-ID, then given up", async () => {
    await selected();
    desk.kept.failures = [{ responseCode: 451 }, { responseCode: 451 }];
    await desk.sender.drain();
    expect((await messages())[0]).toMatchObject({ state: "queued", attempts: 1, maybe_twice: false });
    desk.setNow((await messages())[0].next_attempt_at);
    await desk.sender.drain();
    const [waiting] = await messages();
    expect(waiting.next_attempt_at.getTime() - desk.now.getTime()).toBe(2 * 60_000);
    desk.kept.failures = Array.from({ length: 20 }, () => ({ responseCode: 451 }));
    for (let n = 0; n < 15; n += 1) {
      desk.laterBy(2);
      await desk.sender.drain();
    }
    expect((await messages())[0]).toMatchObject({ state: "failed", attempts: 12 });
  });

  it("that the server refuses for good fails at once; one that did not reach it counts as none", async () => {
    await selected();
    desk.kept.failures = [{ code: "ESOCKET", command: "CONN", syscall: "connect" }, { responseCode: 550 }];
    await desk.sender.drain();
    expect((await messages())[0]).toMatchObject({ state: "queued", maybe_twice: false });
    desk.laterBy(1);
    await desk.sender.drain();
    expect((await messages())[0]).toMatchObject({ state: "failed", attempts: 2 });
  });

  it("whose connection broke, or whose process ended, is repeated with the same key and marked", async () => {
    await selected();
    desk.kept.failures = [{ code: "ECONNECTION", command: "CONN", message: "Connection closed unexpectedly" }];
    await desk.sender.drain();
    desk.laterBy(1);
    const [first] = await sendAll();
    expect((await messages())[0]).toMatchObject({ state: "sent", maybe_twice: true });
    // As a killed process leaves it: taken, handed over, not noted.
    await db.owner.query("UPDATE mail_message SET state = 'sending', maybe_twice = false, leased_until = $1", [
      desk.now,
    ]);
    const [again] = await sendAll();
    expect(again?.messageKey).toBe(first?.messageKey);
    expect((await messages())[0]).toMatchObject({ state: "sent", maybe_twice: true });
  });

  it("that ended while the database was away is noted when it is back", async () => {
    await selected();
    let away = 2;
    const scope = Object.create(desk.scope, {
      shared: {
        value: (...given: Parameters<TransactionScope["shared"]>) => {
          const isNote = desk.kept.mails.length > 0;
          if (isNote && away-- > 0) return Promise.reject(new Error("Connection terminated unexpectedly"));
          return desk.scope.shared(...given);
        },
      },
    });
    const parts = {
      clock: { now: () => desk.now },
      originals: desk.originals,
      transport: desk.kept,
      publicUrl: "",
      log: () => {},
    };
    await new MailSender({ ...parts, scope, pauses: { idle: 1 } }).drain();
    expect(desk.kept.take()).toHaveLength(1);
    expect((await messages())[0]).toMatchObject({ state: "sent", attempts: 1, maybe_twice: false });
  });

  it("of somebody else is left to him as long as his lease lasts", async () => {
    await selected();
    await db.owner.query("UPDATE mail_message SET state = 'sending', leased_until = $1", [
      new Date(desk.now.getTime() + 1),
    ]);
    expect(await sendAll()).toEqual([]);
  });
});
