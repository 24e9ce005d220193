import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { contractEnd } from "../../../jobs/contract-end.job.ts";
import { KeptMails, mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aJobContext } from "../../../testing/a-job-context.ts";
import { anOffice, aUser, TEST_PASSWORD, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { noWebhooks } from "../arrival-alarm/testing/no-webhooks.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const context = aJobContext({ scope: desk.scope, clock: { now: () => desk.now } });
let contract: TestContract;
let group: Awaited<ReturnType<typeof aGroup>>;
let admin: TestUser;

const DAY_MS = 24 * 60 * 60_000;
/** So many days after NOON's day; the contract ends on NOON's day. */
function after(days: number): void {
  const now = new Date(NOON.getTime() + days * DAY_MS);
  api.setNow(now);
  desk.setNow(now);
}

beforeEach(async () => {
  after(0);
  await db.owner.query("TRUNCATE sign_in_throttle");
  await db.owner.query("UPDATE contract SET end_date = NULL");
  contract = await aContract(db.owner);
  group = await aGroup(db.owner, contract);
  admin = { ...(await aUser(db.owner, group, { userAuthority: 1 })), browser: "desk" };
  await db.owner.query("UPDATE contract SET end_date = '2026-11-20' WHERE contract_id = $1", [contract.contractId]);
});

const signIn = async () => {
  const payload = { contract_code: contract.contractCode, user_id: admin.userId, password: TEST_PASSWORD };
  const answer = await api.app.inject({ method: "POST", url: "/api/v1/login", payload });
  return answer.json().result.msgCode;
};
const saveNotice = async () => {
  const answer = await api.send(admin, "PUT", "/notice", { text: "お知らせ" });
  return [answer.statusCode, answer.json().result.msgCode];
};

describe("a contract with an end", () => {
  it("is in service to the end of its last day", async () => {
    expect([await signIn(), await saveNotice()]).toEqual(["", [200, ""]]);
  });

  it("is told to Admins on their screens a week before, and to everybody when it is over", async () => {
    const user = await aUser(db.owner, group);
    const toldOn = async (day: number) => {
      after(day);
      const each = [admin, user].map(async (who) => {
        const answer = await api.get({ ...who, browser: `day ${day}` }, "/session");
        return answer.json().data[0].contract_end;
      });
      return Promise.all(each);
    };
    const ends = { end_date: "2026-11-20", read_until: "2026-12-20" };
    expect(await toldOn(-8)).toEqual([null, null]);
    expect(await toldOn(-7)).toEqual([{ ...ends, read_only_flag: 0 }, null]);
    const over = { ...ends, read_only_flag: 1 };
    expect(await toldOn(1)).toEqual([over, over]);
  });

  it("can be read and searched for 30 days, and not changed", async () => {
    for (const days of [1, 30]) {
      after(days);
      await api.get(admin, "/session");
      expect([await signIn(), await saveNotice()]).toEqual(["", [403, "MSG4032"]]);
      const reads = [
        await api.get(admin, "/themes"),
        await api.send(admin, "POST", "/article_search", { keyword1: "電池" }),
        await api.send(admin, "PUT", "/read_marks", { article_ids: [], read_flag: 1 }),
      ];
      for (const answer of reads) expect(answer.json().result.msgCode).not.toBe("MSG4032");
      expect((await api.send(admin, "POST", "/pdf", { article_info: [] })).json().result.msgCode).toBe("MSG4032");
      expect((await api.send(admin, "POST", "/logout")).statusCode).toBe(200);
      admin = { ...admin, browser: `desk ${days}` };
    }
  });

  it("lets nobody in afterwards, and ends who is in", async () => {
    after(30);
    expect((await api.get(admin, "/session")).statusCode).toBe(200);
    after(30 + 12 / 24 + 0.01);
    expect((await api.get({ ...admin, browser: "other" }, "/session")).statusCode).toBe(401);
    expect(await signIn()).toBe("MSG0071");
    await anOffice(db.owner, admin, "198.51.100.0/24");
    const byAddress = await api.app.inject({ url: "/api/v1/pw_less_login", remoteAddress: "198.51.100.7" });
    expect(byAddress.json().result.msgCode).toBe("MSG0005");
  });

  it("is in service again with a later end", async () => {
    after(31);
    await db.owner.query("UPDATE contract SET end_date = '2027-03-31' WHERE contract_id = $1", [contract.contractId]);
    admin = { ...admin, browser: "again" };
    expect([await signIn(), await saveNotice()]).toEqual(["", [200, ""]]);
  });
});

describe("mails of a contract", () => {
  it("stop with its end, and go on where it is prolonged", async () => {
    const theme = await aTheme(db.owner, contract);
    await desk.setting(contract, { target: theme, address: "a@example.jp" });
    await anArticle(db.owner, { themes: [theme], title: "一", processDate: "2026-11-20" });
    after(1);
    expect(await desk.runAndSend()).toEqual([]);
    await db.owner.query("UPDATE contract SET end_date = NULL");
    expect(await desk.runAndSend()).toHaveLength(1);
  });
});

describe("the notice of an end", () => {
  async function noticed(): Promise<string[]> {
    const transport = new KeptMails();
    await contractEnd.run(context, { transport, publicUrl: "https://kirinuki.example", webhooks: noWebhooks });
    return transport.take().map(({ to, subject }) => `${to} ${subject}`);
  }

  it("goes to each Admin once, a week before, and once more for another end", async () => {
    const told = `${admin.userId}@example.com 【Kirinuki】契約期間は2026/11/20に終わります`;
    const days = async (list: readonly number[]) => {
      const all: string[][] = [];
      for (const day of list) {
        after(day);
        all.push(await noticed());
      }
      return all;
    };
    expect(await days([-8, -7, -6, 0])).toEqual([[], [told], [], []]);
    await db.owner.query("UPDATE contract SET end_date = '2026-11-24' WHERE contract_id = $1", [contract.contractId]);
    expect(await days([0])).toEqual([[told.replace("20に", "24に")]]);
  });

  it("does not come after the end", async () => {
    after(1);
    expect(await noticed()).toEqual([]);
  });
});
