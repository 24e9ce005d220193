import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import FeedParser from "feedparser";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aThemeGroup,
  aTopic,
  type TestContract,
  type TestGroup,
  type TestTheme,
} from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const { app, get, send, setNow } = await testApi(db);
const NOON = Date.parse("2026-11-20T12:00:00+09:00");

let contract: TestContract;
let group: TestGroup;
let theme: TestTheme;
let user: TestUser;
beforeEach(async () => {
  setNow(new Date(NOON));
  contract = await aContract(db.owner);
  group = await aGroup(db.owner, contract);
  theme = await aTheme(db.owner, contract, { name: "半導体" });
  user = await aUser(db.owner, group);
});

interface Made {
  article_feed_id: string;
  atom_url: string;
  json_url: string;
}

const form = (parts: object = {}) => ({ feed_name: "半導体の新着", data_kbn: 1, id: String(theme.themeId), ...parts });
const make = (parts: object = {}, by = user) => send(by, "POST", "/article_feeds", form(parts));
const made = async (parts: object = {}, by = user): Promise<Made> => (await make(parts, by)).json().data;
const read = (address: string, headers: Record<string, string> = {}, remoteAddress = "203.0.113.5") => {
  const { pathname, search } = new URL(address);
  return app.inject({ url: pathname + search, headers, remoteAddress });
};
const titlesOf = async ({ json_url }: Made): Promise<string[]> =>
  (await read(json_url)).json().items.map(({ title }: { title: string }) => title);
const anArticleOf = (title: string, more: object = {}) => anArticle(db.owner, { themes: [theme], title, ...more });

/** What a reader in wide use makes of it. */
function readAsFeedReader(xml: string): Promise<{ title: string; link: string; author: string }[]> {
  return new Promise((done, fail) => {
    const items: { title: string; link: string; author: string }[] = [];
    Readable.from([xml])
      .pipe(new FeedParser({ normalize: true }))
      .on("error", fail)
      .on("data", ({ title, link, author }) => void items.push({ title, link, author }))
      .on("end", () => done(items));
  });
}

/** What the feedparser of Python makes of it: `bozo` says that it found a fault. */
const IN_PYTHON = `import feedparser, json, sys
d = feedparser.parse(sys.stdin.buffer.read())
print(json.dumps({"bozo": int(d.bozo), "version": d.version, "title": d.feed.get("title"), "entries": [
  {"id": e.id, "title": e.title, "author": e.author, "summary": e.summary, "published": list(e.published_parsed)[:5]} for e in d.entries]}))`;
const python = ["python3", "/usr/bin/python3"].find(
  (program) => spawnSync(program, ["-c", "import feedparser"]).status === 0,
);

