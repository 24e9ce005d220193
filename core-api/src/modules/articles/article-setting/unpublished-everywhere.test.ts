import type { DataSection } from "@kirinuki/schema/codes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { reindex } from "../../../search/reindex.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestContract,
  type TestTheme,
  type TestThemeGroup,
  type TestTopic,
} from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);
const { scope } = desk;

let contract: TestContract;
let admin: TestUser;
let reader: TestUser;
let theme: TestTheme;
let group: TestThemeGroup;
let topic: TestTopic;

beforeEach(async () => {
  await db.owner.query("DELETE FROM mail_setting; DELETE FROM mail_run");
  desk.setNow(NOON);
  const sections: DataSection[] = [1, 2, 3, 5];
  contract = await aContract(db.owner, { sections });
  const userGroup = await aGroup(db.owner, contract, { sections });
  admin = await aUser(db.owner, userGroup, { userAuthority: 1, mcAuthority: 3, scAuthority: 5 });
  reader = await aUser(db.owner, userGroup, { mcAuthority: 3, scAuthority: 5 });
  theme = await aTheme(db.owner, contract);
  group = await aThemeGroup(db.owner, contract, { themes: [theme] });
  topic = await aTopic(db.owner, contract, { themes: [theme] });
});

interface Hidden {
  id: string;
  section: DataSection;
  sibling: string;
  key: string;
  title: string;
}

/** An article in a theme, its group and a topic, with originals, and another one of its story. */
async function anArticleWithAll(section: DataSection): Promise<Hidden> {
  // The collection is shared, and a trial search reads all of it.
  const title = `灯台${contract.contractId}号の点検`;
  const key = `press/${contract.contractId}-${section}`;
  for (const [store, type] of [
    [`${key}.pdf`, "application/pdf"],
    [`${key}.jpg`, "image/jpeg"],
    [`${key}.epub`, "application/epub+zip"],
  ] as const) {
    const { byteLength, sha256 } = await api.originals.put(store, Buffer.from(title));
    await db.owner.query(
      "INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, $2, $3, $4)",
      [store, type, byteLength, sha256],
    );
  }
  const { articleId: id } = await anArticle(db.owner, {
    dataSection: section,
    themes: [theme],
    topics: [topic],
    title,
    body: title,
    images: [{ key: `${key}.jpg`, caption: title }],
    columns: {
      pdf_key: `${key}.pdf`,
      thumbnail_key: `${key}.jpg`,
      epub_key: `${key}.epub`,
      contents_id: `c${section}`,
    },
  });
  const { articleId: sibling } = await anArticle(db.owner, {
    dataSection: section,
    themes: [theme],
    title: "別の記事",
  });
  for (const articleId of [id, sibling])
    await db.owner.query(
      "INSERT INTO article_story (article_id, same_story_id, media_code, day, signature) VALUES ($1, $2, 'm', '2026-11-20', '')",
      [articleId, id],
    );
  return { id, section, sibling, key, title };
}

const LISTS: Record<DataSection, string> = {
  1: "/newspaper_articles",
  2: "/newspaper_articles",
  3: "/webnews",
  5: "/magazine_articles",
};

const ROWS: Record<DataSection, string> = {
  1: "article_info",
  2: "article_info",
  3: "web_news_article_info",
  5: "magazine_news_article_info",
};

type Way = (user: TestUser, article: Hidden) => Promise<LightMyRequestResponse>;
const info = ({ id, section }: Hidden) => [{ article_id: id, data_section: section }];
const post =
  (path: string, bodyOf: (article: Hidden) => object): Way =>
  (user, article) =>
    api.send(user, "POST", path, bodyOf(article));
const of = (): Record<string, Record<string, number>> => ({
  theme: { theme_id: theme.themeId },
  group: { theme_group_id: group.themeGroupId },
  topic: { topics_id: topic.topicsId },
});

/** Every way by which a reader comes to an article. */
const WAYS: Record<string, Way> = {
  "a theme's list": (user, { section }) => api.get(user, LISTS[section], of().theme),
  "a group's list": (user, { section }) => api.get(user, LISTS[section], of().group),
  "a topic's list": (user, { section }) => api.get(user, LISTS[section], of().topic),
  search: (user) => api.get(user, "/article_search", { keyword1: "灯台" }),
  "a trial search": post("/try_search", () => ({ keyword1: "灯台" })),
  "all sources by filter": post("/all_articles", () => ({})),
  "a link of a mail": post("/all_articles", (article) => ({ article_info: info(article) })),
  detail: (user, { id }) => api.get(user, "/article", { articleId: id }),
  "the story of another": (user, { sibling }) => api.get(user, "/same_story", { articleId: sibling }),
  "traces of pictures": (user, { id }) => api.get(user, "/traces", { article_id: id }),
  picture: (user, { key }) => api.get(user, "/image", { key: `${key}.jpg` }),
};
const ADMINS_WAYS: Record<string, Way> = {
  "the delivery list": post("/article_list_download", () => ({ encoding: "utf8" })),
  "the delivery list by id": post("/article_list_download", (article) => ({ article_info: info(article) })),
  "a mail that is composed": (user) =>
    api.send(user, "POST", "/create_mail", {
      ...{ data_kbn: 3, id: String(topic.topicsId), template_file_id: "0", subject_Type: 3, attach_Type: 1 },
    }),
  "the editor's choice for a mail": (user) => api.get(user, "/mail_edition", { data_kbn: 3, id: topic.topicsId }),
  "web news by theme": post("/web_theme_download", () => ({ theme_id: String(theme.themeId) })),
};

