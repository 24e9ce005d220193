import type { DataSection } from "@kirinuki/schema/codes.ts";
import { originalText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, aTopic } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk, type OriginalsDesk, type TestOriginal } from "./testing/originals-desk.ts";
import { BROWSED, LINKAGE, type LinkageRow, RIGHTS, ROLES, WAYS, type Way } from "./testing/rights-matrix.ts";
import { ALLOWED, REFUSED, UNKNOWN, useOriginal } from "./testing/use-original.ts";

const db = await testDatabase();
const api = await testApi(db);

let desk: OriginalsDesk;
let articles: Record<1 | 2, TestOriginal>;
beforeAll(async () => {
  desk = await anOriginalsDesk(db, api);
  articles = { 1: await desk.article(1), 2: await desk.article(2) };
});

const use = (user: TestUser, way: Way, article: TestOriginal) => useOriginal(api, user, way, article);

describe("each level of authority", () => {
  it.each(RIGHTS)("$section/$level may $may and nothing else", async ({ section, level, may }) => {
    const parts =
      section === 1
        ? { mcAuthority: level as 1, scAuthority: 5 as const }
        : { scAuthority: level as 2, mcAuthority: 3 as const };
    const user = await aUser(db.owner, desk.user, parts);
    for (const way of WAYS) {
      const answer = await use(user, way, articles[section as 1 | 2]);
      expect({ way, ...answer }).toMatchObject({ way, ...(may.includes(way) ? ALLOWED : REFUSED) });
    }
  });
});

const OTHERS: DataSection[] = [3];
const sectionsOf = (linkage: LinkageRow["contract"], own: DataSection): DataSection[] =>
  ({ linked: [own, ...OTHERS], "other sources only": OTHERS, "none at all": [] })[linkage];

describe("linkage", () => {
  it.each(LINKAGE)("contract $contract, group $group: $may", async ({ contract, group, may }) => {
    for (const section of [1, 2] as const) {
      const own = await aContract(db.owner, { sections: sectionsOf(contract, section) });
      const users = await aGroup(db.owner, own, { sections: sectionsOf(group, section) });
      const user = await aUser(db.owner, users, { mcAuthority: 3, scAuthority: 5 });
      const { articleId } = await anArticle(db.owner, {
        dataSection: section,
        themes: [await aTheme(db.owner, own)],
        body: "本文",
      });
      const answer = await use(user, "text", { article_id: articleId, data_section: section });
      expect(answer).toMatchObject(may ? ALLOWED : REFUSED);
    }
  });
});

describe("a role", () => {
  it.each(ROLES)("$role with MC 1 and SC 2 opens no PDF, and with MC 3 all of it", async ({ parts }) => {
    for (const [mcAuthority, opens] of [
      [1, false],
      [3, true],
    ] as const) {
      const user = await aUser(db.owner, desk.user, { ...parts, mcAuthority });
      for (const way of WAYS) expect(await use(user, way, articles[1])).toMatchObject(opens ? ALLOWED : REFUSED);
    }
  });
});

describe("a way to the article", () => {
  it.each(BROWSED)(
    "theme_browsing $browsing, theme $theme, topic $topic: $may",
    async ({ browsing, theme, topic, may }) => {
      const own = await aContract(db.owner);
      const [group, other] = [await aGroup(db.owner, own), await aGroup(db.owner, own)];
      const user = await aUser(db.owner, group, { mcAuthority: 3, themeBrowsing: browsing === 1 });
      const groups = topic === "the group's" ? [group] : [other];
      const { articleId } = await anArticle(db.owner, {
        dataSection: 1,
        themes: theme === "none" ? [] : [await aTheme(db.owner, own, { open: theme === "open to all" })],
        topics: topic === "none" ? [] : [await aTopic(db.owner, own, { groups })],
        body: "本文",
      });
      const article: TestOriginal = { article_id: articleId, data_section: 1 };
      expect(await use(user, "text", article)).toMatchObject(may ? ALLOWED : UNKNOWN);
    },
  );
});

describe("an article that is closed", () => {
  it("is listed beside those that open", async () => {
    const [open, closed] = [await desk.article(1), await desk.article(1)];
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [closed.article_id]);
    const answer = await api.send(desk.user, "POST", "/pdf", { article_info: [open, closed], ticket_only: true });
    expect(answer.json().data).toMatchObject({
      data_flag: 1,
      article_info: [{ article_id: closed.article_id, reason: originalText.notDisplayable }],
    });
  });
});

describe("an article without a way to it", () => {
  it("does not exist: another contract's, an unknown id, another source than said, another contract's link", async () => {
    const foreign = await (await anOriginalsDesk(db, api)).article(1);
    const unknown: TestOriginal = { article_id: "202611999999999", data_section: 1 };
    const wrongSource: TestOriginal = { ...articles[1], data_section: 2 };
    for (const article of [foreign, unknown, wrongSource])
      for (const way of WAYS) expect(await use(desk.user, way, article)).toMatchObject(UNKNOWN);
    for (const path of ["/pdf", "/article"]) {
      const body = { article_info: [articles[1]], contract_code: "other01" };
      expect((await api.send(desk.user, "POST", path, body)).statusCode).toBe(404);
    }
    const { article_id } = foreign;
    expect((await api.get(desk.user, "/traces", { article_id })).statusCode).toBe(404);
    expect((await api.get(desk.user, "/trace", { article_id, serial_no: 1 })).statusCode).toBe(404);
    const check = await api.send(desk.user, "PUT", "/epub_display_check", { article_id: foreign.article_id });
    expect(check.statusCode).toBe(404);
  });

  it.each([3, 5] as const)("has no PDF and no counted text where its source is %i", async (section) => {
    const article = await desk.article(section);
    // A booklet of nothing else is refused at its field (booklet.test.ts).
    const ways = WAYS.filter((way) => way !== "booklet");
    for (const way of ways) expect(await use(desk.user, way, article)).toMatchObject(REFUSED);
  });
});

