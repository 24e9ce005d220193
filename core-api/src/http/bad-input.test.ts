import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../testing/a-user.ts";
import { anArticle } from "../testing/an-article.ts";
import { aContract, aGroup, aTheme, aThemeGroup, aTopic } from "../testing/builders.ts";
import { type Query, testApi } from "../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

const LISTS = ["/newspaper_articles", "/webnews", "/magazine_articles"];
const WITH_PERIOD = ["/themes", "/setup_date", "/today_article_count", ...LISTS];
const WITH_SELECTION = ["/setup_date", ...LISTS];

let user: TestUser;
/** Things of another contract that really exist. */
let foreign: { theme: number; group: number; topic: number; article: string; contract: number };

beforeAll(async () => {
  const mine = await aContract(db.owner);
  user = await aUser(db.owner, await aGroup(db.owner, mine));
  const other = await aContract(db.owner);
  const theme = await aTheme(db.owner, other);
  const { themeGroupId } = await aThemeGroup(db.owner, other, { themes: [theme] });
  const topic = await aTopic(db.owner, other);
  const { articleId } = await anArticle(db.owner, {
    themes: [theme],
    topics: [topic],
    columns: { thumbnail_key: "thumb/other.jpg" },
  });
  await db.owner.query("INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, $2, 1, $3)", [
    "thumb/other.jpg",
    "image/jpeg",
    Buffer.alloc(32),
  ]);
  await api.originals.put("thumb/other.jpg", Buffer.from("x"));
  foreign = {
    theme: theme.themeId,
    group: themeGroupId,
    topic: topic.topicsId,
    article: articleId,
    contract: other.contractId,
  };
});

async function faultsOf(path: string, query: Query) {
  const answer = await api.get(user, path, query);
  const { result, data } = answer.json();
  expect([path, query, answer.statusCode, result.status]).toEqual([path, query, 400, 1]);
  return data.fieldErrors as { field: string; message: string }[];
}

describe("bad input is refused with the field named in Japanese", () => {
  const bad: [string[], Query, string, string][] = [
    [LISTS, { page: 0 }, "page", "ページ"],
    [LISTS, { page: -1 }, "page", "ページ"],
    [LISTS, { page: "1e9" }, "page", "ページ"],
    [LISTS, { page: "9".repeat(400) }, "page", "ページ"],
    [LISTS, { page: ["1", "2"] }, "page", "ページ"],
    [LISTS, { page_size: 10_000 }, "page_size", "表示件数"],
    [LISTS, { page_size: 0 }, "page_size", "表示件数"],
    [LISTS, { sort_key: "title; DROP TABLE theme" }, "sort_key", "並べ替え項目"],
    [LISTS, { sort_order: "sideways" }, "sort_order", "並び順"],
    [LISTS, { data_section: 101 }, "data_section", "データ区分"],
    [LISTS, { process_date: "2026-02-30" }, "process_date", "処理日"],
    [LISTS, { process_date: "2026-11-20", process_date_end: "2026-11-20" }, "process_date", "処理日"],
    [WITH_PERIOD, { process_date_start: "2026-02-30" }, "process_date_start", "開始日"],
    [WITH_PERIOD, { process_date_start: "0000-00-00" }, "process_date_start", "開始日"],
    [WITH_PERIOD, { process_date_start: ["2026-11-01", "2026-11-02"] }, "process_date_start", "開始日"],
    [WITH_PERIOD, { process_date_end: "tomorrow" }, "process_date_end", "終了日"],
    [WITH_PERIOD, { process_date_end: "2026-11-20\u0000" }, "process_date_end", "使用できない文字"],
    [WITH_PERIOD, { process_date_start: "2026-11-20", process_date_end: "2026-11-19" }, "process_date_end", "終了日"],
    [WITH_PERIOD, { process_date_start: "2020-01-01" }, "process_date_start", "366日"],
    [WITH_SELECTION, { data_kbn: 4, id: 1 }, "data_kbn", "区分"],
    [WITH_SELECTION, { data_kbn: 1 }, "id", "ID"],
    [WITH_SELECTION, { id: 1 }, "data_kbn", "区分"],
    [WITH_SELECTION, { theme_id: 1, topics_id: 1 }, "topics_id", "いずれか1つ"],
    [WITH_SELECTION, { theme_id: "abc" }, "theme_id", "テーマID"],
    [WITH_SELECTION, { theme_group_id: "9".repeat(30) }, "theme_group_id", "テーマグループID"],
    [WITH_SELECTION, { topics_id: "-1" }, "topics_id", "トピックスID"],
    [["/article"], {}, "articleId", "記事ID"],
    [["/article"], { articleId: "__proto__" }, "articleId", "記事ID"],
    [["/article"], { articleId: "1", data_section: 4 }, "data_section", "データ区分"],
    [["/article"], { articleId: "1", display_id: "x".repeat(21) }, "display_id", "画面ID"],
    [["/image"], { key: "x".repeat(301) }, "key", "画像キー"],
    [["/notice"], { contract_id: "1 or 1=1" }, "contract_id", "契約ID"],
  ];

  it.each(bad)("%j %j", async (paths, query, field, name) => {
    for (const path of paths)
      expect(await faultsOf(path, query)).toEqual([{ field, message: expect.stringContaining(name) }]);
  });

  it("all faults at once", async () => {
    const faults = await faultsOf("/webnews", { page: 0, page_size: 0, process_date_start: "x", theme_id: "y" });
    expect(faults.map((fault) => fault.field).sort()).toEqual(["page", "page_size", "process_date_start", "theme_id"]);
  });
});

describe("another contract's ids", () => {
  it("do not exist, on any call that takes one", async () => {
    const { theme, group, topic, article, contract } = foreign;
    const named: [string, Query][] = [
      ...WITH_SELECTION.flatMap((path): [string, Query][] => [
        [path, { theme_id: theme }],
        [path, { theme_group_id: group }],
        [path, { topics_id: topic }],
        [path, { data_kbn: 1, id: theme }],
        [path, { data_kbn: 2, id: group }],
        [path, { data_kbn: 3, id: topic }],
      ]),
      ["/article", { articleId: article }],
      ["/image", { key: "thumb/other.jpg" }],
      ["/notice", { contract_id: contract }],
    ];
    for (const [path, query] of named) {
      const answer = await api.get(user, path, query);
      expect([path, query, answer.statusCode]).toEqual([path, query, 404]);
      expect(answer.json().result).toMatchObject({ status: 1, msgCode: "MSG4040" });
    }
  });

  it("look exactly like ids that nobody has", async () => {
    for (const path of WITH_SELECTION) {
      const theirs = await api.get(user, path, { theme_id: foreign.theme });
      for (const id of ["2147483647", "2147483648", "9".repeat(18)]) {
        const nobodys = await api.get(user, path, { theme_id: id });
        expect([nobodys.statusCode, nobodys.body]).toEqual([theirs.statusCode, theirs.body]);
      }
    }
  });
});

describe("without a session", () => {
  it.each([...WITH_PERIOD, "/article?articleId=1", "/image?key=a", "/notice"])("%s answers 401", async (path) => {
    expect((await api.get(null, path)).statusCode).toBe(401);
  });
});
