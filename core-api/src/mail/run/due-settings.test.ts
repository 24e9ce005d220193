import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aTheme, aThemeGroup, aTopic } from "../../testing/builders.ts";
import { lastSendTime, nextSendTime } from "../send-times.ts";
import { MORNING, mailDesk, titlesOf } from "../testing/mail-desk.ts";

const db = await testDatabase();
const desk = await mailDesk(db);

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run");
  desk.setNow(MORNING);
});

const sent = async (): Promise<string[][]> => (await desk.runAndSend()).map(({ text }) => titlesOf(text));

describe("times", () => {
  it("are those of Tokyo, whatever the day", () => {
    const at = (text: string) => new Date(`${text}+09:00`);
    expect(nextSendTime(["07:00", "18:30"], at("2026-11-20T07:00:00"))).toEqual(at("2026-11-20T18:30:00"));
    expect(nextSendTime(["07:00", "18:30"], at("2026-11-20T18:30:00"))).toEqual(at("2026-11-21T07:00:00"));
    expect(nextSendTime(["00:00"], at("2026-12-31T23:59:00"))).toEqual(at("2027-01-01T00:00:00"));
    expect(lastSendTime(["18:30"], at("2026-11-20T07:00:00"))).toEqual(at("2026-11-19T18:30:00"));
    expect(lastSendTime(["18:30", "07:00"], at("2026-11-20T07:00:00"))).toEqual(at("2026-11-20T07:00:00"));
  });
});

describe("a digest", () => {
  it("brings each article once: what came since the run before, however late it turned up", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await desk.setting(contract, { target: theme, address: "a@example.jp" });
    await anArticle(db.owner, { themes: [theme], title: "一", processDate: "2026-11-20" });
    expect(await sent()).toEqual([["一"]]);
    // Matched the day before in a transaction that was slow to commit, and after the morning's run.
    await anArticle(db.owner, { themes: [theme], title: "昨日", processDate: "2026-11-19" });
    await anArticle(db.owner, { themes: [theme], title: "二", processDate: "2026-11-20" });
    expect(await sent()).toEqual([]);
    desk.laterBy(24);
    expect((await sent()).map((titles) => titles.toSorted())).toEqual([["二", "昨日"]]);
    desk.laterBy(24);
    expect(await sent()).toEqual([]);
  });

  it("after a stand-still of days comes once, with all that came meanwhile", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await desk.setting(contract, { target: theme, address: "a@example.jp", times: ["07:00", "12:00", "18:00"] });
    for (const day of [20, 21, 22])
      await anArticle(db.owner, { themes: [theme], title: `${day}`, processDate: `2026-11-${day}` });
    desk.setNow(new Date("2026-11-22T13:30:00+09:00"));
    expect((await desk.run()).runs).toBe(1);
    const { rows } = await db.owner.query("SELECT article_count, due_at FROM mail_run");
    expect(rows).toEqual([{ article_count: 3, due_at: new Date("2026-11-22T12:00:00+09:00") }]);
    const next = await db.owner.query("SELECT next_due_at FROM mail_setting");
    expect(next.rows[0].next_due_at).toEqual(new Date("2026-11-22T18:00:00+09:00"));
  });

  it("loses nothing of a stand-still that was longer than any transaction", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await desk.setting(contract, { target: theme, address: "a@example.jp" });
    await anArticle(db.owner, { themes: [theme], title: "古い", processDate: "2026-11-02" });
    desk.setNow(new Date("2027-02-01T07:00:00+09:00"));
    expect(await sent()).toEqual([["古い"]]);
  });

  it("is made once by any number of workers at the same moment", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await anArticle(db.owner, { themes: [theme] });
    for (let n = 0; n < 12; n += 1) await desk.setting(contract, { target: theme, address: `a${n}@example.jp` });
    const made = await Promise.all([desk.run(), desk.run(), desk.run()]);
    expect(made.reduce((sum, { runs }) => sum + runs, 0)).toBe(12);
    await Promise.all([desk.sender.drain(), desk.sender.drain()]);
    expect(
      desk.kept
        .take()
        .map(({ to }) => to)
        .toSorted(),
    ).toHaveLength(12);
  });

  it.each([
    [101, ["mc", "sc"]],
    [1, ["mc"]],
    [2, ["sc"]],
    [3, ["web"]],
    [5, ["mag"]],
    [undefined, ["mag", "mc", "sc", "web"]],
  ])("of data_section %s brings %s", async (dataSection, titles) => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await desk.setting(contract, { target: theme, address: "a@example.jp", ...(dataSection && { dataSection }) });
    for (const [section, title] of [
      [1, "mc"],
      [2, "sc"],
      [3, "web"],
      [5, "mag"],
    ] as const)
      await anArticle(db.owner, { themes: [theme], dataSection: section, title });
    expect((await sent()).flat().toSorted()).toEqual(titles);
  });

  it("of a group names an article once, of a topic what was chosen for it, and never what is hidden or withdrawn", async () => {
    const contract = await aContract(db.owner);
    const themes = [await aTheme(db.owner, contract), await aTheme(db.owner, contract)];
    const group = await aThemeGroup(db.owner, contract, { themes });
    const topic = await aTopic(db.owner, contract, { themes });
    await anArticle(db.owner, { themes, title: "両方" });
    await anArticle(db.owner, { themes, title: "隠れ", dispStatus: 1 });
    await anArticle(db.owner, { themes, title: "取消", columns: { withdrawn_at: MORNING } });
    const hidden = await anArticle(db.owner, { themes, title: "非公開" });
    await db.owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 1)", [
      contract.contractId,
      hidden.articleId,
    ]);
    await anArticle(db.owner, { topics: [topic], title: "選" });
    await desk.setting(contract, { target: group, address: "a@example.jp" });
    await desk.setting(contract, { target: topic, address: "b@example.jp" });
    const mails = await desk.runAndSend();
    expect(mails.toSorted((a, b) => (a.to < b.to ? -1 : 1)).map(({ text }) => titlesOf(text))).toEqual([
      ["両方"],
      ["選"],
    ]);
  });

  it("without an article is sent only where the setting wants it", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await desk.setting(contract, { target: theme, address: "a@example.jp", zeroArticleEmail: true, subjectType: 4 });
    await desk.setting(contract, { target: theme, address: "b@example.jp", zeroArticleEmail: false });
    const mails = await desk.runAndSend();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["a@example.jp", `2026/11/20 ${theme.themeName} 0件`],
    ]);
    expect(mails[0]?.text).toContain("該当する記事はありませんでした。");
  });

  it("counts in the operator's set-up status", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await anArticle(db.owner, { themes: [theme] });
    await desk.setting(contract, { target: theme, address: "a@example.jp" });
    await desk.setting(contract, { target: theme, address: "b@example.jp" });
    desk.kept.failures = [{ responseCode: 550 }];
    await desk.runAndSend();
    const { rows } = await db.owner.query(
      "SELECT mail_count, mail_failure_count, trigger, ended_at IS NOT NULL AS ended FROM setup_run_contract JOIN setup_run USING (setup_run_id) WHERE contract_id = $1",
      [contract.contractId],
    );
    expect(rows).toEqual([{ mail_count: 1, mail_failure_count: 1, trigger: "mail", ended: true }]);
  });
});
