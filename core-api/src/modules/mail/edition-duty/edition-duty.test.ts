import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { aHit, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { runMornings } from "./run-mornings.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const group = await aGroup(db.owner, contract, { sections: [1, 2, 3, 5] });
const admin = await aUser(db.owner, group, { userAuthority: 1, userId: "admin01", name: "管理者" });
const first = await aUser(db.owner, group, { topicsCreation: true, userId: "topic01", name: "話題係" });
const second = await aUser(db.owner, group, { topicsCreation: true, userId: "topic02", name: "代理係" });
const reader = await aUser(db.owner, group, { userId: "user01" });
const other = await aContract(db.owner, { sections: [1, 2, 3, 5] });
const foreign = await aUser(db.owner, await aGroup(db.owner, other), { userAuthority: 1, userId: "admin01" });
const theme = await aTheme(db.owner, contract, { name: "半導体" });
const foreignTheme = await aTheme(db.owner, other, { name: "他社" });
const titles = ["一面の記事", "冒頭の記事", "同じ話題の記事", "名前だけの記事"];
const articles = await Promise.all(titles.map((title) => anArticle(db.owner, { dataSection: 3, title })));
const TARGET = { data_kbn: 1, id: String(theme.themeId) };
const DAY = "2026-11-20";
const at = (time: string, day = DAY) => new Date(`${day}T${time}:00+09:00`);
const both = (moment: Date) => {
  api.setNow(moment);
  desk.setNow(moment);
};

beforeEach(async () => {
  await db.owner.query(`DELETE FROM edition_duty; DELETE FROM edition_rota; DELETE FROM edition_morning; DELETE FROM mail_edition; DELETE FROM mail_run;
    DELETE FROM theme_article; DELETE FROM mail_pause; DELETE FROM audit WHERE action LIKE 'edition%'`);
  desk.kept.take();
  for (const { articleId } of articles) await aHit(db.owner, theme, { articleId, section: 3, day: DAY });
  both(at("12:00", "2026-11-19"));
});

type Body = Record<string, unknown>;
async function call(as: typeof admin, method: "PUT" | "POST" | "DELETE", path: string, body: Body) {
  const answer = await api.send(as, method, path, body);
  return { http: answer.statusCode, ...answer.json() };
}
const week = (own: Body = {}) =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((weekday) => ({
    ...{ weekday, leave_flag: 1, user_id: "topic01", deputy_user_id: "topic02" },
    ...own,
  }));
const duty = (own: Body = {}) => ({
  ...{ ...TARGET, deadline: "06:58", approval_flag: 0, article_max_count: 3, mail_address: ["out@example.jp"] },
  edition_rota: week(),
  ...own,
});
const setUp = async (own: Body = {}) => {
  const answer = await call(admin, "PUT", "/edition_duty", duty(own));
  expect(answer).toMatchObject({ http: 200, result: { status: 0 } });
  return answer.data;
};
const tick = (moment: Date) => {
  both(moment);
  return runMornings({ scope: desk.scope, clock: { now: () => desk.now }, log: () => undefined });
};
const mails = async () => {
  await desk.sender.drain();
  return desk.kept.take();
};
const morning = async (as = first) => (await api.get(as, "/edition_morning", TARGET)).json().data.edition_morning;
const save = (version: string, ids: string[], as = first) =>
  call(as, "PUT", "/mail_edition", {
    ...{ ...TARGET, version },
    edition_item: ids.map((article_id) => ({ article_id, comment: "書きかけの" })),
  });
const send = (version: string, own: Body = {}, as = first) =>
  call(as, "POST", "/mail_edition_send", { ...TARGET, version, mail_address: ["by-hand@example.jp"], ...own });
const idOf = (index: number) => articles[index]?.articleId ?? "";
const grade = (index: number, prominence: number) =>
  db.owner.query("UPDATE theme_article SET prominence = $2 WHERE article_id = $1", [idOf(index), prominence]);

describe("who may", () => {
  it("keeps the rota as an Admin, sees the morning as an editor, and neither as a reader", async () => {
    await setUp();
    for (const as of [first, reader]) expect((await api.get(as, "/edition_duty")).statusCode).toBe(403);
    for (const as of [first, reader]) {
      expect((await call(as, "PUT", "/edition_duty", duty({ version: 1 }))).http).toBe(403);
      expect((await call(as, "DELETE", "/edition_duty", { version: 1 })).http).toBe(403);
      expect((await call(as, "PUT", "/edition_rota_day", { day: DAY })).http).toBe(403);
      expect((await call(as, "DELETE", "/edition_rota_day", { day: DAY })).http).toBe(403);
    }
    expect((await api.get(reader, "/edition_morning", TARGET)).statusCode).toBe(403);
    expect((await call(reader, "PUT", "/edition_note", { day: DAY, note: "x", note_version: 0 })).http).toBe(403);
    const wish = { ...TARGET, version: "1", mail_address: ["a@example.jp"] };
    expect((await call(reader, "POST", "/edition_approval_request", wish)).http).toBe(403);
    for (const method of ["POST", "DELETE"] as const) {
      const path = method === "POST" ? "/edition_approval" : "/edition_approval_request";
      expect((await call(reader, method, path, { ...TARGET, version: "1" })).http).toBe(403);
    }
  });

  it("keeps a contract's own: another sees and names nothing of it", async () => {
    await setUp();
    expect((await api.get(foreign, "/edition_duty")).json().data).toMatchObject({
      edition_duty: null,
      edition_rota: [],
    });
    expect((await call(foreign, "PUT", "/edition_duty", duty())).http).toBe(404);
    expect((await call(foreign, "DELETE", "/edition_duty", { version: 1 })).http).toBe(404);
    expect((await api.get(foreign, "/edition_morning", TARGET)).statusCode).toBe(404);
    expect(
      (await call(admin, "PUT", "/edition_duty", duty({ id: String(foreignTheme.themeId), version: 1 }))).http,
    ).toBe(404);
  });
});

describe("the rota", () => {
  it("is refused with the field at fault", async () => {
    const fault = async (own: Body) =>
      (await call(admin, "PUT", "/edition_duty", duty(own))).data?.fieldErrors?.[0]?.field;
    expect(await fault({ deadline: "25:00" })).toBe("deadline");
    expect(await fault({ article_max_count: 0 })).toBe("article_max_count");
    expect(await fault({ mail_address: [] })).toBe("mail_address");
    expect(await fault({ mail_address: Array.from({ length: 11 }, (_, at) => `a${at}@example.jp`) })).toBe(
      "mail_address",
    );
    expect(await fault({ edition_rota: week().slice(1) })).toBe("edition_rota");
    expect(await fault({ edition_rota: week({ user_id: "user01" }) })).toBe("edition_rota");
    expect(await fault({ edition_rota: week({ deputy_user_id: "topic01" }) })).toBe("edition_rota");
    await setUp();
    const day = async (own: Body) =>
      (await call(admin, "PUT", "/edition_rota_day", { day: DAY, ...own })).data?.fieldErrors?.[0]?.field;
    expect(await day({ day: "2026-11-18" })).toBe("day");
    expect(await day({ user_id: "nobody" })).toBe("user_id");
    expect(await day({ deputy_user_id: "user01" })).toBe("deputy_user_id");
  });

  it("shows the next days with holidays, absences and days of their own, and is not overwritten unseen", async () => {
    await setUp();
    await call(admin, "PUT", "/mail_absence", { user_id: "topic01", start_date: DAY, end_date: DAY });
    const own = { day: "2026-11-24", leave_flag: 0 };
    const { data } = await call(admin, "PUT", "/edition_rota_day", own);
    const on = (day: string) => data.rota_days.find((each: Body) => each.day === day);
    expect(on(DAY)).toMatchObject({ user: { name: "話題係" }, user_away_flag: 1, deputy_away_flag: 0 });
    expect(on("2026-11-23")).toMatchObject({ holiday_name: "勤労感謝の日", leave_flag: 1 });
    expect(on("2026-11-24")).toMatchObject({ leave_flag: 0, own_flag: 1 });
    const back = await call(admin, "DELETE", "/edition_rota_day", { day: own.day });
    expect(back.data.rota_days.find((each: Body) => each.day === own.day)).toMatchObject({
      leave_flag: 1,
      own_flag: 0,
    });
    expect((await call(admin, "DELETE", "/edition_rota_day", { day: own.day })).http).toBe(404);
    expect((await call(admin, "PUT", "/edition_duty", duty())).http).toBe(409);
    await setUp({ version: 1, deadline: "07:15" });
    const { rows } = await db.owner.query(
      "SELECT detail FROM audit WHERE action = 'edition_duty.save' ORDER BY audit_id",
    );
    expect(rows[1]?.detail).toMatchObject({ before: { deadline: "06:58" }, after: { deadline: "07:15" } });
    expect((await call(admin, "DELETE", "/edition_duty", { version: 2 })).http).toBe(200);
    expect(await morning()).toBeNull();
  });

  it("does not lose this morning's deadline by a change", async () => {
    await setUp();
    both(at("06:55"));
    const early = await call(admin, "PUT", "/edition_duty", duty({ version: 1, deadline: "06:30" }));
    expect(early.data.fieldErrors[0].field).toBe("deadline");
    both(at("06:58"));
    await setUp({ version: 1, article_max_count: 5 });
    expect(await tick(at("06:59"))).toMatchObject({ sent: 1 });
  });
});

describe("the last eight minutes", () => {
  it("tell the deputy once of what nobody has touched", async () => {
    await setUp();
    expect(await tick(at("06:49"))).toEqual({ warned: 0, sent: 0, held: 0 });
    expect(await tick(at("06:50"))).toMatchObject({ warned: 1 });
    expect(await tick(at("06:51"))).toMatchObject({ warned: 0 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "topic02@example.com" });
    expect(mail?.subject).toContain("まだ選定されていません");
    expect(mail?.text).toContain(`/1002-001?theme=${theme.themeId}`);
    expect(await morning()).toMatchObject({ state: "untouched", warned_datetime: "2026-11-20T06:50:00+09:00" });
  });

  it("tell nobody of what somebody has begun, who is on duty where the deputy is away, and Admins where nobody is there", async () => {
    await setUp();
    both(at("06:40"));
    await save("0", [idOf(0)]);
    expect(await tick(at("06:50"))).toMatchObject({ warned: 0 });
    await db.owner.query("DELETE FROM mail_edition");
    both(at("06:50"));
    await call(admin, "PUT", "/mail_absence", { user_id: "topic02", start_date: DAY, end_date: DAY });
    await tick(at("06:50"));
    expect((await mails()).map(({ to }) => to)).toEqual(["topic01@example.com"]);
    await db.owner.query("DELETE FROM edition_morning; DELETE FROM mail_run");
    await call(admin, "PUT", "/mail_absence", { user_id: "topic01", start_date: DAY, end_date: DAY });
    await tick(at("06:51"));
    expect((await mails()).map(({ to }) => to)).toEqual(["admin01@example.com"]);
  });
});

describe("the deadline", () => {
  it("sends the rule's selection, one of a story, by grade, up to the number, and says so", async () => {
    await setUp();
    await grade(0, 3);
    await grade(1, 1);
    await grade(2, 2);
    await grade(3, 4);
    const story = [idOf(0), idOf(2)];
    await db.owner.query(
      `INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
       SELECT id, $1::bigint, 'x', $2, '' FROM unnest($3::bigint[]) id`,
      [story[0], DAY, story],
    );
    expect(await tick(at("06:58"))).toMatchObject({ sent: 1 });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "out@example.jp" });
    expect(mail?.subject).toContain("【自動選定】");
    const places = ["冒頭の記事", "同じ話題の記事", "名前だけの記事"].map((title) => mail?.text.indexOf(title) ?? -1);
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(mail?.text).not.toContain("一面の記事");
    expect(await morning()).toMatchObject({ state: "sent", outcome: "rule" });
    const shown = (await api.get(first, "/mail_edition", TARGET)).json().data;
    expect(shown).toMatchObject({ last_sent: { sent_by: "自動選定", article_count: 3 }, version: "1" });
    expect(await tick(at("07:30"))).toMatchObject({ sent: 0 });
    // The other article of the story is new, but the story was sent.
    expect(await tick(at("06:58", "2026-11-21"))).toMatchObject({ sent: 1 });
    const [next] = await mails();
    expect(next?.subject).toContain("【自動選定】");
    expect(next?.text).not.toContain("一面の記事");
    await db.owner.query("DELETE FROM article_story");
  });

  it("sends what somebody had begun in its order, without what was written", async () => {
    await setUp();
    both(at("06:40"));
    await save("0", [idOf(3), idOf(1)]);
    await tick(at("06:58"));
    const [mail] = await mails();
    expect(mail?.subject).toContain("【自動送信】");
    expect(mail?.text.indexOf("名前だけの記事")).toBeLessThan(mail?.text.indexOf("冒頭の記事") ?? 0);
    expect(mail?.text).not.toContain("書きかけの");
    expect((await send("1")).http).toBe(409);
  });

  it("leaves alone what was sent or planned in time, and rests on a day without a mail edition", async () => {
    await setUp();
    both(at("06:40"));
    await save("0", [idOf(0)]);
    await send("1", { setup_datetime: at("06:58").toISOString() });
    expect(await morning()).toMatchObject({ state: "planned" });
    expect(await tick(at("06:58"))).toMatchObject({ sent: 0 });
    expect((await mails()).map(({ to }) => to)).toEqual(["by-hand@example.jp"]);
    both(at("06:58"));
    await call(admin, "PUT", "/edition_rota_day", { day: "2026-11-21", leave_flag: 0 });
    expect(await tick(at("07:00", "2026-11-21"))).toEqual({ warned: 0, sent: 0, held: 0 });
    expect(await morning()).toMatchObject({ day: "2026-11-22", state: "untouched" });
  });

  it("does not begin a mail edition for a day that is put into the rota after its deadline", async () => {
    await setUp({ edition_rota: week({ leave_flag: 0 }) });
    both(at("10:00"));
    await call(admin, "PUT", "/edition_rota_day", { day: DAY, leave_flag: 1 });
    expect(await tick(at("10:01"))).toEqual({ warned: 0, sent: 0, held: 0 });
    await call(admin, "PUT", "/edition_rota_day", { day: "2026-11-21", leave_flag: 1 });
    expect(await tick(at("06:58", "2026-11-21"))).toMatchObject({ sent: 1 });
  });

  it("sends a mail without articles, and tells Admins where no address can be written to", async () => {
    await setUp();
    await db.owner.query("DELETE FROM theme_article");
    await tick(at("06:58"));
    expect((await mails()).map(({ to }) => to)).toEqual(["out@example.jp"]);
    await db.owner.query("DELETE FROM edition_morning; DELETE FROM mail_run; DELETE FROM mail_edition");
    await db.owner.query("UPDATE edition_duty SET mail_addresses = '{}'");
    await tick(at("06:59"));
    const [told] = await mails();
    expect(told).toMatchObject({ to: "admin01@example.com" });
    expect(await morning()).toMatchObject({ state: "untouched", outcome: "unsent" });
  });
});

