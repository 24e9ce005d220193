import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { mailLifeRoutes } from "./mail-life.routes.ts";

const db = await testDatabase();
const { call, owner } = await operatorApp(db, mailLifeRoutes);
const desk = await mailDesk(db);
const contract = await aContract(owner);
const contract_id = String(contract.contractId);
const user = await aUser(owner, await aGroup(owner, contract));
const theme = await aTheme(owner, contract, { name: "灯台" });
const target = { themes: [theme], searchWord: ["灯"], dataSection: 3 as const, processDate: "2026-11-20" };
const early = await anArticle(owner, { ...target, title: "昨日の灯台", processDate: "2026-11-19" });
const setting = { target: theme, address: "Reader@example.jp", userId: user.userId, dataSection: 3 };
desk.setNow(new Date("2026-11-19T07:00:00+09:00"));
await desk.setting(contract, setting);
await desk.runAndSend();
const brought = await anArticle(owner, { ...target, title: "今日の灯台" });
await anArticle(owner, { ...target, title: "隠した灯台", dispStatus: 1 });
const paper = await anArticle(owner, { ...target, title: "新聞の灯台", dataSection: 1 });
await owner.query(
  `INSERT INTO article_setting (contract_id, article_id, disp_status, updated_at)
   SELECT $1, article_id, 1, '2026-11-20T05:00:00+09:00' FROM article WHERE title = '隠した灯台'`,
  [contract.contractId],
);
desk.setNow(new Date("2026-11-20T07:00:00+09:00"));
await desk.runAndSend();
await owner.query("INSERT INTO read_mark VALUES ($1, $2, $3, '2026-11-20T08:15:00+09:00')", [
  contract.contractId,
  user.userId,
  brought.articleId,
]);
const late = await anArticle(owner, { ...target, title: "遅れた灯台" });

const find = async (keyword: string) =>
  (await call("GET", `/mail_find?contract_id=${contract_id}&keyword=${encodeURIComponent(keyword)}`)).data
    .mail_info as { mail_message_id: string; setup_datetime: string; state: string; name: string }[];
const life = async (id: string) => call("GET", `/mail_life?contract_id=${contract_id}&mail_message_id=${id}`);

describe("mails are found", () => {
  it("by address and theme, the newest first; without a word all of them", async () => {
    const mails = await find("reader@ 灯台");
    expect(mails.map(({ setup_datetime, state, name }) => [setup_datetime, state, name])).toEqual([
      ["2026-11-20T07:00:00+09:00", "sent", "灯台"],
      ["2026-11-19T07:00:00+09:00", "sent", "灯台"],
    ]);
    expect(await find("")).toEqual(mails);
    expect(await find(mails[0]?.mail_message_id ?? "")).toEqual(mails.slice(0, 1));
    expect(await find("港")).toEqual([]);
    expect(await find("%")).toEqual([]);
  });

  it("where there was nothing to send, too", async () => {
    const own = await aContract(owner);
    await desk.setting(own, { target: await aTheme(owner, own, { name: "無風" }), address: "b@example.jp" });
    await desk.runAndSend();
    const { data } = await call("GET", `/mail_find?contract_id=${own.contractId}`);
    expect(data.mail_info).toMatchObject([
      { mail_message_id: null, state: "empty", mail_address: "b@example.jp", name: "無風", article_count: 0 },
    ]);
    expect((await call("GET", "/mail_find?contract_id=99999999")).http).toBe(404);
  });
});

describe("the life of a mail", () => {
  it("says by which setting it was made, when it was sent, and why each article is in it or not", async () => {
    const [mail] = await find("");
    const { data } = await life(mail?.mail_message_id ?? "");
    expect(data.mail).toMatchObject({
      ...{ kind: "digest", state: "sent", attempt_count: 1, sent_by: null, reason: null, user_id: user.userId },
      ...{
        made_datetime: "2026-11-20T07:00:00+09:00",
        ended_datetime: "2026-11-20T07:00:00+09:00",
        next_datetime: null,
      },
    });
    expect(data.setting).toMatchObject({ name: "灯台", data_section: 3, send_times: ["07:00"], alert_flag: 0 });
    const [, before] = await find("");
    const byTitle = new Map((data.article_info as { title: string }[]).map((article) => [article.title, article]));
    expect(byTitle.get("今日の灯台")).toMatchObject({
      ...{ article_id: brought.articleId, state: "in", opened_datetime: "2026-11-20T08:15:00+09:00" },
      theme_info: [{ theme_name: "灯台", search_word: ["灯"] }],
    });
    expect(byTitle.get("昨日の灯台")).toMatchObject({
      ...{ article_id: early.articleId, state: "earlier", mail_message_id: before?.mail_message_id },
    });
    expect(byTitle.get("隠した灯台")).toMatchObject({ state: "hidden", opened_datetime: null });
    expect(byTitle.get("新聞の灯台")).toMatchObject({ article_id: paper.articleId, state: "section" });
    expect(byTitle.get("遅れた灯台")).toMatchObject({ article_id: late.articleId, state: "waiting" });
    expect([...byTitle.keys()][0]).toBe("今日の灯台");
  });

  it("tells of retries, of what came back, and of the address that was stopped", async () => {
    const own = await aContract(owner);
    const named = await aTheme(owner, own, { name: "再送" });
    await anArticle(owner, { ...target, themes: [named], title: "再送の記事" });
    await desk.setting(own, { target: named, address: "c@example.jp" });
    desk.kept.failures = [{ responseCode: 451 }];
    await desk.runAndSend();
    const path = `contract_id=${own.contractId}`;
    const [retrying] = (await call("GET", `/mail_find?${path}`)).data.mail_info as { mail_message_id: string }[];
    expect(retrying).toMatchObject({ state: "retrying" });
    const read = async () =>
      (await call("GET", `/mail_life?${path}&mail_message_id=${retrying?.mail_message_id}`)).data;
    expect((await read()).mail).toMatchObject({ attempt_count: 1, next_datetime: expect.any(String) });
    await owner.query(
      "UPDATE mail_message SET state = 'failed', ended_at = '2026-11-20T09:00:00+09:00', bounced_at = '2026-11-20T09:00:00+09:00', reason = '宛先不明' WHERE contract_id = $1",
      [own.contractId],
    );
    await owner.query(
      "UPDATE mail_address SET stopped_at = '2026-11-20T09:01:00+09:00', stop_reason = '3回戻った' WHERE contract_id = $1",
      [own.contractId],
    );
    expect((await read()).mail).toMatchObject({
      ...{ state: "bounced", reason: "宛先不明", stop_reason: "3回戻った", next_datetime: null },
      bounced_datetime: "2026-11-20T09:00:00+09:00",
    });
  });

  it("is not another contract's", async () => {
    const other = await aContract(owner);
    const [mail] = await find("");
    expect(
      (await call("GET", `/mail_life?contract_id=${other.contractId}&mail_message_id=${mail?.mail_message_id}`)).http,
    ).toBe(404);
  });
});
