import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { aHit, anArticle } from "../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, type TestContract, type TestTheme } from "../../testing/builders.ts";
import { mailDesk, type SettingParts } from "../testing/mail-desk.ts";

const db = await testDatabase();
const desk = await mailDesk(db);
const NOON = new Date("2026-11-20T12:00:00+09:00");
const EVENING = new Date("2026-11-20T18:00:00+09:00");

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address");
  desk.setNow(NOON);
});

const article = (themes: TestTheme[], title: string, arrived = NOON) =>
  anArticle(db.owner, { themes, title, columns: { arrived_at: arrived } });

/** With alerts since eleven and a digest at six in the evening. */
const setting = (contract: TestContract, parts: SettingParts) =>
  desk.setting(contract, {
    times: ["18:00"],
    due: EVENING,
    alertSince: new Date("2026-11-20T11:00:00+09:00"),
    ...parts,
  });

/** Makes alerts and sends what is due: address, subject. */
async function alerts(): Promise<[string, string][]> {
  await desk.alerts();
  await desk.sender.drain();
  return desk.kept.take().map(({ to, subject }): [string, string] => [to, subject]);
}
const digest = async (): Promise<string[]> => {
  desk.setNow(EVENING);
  const mails = await desk.runAndSend();
  return mails.flatMap(({ text }) => [...text.matchAll(/^\d+\. (.*)$/gm)].map(([, title]) => `${title}`)).toSorted();
};

