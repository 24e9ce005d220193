import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aTheme, type TestContract } from "../../testing/builders.ts";
import { aDeliveryReport, type ReportParts } from "../testing/delivery-reports.ts";
import { MORNING, mailDesk } from "../testing/mail-desk.ts";
import { BounceFolder } from "./bounce-folder.ts";
import { isAddressFault, readDeliveryReport } from "./delivery-report.ts";
import { takeReport } from "./note-bounces.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const clock = { now: () => desk.now };
const folder = mkdtempSync(join(tmpdir(), "kirinuki-bounces-"));
afterAll(() => rmSync(folder, { recursive: true }));

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

/** The morning's mail, sent; its key. */
async function sent(): Promise<string> {
  const [mail] = await desk.runAndSend();
  return mail?.messageKey ?? "";
}
const take = (parts: ReportParts) =>
  takeReport(desk.scope, clock, aDeliveryReport({ returned: "message/rfc822", ...parts }));
const message = async () =>
  (await db.owner.query("SELECT state, reason, bounced_at FROM mail_message ORDER BY mail_message_id DESC LIMIT 1"))
    .rows[0];
const address = async () =>
  (await db.owner.query("SELECT hard_bounce_count AS count, stop_reason AS reason FROM mail_address")).rows[0];

describe("a delivery report", () => {
  it.each<[string, Partial<ReportParts>, string, string]>([
    ["an unknown user", {}, "hard", "5.1.1 550 5.1.1 <a@example.jp>: Recipient address rejected: User unknown"],
    ["a full mailbox", { status: "5.2.2", diagnostic: "smtp; 552 full" }, "refused", "5.2.2 552 full"],
    ["a policy", { status: "5.7.1", diagnostic: "smtp; 550 spam" }, "refused", "5.7.1 550 spam"],
    ["tries without end", { status: "4.4.7", diagnostic: "smtp; timeout" }, "later", "4.4.7 timeout"],
    ["a delay", { action: "delayed", status: "4.4.1", diagnostic: "x" }, "none", "4.4.1 x"],
    ["a success", { action: "delivered", status: "2.0.0", diagnostic: "x" }, "none", "2.0.0 x"],
  ])("of %s is read", async (_what, parts, kind, reason) => {
    const messageKey = crypto.randomUUID();
    for (const returned of ["message/rfc822", "text/rfc822-headers"] as const)
      expect(await readDeliveryReport(aDeliveryReport({ messageKey, returned, ...parts }))).toEqual({
        kind,
        reason,
        messageKeys: [messageKey],
      });
  });

  it("knows its mail by the address that it came to, before it believes what is in it", async () => {
    const [own, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const raw = aDeliveryReport({
      messageKey: other,
      to: `bounce+${own}@kirinuki.example`,
      returned: "message/rfc822",
    });
    expect((await readDeliveryReport(raw))?.messageKeys).toEqual([own, other]);
    expect((await readDeliveryReport(aDeliveryReport({ messageKey: other })))?.messageKeys).toEqual([]);
  });

  it.each([
    ["5.1.1", true],
    ["5.1.10", true],
    ["5.2.1", true],
    ["5.0.0", true],
    ["5.1.8", false],
    ["5.3.4", false],
    ["4.1.1", false],
    ["", false],
  ])("with status %s blames the address: %s", (status, expected) => expect(isAddressFault(status)).toBe(expected));

  it.each([
    ["nothing", ""],
    ["an answer", "From: a@example.jp\r\nSubject: Re: x\r\n\r\nI am away."],
    ["a report without an end", aDeliveryReport({ messageKey: "x" }).subarray(0, 300).toString()],
    ["no text", "\u0000\u0001\u0002\r\n\r\n\u00ff"],
  ])("is not %s", async (_what, raw) => {
    expect(await takeReport(desk.scope, clock, Buffer.from(raw, "latin1"))).toBe("foreign");
  });
});

describe("a hard bounce", () => {
  it("marks its mail, once; the third in a row stops the address, and says why", async () => {
    for (const count of [1, 2, 3]) {
      const messageKey = await sent();
      expect(await take({ messageKey })).toBe("noted");
      expect(await take({ messageKey })).toBe("known");
      expect(await message()).toMatchObject({
        state: "failed",
        reason: expect.stringMatching(/^宛先に届きませんでした：5\.1\.1 550/),
        bounced_at: desk.now,
      });
      expect((await address()).count).toBe(count);
      expect((await address()).reason === null).toBe(count < 3);
      desk.laterBy(24);
      await bringMore();
    }
    expect((await address()).reason).toMatch(/^宛先不明のため配信を停止しました（3回不達）：5\.1\.1 550/);
    expect(await sent()).toBe("");
    expect(await message()).toMatchObject({ state: "skipped", reason: expect.stringContaining("3回不達") });
  });

  it("is forgotten when none has followed for a month", async () => {
    for (const count of [1, 2]) {
      await take({ messageKey: await sent() });
      expect((await address()).count).toBe(count);
      await bringMore();
      desk.laterBy(24);
    }
    desk.laterBy(31 * 24);
    await take({ messageKey: await sent() });
    expect(await address()).toEqual({ count: 1, reason: null });
  });

  it("may also be the server's answer on the spot", async () => {
    desk.kept.failures = [{ command: "RCPT TO", responseCode: 550, message: "550 5.1.1 unknown" }];
    await sent();
    expect((await address()).count).toBe(1);
    desk.laterBy(24);
    await bringMore();
    desk.kept.failures = [{ command: "RCPT TO", responseCode: 550, message: "550 5.7.1 policy" }];
    await sent();
    expect((await address()).count).toBe(1);
  });
});

describe("any other report", () => {
  it("of a failure marks the mail and blames no address; of a delay does nothing", async () => {
    const messageKey = await sent();
    expect(await take({ messageKey, action: "delayed", status: "4.4.1" })).toBe("passing");
    expect((await message()).state).toBe("sent");
    expect(await take({ messageKey, status: "5.2.2" })).toBe("noted");
    expect(await message()).toMatchObject({ state: "failed", reason: expect.stringContaining("拒否されました") });
    expect(await address()).toEqual({ count: 0, reason: null });
  });

  it("about a mail that is nobody's, or being sent just now, changes nothing", async () => {
    expect(await take({ messageKey: crypto.randomUUID() })).toBe("foreign");
    const messageKey = await sent();
    await db.owner.query("UPDATE mail_message SET state = 'sending'");
    expect(await take({ messageKey })).toBe("later");
    expect((await address()).count).toBe(0);
  });
});

describe("the folder", () => {
  it("is read whole; what is done is moved, what must wait stays", async () => {
    const messageKey = await sent();
    const bounces = new BounceFolder({ folder, scope: desk.scope, clock, log: () => {} });
    mkdirSync(join(folder, "new"), { recursive: true });
    const put = (name: string, raw: Uint8Array) => writeFileSync(join(folder, "new", name), raw);
    put("1.report", aDeliveryReport({ messageKey, returned: "message/rfc822" }));
    put("2.advertisement", Buffer.from("Subject: x\r\n\r\ny"));
    await db.owner.query("UPDATE mail_message SET state = 'sending'");
    expect(await bounces.sweep()).toBe(1);
    expect(readdirSync(join(folder, "new"))).toEqual(["1.report"]);
    await db.owner.query("UPDATE mail_message SET state = 'sent'");
    expect(await bounces.sweep()).toBe(1);
    expect(readdirSync(join(folder, "cur")).toSorted()).toEqual(["1.report:2,S", "2.advertisement:2,S"]);
    expect((await message()).state).toBe("failed");
  });
});
