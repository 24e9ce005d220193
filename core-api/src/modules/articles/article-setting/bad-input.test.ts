import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { wrongCounts } from "../../../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import {
  aContract,
  aGroup,
  aTheme,
  aTopic,
  type TestContract,
  type TestTheme,
  type TestTopic,
} from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let admin: TestUser;
let theme: TestTheme;
let topic: TestTopic;

beforeEach(async () => {
  contract = await aContract(db.owner);
  admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  theme = await aTheme(db.owner, contract);
  topic = await aTopic(db.owner, contract);
});

/** A batch of two good articles with everything bad between them, and one of the good ones twice. */
async function aBatch() {
  const make = async (title: string, dataSection: 3 | 5 = 3, columns = {}) =>
    (await anArticle(db.owner, { dataSection, title, columns, themes: [theme] })).articleId;
  const elsewhere = await aContract(db.owner);
  const good = [await make("一"), await make("二")];
  const bad = {
    withdrawn: await make("取消", 3, { withdrawn_at: NOON }),
    offSale: await make("号", 5, { del_flag: true }),
    foreign: await make("他社のフィード", 3, { own_contract_id: elsewhere.contractId }),
    unknown: "202611999999998",
    unknownMonth: "999999999999999999",
  };
  return { good, bad: Object.values(bad), ids: [good[0], ...Object.values(bad), good[1], good[0]] };
}

const stateOf = async () => {
  const { rows } = await db.owner.query(
    `SELECT (SELECT count(*)::int FROM article_setting WHERE contract_id = $1) AS settings,
       (SELECT count(*)::int FROM article_history WHERE contract_id = $1) AS history,
       (SELECT count(*)::int FROM topic_article WHERE contract_id = $1) AS chosen,
       (SELECT count(*)::int FROM theme_article WHERE contract_id = $1) AS hits`,
    [contract.contractId],
  );
  return rows[0];
};

describe("a batch with articles in its middle that can't be changed", () => {
  const named: [string, string, object][] = [
    ["PUT", "/article_target_setting", { disp_status: 1 }],
    ["PUT", "/article_comment_setting", { comment: "要点" }],
  ];
  it.each(named)("%s %s changes the others once and names each of these", async (method, path, more) => {
    const { good, bad, ids } = await aBatch();
    const article_info = ids.map((article_id) => ({ article_id, data_section: 3 }));
    const answer = await api.send(admin, method as "PUT", path, { article_info, ...more });
    const { changed_count, article_info: refused } = answer.json().data;
    expect([answer.statusCode, changed_count]).toEqual([200, 2]);
    expect(refused.map(({ article_id }: { article_id: string }) => article_id)).toEqual(bad);
    for (const { reason } of refused) expect(reason).toMatch(/。$/);
    expect(await stateOf()).toMatchObject({ settings: good.length, history: good.length });
    expect(await wrongCounts(db.owner)).toEqual([]);
  });

  it("POST /topic_articles adds the others once and names each of these", async () => {
    const { good, bad, ids } = await aBatch();
    const body = { topics_id: String(topic.topicsId), article_info: ids };
    const { num, article_info } = (await api.send(admin, "POST", "/topic_articles", body)).json().data;
    expect(num).toBe(good.length);
    expect(article_info.map(({ article_id }: { article_id: string }) => article_id)).toEqual(bad);
    expect(await stateOf()).toMatchObject({ chosen: good.length });
  });

  it("POST /article_themes registers nothing at all", async () => {
    const { good, bad } = await aBatch();
    const other = await aTheme(db.owner, contract);
    const before = await stateOf();
    const theme_ids = [String(other.themeId)];
    // A magazine out of sale is no less of its theme: its list tells when it is offered.
    for (const id of bad.filter((_, at) => at !== 1)) {
      const body = { theme_ids, article_info: [good[0], id, good[1]] };
      expect([id, (await api.send(admin, "POST", "/article_themes", body)).statusCode]).toEqual([id, 404]);
    }
    const foreign = await aTheme(db.owner, await aContract(db.owner));
    for (const unknown of [[String(other.themeId), String(foreign.themeId)], ["2000000000"]]) {
      const body = { theme_ids: unknown, article_info: good };
      expect((await api.send(admin, "POST", "/article_themes", body)).statusCode).toBe(404);
    }
    expect(await stateOf()).toEqual(before);
    expect(await wrongCounts(db.owner)).toEqual([]);
  });
});