const seenOn = async (ways: Record<string, Way>, user: TestUser, article: Hidden) => {
  const names: string[] = [];
  for (const [name, way] of Object.entries(ways))
    if ((await way(user, article)).rawPayload.toString().includes(article.title)) names.push(name);
  return names;
};

const countsOf = async (user: TestUser) => {
  const { data } = (await api.get(user, "/themes")).json();
  // A topic without articles is not in the tree.
  const sum = (node: Record<string, number> = {}) =>
    ["news_article_count", "web_article_count", "magazine_article_count"].reduce((n, key) => n + (node[key] ?? 0), 0);
  return [data.themes_info[0], data.theme_group_info[0], data.topics_info[0]].map(sum);
};

const setState = (article: Hidden, disp_status: number) =>
  api.send(admin, "PUT", "/article_target_setting", { article_info: info(article), disp_status });

/** The code of the spec's section 4 that a source's rules give, where they hide an article. */
const CODES: [DataSection, number][] = [1, 2, 3, 5].flatMap((section) => [
  [section as DataSection, 1],
  [section as DataSection, section === 5 ? 5 : 3],
]);

describe.each(CODES)("an article of source %i with disp_status %i", (section, code) => {
  const hide = async (article: Hidden) => {
    if (code === 1) expect((await setState(article, 1)).json().data.changed_count).toBe(1);
    else
      await db.owner.query("INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, $3)", [
        contract.contractId,
        article.id,
        code,
      ]);
  };

  it("is on no way of a User, and on those of an Admin only where states are shown", async () => {
    const article = await anArticleWithAll(section);
    await reindex(scope);
    const open = await seenOn(WAYS, reader, article);
    expect(open).toEqual(expect.arrayContaining(["a theme's list", "a topic's list", "search", "detail", "picture"]));
    expect(await seenOn(ADMINS_WAYS, admin, article)).toEqual(
      expect.arrayContaining(["the delivery list", "a mail that is composed", "the editor's choice for a mail"]),
    );
    expect(await countsOf(reader)).toEqual([2, 2, 1]);
    await hide(article);
    expect(await seenOn(WAYS, reader, article)).toEqual([]);
    expect(await countsOf(reader)).toEqual([1, 1, 0]);
    const detail = (await api.get(reader, "/article", { articleId: article.id })).json();
    expect(detail.result.msgDetail).toBe("要求された記事は表示できません。");
    const linked = await api.send(reader, "POST", "/all_articles", { article_info: info(article) });
    expect(linked.json().data.unavailable_article_ids).toEqual([article.id]);

    expect(await seenOn({ ...WAYS, ...ADMINS_WAYS }, admin, article)).toEqual([
      "a link of a mail",
      "detail",
      "picture",
    ]);
    for (const selection of Object.values(of())) {
      const all = { ...selection, unpublished_flag: 1 };
      expect((await api.get(reader, LISTS[section], all)).body).not.toContain(article.title);
      const { data } = (await api.get(admin, LISTS[section], all)).json();
      const rows: { article_id: string; disp_status: number }[] = data[ROWS[section]];
      expect(rows.find(({ article_id }) => article_id === article.id)?.disp_status).toBe(code);
    }
    expect(await countsOf(admin)).toEqual([1, 1, 0]);
    const managed = (await api.get(admin, "/managed_articles", { data_section: section })).json().data;
    expect(JSON.stringify(managed)).toContain(article.title);
    expect((await api.get(admin, "/article", { articleId: article.id })).json().data.article_info[0].disp_status).toBe(
      code,
    );
    const chosen = (await api.get(admin, "/topic_articles", { topics_id: topic.topicsId })).json().data;
    expect(JSON.stringify(chosen)).toContain(article.title);
  });

  it("gives nobody its originals", async () => {
    const article = await anArticleWithAll(section);
    await hide(article);
    for (const user of [reader, admin]) {
      const answers = [
        await api.send(user, "POST", "/pdf", { article_info: info(article), pdf_flag: 1 }),
        await api.send(user, "POST", "/article", { article_info: info(article), pdf_flag: 1 }),
        await api.get(user, "/magazine_epub", { articleId: article.id, contentsId: `c${section}` }),
      ];
      for (const answer of answers) {
        expect(answer.json().result.status).toBe(1);
        expect(answer.rawPayload.toString()).not.toContain(Buffer.from(article.title).toString("base64"));
      }
    }
    const { rows } = await db.owner.query("SELECT FROM original_use WHERE contract_id = $1", [contract.contractId]);
    expect(rows).toEqual([]);
  });

  it("leaves mails that wait already", async () => {
    const article = await anArticleWithAll(section);
    for (const [at, target] of [theme, group, topic].entries())
      await desk.setting(contract, {
        target,
        address: `r${at}@example.com`,
        ...(at === 0 && { alertSince: new Date("2026-11-01T00:00:00Z"), address: `${reader.userId}@example.com` }),
      });
    const byHand = await api.send(admin, "POST", "/mail_delivery", {
      subject: "お知らせ",
      text: "ご覧ください",
      addresses: [`${reader.userId}@example.com`],
      articles: [article.id],
    });
    expect(byHand.json().data.sendmail_result[0].status).toBe(2);
    await desk.alerts();
    await desk.run();
    await hide(article);
    await desk.sender.drain();
    const mails = desk.kept.take();
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, text, html } of mails) expect(`${subject}${text}${html}`).not.toContain(article.title);
  });
});