describe("an alert", () => {
  it("is one run a minute in the set-up status, however often articles come", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await setting(contract, { target: theme, address: "often@example.jp" });
    const runs = async () =>
      (await db.owner.query("SELECT label FROM setup_run WHERE label LIKE '即時配信%' ORDER BY started_at")).rows;
    await db.owner.query("DELETE FROM setup_run");
    for (const second of [0, 20, 59, 60]) {
      desk.setNow(new Date(NOON.getTime() + second * 1000));
      await article([theme], `${second}秒`);
      expect(await alerts()).toHaveLength(1);
    }
    expect(await runs()).toEqual([{ label: "即時配信 12:00" }, { label: "即時配信 12:01" }]);
  });

  it("is one mail an article, however many themes, groups and settings of the address it hits, and in no digest", async () => {
    const contract = await aContract(db.owner);
    const [one, two] = [
      await aTheme(db.owner, contract, { name: "半導体" }),
      await aTheme(db.owner, contract, { name: "電池" }),
    ];
    const group = await aThemeGroup(db.owner, contract, { name: "技術", themes: [one, two] });
    for (const target of [one, two, group]) await setting(contract, { target, address: "a@example.jp" });
    await article([one, two], "両方");
    await article([two], "電池だけ");
    const mails = await (async () => {
      await desk.alerts();
      await desk.sender.drain();
      return desk.kept.take();
    })();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual(["【新着】両方", "【新着】電池だけ"]);
    expect(mails.find(({ subject }) => subject.endsWith("両方"))?.text).toMatch(
      /^「半導体、電池、技術」の新しい記事です。\n\n1\. 両方\n/,
    );
    expect(mails[0]?.html).not.toContain("新聞　<b");
    expect(await alerts()).toEqual([]);
    expect(await digest()).toEqual([]);
  });

  it("that the address has had is neither sent nor told again when it hits another theme later", async () => {
    const contract = await aContract(db.owner);
    const [one, two] = [await aTheme(db.owner, contract), await aTheme(db.owner, contract)];
    for (const target of [one, two]) await setting(contract, { target, address: "a@example.jp" });
    await setting(contract, { target: two, address: "b@example.jp" });
    const { articleId } = await article([one], "一");
    expect(await alerts()).toEqual([["a@example.jp", "【新着】一"]]);
    await aHit(db.owner, two, { articleId, section: 1, day: "2026-11-20" });
    expect(await alerts()).toEqual([["b@example.jp", "【新着】一"]]);
    expect(await digest()).toEqual([]);
  });

  it("is of main articles alone where the setting says so; the digest brings those that only mention a word", async () => {
    const contract = await aContract(db.owner);
    const [one, two] = [await aTheme(db.owner, contract), await aTheme(db.owner, contract)];
    const group = await aThemeGroup(db.owner, contract, { themes: [one, two] });
    const main = { alertMainOnly: true };
    await setting(contract, { target: one, address: "theme@example.jp", ...main });
    await setting(contract, { target: group, address: "group@example.jp", ...main });
    await setting(contract, { target: "everything", address: "every@example.jp", ...main });
    await setting(contract, { target: one, address: "both@example.jp", ...main });
    await setting(contract, { target: two, address: "both@example.jp" });
    const graded = async (title: string, ...grades: [TestTheme, number][]) => {
      const { articleId } = await article(
        grades.map(([theme]) => theme),
        title,
      );
      for (const [{ themeId }, grade] of grades)
        await db.owner.query("UPDATE theme_article SET prominence = $3 WHERE article_id = $1 AND theme_id = $2", [
          ...[articleId, themeId, grade],
        ]);
    };
    await graded("見出し", [one, 1]);
    await graded("語なし", [one, 0]);
    await graded("一度だけ", [one, 4]);
    await graded("別のテーマでは見出し", [one, 4], [two, 1]);
    const sent = await alerts();
    const titlesTo = (address: string) =>
      sent.flatMap(([to, subject]) => (to === address ? [subject.replace("【新着】", "")] : [])).toSorted();
    expect(titlesTo("theme@example.jp")).toEqual(["見出し", "語なし"].toSorted());
    const all = ["見出し", "語なし", "別のテーマでは見出し"].toSorted();
    for (const address of ["group", "every", "both"]) expect(titlesTo(`${address}@example.jp`)).toEqual(all);
    expect(await alerts()).toEqual([]);
    const digests = ["別のテーマでは見出し", "一度だけ", "一度だけ", "一度だけ", "一度だけ"].toSorted();
    expect(await digest()).toEqual(digests);
  });

  it("is not of what was there before alerts were switched on: the digest brings that", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await setting(contract, { target: theme, address: "a@example.jp" });
    await setting(contract, { target: theme, address: "off@example.jp", alertSince: undefined });
    await article([theme], "前から", new Date("2026-11-20T10:59:00+09:00"));
    await article([theme], "新しい");
    expect(await alerts()).toEqual([["a@example.jp", "【新着】新しい"]]);
    expect(await digest()).toEqual(["前から", "前から", "新しい"]);
  });

  it.each([
    ["22:00", "07:00", "23:30", "06:59"],
    ["11:30", "13:00", "12:59", "12:00"],
  ])("waits through quiet hours from %s to %s and is sent at their end", async (start, end, ...quiet) => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await setting(contract, { target: theme, address: "a@example.jp", quiet: [start, end] });
    await article([theme], "夜の記事");
    for (const time of quiet) {
      desk.setNow(new Date(`2026-11-${time < "07:00" ? 21 : 20}T${time}:00+09:00`));
      expect(await alerts()).toEqual([]);
    }
    desk.setNow(new Date(`2026-11-${end === "07:00" ? 21 : 20}T${end}:00+09:00`));
    expect(await alerts()).toEqual([["a@example.jp", "【新着】夜の記事"]]);
  });

  it("beyond the day's limit is left to the digest, which the last one says; the next day begins anew", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    await setting(contract, { target: theme, address: "a@example.jp", alertMaxCount: 2 });
    for (const title of ["一", "二", "三"]) await article([theme], title);
    expect(await desk.alerts()).toEqual({ alerts: 2, leftToDigest: 1 });
    await desk.sender.drain();
    const texts = desk.kept.take().map(({ text }) => text.includes("上限の件数に達しました"));
    expect(texts.toSorted()).toEqual([false, true]);
    await article([theme], "四");
    expect(await alerts()).toEqual([]);
    desk.setNow(new Date("2026-11-21T00:01:00+09:00"));
    expect(await alerts()).toEqual([]);
    await article([theme], "五", desk.now);
    expect(await alerts()).toEqual([["a@example.jp", "【新着】五"]]);
    expect(await digest()).toEqual(["三", "四"]);
  });

  it("is made once by any number of workers, also beside a digest", async () => {
    const contract = await aContract(db.owner);
    const theme = await aTheme(db.owner, contract);
    for (let n = 0; n < 8; n += 1)
      await setting(contract, { target: theme, address: `a${n}@example.jp`, ...(n > 3 && { due: NOON }) });
    await article([theme], "一");
    await Promise.all([desk.alerts(), desk.run(), desk.alerts(), desk.run()]);
    await desk.sender.drain();
    expect(
      desk.kept
        .take()
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual(Array.from({ length: 8 }, (_, n) => `a${n}@example.jp`));
  });

  it("goes by the rights of the moment: lost themes are not named, a lost source is not told", async () => {
    const contract = await aContract(db.owner, { sections: [1, 3] });
    const group = await aGroup(db.owner, contract, { sections: [1] });
    const user = await aUser(db.owner, group, { themeBrowsing: false });
    const [open, closed] = [
      await aTheme(db.owner, contract, { name: "公開", open: true }),
      await aTheme(db.owner, contract, { name: "内緒", open: false }),
    ];
    const own = { address: `${user.userId}@example.com`, userId: user.userId };
    for (const target of [open, closed]) await setting(contract, { target, ...own });
    await article([open, closed], "一");
    await article([closed], "内緒だけ");
    await anArticle(db.owner, { themes: [open], dataSection: 3, title: "ウェブ", columns: { arrived_at: NOON } });
    await desk.alerts();
    await desk.sender.drain();
    const [mail, ...others] = desk.kept.take();
    expect([mail?.subject, others]).toEqual(["【新着】一", []]);
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain("内緒");
    const { rows } = await db.owner.query(
      "SELECT mail_count, mail_failure_count FROM setup_run_contract WHERE contract_id = $1",
      [contract.contractId],
    );
    expect(rows).toEqual([{ mail_count: 1, mail_failure_count: 0 }]);
  });
});
