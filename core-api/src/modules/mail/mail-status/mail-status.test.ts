import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aTheme } from "../../../testing/builders.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { mailStatusRoutes } from "./mail-status.routes.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const { call } = await operatorApp(db, (router, parts) =>
  mailStatusRoutes(router, { ...parts, clock: { now: () => desk.now } }),
);
const [one, other, idle] = [await aContract(db.owner), await aContract(db.owner), await aContract(db.owner)];
const [theme, theirs] = [await aTheme(db.owner, one), await aTheme(db.owner, other)];
await anArticle(db.owner, { themes: [theme, theirs], dataSection: 3, title: "記事" });

const at = (time: string) => new Date(`${time}+09:00`);
beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_run; DELETE FROM mail_setting; DELETE FROM operator_audit");
  desk.setNow(at("2026-11-20T07:00:00"));
});

async function board(query = "") {
  const { data } = await call("GET", `/mail_status${query}`);
  const rows = data.mail_status as Record<string, string | number | null>[];
  return rows.map((row) => [
    Number(row.contract_id),
    ...["planned_count", "waiting_count", "late_count", "sent_count", "failed_count", "refused_count"].map(
      (key) => row[key],
    ),
  ]);
}
const setState = (address: string, state: string) =>
  db.owner.query(
    "UPDATE mail_message SET state = $2, ended_at = now(), reason = '550 no such user' WHERE mail_address = $1",
    [address, state],
  );

describe("the mail status of a day", () => {
  it("follows a contract's mails from the plan to their end, and leaves out who has none", async () => {
    await desk.setting(one, { target: theme, address: "a@example.jp", due: at("2026-11-20T07:30:00") });
    await desk.setting(one, { target: theme, address: "b@example.jp", due: at("2026-11-20T07:00:00") });
    expect(await board()).toEqual([[one.contractId, 1, 1, 0, 0, 0, 0]]);
    await desk.runAndSend();
    expect(await board()).toEqual([[one.contractId, 1, 0, 0, 1, 0, 0]]);
    const { data } = await call("GET", "/mail_status");
    expect(data).toMatchObject({
      process_date: "2026-11-20",
      mail_status: [{ next_setup_datetime: "2026-11-20T07:30:00+09:00" }],
    });
    expect((await board()).flat()).not.toContain(idle.contractId);
    expect(await board("?process_date=2026-11-22")).toEqual([]);
  });

  it("has those with late or failed mails first, and today what is left of days before", async () => {
    await desk.setting(one, { target: theme, address: "a@example.jp" });
    await desk.setting(other, { target: theirs, address: "b@example.jp" });
    await desk.run();
    const contracts = [one.contractId, other.contractId];
    desk.setNow(at("2026-11-20T07:09:00"));
    expect(await board()).toEqual(contracts.map((id) => [id, 0, 1, 0, 0, 0, 0]));
    desk.setNow(at("2026-11-20T07:11:00"));
    await setState("a@example.jp", "sent");
    expect((await board())[0]).toEqual([other.contractId, 0, 1, 1, 0, 0, 0]);
    desk.setNow(at("2026-11-21T06:00:00"));
    expect(await board()).toEqual([
      [other.contractId, 1, 1, 1, 0, 0, 0],
      [one.contractId, 1, 0, 0, 0, 0, 0],
    ]);
    await setState("b@example.jp", "failed");
    expect(await board("?process_date=2026-11-20")).toEqual([
      [other.contractId, 0, 0, 0, 0, 1, 0],
      [one.contractId, 0, 0, 0, 1, 0, 0],
    ]);
  });

  it("is of a day that there is", async () => {
    const { http, data } = await call("GET", "/mail_status?process_date=2026-02-31");
    expect([http, data.fieldErrors?.[0]?.field]).toEqual([400, "process_date"]);
  });
});

describe("mails that were given up", () => {
  it("are listed, sent once more under the same Message-ID, and noted in the trail", async () => {
    await desk.setting(one, { target: theme, address: "a@example.jp" });
    await desk.setting(other, { target: theirs, address: "b@example.jp" });
    const [first] = (await desk.runAndSend()).filter(({ to }) => to === "a@example.jp");
    await setState("a@example.jp", "failed");
    const { data } = await call("GET", "/dead_letters");
    const [letter] = data.dead_letters as { mail_message_id: string }[];
    expect(data).toMatchObject({ dead_letters_count: 1, page: 1 });
    expect(letter).toMatchObject({ mail_address: "a@example.jp", reason: "550 no such user" });
    const ids = [letter?.mail_message_id, "999999999"];
    const again = await call("POST", "/dead_letters", { mail_message_id: ids });
    expect([again.http, again.data]).toEqual([200, { retried_count: 1 }]);
    await desk.sender.drain();
    expect(desk.kept.take()).toMatchObject([{ to: "a@example.jp", messageKey: first?.messageKey }]);
    expect((await call("GET", "/dead_letters")).data.dead_letters_count).toBe(0);
    const { rows } = await db.owner.query("SELECT operator_id, action, detail FROM operator_audit");
    expect(rows).toMatchObject([{ operator_id: "tester", action: "mail.retry", detail: { ids, retried: 1 } }]);
  });

  it("are those of the contract asked for; wrong ids are named", async () => {
    await desk.setting(one, { target: theme, address: "a@example.jp" });
    await desk.runAndSend();
    await setState("a@example.jp", "failed");
    const count = async (id: number) => (await call("GET", `/dead_letters?contract_id=${id}`)).data.dead_letters_count;
    expect([await count(one.contractId), await count(other.contractId)]).toEqual([1, 0]);
    expect((await call("GET", "/dead_letters?contract_id=999999")).http).toBe(404);
    for (const mail_message_id of [[], ["x"], "1; DROP", undefined]) {
      const { http, data } = await call("POST", "/dead_letters", { mail_message_id });
      expect([http, data.fieldErrors?.[0]?.field]).toEqual([400, "mail_message_id"]);
    }
  });
});
