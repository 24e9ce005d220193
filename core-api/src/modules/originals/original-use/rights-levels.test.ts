import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk, type OriginalsDesk, type TestOriginal } from "./testing/originals-desk.ts";
import { CLOSED, RIGHTS, type RightsRow, WAYS } from "./testing/rights-matrix.ts";
import { ALLOWED, REFUSED, UNKNOWN, useOriginal } from "./testing/use-original.ts";

const db = await testDatabase();
const api = await testApi(db);

type Paper = 1 | 2;
interface Unlinked {
  group: TestGroup;
  papers: Record<Paper, TestOriginal>;
}

let desk: OriginalsDesk;
let closed: { why: string; papers: Record<Paper, TestOriginal> }[];
let foreign: Record<Paper, TestOriginal>;
let unlinked: Unlinked;
let expired: string;
beforeAll(async () => {
  desk = await anOriginalsDesk(db, api);
  closed = await Promise.all(CLOSED.map(async ({ why, sql }) => ({ why, papers: await closedBy(sql) })));
  const other = await anOriginalsDesk(db, api);
  foreign = { 1: await other.article(1), 2: await other.article(2) };
  unlinked = await ofUnlinkedSource();
  const sales_to_datetime = new Date(NOON.getTime() - 1);
  expired = (await desk.article(5, null, { contents_id: "issue1", sales_to_datetime })).article_id;
  await api.originals.put("demo/epub/issue1.epub", Buffer.from("PK book"));
});

async function closedBy(sql: string): Promise<Record<Paper, TestOriginal>> {
  const papers = { 1: await desk.article(1), 2: await desk.article(2) };
  for (const { article_id } of Object.values(papers)) await db.owner.query(sql, [article_id]);
  return papers;
}

/** The contract is linked to all sources, the group to web news alone. */
async function ofUnlinkedSource(): Promise<Unlinked> {
  const contract = await aContract(db.owner, { sections: [1, 2, 3, 5] });
  const themes = [await aTheme(db.owner, contract)];
  const paper = async (dataSection: Paper): Promise<TestOriginal> => {
    const { articleId } = await anArticle(db.owner, { dataSection, themes, body: "本文" });
    return { article_id: articleId, data_section: dataSection };
  };
  return {
    group: await aGroup(db.owner, contract, { sections: [3] }),
    papers: { 1: await paper(1), 2: await paper(2) },
  };
}

/** The level in question, with the other authority at its highest: it must not help. */
const partsOf = ({ section, level }: RightsRow) =>
  section === 1
    ? { mcAuthority: level as 1, scAuthority: 5 as const }
    : { scAuthority: level as 2, mcAuthority: 3 as const };

describe.each(RIGHTS)("at level $section/$level", (row) => {
  const paper = row.section as Paper;
  const everyWay = async (user: TestUser, article: TestOriginal, expected: object, why: string) => {
    for (const way of WAYS)
      expect({ why, way, ...(await useOriginal(api, user, way, article)) }).toMatchObject({ why, way, ...expected });
  };

  it("a closed article is refused in every way, and its pictures with it", async () => {
    const user = await aUser(db.owner, desk.user, partsOf(row));
    for (const { why, papers } of closed) {
      await everyWay(user, papers[paper], REFUSED, why);
      const { article_id, data_section } = papers[paper];
      for (const [path, query] of [
        ["/traces", { article_id }],
        ["/trace", { article_id, serial_no: 1 }],
      ] as const) {
        const { result } = (await api.get(user, path, query)).json();
        expect({ why, path, ...result }).toMatchObject({ why, path, status: 1, msgDetail: REFUSED.text });
      }
      const detail = await api.get(user, "/article", { articleId: article_id, data_section });
      expect({ why, detail: detail.json().result.msgDetail }).toEqual({ why, detail: REFUSED.text });
    }
  });

  it("another contract's article does not exist", async () => {
    const user = await aUser(db.owner, desk.user, partsOf(row));
    await everyWay(user, foreign[paper], UNKNOWN, "another contract's");
  });

  it("an article of a source that the group is not linked to is refused in every way", async () => {
    const user = await aUser(db.owner, unlinked.group, partsOf(row));
    await everyWay(user, unlinked.papers[paper], REFUSED, "not linked");
  });

  it("a magazine's book after its sale is refused", async () => {
    const user = await aUser(db.owner, desk.user, partsOf(row));
    const body = { article_id: expired, contentsId: "issue1" };
    const { result } = (await api.send(user, "PUT", "/epub_display_check", body)).json();
    expect(result).toMatchObject({ status: 1, msgDetail: REFUSED.text });
  });

  it("pictures are seen of an article that is open", async () => {
    const user = await aUser(db.owner, desk.user, partsOf(row));
    const { article_id } = await desk.article(paper);
    expect((await api.get(user, "/traces", { article_id })).json().result).toMatchObject({ status: ALLOWED.status });
  });
});
