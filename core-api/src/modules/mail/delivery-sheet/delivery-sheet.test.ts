import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aPaper, paperComes } from "../../../arrivals/testing/papers.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import type { DeliverySheet } from "./delivery-sheet.dto.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const api = await testApi(db);
const [contract, other] = [await aContract(db.owner), await aContract(db.owner)];
const group = await aGroup(db.owner, contract);
const [admin, reader] = [await aUser(db.owner, group, { userAuthority: 1 }), await aUser(db.owner, group)];
const foreign = await aUser(db.owner, await aGroup(db.owner, other), { userAuthority: 1 });
const [theme, theirs] = [await aTheme(db.owner, contract), await aTheme(db.owner, other)];

const FRIDAY = "2026-11-20";
const at = (time: string, day = FRIDAY) => new Date(`${day}T${time}:00+09:00`);
const goTo = (time: string, day = FRIDAY) => {
  desk.setNow(at(time, day));
  api.setNow(at(time, day));
};

async function sheet(
  user = admin,
  query: Record<string, string> = { target_month: "2026-11" },
): Promise<DeliverySheet> {
  const answer = await api.get(user, "/delivery_sheet", query);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const slotsOf = async (day = FRIDAY, user = admin) =>
  (await sheet(user)).day_info.find(({ process_date }) => process_date === day)?.slot_info ?? [];

/** Settings that are due at seven, created the day before. */
async function settings(...addresses: string[]): Promise<void> {
  for (const address of addresses)
    await desk.setting(contract, { target: theme, address, times: ["07:00"], due: at("07:00") });
  await db.owner.query("UPDATE mail_setting SET created_at = $1", [at("12:00", "2026-11-19")]);
}

beforeEach(async () => {
  await db.owner.query(
    "DELETE FROM mail_run; DELETE FROM mail_setting; DELETE FROM audit; DELETE FROM article; DELETE FROM media",
  );
  await anArticle(db.owner, { themes: [theme, theirs], dataSection: 3, title: "記事" });
  goTo("07:00");
});

describe("digests of a day", () => {
  it("are kept where all were sent within ten minutes", async () => {
    await settings("a@example.jp", "b@example.jp");
    await desk.runAndSend();
    goTo("12:00");
    expect(await slotsOf()).toMatchObject([
      {
        ...{ setup_time: "07:00", state: "kept", setting_count: 2, kept_count: 2, late_count: 0, unsent_count: 0 },
        ...{ last_sent_datetime: "2026-11-20T07:00:00+09:00", digest_info: [] },
      },
    ]);
    expect(await sheet()).toMatchObject({
      slot_count: 1,
      kept_slot_count: 1,
      partly_slot_count: 0,
      missed_slot_count: 0,
    });
  });

  it("tell why they were late: begun late, refused by the server, or slow", async () => {
    await settings("a@example.jp");
    goTo("07:45");
    await desk.runAndSend();
    goTo("12:00");
    expect(await slotsOf()).toMatchObject([
      {
        ...{ state: "missed", late_count: 1 },
        digest_info: [
          { mail_address: "a@example.jp", cause: "late_start", sent_datetime: "2026-11-20T07:45:00+09:00" },
        ],
      },
    ]);
    await db.owner.query("UPDATE mail_run SET made_at = due_at");
    expect((await slotsOf())[0]?.digest_info).toMatchObject([{ cause: "slow" }]);
    await db.owner.query("UPDATE mail_message SET attempts = 3");
    expect((await slotsOf())[0]?.digest_info).toMatchObject([{ cause: "refused" }]);
  });

  it("are partly kept where one is given up, and name it with the server's answer", async () => {
    await settings("a@example.jp", "b@example.jp");
    await desk.run();
    await desk.sender.drain();
    await db.owner.query(
      "UPDATE mail_message SET state = 'failed', reason = '550 no' WHERE mail_address = 'b@example.jp'",
    );
    goTo("12:00");
    const given = { mail_address: "b@example.jp", cause: "given_up", sent_datetime: null, reason: "550 no" };
    expect(await slotsOf()).toMatchObject([{ state: "partly", kept_count: 1, unsent_count: 1, digest_info: [given] }]);
  });

  it("wait for ten minutes, then count as not sent", async () => {
    await settings("a@example.jp");
    await desk.run();
    goTo("07:10");
    expect(await slotsOf()).toMatchObject([{ state: "waiting", waiting_count: 1 }]);
    goTo("07:11");
    expect(await slotsOf()).toMatchObject([{ state: "missed", unsent_count: 1, waiting_count: 0 }]);
  });

  it("that nothing made are told, from the time on since which the setting is as it is", async () => {
    await settings("a@example.jp");
    goTo("07:10");
    expect(await slotsOf()).toEqual([]);
    goTo("07:11");
    expect(await slotsOf()).toMatchObject([{ state: "missed", unsent_count: 1, digest_info: [{ cause: "not_made" }] }]);
    await db.owner.query("UPDATE mail_setting SET created_at = $1", [at("07:00")]);
    expect(await slotsOf()).toEqual([]);
    await db.owner.query("UPDATE mail_setting SET created_at = $1", [at("12:00", "2026-11-19")]);
    const { rows } = await db.owner.query("SELECT mail_setting_id FROM mail_setting");
    await db.owner.query(
      "INSERT INTO audit (contract_id, actor, action, detail, occurred_at) VALUES ($1, 'x', 'mail_setting.save', $2, $3)",
      [contract.contractId, { mail_setting_id: String(rows[0].mail_setting_id) }, at("07:05")],
    );
    expect(await slotsOf()).toEqual([]);
  });

  it("are no fault where they rest, have no article, may not be had, or come back", async () => {
    await settings("a@example.jp", "b@example.jp", "c@example.jp", "d@example.jp");
    await desk.runAndSend();
    await db.owner.query(`
      UPDATE mail_run r SET held = 'pause' FROM mail_message m WHERE m.mail_run_id = r.mail_run_id AND m.mail_address = 'a@example.jp';
      DELETE FROM mail_message WHERE mail_address = 'b@example.jp';
      UPDATE mail_message SET state = 'skipped' WHERE mail_address = 'c@example.jp';
      UPDATE mail_message SET state = 'failed', bounced_at = now() WHERE mail_address = 'd@example.jp'`);
    goTo("12:00");
    const counts = { rest_count: 1, empty_count: 1, stopped_count: 1, bounced_count: 1 };
    expect(await slotsOf()).toMatchObject([{ state: "idle", ...counts, kept_count: 0, unsent_count: 0 }]);
    expect((await sheet()).slot_count).toBe(0);
  });

  it("are told by five of each time at most", async () => {
    await settings(...["a", "b", "c", "d", "e", "f", "g"].map((name) => `${name}@example.jp`));
    goTo("12:00");
    const [slot] = await slotsOf();
    expect([slot?.unsent_count, slot?.digest_info.length]).toEqual([7, 5]);
  });
});

describe("newspapers of a month", () => {
  it("are on time, late or missed by day, with the worst of the month first", async () => {
    const late = await aPaper(db.owner, { name: "遅着新聞", until: "2026-11-19" });
    const lost = await aPaper(db.owner, { name: "未着新聞", until: "2026-11-19" });
    for (const day of ["2026-11-19", FRIDAY])
      await paperComes(db.owner, late, at(day === FRIDAY ? "06:40" : "05:00", day));
    goTo("12:00");
    const told = await sheet();
    expect(told.day_info[0]).toMatchObject({
      ...{ process_date: FRIDAY, expected_count: 2, on_time_count: 0, late_count: 1, missed_count: 1 },
      paper_info: [
        { media_code: lost, state: "missed", due_time: "05:10", arrived_datetime: null },
        { media_code: late, state: "late", arrived_datetime: "2026-11-20T06:40:00+09:00" },
      ],
    });
    expect(told.paper_total_info).toMatchObject([
      { media_code: lost, missed_count: 2, late_count: 0 },
      { media_code: late, missed_count: 0, late_count: 1 },
    ]);
    expect(told.expected_count).toBe(told.on_time_count + told.late_count + told.missed_count);
  });

  it("are none for whoever sees no newspapers", async () => {
    await aPaper(db.owner, { name: "東都新聞", until: FRIDAY });
    const webOnly = await aContract(db.owner, { sections: [3] });
    const web = await aUser(db.owner, await aGroup(db.owner, webOnly, { sections: [3] }), { userAuthority: 1 });
    expect(await sheet(web)).toMatchObject({ expected_count: 0, day_info: [], paper_total_info: [] });
  });
});

describe("GET /delivery_sheet", () => {
  it("is for Admins, of their own contract alone", async () => {
    await settings("a@example.jp");
    await desk.runAndSend();
    goTo("12:00");
    expect(await slotsOf(FRIDAY, foreign)).toEqual([]);
    expect((await api.get(reader, "/delivery_sheet")).statusCode).toBe(403);
    expect((await api.get(null, "/delivery_sheet")).statusCode).toBe(401);
  });

  it("is of the present month unless another is named; a month to come is empty, one that is none is refused", async () => {
    expect((await sheet(admin, {})).target_month).toBe("2026-11");
    expect(await sheet(admin, { target_month: "2027-02" })).toMatchObject({ day_info: [], slot_count: 0 });
    for (const target_month of ["2026-13", "2026-1", "x"]) {
      const refused = await api.get(admin, "/delivery_sheet", { target_month });
      expect([refused.statusCode, refused.json().data.fieldErrors[0].field]).toEqual([400, "target_month"]);
    }
  });

  it("says from which day on mails are kept", async () => {
    expect((await sheet()).kept_from).toBe("2025-11-20");
    await settings("a@example.jp");
    await db.owner.query("UPDATE mail_setting SET created_at = '2024-01-01'");
    goTo("12:00");
    const { day_info } = await sheet(admin, { target_month: "2025-11" });
    expect(day_info.at(-1)?.process_date).toBe("2025-11-20");
  });

  it("is a file of one row for each time of each day", async () => {
    await settings("a@example.jp");
    goTo("07:45");
    await desk.runAndSend();
    const answer = await api.get(admin, "/delivery_sheet_download", { target_month: "2026-11" });
    expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain("配信実績_2026-11.csv");
    const [, row = ""] = answer.body.split("\r\n");
    expect(row).toContain("2026/11/20,");
    expect(row).toContain(",07:00,遅れ,1,0,1,0,0,0,0,0,0,2026/11/20 07:45,作成の開始が遅れた,");
    expect((await api.get(reader, "/delivery_sheet_download")).statusCode).toBe(403);
  });
});
