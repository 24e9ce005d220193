import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { newsDesk } from "../../../ingest/testing/news-desk.ts";
import { PlainMatcher } from "../../../matching/set-up/plain-matcher.ts";
import { reindex } from "../../../search/reindex.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";
import { saveSynonymList } from "../../themes/synonym/synonym.service.ts";

const db = await testDatabase();
const { get, send, statementsOf } = await testApi(db);
const { scope } = await newsDesk(db);

const TITLES = [
  "経産省の予算",
  "経済産業省の予算",
  "METIの予算",
  "自動二輪の予算",
  "車の予算",
  "予算の広告",
  "予算のＰＲ",
];

interface Reader {
  user: TestUser;
  theme: TestTheme;
}

async function aReader(): Promise<Reader> {
  const contract = await aContract(db.owner);
  const user = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  const theme = await aTheme(db.owner, contract);
  for (const title of TITLES) await anArticle(db.owner, { title, body: "", themes: [theme], dataSection: 3 });
  return { user, theme };
}

/** A list of synonyms, of a contract or the general one, as an operator saves it. */
const aList = (contractId: number | null, synonym_sets: string[][]) =>
  scope.shared("write", (tx) =>
    saveSynonymList(
      { tx, operatorId: "operator", requestId: "test" },
      { synonym_sets, ...(contractId !== null && { contract_id: String(contractId) }) },
    ),
  );

let own: Reader;
let other: Reader;

beforeAll(async () => {
  own = await aReader();
  other = await aReader();
  await aList(null, [
    ["経産省", "経済産業省"],
    ["広告", "PR"],
  ]);
  await aList(own.user.contractId, [["METI", "経産省"]]);
  await aList(other.user.contractId, [["車", "自動二輪"]]);
  await reindex(scope);
});

const search = async ({ user }: Reader, form: object) => (await send(user, "POST", "/article_search", form)).json();
const titlesOf = async (reader: Reader, form: object): Promise<string[]> =>
  (await search(reader, form)).data.article_info.map(({ title }: { title: string }) => title).sort();
const all = { synonym_flag: 1, page_size: 100 };