describe("an approval", () => {
  const request = (version: string, as = first, own: Body = {}) =>
    call(as, "POST", "/edition_approval_request", {
      ...TARGET,
      version,
      mail_address: ["a@example.jp"],
      subject: "今朝の要点",
      ...own,
    });
  const approve = (version: string, as = second) => call(as, "POST", "/edition_approval", { ...TARGET, version });

  it("is another editor's, of the version that he has seen, and sends it as it was asked for", async () => {
    await setUp({ approval_flag: 1 });
    both(at("06:40"));
    await save("0", [idOf(0), idOf(1)]);
    expect(await send("1")).toMatchObject({ result: { msgCode: "MSG0141" } });
    expect(await send("1", {}, admin)).toMatchObject({ result: { msgCode: "MSG0141" } });
    expect(await approve("1")).toMatchObject({ result: { msgCode: "MSG0143" } });
    expect(await request("1")).toMatchObject({ http: 200, data: { article_count: 2 } });
    expect(await morning()).toMatchObject({
      state: "waiting",
      approval_request: { own_flag: 1, subject: "今朝の要点" },
    });
    expect(await morning(second)).toMatchObject({ approval_request: { own_flag: 0, requested_by: "話題係" } });
    expect(await approve("1", first)).toMatchObject({ result: { msgCode: "MSG0142" } });
    await save("1", [idOf(0)], second);
    expect(await morning()).toMatchObject({ state: "choosing", approval_request: null });
    expect(await approve("1")).toMatchObject({ result: { msgCode: "MSG0143" } });
    await request("2");
    expect(await approve("2")).toMatchObject({ http: 200, data: { article_count: 1 } });
    expect(await approve("2", admin)).toMatchObject({ result: { msgCode: "MSG0143" } });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "a@example.jp", subject: "今朝の要点" });
    expect(await morning()).toMatchObject({ state: "sent" });
  });

  it("is withdrawn by whoever edits, and void where the words were changed", async () => {
    await setUp({ approval_flag: 1 });
    both(at("06:40"));
    await save("0", [idOf(0)]);
    await request("1");
    expect((await call(second, "DELETE", "/edition_approval_request", { ...TARGET, version: "1" })).http).toBe(200);
    expect(await morning()).toMatchObject({ state: "choosing" });
    await request("1");
    const entered = await call(second, "POST", "/mail_draft_presence", TARGET);
    expect(await morning()).toMatchObject({ state: "waiting" });
    const { mail_draft_id, version } = entered.data;
    expect((await call(second, "PUT", "/mail_draft", { mail_draft_id, version, subject: "別の件名" })).http).toBe(200);
    expect(await morning()).toMatchObject({ state: "choosing" });
    expect(await approve("1")).toMatchObject({ result: { msgCode: "MSG0143" } });
  });

  it("is waited for beyond the deadline: nothing leaves, Admins are told, and it is sent once it is given", async () => {
    await setUp({ approval_flag: 1 });
    both(at("06:40"));
    await save("0", [idOf(0)]);
    await request("1");
    expect(await tick(at("06:58"))).toMatchObject({ held: 1, sent: 0 });
    expect(await tick(at("06:59"))).toMatchObject({ held: 0 });
    const [told, ...others] = await mails();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ to: "admin01@example.com" });
    expect(told?.subject).toContain("承認がない");
    expect(await morning()).toMatchObject({ state: "waiting", outcome: "held" });
    await approve("1");
    expect((await mails()).map(({ to }) => to)).toEqual(["a@example.jp"]);
    expect(await morning()).toMatchObject({ state: "sent" });
  });

  it("can't be demanded while something is planned that nobody has approved", async () => {
    await setUp();
    both(at("06:40"));
    await save("0", [idOf(0)]);
    await send("1", { setup_datetime: at("08:00").toISOString() });
    const answer = await call(admin, "PUT", "/edition_duty", duty({ version: 1, approval_flag: 1 }));
    expect(answer.data.fieldErrors[0].field).toBe("approval_flag");
  });
});

describe("the note", () => {
  it("is read on the next day, and not overwritten unseen", async () => {
    await setUp();
    both(at("06:40"));
    const write = (note: string, note_version: number, as = first) =>
      call(as, "PUT", "/edition_note", { day: DAY, note, note_version });
    expect((await write("続報に注意", 0)).data).toEqual({ note_version: 1 });
    expect((await write("別の人", 0, second)).http).toBe(409);
    expect((await write("続報に注意、夕刊も", 1, second)).http).toBe(200);
    both(at("06:40", "2026-11-21"));
    expect(await morning()).toMatchObject({ note: "", earlier_note: { day: DAY, noted_by: "代理係" } });
    expect((await write("x".repeat(1001), 2)).data.fieldErrors[0].field).toBe("note");
  });
});
