import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../testing/builders.ts";
import { testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);

let contract: TestContract;
let theme: TestTheme;
let user: TestUser;
let colleague: TestUser;
let admin: TestUser;
let stranger: TestUser;
beforeEach(async () => {
  contract = await aContract(db.owner);
  theme = await aTheme(db.owner, contract);
  const group = await aGroup(db.owner, contract);
  user = await aUser(db.owner, group);
  colleague = await aUser(db.owner, group);
  admin = await aUser(db.owner, await aGroup(db.owner, contract), { userAuthority: 1 });
  stranger = await aUser(db.owner, await aGroup(db.owner, await aContract(db.owner)), { userAuthority: 1 });
});

async function call(method: "PUT" | "DELETE", path: string, body: object, as: TestUser | null = user) {
  const answer = await api.send(as, method, path, body);
  return { http: answer.statusCode, ...answer.json() };
}
const aFolder = async (who: TestUser, shared_flag = 0, folder_name = `会見${shared_flag}`): Promise<string> =>
  (await call("PUT", "/clip_folder", { folder_name, shared_flag }, who)).data.folder_id;
const RECORD = { medium_kind: 1, media_name: "東都テレビ", clip_date: "2026-11-19", note: "冒頭で社名" };
const aRecord = async (folder_id: string, title: string, who = user): Promise<string> =>
  (await call("PUT", "/hand_clip", { folder_id, ...RECORD, title }, who)).data.hand_clip_id;
const anId = async () => (await anArticle(db.owner, { themes: [theme] })).articleId;

const named = (keys: readonly string[]) =>
  keys.map((key) => ({ [key.startsWith("a") ? "article_id" : "hand_clip_id"]: key.slice(1) }));
const put = (folder_id: string, keys: readonly string[], from_folder_id?: string, as: TestUser | null = user) =>
  call("PUT", "/clips", { folder_id, clip_order: named(keys), ...(from_folder_id && { from_folder_id }) }, as);
const take = (folder_id: string, keys: readonly string[], as: TestUser | null = user) =>
  call("DELETE", "/clips", { folder_id, clip_order: named(keys) }, as);

interface Placed {
  position: number;
  title?: string;
  article_id?: string;
}
/** Titles of records and ids of articles, in the order of the folder. */
async function lyingIn(folder: string, who = user): Promise<string[]> {
  const { clip_info, hand_clip_info } = (await api.get(who, "/clips", { folder_id: folder })).json().data;
  const all: Placed[] = [...clip_info, ...hand_clip_info].sort((a, b) => a.position - b.position);
  return all.map(({ title, article_id }) => title ?? `a${article_id}`);
}