describe("a search with synonym_flag", () => {
  it("finds the synonyms of its words by the contract's list and the general one, and names them to be marked", async () => {
    expect(await titlesOf(own, { keyword1: "経産省" })).toEqual(["経産省の予算"]);
    expect(await titlesOf(own, { ...all, keyword1: "経産省" })).toEqual([
      "METIの予算",
      "経済産業省の予算",
      "経産省の予算",
    ]);
    const { data } = await search(own, { ...all, keyword1: "経産省" });
    expect(data.marked_words).toEqual(["経産省", "METI", "経済産業省"]);
    const [meti] = data.article_info.filter(({ title }: { title: string }) => title === "METIの予算");
    expect(meti.title_hits).toEqual([[0, 4]]);
  });

  it("never uses another contract's list", async () => {
    expect(await titlesOf(own, { ...all, keyword1: "車" })).toEqual(["車の予算"]);
    expect(await titlesOf(other, { ...all, keyword1: "車" })).toEqual(["自動二輪の予算", "車の予算"]);
    expect(await titlesOf(other, { ...all, keyword1: "経産省" })).toEqual(["経済産業省の予算", "経産省の予算"]);
  });

  it("excludes the synonyms of an excluded word", async () => {
    const form = { keyword1: "予算", keyword2: "広告", media_operator: 3, page_size: 100 };
    expect(await titlesOf(own, form)).toContain("予算のＰＲ");
    const found = await titlesOf(own, { ...form, ...all });
    expect(found).toHaveLength(5);
    expect(found).not.toContain("予算のＰＲ");
  });

  it("means the same in every call that searches", async () => {
    const query = { keyword1: "経産省", synonym_flag: "1" };
    expect((await get(own.user, "/article_search", query)).json().data.web_news_article_count).toBe(3);
    const tried = (await send(own.user, "POST", "/try_search", { ...all, keyword1: "経産省" })).json().data;
    // In the whole collection, so the other reader's articles too.
    expect(tried.web_news_article_count).toBe(6);
    const managed = { keyword: "経産省", synonym_flag: "1" };
    const { article_info } = (await get(own.user, "/managed_articles", managed)).json().data;
    expect(article_info).toHaveLength(3);
    const { article_info: plain } = (await get(own.user, "/managed_articles", { keyword: "経産省" })).json().data;
    expect(plain).toHaveLength(1);
  });

  it.each([
    ["経産省 予算", "(syn:経産省) AND syn:予算", 1],
    ["経産省 車", "syn:経産省 OR syn:車", 2],
  ])("finds for %s what the plain matcher finds", async (keyword1, expression, operator) => {
    const written = parseExpression(
      expression.replaceAll("syn:経産省", "(経産省 OR METI OR 経済産業省)").replaceAll("syn:", ""),
    );
    if (!written.ok) throw new Error(expression);
    const matcher = new PlainMatcher([
      { contractId: 1, themeId: 1, dataSection: null, expression: written.expression },
    ]);
    const hit = matcher.match(
      TITLES.map((title) => ({
        ...{ articleId: title, dataSection: 3 as const, title, body: "", mediaCode: "x", mediaName: "x", host: null },
      })),
    );
    expect(await titlesOf(own, { ...all, keyword1, operator })).toEqual(hit.map(({ articleId }) => articleId).sort());
    expect(await titlesOf(own, { page_size: 100, expression })).toEqual(hit.map(({ articleId }) => articleId).sort());
  });

  it("reads no list where the flag is off", async () => {
    const of = (form: object) => statementsOf(() => send(own.user, "POST", "/article_search", form));
    const readsLists = (statements: readonly string[]) => statements.some((text) => text.includes("synonym"));
    expect(readsLists(await of({ keyword1: "経産省" }))).toBe(false);
    expect(readsLists(await of({ keyword1: "経産省", synonym_flag: 1 }))).toBe(true);
  });

  it("is refused at its words where they are too many, and where their synonyms are", async () => {
    const words = Array.from({ length: 65 }, (_, at) => `語${at}番`).join(" ");
    const { result, data } = await search(own, { ...all, keyword1: words });
    expect(result.status).toBe(1);
    expect(data.fieldErrors).toEqual([
      {
        field: "keyword1",
        code: "TOO_MANY_SYNONYMS",
        message: "類義語も探せるのは64語までです（今は65語）。言葉を減らすか、「類義語も」を外してください。",
      },
    ]);
    expect((await search(own, { page_size: 10, keyword1: words })).result.status).toBe(0);
    const long = Array.from({ length: 400 }, (_, set) => ["多義", `${set}`.padEnd(60, "長")]);
    const reader = await aReader();
    await aList(reader.user.contractId, long);
    const refused = await search(reader, { ...all, expression: "多義" });
    expect(refused.data.fieldErrors).toMatchObject([{ field: "expression", code: "TOO_MANY_SYNONYMS" }]);
    expect(
      (await get(reader.user, "/managed_articles", { keyword: "多義", synonym_flag: 1 })).json().data,
    ).toMatchObject({
      fieldErrors: [{ field: "keyword", code: "TOO_MANY_SYNONYMS" }],
    });
  });

  it.each(["2", "yes"])("refuses the flag %s", async (synonym_flag) => {
    expect((await get(own.user, "/article_search", { keyword1: "車", synonym_flag })).statusCode).toBe(400);
    expect((await get(own.user, "/managed_articles", { keyword: "車", synonym_flag })).statusCode).toBe(400);
  });
});

describe("a saved condition", () => {
  it("keeps the flag until it is taken back, and is a search with it", async () => {
    const save = async (form: object) => (await send(own.user, "PUT", "/search_condition", form)).json().data;
    const { condition_id, synonym_flag } = await save({ title: "省庁", keyword1: "経産省", synonym_flag: 1 });
    expect(synonym_flag).toBe(1);
    expect(await save({ condition_id, title: "省庁2" })).toMatchObject({ synonym_flag: 1, keyword1: "経産省" });
    const request = (await get(own.user, "/article_search_condition", { condition_id })).json().data;
    expect(request).toMatchObject({ synonym_flag: 1 });
    expect(await titlesOf(own, request)).toHaveLength(3);
    expect(await save({ condition_id, title: "省庁", synonym_flag: 0 })).toMatchObject({ synonym_flag: 0 });
    const words = Array.from({ length: 65 }, (_, at) => `語${at}番`).join(" ");
    expect(await save({ title: "多", keyword1: words, synonym_flag: 1 })).toMatchObject({
      fieldErrors: [{ field: "keyword1", code: "TOO_MANY_SYNONYMS" }],
    });
  });
});
