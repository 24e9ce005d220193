import type { DataSection } from "@kirinuki/schema/codes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { signatureOf } from "../../../ingest/same-story/sketch.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { type ArticleParts, anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import type { RelatedWire } from "./related.dto.ts";

const db = await testDatabase();
const api = await testApi(db);

let reader: TestUser;
let restricted: TestUser;
let stranger: TestUser;
let ev: TestTheme;
let closed: TestTheme;
const ids: Record<string, string> = {};

const TITLE = "日向自動車、全固体電池の量産を九州の新工場で開始";
const TEXT = `${TITLE}。投資額は三千億円で、二千人を雇用する。電池は来春に発売する新型の電気自動車に載せる。`;
const at = (day: string, hour: number): Partial<NonNullable<ArticleParts["columns"]>> => ({
  published_at: new Date(`${day}T${String(hour).padStart(2, "0")}:00:00+09:00`),
});

/** A story of four papers, one of which took it back, what followed, and what is about something else. */
beforeAll(async () => {
  const all: DataSection[] = [1, 2, 3, 5];
  const contract = await aContract(db.owner, { sections: all });
  reader = await aUser(db.owner, await aGroup(db.owner, contract, { sections: all }));
  restricted = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [1, 2] }), { themeBrowsing: false });
  const elsewhere = await aContract(db.owner);
  stranger = await aUser(db.owner, await aGroup(db.owner, elsewhere));
  ev = await aTheme(db.owner, contract, { name: "電気自動車" });
  closed = await aTheme(db.owner, contract, { name: "部外秘の投資", open: false });
  await aTheme(db.owner, contract, { name: "日向自動車の人事" });
  await aTheme(db.owner, contract, { name: "港湾" });
  const theirs = await aTheme(db.owner, elsewhere);
  const hit = { themes: [ev], searchWord: ["日向自動車"], dataSection: 2 as const };
  const parts: Record<string, ArticleParts> = {
    own: { ...hit, title: TITLE, columns: at("2026-11-20", 6) },
    earlier: { ...hit, dataSection: 3, title: `${TITLE}へ`, mediaName: "速報ネット", columns: at("2026-11-19", 22) },
    edition: { ...hit, title: TITLE, columns: at("2026-11-20", 8) },
    hiddenPaper: { title: TITLE, themes: [closed], mediaName: "南洋新聞", columns: at("2026-11-20", 7) },
    taken: {
      ...hit,
      title: "消えた見出し",
      mediaName: "西都新聞",
      columns: { ...at("2026-11-20", 5), withdrawn_at: NOON },
    },
    unreachable: { title: TITLE, themes: [theirs], columns: at("2026-11-20", 4) },
    followUp: {
      ...hit,
      title: "日向自動車の全固体電池、九州の新工場から初出荷",
      processDate: "2026-11-25",
      columns: at("2026-11-25", 9),
    },
    similar: {
      ...hit,
      title: "日向自動車、九州で電池の材料も生産",
      processDate: "2026-11-10",
      columns: at("2026-11-10", 9),
    },
    closedSimilar: {
      title: `${TITLE}の予定`,
      themes: [closed],
      processDate: "2026-11-12",
      columns: at("2026-11-12", 9),
    },
    unpublished: { ...hit, title: `${TITLE}の予定`, processDate: "2026-11-13", dispStatus: 1 },
    unlike: { ...hit, searchWord: ["EV"], title: "港のクレーンが倒れる", processDate: "2026-11-18" },
  };
  for (const [name, given] of Object.entries(parts)) ids[name] = (await anArticle(db.owner, given)).articleId;
  const signature = Buffer.from(signatureOf(TITLE, TEXT) ?? []).toString("hex");
  for (const name of ["own", "earlier", "edition", "hiddenPaper", "taken", "unreachable", "closedSimilar"])
    await db.owner.query(
      `INSERT INTO article_story (article_id, same_story_id, media_code, day, signature)
       VALUES ($1, $2, 'm', '2026-11-20', decode($3, 'hex'))`,
      [ids[name], name === "closedSimilar" ? ids.closedSimilar : ids.own, signature],
    );
  // The band of the sketch leads to it, from a theme that the article is not in.
  await db.owner.query(
    "INSERT INTO story_band (band, day, article_id) SELECT get_byte(decode($2, 'hex'), 0) * 256 + get_byte(decode($2, 'hex'), 1), '2026-11-12', $1",
    [ids.closedSimilar, signature],
  );
  await db.owner.query(
    `INSERT INTO article_change (article_id, changed_at, kind, fields) VALUES
       ($1, '2026-11-20T10:00:00+09:00', 'corrected', '{title,article_text}'), ($1, '2026-11-20T11:00:00+09:00', 'corrected', '{pdf}')`,
    [ids.own],
  );
});