const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);
const BOOK = { contents_id: "issue1" };

describe("a magazine's book", () => {
  async function book(columns: object): Promise<string> {
    const { article_id } = await desk.article(5, null, { ...BOOK, ...columns });
    await api.originals.put("demo/epub/issue1.epub", Buffer.from("PK book"));
    return article_id;
  }
  const check = async (article_id: string, extra: object = {}) =>
    (await api.send(desk.user, "PUT", "/epub_display_check", { article_id, contentsId: "issue1", ...extra })).json();

  it("opens by a ticket, is fetched without being counted, and is counted once by the notice", async () => {
    const { result, data } = await check(await book({}));
    expect([result.status, data.article_info]).toEqual([0, []]);
    const query = { contentsId: "issue1", epub_ticket: data.epub_ticket };
    const file = await api.get(desk.user, "/magazine_epub", query);
    expect([file.statusCode, file.body, file.headers["content-type"]]).toEqual([
      200,
      "PK book",
      "application/epub+zip",
    ]);
    expect((await api.get({ ...desk.user, browser: "x" }, "/magazine_epub", query)).statusCode).toBe(404);
    const before = await desk.countedUses();
    const notice = { epub_ticket: data.epub_ticket };
    for (const counted of [1, 0]) {
      const answer = await api.send(desk.user, "PUT", "/epub_display_completion_notice", notice);
      expect(answer.json().data.usage_count).toBe(counted);
    }
    expect(await desk.countedUses()).toBe(before + 1);
  });

  it.each([
    ["before its sale", { sales_from_datetime: hours(1), sales_to_datetime: hours(2) }, false],
    ["in its first moment", { sales_from_datetime: hours(0), sales_to_datetime: hours(2) }, true],
    ["after its sale", { sales_from_datetime: hours(-2), sales_to_datetime: hours(0) }, false],
    ["after its redelivery began", { sales_to_datetime: hours(-2), redelivery_from_datetime: hours(-1) }, true],
    [
      "without a sale period, before redelivery",
      { sales_datetime_flag: false, redelivery_from_datetime: hours(1) },
      false,
    ],
    ["deleted", { del_flag: true }, false],
  ])("%s", async (_when, columns, opens) => {
    const { result } = await check(await book(columns));
    expect([result.status, result.msgDetail]).toEqual(opens ? [0, ""] : [1, originalText.notDisplayable]);
  });

  it("of another issue is unknown, and one that is not in the store could not be obtained", async () => {
    const article_id = await book({});
    expect((await check(article_id, { contentsId: "issue2" })).result.status).toBe(1);
    await api.originals.delete("demo/epub/issue1.epub");
    expect((await check(article_id)).data).toMatchObject({ data_flag: 1, article_info: [{ article_id }] });
  });
});

describe("the text of a newspaper article", () => {
  const read = async (article: TestOriginal) =>
    (await api.send(desk.user, "POST", "/article", { article_info: [article], pdf_flag: 1 })).json();

  it("comes with the article, counted once for a double click", async () => {
    const article = await desk.article(2);
    const before = await desk.counters();
    const [one, two] = await Promise.all([read(article), read(article)]);
    for (const { data } of [one, two]) {
      expect([data.article_text, data.data_flag, data.article_info[0].article_id]).toEqual([
        "本文の一行目。",
        undefined,
        article.article_id,
      ]);
    }
    expect(await desk.counters()).toEqual({ ...before, sc: before.sc + 1 });
  });

  it("is marked by the words that found the article, or by those of the search it was opened from", async () => {
    const article = await desk.article(2);
    await db.owner.query("UPDATE theme_article SET search_word = '{本文}' WHERE article_id = $1", [article.article_id]);
    const hits = async (more: object) => {
      const answer = await api.send(desk.user, "POST", "/article", { article_info: [article], ...more });
      return answer.json().data.article_info[0].body_hits;
    };
    expect(await hits({})).toEqual([[0, 2]]);
    expect(await hits({ marked_words: ["一行"] })).toEqual([[3, 5]]);
  });

  it("is data_flag 1 where the source sent none, and data_flag 0 beyond the cap, counting nothing", async () => {
    const other = await anOriginalsDesk(db, api, { mc: 0 });
    const article = await other.article(1);
    const answer = await api.send(other.user, "POST", "/article", { article_info: [article] });
    expect(answer.json().data).toEqual({ data_flag: 0, article_info: [] });
    await db.owner.query("DELETE FROM article_text WHERE article_id = $1", [article.article_id]);
    const { data } = await read(
      await desk.article(1).then(async (each) => {
        await db.owner.query("DELETE FROM article_text WHERE article_id = $1", [each.article_id]);
        return each;
      }),
    );
    expect([data.data_flag, data.article_text]).toEqual([1, undefined]);
    expect(await other.countedUses()).toBe(0);
  });
});
