import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ingestItems } from "../ingest/ingest.ts";
import { itemsOf, newsDesk, originOf } from "../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../testing/a-user.ts";
import { aContract, aGroup } from "../testing/builders.ts";
import { testApi } from "../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await newsDesk(db);

const BODY =
  "港の灯台が三十年ぶりに塗り替えられ、夜の海に白い光が戻った。地元の人々は集まって点灯を見守り、沖の船からも光がよく見えたという。";
const THUMBNAIL = "thumb/own.jpg";

let owner: TestUser;
let other: TestUser;
let own: string;
let shared: string;

/** The same story by a feed of one contract alone and by one that everybody has; both contracts look for its words. */
beforeAll(async () => {
  for (const place of ["owner", "other"] as const) {
    const contract = await aContract(db.owner, { sections: [3] });
    const user = await aUser(db.owner, await aGroup(db.owner, contract, { sections: [3] }));
    await desk.theme(contract.contractId, "灯台", ["灯台"]);
    if (place === "owner") owner = user;
    else other = user;
  }
  own = await taken("own", { ownContractId: owner.contractId });
  shared = await taken("shared", {});
  const { byteLength, sha256 } = await api.originals.put(THUMBNAIL, Buffer.from("bytes"));
  await db.owner.query(
    "INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, 'image/jpeg', $2, $3)",
    [THUMBNAIL, byteLength, sha256],
  );
  await db.owner.query("UPDATE article SET thumbnail_key = $1 WHERE article_id = $2", [THUMBNAIL, own]);
});

async function taken(source: string, origin: { ownContractId?: number }): Promise<string> {
  const line = {
    source,
    id: "1",
    title: "灯台が白に",
    body: BODY,
    media: `${source}通信`,
    date: "2026-11-20T05:00:00+09:00",
  };
  await ingestItems(itemsOf([line]), desk.newStore(), { ...originOf(source), ...origin });
  const { rows } = await db.owner.query("SELECT article_id::text AS id FROM article WHERE media_name = $1", [
    `${source}通信`,
  ]);
  return rows[0].id;
}

const statuses = async (user: TestUser) => [
  (await api.get(user, "/article", { articleId: own })).statusCode,
  (await api.get(user, "/same_story", { articleId: own })).statusCode,
  (await api.get(user, "/image", { key: THUMBNAIL })).statusCode,
];
const listed = async (user: TestUser) => (await api.get(user, "/webnews")).json().data;

describe("an article of one contract's own feed", () => {
  it("is there for that contract, with its picture and its story", async () => {
    expect(await statuses(owner)).toEqual([200, 200, 200]);
    expect(await listed(owner)).toMatchObject({ web_news_article_count: 2 });
    const { article_info } = (await api.get(owner, "/article", { articleId: shared })).json().data;
    expect(article_info[0]).toMatchObject({ same_story_count: 1 });
  });

  it("does not exist for another: not in lists, by itself, as a picture, or among the articles of a story", async () => {
    expect(await statuses(other)).toEqual([404, 404, 404]);
    expect(await listed(other)).toMatchObject({ web_news_article_count: 1 });
    const { article_info } = (await api.get(other, "/article", { articleId: shared })).json().data;
    expect(article_info[0]).toMatchObject({ same_story_count: 0 });
    expect((await api.get(other, "/same_story", { articleId: shared })).json().data.article_info).toEqual([]);
  });
});
