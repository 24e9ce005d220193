import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aTopic,
  type TestContract,
  type TestGroup,
  type TestTheme,
} from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let group: TestGroup;
let user: TestUser;
let theme: TestTheme;

beforeAll(async () => {
  contract = await aContract(db.owner);
  group = await aGroup(db.owner, contract);
  user = await aUser(db.owner, group);
  theme = await aTheme(db.owner, contract, { name: "電池" });
});

const read = (reader: TestUser, articleId: string, query = {}) => api.get(reader, "/article", { articleId, ...query });
async function open(reader: TestUser, articleId: string) {
  const answer = await read(reader, articleId);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().result.status).toBe(0);
  return answer.json().data.article_info[0];
}

const NOT_DISPLAYABLE = {
  result: { status: 1, msgCode: "MSG0010", msgDetail: "要求された記事は表示できません。" },
  data: { article_info: [] },
};

describe("GET /article", () => {
  it("gives web news with its text, and where the search words stand in it", async () => {
    const { articleId } = await anArticle(db.owner, {
      dataSection: 3,
      themes: [theme],
      title: "全固体電池",
      body: "新しい電池と電池。",
      searchWord: ["電池"],
      images: [{ key: "photo/2.jpg", caption: "試作品" }, { key: "photo/1.jpg" }],
      columns: { lead: "新しい電池", char_count: 5 },
    });
    expect(await open(user, articleId)).toMatchObject({
      article_id: articleId,
      data_section: 3,
      theme_name: ["電池"],
      title_hits: [[3, 5]],
      article_text: "新しい電池と電池。",
      body_hits: [
        [3, 5],
        [6, 8],
      ],
      lead: "新しい電池",
      images: [
        { serial_no: 1, image_path: "/api/v1/image?key=photo%2F2.jpg", caption: "試作品" },
        { serial_no: 2, image_path: "/api/v1/image?key=photo%2F1.jpg", caption: "" },
      ],
    });
  });

  it("marks the words of the search that it was opened from, in the place of those that found it", async () => {
    const columns = { lead: "", char_count: 9 };
    const given = { title: "全固体電池", body: "新しい電池と充電。", searchWord: ["電池"], columns };
    const { articleId } = await anArticle(db.owner, { dataSection: 3, themes: [theme], ...given });
    const [article] = (await read(user, articleId, { marked_words: ["固体", "新しい", "ＡＩ"] })).json().data
      .article_info;
    expect(article).toMatchObject({ search_word: ["固体", "新しい"], title_hits: [[1, 3]], body_hits: [[0, 3]] });
    const many = await read(user, articleId, { marked_words: Array.from({ length: 21 }, (_, n) => `語${n}`) });
    expect(many.statusCode).toBe(400);
    expect(many.json().data.fieldErrors).toMatchObject([{ field: "marked_words" }]);
  });

  it("gives a magazine article with its text, and the whole comment", async () => {
    const { articleId } = await anArticle(db.owner, { dataSection: 5, themes: [theme], body: "特集" });
    const comment = "長".repeat(700);
    await db.owner.query("INSERT INTO article_setting (contract_id, article_id, comment) VALUES ($1, $2, $3)", [
      contract.contractId,
      articleId,
      comment,
    ]);
    expect(await open(user, articleId)).toMatchObject({ magazine_name: "東都新聞", article_text: "特集", comment });
  });

  it.each([
    [1, { mcAuthority: 1 as const }, null],
    [1, { mcAuthority: 2 as const }, `${"字".repeat(100)}…`],
    [1, { mcAuthority: 3 as const }, `${"字".repeat(100)}…`],
    [2, { scAuthority: 2 as const }, `${"字".repeat(100)}…`],
  ] as const)("gives of a newspaper (%d) with %j no text and the lead %s", async (dataSection, authority, lead) => {
    const columns = { lead: "字".repeat(100), char_count: 120 };
    const given = { dataSection, themes: [theme], body: "原文", searchWord: ["字".repeat(60)], columns };
    const { articleId } = await anArticle(db.owner, given);
    const article = await open(await aUser(db.owner, group, authority), articleId);
    const lead_hits = lead === null ? [] : [[0, 60]];
    expect(article).toMatchObject({ article_text: null, body_hits: [], lead, lead_hits, no_text_flag: 0 });
    expect(JSON.stringify(article)).not.toContain("原文");
  });

  it("ends the lead of a newspaper at a sentence, with its paragraphs", async () => {
    const body = `一段目です。\n二段目です。${"続".repeat(100)}`;
    const columns = { lead: [...body.replace("\n", " ")].slice(0, 100).join(""), char_count: 112 };
    const { articleId } = await anArticle(db.owner, { dataSection: 2, themes: [theme], body, columns });
    const reader = await aUser(db.owner, group, { scAuthority: 2 });
    expect(await open(reader, articleId)).toMatchObject({ lead: "一段目です。\n二段目です。" });
  });

  it("has the words of the theme that it was opened from, and the names of all", async () => {
    const other = await aTheme(db.owner, contract, { name: "充電" });
    const given = { title: "電池と充電", body: "充電", themes: [theme, other], searchWord: ["電池"] };
    const { articleId } = await anArticle(db.owner, { dataSection: 3, ...given });
    await db.owner.query("UPDATE theme_article SET search_word = $1 WHERE theme_id = $2", [["充電"], other.themeId]);
    const wordsOf = async (query: object) => (await read(user, articleId, query)).json().data.article_info[0];
    expect(await wordsOf({})).toMatchObject({ search_word: ["電池", "充電"], body_hits: [[0, 2]] });
    expect(await wordsOf({ theme_id: theme.themeId })).toMatchObject({
      search_word: ["電池"],
      theme_name: ["電池", "充電"],
      title_hits: [[0, 2]],
      body_hits: [],
    });
  });

  it("takes the data_section that the article has, and no other", async () => {
    const { articleId } = await anArticle(db.owner, { dataSection: 3, themes: [theme] });
    expect((await read(user, articleId, { data_section: 3, display_id: "SID0002", is_mail: "1" })).statusCode).toBe(
      200,
    );
    expect((await read(user, articleId, { data_section: 1 })).statusCode).toBe(404);
  });

  it("is for whoever may browse a theme it hits, or has a topic it is in", async () => {
    const secret = await aTheme(db.owner, contract, { open: false });
    const topic = await aTopic(db.owner, contract, { groups: [group] });
    const narrow = await aUser(db.owner, group, { themeBrowsing: false });
    const outside = await aUser(db.owner, await aGroup(db.owner, contract), { themeBrowsing: false });
    const { articleId: bySecret } = await anArticle(db.owner, { themes: [secret] });
    const { articleId: byTopic } = await anArticle(db.owner, { themes: [secret], topics: [topic] });
    expect((await read(user, bySecret)).statusCode).toBe(200);
    expect((await read(narrow, bySecret)).statusCode).toBe(404);
    expect(await open(narrow, byTopic)).toMatchObject({ theme_name: [], search_word: [] });
    expect((await read(outside, byTopic)).statusCode).toBe(404);
  });

  it("does not exist for a contract whose themes it does not hit, nor where nobody has it", async () => {
    const foreign = await aTheme(db.owner, await aContract(db.owner));
    const { articleId } = await anArticle(db.owner, { themes: [foreign] });
    for (const id of [articleId, "202611999999999", "1", "999999999999999999"]) {
      const answer = await read(user, id);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().result.msgCode).toBe("MSG4040");
    }
  });

  it("can't be displayed once withdrawn or unpublished, or where the source is not linked", async () => {
    const withdrawn = await anArticle(db.owner, { themes: [theme], columns: { withdrawn_at: NOON } });
    const unpublished = await anArticle(db.owner, { themes: [theme], dispStatus: 1 });
    const set = await anArticle(db.owner, { themes: [theme] });
    await db.owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 3)", [
      contract.contractId,
      set.articleId,
    ]);
    for (const { articleId } of [withdrawn, unpublished, set]) {
      const answer = await read(user, articleId);
      expect([answer.statusCode, answer.json()]).toEqual([200, NOT_DISPLAYABLE]);
    }
    const webOnly = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [3] }));
    await db.owner.query("INSERT INTO contract_linkage (contract_id, data_section) VALUES ($1, 3)", [
      contract.contractId,
    ]);
    const { articleId } = await anArticle(db.owner, { themes: [theme] });
    expect((await read(webOnly, articleId)).json()).toEqual(NOT_DISPLAYABLE);
    await db.owner.query("DELETE FROM contract_linkage WHERE contract_id = $1", [contract.contractId]);
  });
});