const nameOf = ({ article_id }: { article_id: string }) => Object.keys(ids).find((name) => ids[name] === article_id);
async function related(user: TestUser, name = "own"): Promise<RelatedWire> {
  const answer = await api.get(user, "/related_articles", { articleId: ids[name] ?? "" });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}
const lifeOf = async (user: TestUser, name?: string) =>
  (await related(user, name)).life_info.map((event) => [event.kind, nameOf(event)]);

describe("an article's life", () => {
  it("tells who was first, the other papers, corrections and what followed, in the order of time", async () => {
    expect(await lifeOf(reader)).toEqual([
      ["first", "earlier"],
      ["edition", "own"],
      ["other", "hiddenPaper"],
      ["edition", "edition"],
      ["corrected", "own"],
      ["replaced", "own"],
      ["withdrawn", "taken"],
      ["follow_up", "followUp"],
    ]);
    const { life_info } = await related(reader);
    expect(life_info.filter(({ own_flag }) => own_flag === 1).map(({ kind }) => kind)).toEqual([
      ...["edition", "corrected", "replaced"],
    ]);
    expect(life_info.find(({ kind }) => kind === "corrected")).toMatchObject({ fields: ["title", "article_text"] });
  });

  it("says no word of what was taken back", async () => {
    const { life_info } = await related(reader);
    expect(life_info.find(({ kind }) => kind === "withdrawn")).toMatchObject({ title: "", media_name: "西都新聞" });
    expect(JSON.stringify(life_info)).not.toContain("消えた");
  });

  it("leaves out what the reader may not see", async () => {
    expect((await lifeOf(restricted)).map(([, name]) => name)).not.toContain("earlier");
    expect(JSON.stringify(await related(restricted))).not.toContain("南洋新聞");
  });

  it("is the article alone where nothing happened", async () => {
    expect(await related(reader, "unlike")).toMatchObject({
      life_info: [{ kind: "first", own_flag: 1 }],
      omitted_count: 0,
    });
  });
});

describe("similar articles", () => {
  it("are of the reader's themes or share a band of the sketch, the closest first", async () => {
    const names = (await related(reader)).similar_article_info.map(nameOf);
    expect(names).toEqual(["closedSimilar", "followUp", "similar"]);
    expect((await related(restricted)).similar_article_info.map(nameOf)).not.toContain("closedSimilar");
  });

  it("say what they share", async () => {
    const similar = (await related(reader)).similar_article_info.find((each) => nameOf(each) === "similar");
    expect(similar?.shared_terms).toContain("九州");
  });
});

describe("related themes", () => {
  it("have the company's name, or took what is close; never the article's own, nor what the reader may not browse", async () => {
    expect((await related(reader)).theme_info).toMatchObject([
      { theme_name: "日向自動車の人事", shared_word: "日向自動車", article_count: 0 },
      { theme_name: "部外秘の投資", shared_word: null, article_count: 2 },
    ]);
    expect(JSON.stringify(await related(restricted))).not.toContain("部外秘");
  });
});

describe("GET /related_articles", () => {
  it("knows no article that the user has no way to", async () => {
    for (const [user, name] of [
      [stranger, "own"],
      [restricted, "hiddenPaper"],
      [reader, "unpublished"],
      [reader, "taken"],
    ] as const)
      expect((await api.get(user, "/related_articles", { articleId: ids[name] ?? "" })).statusCode).toBe(404);
  });

  it.each([[{ articleId: "x" }], [{}]])("refuses %j", async (query) => {
    const answer = await api.get(reader, "/related_articles", query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().data.fieldErrors[0].field).toBe("articleId");
  });
});
