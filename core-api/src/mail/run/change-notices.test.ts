import { CHANGE_MAIL_SETTING } from "@kirinuki/schema/contract-settings.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { newsDesk } from "../../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../../testing/a-user.ts";
import {
  aContract,
  aGroup,
  aTheme,
  type TestContract,
  type TestGroup,
  type TestTheme,
} from "../../testing/builders.ts";
import { nextNumber } from "../../testing/ids.ts";
import { NOON, testApi } from "../../testing/test-api.ts";
import type { MailMessage } from "../mail-transport.ts";
import { mailDesk } from "../testing/mail-desk.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const news = await newsDesk(db);

let contract: TestContract;
let group: TestGroup;
let reader: TestUser;
let admin: TestUser;
let theme: TestTheme;
let word: string;

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM article_change; DELETE FROM theme");
  news.clock.set(NOON.toISOString());
  desk.setNow(NOON);
  api.setNow(NOON);
  word = `灯台第${String(nextNumber()).padStart(9, "0")}号`;
  ({ contract, group, theme } = await aContractWithTheme());
  reader = await aUser(db.owner, group, { themeBrowsing: false });
  admin = await aUser(db.owner, group, { userAuthority: 1 });
});

async function aContractWithTheme() {
  const made = await aContract(db.owner);
  const own = await aTheme(db.owner, made);
  await db.owner.query(
    "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)",
    [made.contractId, own.themeId, word],
  );
  return { contract: made, group: await aGroup(db.owner, made), theme: own };
}

interface Line {
  source: string;
  article_id: string;
  data_section: number;
  title: string;
  article_text: string;
  media_name: string;
}

const aLine = (): Line => ({
  source: "t",
  article_id: `c${nextNumber()}`,
  data_section: 3,
  title: `${word}が白に`,
  article_text: `${word}の本文`,
  media_name: "港通信",
});

let files = 0;
const ingest = async (line: Line, change: Partial<Line> = {}) => {
  await news.ingest(`f${files++}.jsonl`, [{ ...line, ...change }]);
  const { rows } = await db.owner.query("SELECT article_id::text AS id FROM article_source WHERE source_key = $1", [
    line.article_id,
  ]);
  return rows[0].id as string;
};
const open = (articleId: string, user = reader) =>
  api.send(user, "PUT", "/read_marks", { article_info: [{ article_id: articleId, data_section: 3 }] });
/** What comes is an hour later, and what is sent and opened then another one. */
const later = () => {
  news.clock.set(new Date(desk.now.getTime() + 3_600_000).toISOString());
  desk.laterBy(2);
  api.setNow(desk.now);
};
const send = async (): Promise<MailMessage[]> => {
  await desk.notices();
  await desk.sender.drain();
  return desk.kept.take();
};
const addressesOf = (mails: MailMessage[]) => mails.map(({ to }) => to).sort();
const mailOf = async ({ userId, contractId }: TestUser): Promise<string> => {
  const { rows } = await db.owner.query("SELECT email FROM app_user WHERE contract_id = $1 AND user_id = $2", [
    contractId,
    userId,
  ]);
  return rows[0].email;
};

