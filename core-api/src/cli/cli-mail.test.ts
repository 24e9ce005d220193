import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aDeliveryReport } from "../mail/testing/delivery-reports.ts";
import { mailDesk } from "../mail/testing/mail-desk.ts";
import { anArticle } from "../testing/an-article.ts";
import { aContract, aTheme } from "../testing/builders.ts";
import { cliDesk } from "./testing/cli-desk.ts";

const db = await testDatabase();
const { folder, run } = cliDesk(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner);
const theme = await aTheme(db.owner, contract);
await anArticle(db.owner, { themes: [theme] });
for (const address of ["a@example.jp", "b@example.jp"]) await desk.setting(contract, { target: theme, address });

const list = async () => JSON.parse((await run(["dead-letters", "list"])).out[0] ?? "");
const states = async () =>
  (await db.owner.query("SELECT state FROM mail_message ORDER BY mail_address")).rows.map(({ state }) => state);

describe("kirinuki dead-letters and bounce", () => {
  it("show what was given up, and send it again under the same Message-ID", async () => {
    expect((await run(["dead-letters", "list"], { tty: true })).told).toBe("送信をあきらめたメールはありません。");
    desk.kept.failures = [{ responseCode: 554, message: "554 no" }];
    const [sent] = await desk.runAndSend();
    const other = sent?.to === "a@example.jp" ? "b@example.jp" : "a@example.jp";
    const [letter, ...rest] = await list();
    expect([letter, rest]).toMatchObject([
      { contract_code: contract.contractCode, mail_address: other, attempts: 1, reason: "554 no" },
      [],
    ]);
    expect((await run(["dead-letters", "list", "--contract", "nobody"])).out).toEqual(["[]"]);
    const { rows } = await db.owner.query("SELECT message_key::text AS key FROM mail_message WHERE state = 'failed'");
    expect(await run(["dead-letters", "retry", letter.mail_message_id])).toMatchObject({
      code: 0,
      told: "1件を送信待ちにしました。",
    });
    desk.setNow(new Date(Date.now() + 1000));
    await desk.sender.drain();
    expect(desk.kept.take()).toMatchObject([{ to: other, messageKey: rows[0].key }]);
    expect(await run(["dead-letters", "retry", letter.mail_message_id])).toMatchObject({ code: 3 });
    expect(await list()).toEqual([]);
  });

  it.each([[[]], [["1", "--all"]], [["x"]]])("want to know which ones to retry: %j", async (args) => {
    expect((await run(["dead-letters", "retry", ...args])).code).toBe(2);
  });

  it("take in reports by file, and all that came back again", async () => {
    const { rows } = await db.owner.query("SELECT message_key::text AS key FROM mail_message ORDER BY mail_address");
    const report = join(folder, "report.eml");
    writeFileSync(report, aDeliveryReport({ messageKey: rows[0].key, returned: "message/rfc822" }));
    expect((await run(["bounce", report, report])).out).toEqual([`${report}: 記録しました`, `${report}: 記録済みです`]);
    expect(await states()).toEqual(["failed", "sent"]);
    expect((await run(["bounce", join(folder, "none.eml")])).code).toBe(3);
    expect((await run(["dead-letters", "retry", "--all"])).told).toBe("1件を送信待ちにしました。");
    expect(await states()).toEqual(["queued", "sent"]);
  });
});
