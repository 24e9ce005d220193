import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract } from "../../testing/builders.ts";
import { aFeedbackReport, type FeedbackParts } from "../testing/delivery-reports.ts";
import { MORNING, mailDesk } from "../testing/mail-desk.ts";
import { readDeliveryReport } from "./delivery-report.ts";
import { takeReport } from "./note-bounces.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const clock = { now: () => desk.now };
const ADDRESS = "a@example.jp";

let contract: TestContract;
let bringMore: () => Promise<unknown>;
beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address");
  desk.setNow(MORNING);
  contract = await aContract(db.owner);
  const theme = await aTheme(db.owner, contract);
  bringMore = () => anArticle(db.owner, { themes: [theme] });
  await bringMore();
  await desk.setting(contract, { target: theme, address: ADDRESS });
});

const sent = async () => (await desk.runAndSend()).at(-1)?.messageKey ?? "";
const take = (parts: FeedbackParts) => takeReport(desk.scope, clock, aFeedbackReport(parts));
const message = async () =>
  (await db.owner.query("SELECT state, reason, complained_at FROM mail_message ORDER BY mail_message_id DESC LIMIT 1"))
    .rows[0];
const addresses = async () =>
  (await db.owner.query("SELECT mail_address, stop_kind, stop_reason, stopped_at FROM mail_address")).rows;

describe("a report of a feedback loop", () => {
  it.each([
    ["abuse", "complaint"],
    ["fraud", "complaint"],
    ["Abuse", "complaint"],
    ["not-spam", "none"],
    ["virus", "none"],
    ["auth-failure", "none"],
  ])("of type %s is a %s", async (type, kind) => {
    const messageKey = crypto.randomUUID();
    expect(await readDeliveryReport(aFeedbackReport({ messageKey, type }))).toEqual({
      ...{ messageKeys: [messageKey], kind, reason: type.toLowerCase() },
    });
  });

  it("knows its mail by the envelope sender, too, where the returned head was emptied", async () => {
    const key = crypto.randomUUID();
    const raw = aFeedbackReport({ mailFrom: `bounce+${key}@kirinuki.example` });
    expect((await readDeliveryReport(raw))?.messageKeys).toEqual([key]);
  });

  it("marks its mail once, which stays sent, and ends the lists to its address at once", async () => {
    const messageKey = await sent();
    expect(await take({ messageKey })).toBe("noted");
    expect(await take({ messageKey })).toBe("known");
    expect(await message()).toEqual({ state: "sent", reason: null, complained_at: desk.now });
    expect(await addresses()).toEqual([
      {
        ...{ mail_address: ADDRESS, stop_kind: "complaint", stopped_at: desk.now },
        stop_reason: "受信者が迷惑メールとして報告したため、配信を停止しました。",
      },
    ]);
    desk.laterBy(24);
    await bringMore();
    expect(await sent()).toBe("");
    expect(await message()).toMatchObject({ state: "skipped", reason: expect.stringContaining("迷惑メール") });
  });

  it("that takes a mail out of the spam changes nothing, nor one of nobody's mail", async () => {
    const messageKey = await sent();
    expect(await take({ messageKey, type: "not-spam" })).toBe("passing");
    expect(await take({ messageKey: crypto.randomUUID() })).toBe("foreign");
    expect(await addresses()).toMatchObject([{ stopped_at: null }]);
  });
});

describe("an address that was taken off the lists", () => {
  it("still gets what concerns its account", async () => {
    await take({ messageKey: await sent() });
    const user = await aUser(db.owner, await aGroup(db.owner, contract));
    await db.owner.query("UPDATE app_user SET email = $2 WHERE user_id = $1", [user.userId, ADDRESS]);
    const content = { kind: "account", event: "password", at: "2026-11-20T06:00:00+09:00", by: "self" };
    await db.owner.query(
      `WITH r AS (INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_at) VALUES ($1, 'account:1', 'account', $2, $2) RETURNING mail_run_id)
       INSERT INTO mail_message (contract_id, mail_run_id, mail_address, user_id, state, content, next_attempt_at)
       SELECT $1, mail_run_id, $3, $4, 'queued', $5, $2 FROM r`,
      [contract.contractId, desk.now, ADDRESS, user.userId, JSON.stringify(content)],
    );
    await desk.sender.drain();
    const [mail] = desk.kept.take();
    expect(mail?.to).toBe(ADDRESS);
    expect(mail?.unsubscribeUrl).toBeUndefined();
  });

  it("is remembered when no setting names it any more", async () => {
    await take({ messageKey: await sent() });
    await db.owner.query("DELETE FROM mail_setting");
    const { dropUnusedAddresses } = await import("../../modules/mail/mail-setting/mail-setting.service.ts");
    await desk.scope.shared("write", (tx) => dropUnusedAddresses(tx, contract.contractId));
    expect(await addresses()).toMatchObject([{ stop_kind: "complaint" }]);
  });
});
