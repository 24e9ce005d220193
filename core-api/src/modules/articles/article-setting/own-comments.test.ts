import type { DataSection } from "@kirinuki/schema/codes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { reindex } from "../../../search/reindex.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);

interface House {
  contract: TestContract;
  theme: TestTheme;
  admin: TestUser;
  address: string;
}

const COMMENT = "社長会見の前に確認";
let own: House;
let other: House;
let articleId: string;

/** A contract whose theme is mailed to its administrator. */
async function aHouse(): Promise<House> {
  const sections: DataSection[] = [1, 2, 3, 5];
  const contract = await aContract(db.owner, { sections });
  const theme = await aTheme(db.owner, contract);
  const admin = await aUser(db.owner, await aGroup(db.owner, contract, { sections }), { userAuthority: 1 });
  const address = `${admin.userId}@example.com`;
  await desk.setting(contract, { target: theme, address });
  return { contract, theme, admin, address };
}

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run");
  desk.setNow(NOON);
  [own, other] = [await aHouse(), await aHouse()];
  const themes = [own.theme, other.theme];
  articleId = (await anArticle(db.owner, { dataSection: 3, title: "灯台の点検", body: "灯台の点検", themes }))
    .articleId;
  await reindex(desk.scope);
});

const mailTo = async ({ address }: House): Promise<string> => {
  const mails = await desk.runAndSend();
  return mails
    .filter(({ to }) => JSON.stringify(to).includes(address))
    .map(({ subject, text, html }) => `${subject}${text}${html}`)
    .join("");
};

/** Every way on which a contract's comments are shown. */
const WAYS: Record<string, (house: House) => Promise<string>> = {
  list: async ({ admin, theme }) => (await api.get(admin, "/webnews", { theme_id: theme.themeId })).body,
  pane: async ({ admin }) => (await api.get(admin, "/article", { articleId })).body,
  search: async ({ admin }) => (await api.get(admin, "/article_search", { keyword1: "灯台" })).body,
  managed: async ({ admin }) => (await api.get(admin, "/managed_articles", { data_section: 3 })).body,
  "by id": async ({ admin }) => (await api.send(admin, "POST", "/all_articles", { article_info: [articleId] })).body,
  CSV: async ({ admin }) => (await api.send(admin, "POST", "/article_list_download", { encoding: "utf8" })).body,
};

describe("a comment", () => {
  it("is shown to the contract that wrote it on every way, and to no other on any", async () => {
    const body = { article_info: [{ article_id: articleId, data_section: 3 }], comment: COMMENT };
    expect((await api.send(own.admin, "PUT", "/article_comment_setting", body)).json().data.changed_count).toBe(1);
    for (const [name, way] of Object.entries(WAYS)) {
      const [shown, hidden] = [await way(own), await way(other)];
      expect([name, shown.includes(COMMENT), hidden.includes(COMMENT)]).toEqual([name, true, false]);
      expect([name, hidden.includes("灯台の点検")]).toEqual([name, true]);
    }
    const mails = await desk.runAndSend();
    const of = ({ address }: House) => JSON.stringify(mails.filter(({ to }) => JSON.stringify(to).includes(address)));
    expect(of(own)).toContain(COMMENT);
    expect(of(other)).toContain("灯台の点検");
    expect(of(other)).not.toContain(COMMENT);
  });
});

describe("an article that was taken out of a theme", () => {
  const change = (method: "DELETE" | "POST", more: object = {}) =>
    api.send(own.admin, method, "/article_themes", {
      ...{ article_info: [articleId], theme_ids: [String(own.theme.themeId)] },
      ...more,
    });

  it("is not in a mail that is composed afterwards", async () => {
    await anArticle(db.owner, { dataSection: 3, title: "港の工事", themes: [own.theme] });
    expect((await change("DELETE")).json().data.removed_count).toBe(1);
    const without = await mailTo(own);
    expect(without).toContain("港の工事");
    expect(without).not.toContain("灯台の点検");
  });

  it("is in the mail where somebody put it back before", async () => {
    await change("DELETE");
    expect((await change("POST", { restore_flag: 1 })).json().data.added_count).toBe(1);
    expect(await mailTo(own)).toContain("灯台の点検");
  });
});
