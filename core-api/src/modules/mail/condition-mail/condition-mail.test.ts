import { OWN_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { PostgresSearch } from "../../../search/postgres-search.ts";
import { reindex } from "../../../search/reindex.ts";
import { aSession, aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { collectConditionHits } from "./collect-hits.ts";

const db = await testDatabase();
const { app, get } = await testApi(db);
const desk = await mailDesk(db);
const scope = (await newsDesk(db)).scope;
const search = new PostgresSearch(10_000);
const NEXT_MORNING = new Date("2026-11-21T07:00:00+09:00");
const EVENING = new Date("2026-11-20T18:00:00+09:00");

async function send(who: TestUser, method: "PUT" | "DELETE", path: string, payload: object) {
  const cookies = { [USER_COOKIE]: await aSession(db.owner, who, NOON) };
  return app.inject({ method, url: `/api/v1${path}`, payload, cookies });
}
const allow = ({ contractId }: TestContract, value = "1") =>
  db.owner.query(
    `INSERT INTO contract_configuration (contract_id, configuration_key, configuration_value) VALUES ($1, $2, $3)
     ON CONFLICT (contract_id, configuration_key) DO UPDATE SET configuration_value = excluded.configuration_value`,
    [contractId, OWN_MAIL_SETTING, value],
  );
const condition = async (who: TestUser, more: object = {}): Promise<string> =>
  (await send(who, "PUT", "/search_condition", { title: "電池の話", keyword1: "電池", ...more })).json().data
    .condition_id;
const mail = (who: TestUser, condition_id: string, mail_kbn = 1) =>
  send(who, "PUT", "/condition_mail", { condition_id, mail_kbn });

/** A user of a contract that allows own mails, with a theme that the user's group may browse. */
async function aReader() {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  const user = await aUser(db.owner, group, { themeBrowsing: true });
  await allow(contract);
  return { contract, group, user, theme: await aTheme(db.owner, contract) };
}
interface Arrival {
  processDate?: string;
  dataSection?: 1 | 3;
  /** HH:mm in Tokyo. */
  at?: string;
}
async function article(
  theme: TestTheme,
  title: string,
  { at = "13:00", processDate = "2026-11-20", ...of }: Arrival = {},
) {
  const columns = { arrived_at: new Date(`${processDate}T${at}:00+09:00`) };
  await anArticle(db.owner, { themes: [theme], title, body: "", processDate, ...of, columns });
  await reindex(scope);
}

/** What the mail schedule does at a moment. @returns the mails to a user */
async function pass(at: Date, { email }: { email: string }) {
  desk.setNow(at);
  await collectConditionHits({ scope: desk.scope, clock: { now: () => at }, search, log: () => {} });
  await desk.run();
  await desk.alerts();
  await desk.sender.drain();
  return desk.kept.take().filter(({ to }) => to === email);
}
const emailOf = async ({ contractId, userId }: TestUser): Promise<{ email: string }> => {
  const sql = "SELECT email FROM app_user WHERE contract_id = $1 AND user_id = $2";
  return (await db.owner.query(sql, [contractId, userId])).rows[0];
};

describe("a mail of a saved condition", () => {
  it("brings each morning what the condition has found since, each article once, and leads to its search", async () => {
    const { user, theme } = await aReader();
    const id = await condition(user);
    const saved = (await mail(user, id)).json().data;
    expect(saved).toMatchObject({ condition_id: id, mail_kbn: 1, next_send_datetime: "2026-11-21T07:00:00+09:00" });
    await article(theme, "電池の新工場");
    await article(theme, "半導体の新工場");
    const to = await emailOf(user);
    const [first, ...others] = await pass(NEXT_MORNING, to);
    expect(others).toEqual([]);
    expect(first?.subject).toContain("電池の話");
    expect(first?.text).toContain("電池の新工場");
    expect(first?.text).not.toContain("半導体の新工場");
    expect(first?.text).toContain(`/search?condition=${id}`);
    await article(theme, "電池の値下げ", { processDate: "2026-11-21" });
    const [second] = await pass(new Date("2026-11-22T07:00:00+09:00"), to);
    expect(second?.text).toContain("電池の値下げ");
    expect(second?.text).not.toContain("電池の新工場");
    expect(await pass(new Date("2026-11-23T07:00:00+09:00"), to)).toEqual([]);
  });

  it("comes as soon as something is there, where that is wanted, and the morning does not repeat it", async () => {
    const { user, theme } = await aReader();
    await mail(user, await condition(user), 2);
    const to = await emailOf(user);
    expect(await pass(EVENING, to)).toEqual([]);
    await article(theme, "電池の事故", { at: "18:00" });
    const [alert] = await pass(new Date("2026-11-20T18:01:00+09:00"), to);
    expect(alert?.subject).toBe("【新着】電池の事故");
    expect(await pass(new Date("2026-11-20T18:02:00+09:00"), to)).toEqual([]);
    expect(await pass(NEXT_MORNING, to)).toEqual([]);
  });

  it("keeps to the condition's sources and to the rights of its user when it is made", async () => {
    const { contract, group, user, theme } = await aReader();
    const web = await condition(user, { data_section: [3] });
    await mail(user, web);
    await article(theme, "電池の記事");
    await article(theme, "電池のWEB記事", { dataSection: 3 });
    const to = await emailOf(user);
    const [first] = await pass(NEXT_MORNING, to);
    expect(first?.text).toContain("電池のWEB記事");
    expect(first?.text).not.toContain("電池の記事");
    await article(theme, "電池の続報", { dataSection: 3, processDate: "2026-11-21" });
    await db.owner.query("UPDATE app_user SET theme_browsing = false WHERE contract_id = $1", [contract.contractId]);
    await db.owner.query("UPDATE theme SET open_to_all_groups = false WHERE contract_id = $1", [group.contractId]);
    expect(await pass(new Date("2026-11-22T07:00:00+09:00"), to)).toEqual([]);
  });

  it("goes to the address that its user has by then", async () => {
    const { contract, user, theme } = await aReader();
    await mail(user, await condition(user));
    await article(theme, "電池の移転");
    const moved = { email: `moved-${contract.contractId}@example.jp` };
    await db.owner.query("UPDATE app_user SET email = $3 WHERE contract_id = $1 AND user_id = $2", [
      contract.contractId,
      user.userId,
      moved.email,
    ]);
    expect(await pass(NEXT_MORNING, moved)).toHaveLength(1);
  });

  it("is refused where the contract does not allow it, and stops where it no longer does", async () => {
    const { contract, user, theme } = await aReader();
    const id = await condition(user);
    await allow(contract, "0");
    expect((await mail(user, id)).json().result).toMatchObject({ status: 1, msgCode: "MSG0095" });
    expect((await get(user, "/condition_mail_preview", { condition_id: id })).json().result.msgCode).toBe("MSG0095");
    await allow(contract);
    await mail(user, id);
    await article(theme, "電池の話題");
    await allow(contract, "0");
    expect(await pass(NEXT_MORNING, await emailOf(user))).toEqual([]);
  });

  it("is its user's alone: an Admin neither sees, changes, sends nor deletes it", async () => {
    const { contract, group, user } = await aReader();
    const id = await condition(user);
    await mail(user, id);
    const admin = await aUser(db.owner, group, { userAuthority: 1 });
    expect((await mail(admin, id)).statusCode).toBe(404);
    const { mail_setting_count } = (await get(admin, "/mail_delivery_destinations")).json().data;
    expect(mail_setting_count).toBe(0);
    const sql = "SELECT mail_setting_id::text AS id FROM mail_setting WHERE contract_id = $1";
    const mail_setting_id = (await db.owner.query(sql, [contract.contractId])).rows[0].id;
    expect((await get(admin, "/mail_delivery_destination", { mail_setting_id })).statusCode).toBe(404);
    expect((await send(admin, "DELETE", "/mail_delivery_destination", { mail_setting_id })).statusCode).toBe(404);
    expect((await send(admin, "DELETE", "/condition_mail", { condition_id: id })).statusCode).toBe(404);
  });

  it("is told in the list of conditions, changed, ended, and goes with its condition", async () => {
    const { contract, user } = await aReader();
    const id = await condition(user);
    const kbn = async () => (await get(user, "/search_conditions")).json().data.search_conditions[0].mail_kbn;
    expect(await kbn()).toBe(0);
    await mail(user, id);
    expect(await kbn()).toBe(1);
    await mail(user, id, 2);
    expect(await kbn()).toBe(2);
    expect((await send(user, "DELETE", "/condition_mail", { condition_id: id })).statusCode).toBe(200);
    expect(await kbn()).toBe(0);
    await mail(user, id);
    await send(user, "DELETE", "/search_condition", { condition_id: id });
    const rows =
      "SELECT 1 FROM mail_address WHERE contract_id = $1 UNION ALL SELECT 1 FROM mail_setting WHERE contract_id = $1";
    expect((await db.owner.query(rows, [contract.contractId])).rows).toEqual([]);
  });

  it("is shown before it is wanted: of the latest day with articles, and how many there were in eight days", async () => {
    const { user, theme } = await aReader();
    const id = await condition(user);
    const preview = async () => (await get(user, "/condition_mail_preview", { condition_id: id })).json().data;
    expect(await preview()).toMatchObject({ found_count: 0, sendmail_info: null });
    await article(theme, "電池の月曜", { processDate: "2026-11-16" });
    await article(theme, "電池の水曜", { processDate: "2026-11-18" });
    const shown = await preview();
    expect(shown).toMatchObject({ process_date: "2026-11-18", found_count: 2, sendmail_info: { article_count: 1 } });
    expect(shown.sendmail_info.mailText).toContain("電池の水曜");
  });

  it.each([
    [{ condition_id: "x", mail_kbn: 1 }, "condition_id"],
    [{ condition_id: "1", mail_kbn: 3 }, "mail_kbn"],
  ])("names the field at fault of %j", async (payload, field) => {
    const { user } = await aReader();
    const answer = await send(user, "PUT", "/condition_mail", payload);
    expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, field]);
  });
});
