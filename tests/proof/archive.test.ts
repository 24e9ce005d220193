import { cliDesk } from "@kirinuki/core-api/src/cli/testing/cli-desk.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { newsDesk } from "@kirinuki/core-api/src/ingest/testing/news-desk.ts";
import { ArchiveServers } from "@kirinuki/core-api/src/search/archive/archive-server.ts";
import { dropArchivedWeeks } from "@kirinuki/core-api/src/search/archive/drop-archived.ts";
import { moveWeeks } from "@kirinuki/core-api/src/search/archive/move-week.ts";
import { writeArchived } from "@kirinuki/core-api/src/search/archive/write-archived.ts";
import type { SearchRequest } from "@kirinuki/core-api/src/search/article-search.ts";
import { PostgresSearch } from "@kirinuki/core-api/src/search/postgres-search.ts";
import { tidy } from "@kirinuki/core-api/src/search/recent-rows.ts";
import { reindex } from "@kirinuki/core-api/src/search/reindex.ts";
import { learnTerms } from "@kirinuki/core-api/src/search/term-upkeep.ts";
import { aUser, type TestUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup, aThemeGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { testApi } from "@kirinuki/core-api/src/testing/test-api.ts";
import { addDays } from "@kirinuki/core-api/src/time/tokyo.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ARCHIVE_DATABASE, openArchiveCluster } from "../support/archive-cluster.ts";
import { testDatabase } from "../support/test-database.ts";
import { CLASSES, dying, FIRST, LAST, line, mondayOf, planOf, requestOf, when } from "./archive-questions.ts";

const WEEKS = 16;
const A_WEEK = 40;

const db = await testDatabase();
const desk = await newsDesk(db);
const { run } = cliDesk(db);
const servers = new ArchiveServers(db.secret);
const [one, two] = await Promise.all([openArchiveCluster(), openArchiveCluster()]);
const api = createDataSource({ url: db.apiUrl, poolSize: 4, statementTimeout: 0, applicationName: "test" });
const scope = new TransactionScope(api);
const rest = await testApi(db);
let contract = 0;
let other = 0;
const readers: TestUser[] = [];

const find = (expression: string, more: Partial<SearchRequest> = {}, search = new PostgresSearch(30_000)) =>
  scope.forContract(more.contractId ?? contract, "read", (tx) =>
    search.find(tx, requestOf(contract, expression, more)),
  );

/** Counts and two pages of each class. */
async function answers(more: Partial<SearchRequest> = {}) {
  const asked = Object.entries(CLASSES).flatMap(([name, expression]) =>
    [1, 3].map((page) => ({ name, expression, page })),
  );
  const told = asked.map(async ({ name, expression, page }) => {
    const { counts, entries, unsearched = [] } = await find(expression, { ...more, page });
    return [`${name} ${page}`, { counts, entries, unsearched }] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

/** What users of both contracts are told by REST, of their themes and of the collection. */
async function restAnswers() {
  const body = { keyword1: "を伝える", process_date_start: FIRST, process_date_end: LAST };
  const calls = readers.flatMap((reader) =>
    ["/article_search", "/try_search"].map(async (path) => {
      const { data } = (await rest.send(reader, "POST", path, body)).json();
      const ids = data.article_info.map(({ article_id }: { article_id: string }) => article_id);
      return { path, count: data.web_news_article_count, ids, unsearched: data.unsearched_days };
    }),
  );
  return Promise.all(calls);
}

const total = async (expression: string, more: Partial<SearchRequest> = {}) =>
  Object.values((await find(expression, more)).counts).reduce((sum, count) => sum + count, 0);

const atPlace = ({ port, username }: URL) =>
  `--port ${port} --database ${ARCHIVE_DATABASE} --user ${username} --sslmode disable`.split(" ");
const add = (name: string, url: URL) =>
  run(["archive", "add", name, url.hostname, ...atPlace(url)], { typed: decodeURIComponent(url.password) });

const check = async () => JSON.parse((await run(["archive", "check"])).out.join(""));

beforeAll(async () => {
  await api.initialize();
  const contracts = [await aContract(db.owner), await aContract(db.owner)];
  [contract = 0, other = 0] = contracts.map(({ contractId }) => contractId);
  for (const [at, each] of contracts.entries()) {
    const themeName = at === 0 ? "半導体" : "水素";
    const themeId = await desk.theme(each.contractId, themeName, [themeName]);
    await aThemeGroup(db.owner, each, { name: "全体", themes: [{ ...each, themeId, themeName }] });
    readers.push(await aUser(db.owner, await aGroup(db.owner, each), { userAuthority: 1 }));
  }
  for (let week = 0; week < WEEKS; week += 1) {
    desk.clock.set(`${addDays(mondayOf(week), 2)}T06:00:00+09:00`);
    await desk.ingest(
      `week${week}.jsonl`,
      Array.from({ length: A_WEEK }, (_, at) => line(week, at)),
    );
    if (week === 5) await learnTerms(desk.scope, desk.clock);
  }
  await db.owner.query("UPDATE article SET own_contract_id = $1 WHERE title = '港湾の再開発が始動'", [other]);
  await reindex(desk.scope);
  desk.clock.set(`${LAST}T06:00:00+09:00`);
});
afterAll(async () => {
  await api.destroy();
  await Promise.all([one.end(), two.end()]);
});

describe("archive servers", () => {
  let before: Awaited<ReturnType<typeof answers>>;
  let told: Awaited<ReturnType<typeof restAnswers>>;

  it("are added once, change their place by the same command, and leave no password anywhere", async () => {
    before = await answers();
    told = await restAnswers();
    expect(told.map(({ count }) => count > 50)).toEqual([true, true, true, true]);
    expect(told.map(({ unsearched }) => unsearched)).toEqual([[], [], [], []]);
    expect(JSON.stringify(before)).toContain('"1":');
    expect(await run(["archive", "move"])).toMatchObject({ code: 3, told: expect.stringContaining("archive add") });
    expect(await add("old", one.url())).toMatchObject({ code: 0 });
    expect(await add("old", one.url())).toMatchObject({ code: 0 });
    const listed = await run(["archive", "list"]);
    expect(JSON.parse(listed.out.join(""))).toMatchObject({
      archived_before: null,
      archives: [{ name: "old", database: ARCHIVE_DATABASE, first_day: null }],
    });
    const trail = await db.owner.query("SELECT detail FROM operator_audit WHERE action = 'archive.save'");
    expect(trail.rows).toHaveLength(2);
    const secrets = [decodeURIComponent(one.url().password), servers.passwordOf("kirinuki_archive_reader")];
    for (const text of [listed.out.join(""), JSON.stringify(trail.rows)])
      for (const secret of secrets) expect(text).not.toContain(secret);
    for (const pool of [db.api, db.operator]) {
      const { rows } = await pool.query("SELECT umoptions FROM pg_user_mappings");
      expect(rows.every(({ umoptions }) => umoptions === null)).toBe(true);
    }
  });

  it.each([
    [["Old", "127.0.0.1"], 2, "英小文字"],
    [["new", "a b"], 2, "ホスト"],
    [["new", "a,b", "--port", "1,2,3"], 2, "ポート"],
    [["new", "127.0.0.1", "--port", "1", "--sslmode", "disable"], 3, "接続できません"],
  ])("refuses to add %j", async (args, code, told) => {
    expect(await run(["archive", "add", ...args], { typed: "x" })).toMatchObject({
      code,
      told: expect.stringContaining(told),
    });
  });

  it("refuses a database that is the product's own, or another archive's", async () => {
    const url = new URL(db.ownerUrl);
    const typed = decodeURIComponent(url.password);
    const own = ["archive", "add", "new", url.hostname, "--port", url.port, "--database", url.pathname.slice(1)];
    expect(await run([...own, "--user", url.username, "--sslmode", "disable"], { typed })).toMatchObject({
      code: 3,
      told: expect.stringContaining("製品のデータベース"),
    });
    expect(await add("second", one.url())).toMatchObject({ code: 3, told: expect.stringContaining("「old」") });
  });

  it("take over weeks while people search, and no search finds an article twice or not at all", async () => {
    const want = await total("伝える");
    expect(want).toBeGreaterThan(500);
    let moved = false;
    const seen: number[] = [];
    const searching = (async () => {
      while (!moved) seen.push(await total("伝える"));
    })();
    const weeks = await moveWeeks(desk.scope, servers, mondayOf(5));
    expect(await add("young", two.url())).toMatchObject({ code: 0 });
    weeks.push(...(await moveWeeks(desk.scope, servers, mondayOf(10))));
    moved = true;
    await searching;
    expect(seen.length).toBeGreaterThan(5);
    expect(new Set(seen)).toEqual(new Set([want]));
    expect(weeks.map(({ week, archive, rows }) => [week, archive, rows])).toEqual(
      Array.from({ length: 10 }, (_, at) => [mondayOf(at), at < 5 ? "old" : "young", A_WEEK]),
    );
    expect(await moveWeeks(desk.scope, servers, mondayOf(10))).toEqual([]);
  });

  it("answer as before: the same counts, pages and order in each class, and nothing of another contract's own", async () => {
    const local = await db.owner.query("SELECT min(arrived_on)::text AS first FROM article_search");
    expect(local.rows[0].first >= mondayOf(10)).toBe(true);
    expect(await answers()).toEqual(before);
    expect(await restAnswers()).toEqual(told);
    expect(await total("港湾の再開発が始動")).toBe(0);
    expect(await total("港湾の再開発が始動", { contractId: other })).toBeGreaterThan(10);
    expect(await check()).toMatchObject({
      sound: true,
      archives: [
        { name: "old", rows: 5 * A_WEEK },
        { name: "young", rows: 5 * A_WEEK },
      ],
    });
  });

  it("test texts and words themselves: no row of theirs comes over to be tested here", async () => {
    for (const [name, expression] of Object.entries(CLASSES)) {
      const plan = await planOf(scope, requestOf(contract, expression));
      const foreign = plan.filter(({ remote }) => remote !== null);
      expect(foreign.length, name).toBeGreaterThanOrEqual(2);
      for (const { remote, filter } of foreign) {
        expect(remote, name).toMatch(/@@|strpos|media_code|right\(/);
        expect(filter ?? "", name).not.toMatch(/@@|norm|grams/);
      }
    }
  });

  it("may be read by the roles of searches, and written by none of them", async () => {
    for (const pool of [db.api, db.operator])
      await expect(pool.query("DELETE FROM article_search_archive WHERE article_id = 1")).rejects.toThrow("permission");
    const reader = one.url();
    reader.username = "kirinuki_archive_reader";
    reader.password = servers.passwordOf("kirinuki_archive_reader");
    await withClient(reader.href, async (client) => {
      expect((await client.query("SELECT count(*)::int AS n FROM article_search")).rows).toEqual([{ n: 5 * A_WEEK }]);
      await expect(client.query("DELETE FROM article_search")).rejects.toThrow("permission");
    });
  });

  it("hide what a contract has hidden or keeps no longer, from that contract alone", async () => {
    const [all, others] = [await total("第1週"), await total("第1週", { contractId: other })];
    const { rows } = await db.owner.query(
      "SELECT article_id FROM article JOIN article_text USING (article_id) WHERE body LIKE '%第1週%' AND own_contract_id IS NULL ORDER BY 1 LIMIT 1",
    );
    const hidden = [contract, rows[0].article_id];
    await db.owner.query(
      "INSERT INTO article_setting (contract_id, article_id, disp_status) VALUES ($1, $2, 1)",
      hidden,
    );
    expect([await total("第1週"), await total("第1週", { contractId: other })]).toEqual([all - 1, others]);
    await db.owner.query("DELETE FROM article_setting WHERE contract_id = $1 AND article_id = $2", hidden);
    await db.owner.query("UPDATE contract SET kept_from = $2 WHERE contract_id = $1", [contract, mondayOf(3)]);
    expect([await total("第1週"), await total("第1週", { contractId: other })]).toEqual([0, others]);
    await db.owner.query("UPDATE contract SET kept_from = NULL WHERE contract_id = $1", [contract]);
  });

  it("get no week back from who makes weeks", async () => {
    await db.owner.query("SELECT ensure_search_weeks($1, $2)", [FIRST, LAST]);
    const { rows } = await db.owner.query("SELECT to_regclass($1) AS again", [
      `article_search_${FIRST.replaceAll("-", "")}`,
    ]);
    expect(rows).toEqual([{ again: null }]);
  });

  it("follow corrections, withdrawals and a new index of everything", async () => {
    const corrected = { ...line(2, 1, "訂正後の見出し"), body: "訂正された本文。" };
    await desk.ingest("corrected.jsonl", [corrected]);
    expect(await total("訂正後の見出し")).toBe(1);
    const all = await total("伝える");
    await tidy(desk.scope);
    expect(await total("訂正後の見出し")).toBe(1);
    expect(await writeArchived(desk.scope, servers)).toEqual({ written: 1, away: [] });
    expect([await total("訂正後の見出し"), await total("伝える")]).toEqual([1, all]);
    const left = await db.owner.query(
      "SELECT 1 FROM article_search_recent UNION ALL SELECT 1 FROM article_search_stale",
    );
    expect(left.rows).toEqual([]);

    await desk.withdraw("withdrawn.jsonl", corrected);
    expect(await total("訂正後の見出し")).toBe(0);
    await desk.ingest("corrected-back.jsonl", [line(2, 1)]);
    expect(await writeArchived(desk.scope, servers)).toEqual({ written: 1, away: [] });
    expect(await reindex(desk.scope, servers)).toBe(WEEKS * A_WEEK);
    expect(await answers()).toEqual(before);
    expect(await check()).toMatchObject({ sound: true, waiting: 0 });
  });

  it("that end between their own commit and ours are written once more, and no search sees it", async () => {
    await desk.ingest("again.jsonl", [{ ...line(3, 2, "二度書きの見出し") }]);
    await expect(writeArchived(dying(desk.scope, "DELETE FROM article_search_recent"), servers)).rejects.toThrow(
      "killed",
    );
    expect(await total("二度書きの見出し")).toBe(1);
    expect(await writeArchived(desk.scope, servers)).toEqual({ written: 1, away: [] });
    expect(await total("二度書きの見出し")).toBe(1);
    await desk.ingest("again-back.jsonl", [line(3, 2)]);
    await writeArchived(desk.scope, servers);
    expect(await answers()).toEqual(before);
  });

  it.each(["article_search r WHERE r.arrived_on >= $1::date AND r.arrived_on < $2::date\n", "finish_search_move"])(
    "a move that is killed at %j is found by check, harms no search or correction, and is done again",
    async (at) => {
      const week = mondayOf(at === "finish_search_move" ? 11 : 10);
      await expect(moveWeeks(dying(desk.scope, at), servers, addDays(week, 7))).rejects.toThrow("killed");
      expect(await answers()).toEqual(before);
      expect(await check()).toMatchObject({ sound: false, moving_week: week });
      // Corrected while the copy stands there already.
      const late = line(week === mondayOf(11) ? 11 : 10, 4, "移動中の訂正");
      await desk.ingest(`late${week}.jsonl`, [late]);
      await tidy(desk.scope);
      expect(await total("移動中の訂正")).toBe(1);
      const again = await run(["archive", "move", "--before", addDays(week, 7)]);
      expect(again).toMatchObject({ code: 0 });
      expect(JSON.parse(again.out.join(""))).toMatchObject([{ week, rows: A_WEEK - 1 }]);
      expect(await total("移動中の訂正")).toBe(1);
      await writeArchived(desk.scope, servers);
      expect(await total("移動中の訂正")).toBe(1);
      await desk.ingest(`back${week}.jsonl`, [line(week === mondayOf(11) ? 11 : 10, 4)]);
      await writeArchived(desk.scope, servers);
      expect(await answers()).toEqual(before);
      expect(await check()).toMatchObject({ sound: true });
    },
  );

  it("a correction while a week is moved is found once at every moment", async () => {
    const week = mondayOf(12);
    const hooked = when(desk.scope, "finish_search_move", async () => {
      await desk.ingest("meanwhile.jsonl", [line(12, 6, "切り替え直前の訂正")]);
      await tidy(desk.scope);
      expect(await total("切り替え直前の訂正")).toBe(1);
    });
    await moveWeeks(hooked, servers, addDays(week, 7));
    expect(await total("切り替え直前の訂正")).toBe(1);
    await writeArchived(desk.scope, servers);
    expect(await total("切り替え直前の訂正")).toBe(1);
    await desk.ingest("meanwhile-back.jsonl", [line(12, 6)]);
    await writeArchived(desk.scope, servers);
    expect(await answers()).toEqual(before);
  });

  it("that are stopped are named with their days, and everything else is answered", async () => {
    const fortnight = { period: { start: addDays(LAST, -13), end: LAST } };
    const lately = await answers(fortnight);
    await one.stop();
    // A connection that was open before, and one that was not.
    for (const search of [new PostgresSearch(30_000), new PostgresSearch(30_000)]) {
      const found = await find("伝える", {}, search);
      expect(found.unsearched).toEqual([{ start: FIRST, end: addDays(mondayOf(5), -1) }]);
      expect(Object.values(found.counts).reduce((sum, count) => sum + count, 0)).toBe(
        await total("伝える", { period: { start: mondayOf(5), end: LAST } }),
      );
      expect((await find("伝える", {}, search)).unsearched).toHaveLength(1);
    }
    expect(await answers(fortnight)).toEqual(lately);
    expect(JSON.stringify(lately)).not.toContain('"start"');
    const partly = await restAnswers();
    const gone = [{ start_day: FIRST, end_day: addDays(mondayOf(5), -1) }];
    expect(partly.map(({ unsearched }) => unsearched)).toEqual([gone, gone, gone, gone]);
    for (const [at, { count }] of partly.entries()) expect(count).toBeLessThan(told[at]?.count ?? 0);
    const inside = { period: { start: mondayOf(1), end: mondayOf(2) } };
    expect(await find("伝える", inside)).toMatchObject({ entries: [], unsearched: [inside.period] });
    await expect(find("伝える", { partial: false })).rejects.toMatchObject({ code: expect.stringMatching(/^08/) });
    await desk.ingest("while-away.jsonl", [line(1, 3, "停止中の訂正"), line(7, 3, "停止中の訂正")]);
    expect(await writeArchived(desk.scope, servers)).toEqual({ written: 1, away: ["old"] });
    expect(await check()).toMatchObject({
      sound: false,
      waiting: 1,
      archives: [{ name: "old", answers: false }, { answers: true }],
    });
    await one.start();
    expect(await add("old", one.url())).toMatchObject({ code: 0 });
    expect(await total("停止中の訂正")).toBe(2);
    await writeArchived(desk.scope, servers);
    await desk.ingest("while-away-back.jsonl", [line(1, 3), line(7, 3)]);
    await writeArchived(desk.scope, servers);
    expect(await answers()).toEqual(before);
  });

  it("with a standby are searched where one of both answers, and corrected where one takes writes", async () => {
    const { hostname, port, username, password } = one.url();
    const both = ["archive", "add", "old", `${hostname},${hostname}`, "--port", `1,${port}`];
    const more = ["--database", ARCHIVE_DATABASE, "--user", username, "--sslmode", "disable"];
    expect(await run([...both, ...more], { typed: decodeURIComponent(password) })).toMatchObject({ code: 0 });
    await desk.ingest("with-standby.jsonl", [line(0, 1, "待機系のある訂正")]);
    expect(await writeArchived(desk.scope, servers)).toEqual({ written: 1, away: [] });
    expect(await total("待機系のある訂正")).toBe(1);
  });

  it("lose weeks that nobody keeps any more", async () => {
    await db.owner.query("UPDATE contract SET kept_from = '2026-09-10'");
    expect(await dropArchivedWeeks(desk.scope, servers)).toBe(4);
    expect(await dropArchivedWeeks(desk.scope, servers)).toBe(0);
    const stored = await withClient(one.url().href, (client) =>
      client.query("SELECT min(arrived_on)::text AS first, count(*)::int AS rows FROM article_search"),
    );
    expect(stored.rows).toEqual([{ first: addDays(mondayOf(4), 2), rows: A_WEEK }]);
    await db.owner.query("UPDATE contract SET kept_from = NULL");
  });

  it("that are lost are filled again by a new index of everything", async () => {
    await withClient(one.url().href, async (client) => {
      const weeks = await client.query(
        "SELECT inhrelid::regclass AS name FROM pg_inherits WHERE inhparent = 'article_search'::regclass",
      );
      for (const { name } of weeks.rows) await client.query(`DROP TABLE ${name}`);
    });
    const lost = await check();
    expect(lost.archives[0].faults).toHaveLength(5);
    expect(lost.archives[0].faults[0]).toEqual({ week: FIRST, missing: A_WEEK, doubled: 0 });
    await desk.ingest("standby-back.jsonl", [line(0, 1)]);
    await reindex(desk.scope, servers);
    expect(await check()).toMatchObject({ sound: true });
    expect(await answers()).toEqual(before);
  });
});