describe("records of a folder, like its articles", () => {
  it("are moved with them, above what lies in the other folder and in the order given", async () => {
    const [from, to] = [await aFolder(user), await aFolder(user, 1)];
    const [first, second] = [await aRecord(from, "一"), await aRecord(from, "二")];
    const article = await anId();
    await put(from, [`a${article}`]);
    await aRecord(to, "先");
    const moved = await put(to, [`h${second}`, `a${article}`, `h${first}`], from);
    expect(moved.data).toEqual({ added_count: 3, removed_count: 3 });
    expect(await lyingIn(to, colleague)).toEqual(["二", `a${article}`, "一", "先"]);
    expect(await lyingIn(from)).toEqual([]);
    // The same record, in the version that it was.
    const { hand_clip_info } = (await api.get(user, "/clips", { folder_id: to })).json().data;
    expect(hand_clip_info[0]).toMatchObject({ hand_clip_id: second, version: 1, ...RECORD });
    expect((await put(to, [`h${second}`], from)).http).toBe(404);
  });

  it("are copied where no folder is left, and not twice into their own", async () => {
    const [from, to] = [await aFolder(user, 1), await aFolder(user)];
    const ids = [await aRecord(from, "一", colleague), await aRecord(from, "二", colleague)];
    const keys = ids.map((id) => `h${id}`);
    expect((await put(to, keys)).data).toEqual({ added_count: 2, removed_count: 0 });
    expect((await put(from, keys)).data).toEqual({ added_count: 0, removed_count: 0 });
    expect([await lyingIn(from), await lyingIn(to)]).toEqual([
      ["二", "一"],
      ["一", "二"],
    ]);
    const { hand_clip_info } = (await api.get(user, "/clips", { folder_id: to })).json().data;
    const users = await db.owner.query("SELECT name FROM app_user WHERE contract_id = $1 AND user_id = $2", [
      contract.contractId,
      user.userId,
    ]);
    expect(hand_clip_info[0]).toMatchObject({ ...RECORD, added_by: users.rows[0]?.name });
    expect(ids).not.toContain(hand_clip_info[0].hand_clip_id);
  });

  it("go with articles; what lies elsewhere or nowhere is no fault and stays", async () => {
    const [folder, other] = [await aFolder(user), await aFolder(user, 0, "別")];
    const [gone, kept] = [await aRecord(folder, "一"), await aRecord(other, "二")];
    const article = await anId();
    await put(folder, [`a${article}`]);
    const { data } = await take(folder, [`h${gone}`, `a${article}`, `h${kept}`, "h999999999999999999"]);
    expect(data).toEqual({ added_count: 0, removed_count: 2 });
    expect([await lyingIn(folder), await lyingIn(other)]).toEqual([[], ["二"]]);
  });

  it("are moved, copied and removed by who has the folder alone, of private and of shared ones", async () => {
    const [own, shared] = [await aFolder(user), await aFolder(user, 1)];
    const [mine, ours] = [await aRecord(own, "私"), await aRecord(shared, "皆")];
    expect((await put(await aFolder(colleague), [`h${ours}`], undefined, colleague)).http).toBe(200);
    for (const who of [colleague, admin, stranger]) {
      const theirs = await aFolder(who, 0, "取り込み");
      expect((await put(theirs, [`h${mine}`], undefined, who)).http).toBe(404);
      expect((await put(theirs, [`h${mine}`], own, who)).http).toBe(404);
      expect((await take(own, [`h${mine}`], who)).http).toBe(404);
      expect(await lyingIn(theirs, who)).toEqual([]);
    }
    for (const who of [admin, stranger]) {
      const theirs = await aFolder(who, 0, "取り込み2");
      expect((await put(theirs, [`h${ours}`], undefined, who)).http).toBe(404);
      expect((await put(shared, [`h${ours}`], theirs, who)).http).toBe(404);
      expect((await take(shared, [`h${ours}`], who)).http).toBe(404);
    }
    // By a folder of one's own no record of another is named.
    expect((await take(await aFolder(stranger, 0, "空"), [`h${mine}`], stranger)).data.removed_count).toBe(0);
    expect((await put(own, [`h${mine}`], undefined, null)).http).toBe(401);
    expect([await lyingIn(own), await lyingIn(shared)]).toEqual([["私"], ["皆"]]);
  });

  it("change nothing where one of them is not there, or the folder would be too full", async () => {
    const [from, to] = [await aFolder(user), await aFolder(user, 1)];
    const record = await aRecord(from, "一");
    const article = await anId();
    expect((await put(to, [`a${article}`, `h${record}`, "h999999999999999999"])).http).toBe(404);
    await db.owner.query(
      `INSERT INTO clip (contract_id, folder_id, article_id, display_order, clipped_by, clipped_at)
       SELECT $1, $2, n, n, $3, '2026-11-19' FROM generate_series(1, 499) n`,
      [contract.contractId, to, user.userId],
    );
    expect((await put(to, [`a${article}`, `h${record}`], from)).result.msgCode).toBe("MSG0093");
    expect(await lyingIn(from)).toEqual(["一"]);
    expect((await put(to, [`h${record}`], from)).data).toEqual({ added_count: 1, removed_count: 1 });
  });

  it("are kept in the trail where a folder is shared", async () => {
    const [own, shared] = [await aFolder(user), await aFolder(user, 1)];
    const record = await aRecord(own, "一");
    await put(shared, [`h${record}`], own);
    await take(shared, [`h${record}`]);
    const { rows } = await db.owner.query(
      "SELECT action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'hand_clip.%' ORDER BY audit_id",
      [contract.contractId],
    );
    expect(rows).toMatchObject([
      { action: "hand_clip.save", detail: { folder: "会見1", clip_title: "一" } },
      { action: "hand_clip.remove", detail: { folder: "会見1", clip_title: "一" } },
    ]);
  });

  it.each([[{}], [{ clip_order: [] }], [{ clip_order: [{}] }], [{ clip_order: ["x1"] }], [{ clip_order: "h1" }]])(
    "are named, or %j is refused",
    async (body) => {
      const folder_id = await aFolder(user);
      for (const method of ["PUT", "DELETE"] as const) {
        const { http, data } = await call(method, "/clips", { folder_id, ...body });
        expect([http, data.fieldErrors[0].field]).toEqual([400, "clip_order"]);
      }
    },
  );
});