describe("a display_order", () => {
  const orders: [string, unknown[]][] = [
    ["doubled", [1, 1]],
    ["negative", [1, -1]],
    ["zero", [1, 0]],
    ["huge", [1, 1e12]],
    ["beyond a number", [1, Number.MAX_VALUE]],
    ["no whole number", [1, 1.5]],
    ["a text", [1, "最初"]],
    ["a list", [1, [2]]],
  ];
  it.each(orders)("that is %s refuses the whole request", async (_, places) => {
    const { good } = await aBatch();
    const article_info = good.map((article_id, at) => ({ article_id, display_order: places[at] }));
    const body = { topics_id: String(topic.topicsId), article_info };
    const answer = await api.send(admin, "POST", "/topic_articles", body);
    expect([answer.statusCode, answer.json().data.fieldErrors[0].field]).toEqual([400, "article_info"]);
    expect(await stateOf()).toMatchObject({ chosen: 0 });
  });
});

describe("a comment", () => {
  const put = async (comment: unknown) => {
    const { good } = await aBatch();
    const answer = await api.send(admin, "PUT", "/article_comment_setting", { article_info: [good[0]], comment });
    const list = await api.get(admin, "/webnews", { theme_id: theme.themeId });
    const rows: { article_id: string; comment: string }[] = list.json().data.web_news_article_info;
    return [answer.statusCode, rows.find(({ article_id }) => article_id === good[0])?.comment];
  };

  it("is counted as it is seen: 500 characters of several code points are taken, 501 are not", async () => {
    const seen = ["か\u3099", "👨‍👩‍👧‍👦", "🇯🇵", "葛\u{E0100}", "e\u0301"];
    for (const character of seen) {
      const whole = character.repeat(500);
      expect(await put(whole)).toEqual([200, whole]);
      expect(await put(`${whole}あ`)).toEqual([400, ""]);
    }
  });

  it("is text: HTML stays what it is, line ends become one, other control characters are refused", async () => {
    const html = `<script>alert(1)</script> & "引用" <img src=x onerror=alert(1)>`;
    expect(await put(html)).toEqual([200, html]);
    expect(await put("一\r\n二\r三\n四")).toEqual([200, "一\n二\n三\n四"]);
    for (const refused of ["\u0000", "あ\u001B[31m", 7, ["あ"], { comment: "あ" }])
      expect((await put(refused))[0]).toBe(400);
  });
});

describe("a period of ten years", () => {
  const period = { process_date_start: "2016-11-20", process_date_end: "2026-11-20" };
  const lists: [string, Record<string, string>][] = [
    ["/managed_articles", {}],
    ["/webnews", {}],
    ["/newspaper_articles", {}],
    ["/magazine_articles", {}],
    ["/mc_articles", {}],
    ["/magazine_articles_extract", {}],
    ["/article_search", { keyword1: "灯台" }],
    ["/article_count", {}],
    ["/themes", {}],
  ];
  it.each(lists)("is refused by GET %s, with its field", async (path, more) => {
    const answer = await api.get(admin, path, { ...period, ...more });
    expect([answer.statusCode, answer.json().data.fieldErrors?.[0].field]).toEqual([400, "process_date_start"]);
  });

  it("is refused by downloads", async () => {
    for (const [path, more] of [
      ["/article_list_download", {}],
      ["/web_theme_download", { theme_id: String(theme.themeId) }],
    ] as const)
      expect([path, (await api.send(admin, "POST", path, { ...period, ...more })).statusCode]).toEqual([path, 400]);
  });
});