describe("a private feed", () => {
  it.skipIf(python === undefined)("is without a fault to Python's feedparser (needs python3-feedparser)", async () => {
    const { articleId } = await anArticleOf("電池 & <素材>　𠮷野の\u{1F50B}", { mediaName: "A&B新聞" });
    await anArticleOf("もう一つ");
    const { body } = await read((await made({ feed_name: "半導体 & <新着>" })).atom_url);
    const { stdout } = spawnSync(python ?? "", ["-c", IN_PYTHON], { input: body, encoding: "utf8" });
    const { entries, ...feed } = JSON.parse(stdout);
    expect(feed).toEqual({ bozo: 0, version: "atom10", title: "半導体 & <新着>" });
    expect(entries.length).toBe(2);
    expect(entries).toContainEqual(
      expect.objectContaining({
        id: `urn:x-kirinuki:article:${articleId}`,
        title: "電池 & <素材>　𠮷野の\u{1F50B}",
        author: "A&B新聞",
        published: expect.arrayContaining([2026]),
      }),
    );
  });

  it("has the titles, media, dates and links of a theme, and neither text nor image", async () => {
    await anArticleOf("電池 & 材料 < 素材", { body: "本文はここにあります。", mediaName: "日本新聞" });
    const feed = await made();
    const atom = await read(feed.atom_url);
    expect(atom.headers).toMatchObject({
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "private, max-age=300",
      "x-robots-tag": "noindex",
    });
    expect(atom.body + (await read(feed.json_url)).body).not.toContain("本文はここ");
    const parsed = parseAtomFeed(atom.body);
    expect(parsed).toMatchObject({
      title: { value: "半導体の新着" },
      entries: [{ title: { value: "電池 & 材料 < 素材" } }],
    });
    const [item] = await readAsFeedReader(atom.body);
    expect(item).toMatchObject({ title: "電池 & 材料 < 素材", author: "日本新聞" });
    expect(new URL(item?.link ?? "").searchParams.get("mode")).toBe("4");
    expect(parseJsonFeed((await read(feed.json_url)).body)).toMatchObject({
      title: "半導体の新着",
      feed_url: feed.json_url,
      language: "ja",
      items: [{ title: "電池 & 材料 < 素材", authors: [{ name: "日本新聞" }] }],
    });
  });

  it("has what was added to a folder by hand, with its own link or the folder's", async () => {
    const { folder_id } = (await send(user, "PUT", "/clip_folder", { folder_name: "放送" })).json().data;
    const record = { folder_id, medium_kind: 1, media_name: "東都テレビ", title: "中継", clip_date: "2026-11-19" };
    const linked = { ...record, title: "配信 & <録画>", url: "https://tv.example/a?b=1&c=2", note: "社外秘のメモ" };
    for (const body of [record, linked]) await send(user, "PUT", "/hand_clip", body);
    const { articleId } = await anArticleOf("記事");
    await send(user, "PUT", "/clips", { folder_id, article_info: [articleId] });
    const feed = await made({ data_kbn: 5, id: folder_id });
    const { items } = (await read(feed.json_url)).json();
    const content_text = "東都テレビ（手入力） 2026/11/19";
    expect(items).toHaveLength(3);
    expect(items).toContainEqual(
      expect.objectContaining({
        title: linked.title,
        url: linked.url,
        content_text,
        id: expect.stringContaining(":hand-clip:"),
      }),
    );
    const folderPage = expect.stringMatching(new RegExp(`/clips\\?folder=${folder_id}$`));
    expect(items).toContainEqual(expect.objectContaining({ title: "中継", url: folderPage }));
    const atom = (await read(feed.atom_url)).body;
    expect((await readAsFeedReader(atom)).map(({ link }) => link)).toContain(linked.url);
    expect(atom).not.toContain("社外秘");
  });

  it("is of theme groups, topics and folders of clips as well", async () => {
    const { articleId } = await anArticleOf("選んだ記事");
    await anArticleOf("ほかの記事");
    const { themeGroupId } = await aThemeGroup(db.owner, contract, { themes: [theme], groups: [group] });
    const topic = await aTopic(db.owner, contract, { themes: [theme], groups: [group] });
    await anArticle(db.owner, { topics: [topic], title: "トピックスの記事" });
    const { folder_id } = (await send(user, "PUT", "/clip_folder", { folder_name: "あとで" })).json().data;
    await send(user, "PUT", "/clips", { folder_id, article_info: [articleId] });
    const feeds = [
      await made({ data_kbn: 2, id: String(themeGroupId) }),
      await made({ data_kbn: 3, id: String(topic.topicsId) }),
      await made({ data_kbn: 5, id: folder_id }),
    ];
    const titles = await Promise.all(feeds.map(titlesOf));
    expect(titles.map((each) => each.toSorted())).toEqual([
      ["ほかの記事", "選んだ記事"],
      ["トピックスの記事"],
      ["選んだ記事"],
    ]);
    const listed = (await get(user, "/article_feeds")).json().data.article_feeds;
    expect(listed.map((each: { data_kbn: number; target_name: string }) => each.data_kbn)).toEqual([5, 3, 2]);
    expect(listed[0]).toMatchObject({ id: folder_id, target_name: "あとで", expires_at: "2027-11-21T00:00:00+09:00" });
    expect(JSON.stringify(listed)).not.toContain("kirinukifeed_");
  });

  it("is answered with 304 while nothing has changed, and whole when an article leaves", async () => {
    const { articleId } = await anArticleOf("取り消される記事");
    const { atom_url } = await made();
    const { etag } = (await read(atom_url)).headers;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const again = await read(atom_url, { "if-none-match": String(known) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    }
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [articleId]);
    await db.owner.query("UPDATE theme_article SET disp_status = 1 WHERE article_id = $1", [articleId]);
    const after = await read(atom_url, { "if-none-match": String(etag) });
    expect([after.statusCode, parseAtomFeed(after.body).entries ?? []]).toEqual([200, []]);
  });

  it("notes that it was read, and counts nothing", async () => {
    await anArticleOf("記事");
    const feed = await made();
    await read(feed.atom_url);
    expect((await get(user, "/article_feeds")).json().data.article_feeds[0].last_read_at).toBe(
      "2026-11-20T12:00:00+09:00",
    );
    const { rows } = await db.owner.query(
      `SELECT (SELECT count(*)::int FROM usage_month WHERE contract_id = $1) AS uses,
         (SELECT count(*)::int FROM read_mark WHERE contract_id = $1) AS marks`,
      [contract.contractId],
    );
    expect(rows).toEqual([{ uses: 0, marks: 0 }]);
  });
});

