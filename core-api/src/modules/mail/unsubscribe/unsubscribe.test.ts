import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { MORNING, mailDesk } from "../../../mail/testing/mail-desk.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const api = await testApi(db);
const contract = await aContract(db.owner);
const theme = await aTheme(db.owner, contract);
const ADDRESS = "Reader@example.jp";

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address; DELETE FROM audit");
  desk.setNow(MORNING);
  await anArticle(db.owner, { themes: [theme] });
  await desk.setting(contract, { target: theme, address: ADDRESS });
});

const ask = (mail_key: unknown) =>
  api.app.inject({ method: "POST", url: "/api/v1/mail_unsubscribe", payload: { mail_key } });
const rows = async (sql: string) => (await db.owner.query(sql)).rows;
const address = async () => (await rows("SELECT stop_kind, stopped_at IS NOT NULL AS stopped FROM mail_address"))[0];

describe("the way off the lists", () => {
  it("is in every mail of a list, and ends the mails to its address for whoever has it, without a sign-in", async () => {
    const [mail] = await desk.runAndSend();
    expect(mail?.unsubscribeUrl).toBe(`http://localhost:8080/unsubscribe?key=${mail?.messageKey}`);
    for (const _again of [1, 2]) expect((await ask(mail?.messageKey)).statusCode).toBe(200);
    expect(await address()).toEqual({ stop_kind: "unsubscribed", stopped: true });
    expect(await rows("SELECT actor, action, detail FROM audit")).toEqual([
      { actor: "recipient", action: "mail_address.unsubscribe", detail: { mail_address: ADDRESS } },
    ]);
    desk.laterBy(24);
    await anArticle(db.owner, { themes: [theme] });
    expect(await desk.runAndSend()).toEqual([]);
    expect(await rows("SELECT reason FROM mail_message WHERE state = 'skipped'")).toEqual([
      { reason: "受信者が配信の停止を希望したため、配信を停止しました。" },
    ]);
  });

  it("works again after somebody let mails go to the address, and keeps the first moment", async () => {
    const [mail] = await desk.runAndSend();
    await ask(mail?.messageKey);
    const first = await rows("SELECT unsubscribed_at FROM mail_message");
    await db.owner.query("UPDATE mail_address SET stopped_at = NULL, stop_reason = NULL");
    await ask(mail?.messageKey);
    expect(await address()).toEqual({ stop_kind: "unsubscribed", stopped: true });
    expect(await rows("SELECT unsubscribed_at FROM mail_message")).toEqual(first);
  });

  it("does not lead off a mail of an account, nor by a key that is none", async () => {
    await desk.runAndSend();
    const [{ key }] = await rows(
      `UPDATE mail_message SET content = '{"kind": "account", "event": "password"}' RETURNING message_key AS key`,
    );
    for (const wrong of [key, crypto.randomUUID(), "x"]) expect((await ask(wrong)).statusCode).toBe(404);
    for (const wrong of [undefined, "", 7, ["a"], "x".repeat(37)]) expect((await ask(wrong)).statusCode).toBe(400);
    expect(await address()).toMatchObject({ stopped: false });
  });

  it("is no call of a GET: what opens an address ends nothing", async () => {
    const [mail] = await desk.runAndSend();
    const url = `/api/v1/mail_unsubscribe?mail_key=${mail?.messageKey}`;
    expect((await api.app.inject({ method: "GET", url })).statusCode).toBe(405);
    expect(await address()).toMatchObject({ stopped: false });
  });
});