describe("a correction", () => {
  it("is told once to each person who opened the article or was mailed it before, with what changed", async () => {
    const line = aLine();
    const id = await ingest(line);
    await open(id);
    await desk.setting(contract, { target: theme, address: "outside@example.com" });
    await desk.setting(contract, { target: theme, address: await mailOf(reader), userId: reader.userId });
    await desk.runAndSend();
    later();
    await ingest(line, { title: `${word}が青に` });
    await open(id, admin);
    const mails = await send();
    expect(addressesOf(mails)).toEqual([await mailOf(reader), "outside@example.com"].sort());
    expect(mails[0]?.text).toContain(`${word}が青に`);
    expect(mails[0]?.text).toContain("訂正された箇所：見出し");
    expect(mails[0]?.text).not.toContain(`${word}が白に`);
    expect(await send()).toEqual([]);
    later();
    await ingest(line, { article_text: `${word}の別の本文`, title: `${word}が青に` });
    const second = await send();
    expect(addressesOf(second)).toEqual(addressesOf([...mails, { to: await mailOf(admin), subject: "", text: "" }]));
    expect(second[0]?.text).toContain("訂正された箇所：本文");
  });

  it("that changes nothing for readers, or of what nobody had, is no news", async () => {
    const [line, unread] = [aLine(), aLine()];
    await open(await ingest(line));
    await ingest(unread);
    later();
    await ingest(line, { category: "経済" } as Partial<Line>);
    await ingest(unread, { title: `${word}が青に` });
    expect(await send()).toEqual([]);
  });

  it("goes to nobody who has no right any more, whose contract has unpublished it, or of another contract", async () => {
    const line = aLine();
    const id = await ingest(line);
    const elsewhere = await aContractWithTheme();
    const stranger = await aUser(db.owner, elsewhere.group, { themeBrowsing: false });
    await news.rematch.run(elsewhere.theme.themeId);
    for (const user of [reader, admin, stranger]) expect((await open(id, user)).statusCode).toBe(200);
    later();
    await ingest(line, { title: `${word}が青に` });
    await api.send(admin, "PUT", "/article_target_setting", { article_info: [{ article_id: id }], disp_status: 1 });
    expect(addressesOf(await send())).toEqual([await mailOf(stranger)]);
    await api.send(admin, "PUT", "/article_target_setting", { article_info: [{ article_id: id }], disp_status: 0 });
    await ingest(line, { title: `${word}が赤に` });
    await db.owner.query("UPDATE theme SET open_to_all_groups = false WHERE theme_id = $1", [elsewhere.theme.themeId]);
    expect(addressesOf(await send())).toEqual([await mailOf(reader), await mailOf(admin)].sort());
  });

  it("is told by no mail where the contract has switched it off, and is shown in its lists all the same", async () => {
    await db.owner.query("INSERT INTO contract_configuration VALUES ($1, $2, '0')", [
      contract.contractId,
      CHANGE_MAIL_SETTING,
    ]);
    const line = aLine();
    await open(await ingest(line));
    later();
    await ingest(line, { title: `${word}が青に` });
    expect(await send()).toEqual([]);
    const list = await api.get(admin, "/webnews", { theme_id: theme.themeId });
    expect(list.json().data.web_news_article_info[0].correction_info).toEqual({
      corrected_datetime: "2026-11-20T13:00:00+09:00",
      corrected_fields: ["title"],
    });
  });

  it("is told once, whatever number of workers there are and wherever one is killed", async () => {
    const line = aLine();
    await open(await ingest(line));
    later();
    await ingest(line, { title: `${word}が青に` });
    const killed = desk.scope.shared("write", async (tx) => {
      await tx.query("UPDATE article_change SET noticed_at = now()");
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    const made = await Promise.all([desk.notices(), desk.notices(), desk.notices()]);
    expect(made.reduce((sum, n) => sum + n)).toBe(1);
    desk.kept.failures = [{ responseCode: 451 }];
    await desk.sender.drain();
    desk.laterBy(3);
    await desk.notices();
    await desk.sender.drain();
    expect(desk.kept.take()).toHaveLength(1);
  });
});

describe("a withdrawal", () => {
  it("is told with where the article stood and no word of it", async () => {
    const line = aLine();
    const id = await ingest(line);
    await open(id);
    await api.send(admin, "PUT", "/article_comment_setting", { article_info: [{ article_id: id }], comment: "要確認" });
    later();
    await ingest(line, { title: `${word}が青に` });
    await news.withdraw(`f${files++}`, line);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("■取消　2026/11/20 13:00\n港通信");
    for (const wordOfIt of [word, "要確認", "白", "青", id, "訂正　"]) expect(mail?.text).not.toContain(wordOfIt);
    expect(await send()).toEqual([]);
  });

  it("that is taken back before it was told is told as what it is now", async () => {
    const line = aLine();
    await open(await ingest(line));
    later();
    await news.withdraw(`f${files++}`, line);
    await ingest(line, { title: `${word}が青に` });
    const [mail] = await send();
    expect(mail?.text).not.toContain("■取消");
    expect(mail?.text).toContain("訂正された箇所：見出し、取消の撤回");
  });
});