describe("the address of a private feed", () => {
  const statusOf = async ({ atom_url }: Made, remoteAddress?: string): Promise<number> =>
    (await read(atom_url, {}, remoteAddress)).statusCode;

  it("opens nothing else, and nothing else opens a feed", async () => {
    const feed = await made();
    const token = new URL(feed.atom_url).searchParams.get("token") ?? "";
    expect(token).toMatch(/^kirinukifeed_[1-9]\d*_[\w-]{43}$/);
    const bare = token.replace("kirinukifeed_", "kirinuki_");
    for (const authorization of [`Bearer ${token}`, `Bearer ${bare}`])
      expect((await app.inject({ url: "/api/v1/themes", headers: { authorization } })).statusCode).toBe(401);
    for (const search of ["", `?token=${bare}`, "?token=", "?token=a&token=b", `?token=${token}x`, "?token=%00"]) {
      const answer = await app.inject({ url: `/feeds/atom.xml${search}` });
      expect([answer.statusCode, answer.headers["content-type"], answer.body]).toEqual([
        404,
        "text/plain; charset=utf-8",
        "指定された情報は見つかりません。",
      ]);
    }
    expect((await app.inject({ method: "POST", url: new URL(feed.atom_url).pathname })).statusCode).toBe(405);
  });

  it("ends with its last day, when it is revoked, and with the user", async () => {
    const today = await made({ expires_at: "2026-11-20" });
    const later = await made();
    setNow(new Date(NOON + 12 * 3_600_000));
    expect([await statusOf(today), await statusOf(later)]).toEqual([404, 200]);
    const { article_feed_id } = later;
    const other = await aUser(db.owner, group);
    expect((await send(other, "DELETE", "/article_feeds", { article_feed_id })).statusCode).toBe(404);
    expect((await send(user, "DELETE", "/article_feeds", { article_feed_id })).statusCode).toBe(200);
    expect(await statusOf(later)).toBe(404);
    const last = await made();
    await db.owner.query("UPDATE app_user SET login_stop_flag = true WHERE user_id = $1", [user.userId]);
    expect(await statusOf(last)).toBe(404);
  });

  it("is bound to the places and the second factor of its user", async () => {
    const feed = await made();
    await db.owner.query("UPDATE app_user SET ip_restriction_flag = true WHERE contract_id = $1", [
      contract.contractId,
    ]);
    await db.owner.query(
      "INSERT INTO contract_address_range (contract_id, addresses) VALUES ($1, '[192.0.2.0,192.0.2.255]')",
      [contract.contractId],
    );
    expect([await statusOf(feed), await statusOf(feed, "192.0.2.9")]).toEqual([404, 200]);
    await db.owner.query("UPDATE contract SET second_factor_demand = 'all' WHERE contract_id = $1", [
      contract.contractId,
    ]);
    expect(await statusOf(feed, "192.0.2.9")).toBe(404);
  });

  it("shows what its user may see when it is read: a theme taken away is gone, and so is a folder", async () => {
    const { articleId } = await anArticleOf("記事");
    const ofTheme = await made();
    const { folder_id } = (await send(user, "PUT", "/clip_folder", { folder_name: "会見" })).json().data;
    await send(user, "PUT", "/clips", { folder_id, article_info: [articleId] });
    const ofFolder = await made({ data_kbn: 5, id: folder_id });
    expect([await titlesOf(ofTheme), await titlesOf(ofFolder)]).toEqual([["記事"], ["記事"]]);
    await db.owner.query("INSERT INTO contract_linkage (contract_id, data_section) VALUES ($1, 3)", [
      contract.contractId,
    ]);
    expect([await titlesOf(ofTheme), await titlesOf(ofFolder)]).toEqual([[], []]);
    await send(user, "DELETE", "/clip_folder", { folder_id });
    expect(await statusOf(ofFolder)).toBe(404);
    await db.owner.query("DELETE FROM theme WHERE theme_id = $1", [theme.themeId]);
    expect(await statusOf(ofTheme)).toBe(404);
  });
});

