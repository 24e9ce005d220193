import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { anArticle } from "../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup } from "../../testing/builders.ts";
import { MORNING, mailDesk, titlesOf } from "../testing/mail-desk.ts";

const db = await testDatabase();
const desk = await mailDesk(db);

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run");
  desk.setNow(MORNING);
});

const sortedTitles = (text: string | undefined): string[] => titlesOf(text).toSorted();
const sent = async (): Promise<string[][]> => (await desk.runAndSend()).map(({ text }) => sortedTitles(text));

/** A reader who may browse what is open, with a setting of every theme. */
async function aReader(themeBrowsing = false, alertSince?: Date) {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  const user = await aUser(db.owner, group, { themeBrowsing });
  const address = `${user.userId}@example.com`;
  await desk.setting(contract, {
    target: "everything",
    address,
    userId: user.userId,
    ...(alertSince && { alertSince }),
  });
  const open = await aTheme(db.owner, contract, { name: "公開" });
  const secret = await aTheme(db.owner, contract, { name: "内緒", open: false });
  return { contract, group, user, open, secret };
}

describe("a setting of every theme", () => {
  it("brings each article of the recipient's themes once, also of a theme that was made later", async () => {
    const { contract, open, secret } = await aReader();
    await anArticle(db.owner, { themes: [open], title: "一" });
    await anArticle(db.owner, { themes: [secret], title: "秘" });
    const [first] = await desk.runAndSend();
    expect(sortedTitles(first?.text)).toEqual(["一"]);
    expect(first?.subject).toContain("すべてのテーマ・テーマグループ");
    expect(first?.text).toContain("mode=5");
    const later = await aTheme(db.owner, contract, { name: "あと" });
    await anArticle(db.owner, { themes: [open, later], title: "二", processDate: "2026-11-21" });
    await anArticle(db.owner, { themes: [later], title: "三", processDate: "2026-11-21" });
    desk.laterBy(24);
    expect(await sent()).toEqual([["三", "二"]]);
    desk.laterBy(24);
    expect(await sent()).toEqual([]);
  });

  it("does not take an article for delivered that the recipient could not see yet", async () => {
    const { open, secret } = await aReader();
    await anArticle(db.owner, { themes: [secret], title: "のちに公開" });
    await anArticle(db.owner, { themes: [open], title: "一" });
    expect(await sent()).toEqual([["一"]]);
    await db.owner.query("UPDATE theme SET open_to_all_groups = true WHERE theme_id = $1", [secret.themeId]);
    desk.laterBy(24);
    expect(await sent()).toEqual([["のちに公開"]]);
  });

  it("brings what a theme group of the user's group has, and everything to who may browse every theme", async () => {
    const { contract, group, secret } = await aReader();
    await aThemeGroup(db.owner, contract, { themes: [secret], groups: [group] });
    await anArticle(db.owner, { themes: [secret], title: "グループの記事" });
    expect(await sent()).toEqual([["グループの記事"]]);
    const all = await aReader(true);
    await anArticle(db.owner, { themes: [all.secret], title: "全部" });
    expect(await sent()).toEqual([["全部"]]);
  });

  it("leaves out what the recipient has lost between match and sending", async () => {
    const { open, secret } = await aReader();
    await db.owner.query("UPDATE theme SET open_to_all_groups = true WHERE theme_id = $1", [secret.themeId]);
    await anArticle(db.owner, { themes: [open], title: "一" });
    await anArticle(db.owner, { themes: [secret], title: "閉じた" });
    await desk.run();
    await db.owner.query("UPDATE theme SET open_to_all_groups = false WHERE theme_id = $1", [secret.themeId]);
    await desk.sender.drain();
    expect(desk.kept.take().map(({ text }) => sortedTitles(text))).toEqual([["一"]]);
  });

  it("brings an address of nobody every theme of its own contract alone", async () => {
    const contract = await aContract(db.owner);
    const other = await aTheme(db.owner, await aContract(db.owner));
    const theme = await aTheme(db.owner, contract, { open: false });
    await desk.setting(contract, { target: "everything", address: "press@example.jp" });
    await anArticle(db.owner, { themes: [theme], title: "自社" });
    await anArticle(db.owner, { themes: [other], title: "他社" });
    expect(await sent()).toEqual([["自社"]]);
  });

  it("alerts of what the recipient may see, and of nothing else", async () => {
    const { open, secret } = await aReader(false, MORNING);
    await anArticle(db.owner, { themes: [open], title: "速報", columns: { arrived_at: MORNING } });
    await anArticle(db.owner, { themes: [secret], title: "内緒の速報", columns: { arrived_at: MORNING } });
    expect(await desk.alerts()).toMatchObject({ alerts: 1 });
    await desk.sender.drain();
    expect(desk.kept.take().map(({ subject }) => subject)).toEqual(["【新着】速報"]);
  });
});
