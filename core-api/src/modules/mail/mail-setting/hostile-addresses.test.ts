import { mailAddressFault } from "@kirinuki/schema/forms/mail-address.ts";
import { tableOf } from "@kirinuki/tests/support/collections.ts";
import { describeCollections } from "@kirinuki/tests/support/describe-collections.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { readFailure } from "../../../mail/mail-transport.ts";
import { realMails } from "../../../mail/testing/real-mails.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const send = await realMails();
const group = await aGroup(db.owner, await aContract(db.owner));
const admin = await aUser(db.owner, group, { userAuthority: 1 });
const theme = await aTheme(db.owner, group);
const article = await anArticle(db.owner, { themes: [theme], dataSection: 3 });

/** What would write a head of its own if it could, beside the open collection. */
const INJECTIONS = ["\r\n", "\n", "\r", "%0d%0a", "\u0000", "\u2028", "\\r\\n", "\u0085"].map(
  (end) => `a@example.jp${end}Bcc: spy@example.com`,
);
const put = (mail_address: string) =>
  api.send(admin, "PUT", "/mail_delivery_destination", {
    data_kbn: 1,
    id: String(theme.themeId),
    mail_address,
    template_file_id: "0",
    subject_Type: 1,
    attach_Type: 1,
  });
const stored = async (): Promise<string[]> =>
  (await db.owner.query("SELECT mail_address FROM mail_address")).rows.map(({ mail_address }) => mail_address);

describe("addresses that nobody should have to think of", () => {
  it("can't bring a head of their own, by any way in", async () => {
    for (const address of INJECTIONS) {
      expect((await put(address)).statusCode, JSON.stringify(address)).toBe(400);
      const articles = [{ article_id: article.articleId, data_section: 3 }];
      const delivered = await api.send(admin, "POST", "/mail_delivery", {
        articles,
        addresses: [address],
        subject: "x",
        text: "x",
      });
      // A NUL is refused in any text; the others fail in their row.
      if (address.includes("\u0000")) expect(delivered.statusCode).toBe(400);
      else
        expect(delivered.json().data, JSON.stringify(address)).toMatchObject({
          sendmail_id: null,
          sendmail_result: [{ status: 1 }],
        });
      const row = { data_kbn: 1, id: String(theme.themeId), mail_address: address };
      expect((await api.send(admin, "POST", "/send_mails", { sendmail_info: [row] })).statusCode).toBe(400);
    }
    expect(await stored()).toEqual([]);
  });

  describeCollections(["payloads"], "of a collection", (collection) => {
    it("are kept or refused by the spec's rules", async () => {
      const addresses = tableOf(collection, "emails").flatMap(([, address]) => address ?? []);
      expect(addresses.length).toBeGreaterThan(collection.isOurs ? 25 : 250);
      await db.owner.query("TRUNCATE mail_address CASCADE");
      const kept = new Set<string>();
      for (const address of addresses) {
        const answer = await put(address);
        const fault = mailAddressFault(address);
        expect(answer.statusCode, address).toBe(fault === null ? 200 : 400);
        if (fault === null) kept.add(address.toLowerCase());
        else expect(answer.json().data.fieldErrors).toContainEqual({ field: "mail_address", message: fault });
      }
      expect((await stored()).map((address) => address.toLowerCase()).toSorted()).toEqual([...kept].toSorted());
      // Those with more in them than letters: each goes to itself alone, or the server takes none of it.
      for (const address of (await stored()).filter((each) => /[^\w.@-]/.test(each))) {
        const sent = await send({ to: address, subject: "x", text: "x" }).catch(readFailure);
        if ("isFinal" in sent) expect(sent.isFinal, address).toBe(true);
        else
          expect([sent.to, sent.mail.to?.map((each) => each.address), sent.mail.bcc]).toEqual([
            [address],
            [address],
            undefined,
          ]);
      }
    });
  });
});