describe("making one", () => {
  it.each([
    [{ feed_name: "" }, ["feed_name"]],
    [{ feed_name: "あ".repeat(51) }, ["feed_name"]],
    [{ data_kbn: 4 }, ["data_kbn"]],
    [{ id: "0" }, ["id"]],
    [{ id: undefined }, ["id"]],
    [{ expires_at: "2026-11-19" }, ["expires_at"]],
    [{ expires_at: "2028-11-20" }, ["expires_at"]],
    [{ expires_at: "明日" }, ["expires_at"]],
  ])("is refused with its fields named: %j", async (parts, fields) => {
    const answer = await make(parts);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(fields);
  });

  it("is refused for what the user can't read: another contract's, another user's, what is not there", async () => {
    const stranger = await aContract(db.owner);
    const foreign = await aTheme(db.owner, stranger);
    const colleague = await aUser(db.owner, group);
    const { folder_id } = (await send(colleague, "PUT", "/clip_folder", { folder_name: "私物" })).json().data;
    for (const target of [
      { data_kbn: 1, id: String(foreign.themeId) },
      { data_kbn: 2, id: "999999" },
      { data_kbn: 3, id: "999999999999999999" },
      { data_kbn: 5, id: folder_id },
    ])
      expect((await make(target)).statusCode).toBe(404);
  });

  it("has an end, however many ask at once", async () => {
    const answers = await Promise.all(Array.from({ length: 55 }, () => make()));
    const refused = answers.filter((answer) => answer.json().result.msgCode === "MSG0098");
    expect(refused.length).toBe(5);
    expect((await get(user, "/article_feeds")).json().data.article_feeds.length).toBe(50);
  });

  it("is in the audit, without its token", async () => {
    const { article_feed_id } = await made();
    await send(user, "DELETE", "/article_feeds", { article_feed_id });
    const { rows } = await db.owner.query(
      "SELECT action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'article_feed.%' ORDER BY audit_id",
      [contract.contractId],
    );
    expect(rows.map(({ action }) => action)).toEqual(["article_feed.create", "article_feed.revoke"]);
    expect(JSON.stringify(rows)).not.toContain("kirinukifeed_");
  });
});
