// Search with old weeks on two archive servers beside the same collection on one server: 14 days, which touch no archive, and all 100.
// `npm run bench -- archive --articles=100000`.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { roleUrls } from "@kirinuki/core-api/src/db/roles.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { prepareArchive, registerArchive } from "@kirinuki/core-api/src/search/archive/add-archive.ts";
import { type Archive, ArchiveServers } from "@kirinuki/core-api/src/search/archive/archive-server.ts";
import { moveWeeks } from "@kirinuki/core-api/src/search/archive/move-week.ts";
import { PostgresSearch } from "@kirinuki/core-api/src/search/postgres-search.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { and, not, term } from "@kirinuki/schema/expression/ast.ts";
import { ARCHIVE_DATABASE, type ArchiveCluster, openArchiveCluster } from "../support/archive-cluster.ts";
import { discardInstallation } from "../support/discard-installation.ts";
import { type LoadQuery, queriesOf, SearchLoad } from "./search-load.ts";
import { interleaved, markdown, numberOption, timing } from "./support/measure.ts";
import { INSERT_SEARCH, searchColumns } from "./support/search-rows.ts";

const ARTICLES = numberOption("articles", 30_000);
const ROUNDS = { rounds: numberOption("rounds", 3), warmUp: 1 };
const FIRST_ID = 202600000000000;
const MOVED = "kirinuki_moved";
const today = tokyoDay(systemClock.now());
const WINDOWS = { "14 days": addDays(today, -13), "all 100 days": addDays(today, -99) };

const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
const installation = await openInstallation({ stateDir, openDatabase });
const movedUrl = Object.assign(new URL(installation.ownerUrl), { pathname: `/${MOVED}` }).href;
const load = new SearchLoad(ARTICLES, today);

async function fill(): Promise<void> {
  await migrate(installation.ownerUrl);
  await withClient(installation.ownerUrl, async (owner) => {
    await owner.query("SELECT ensure_search_weeks($1::date - 100, $1::date)", [today]);
    for (const chunk of load.chunks()) await owner.query(INSERT_SEARCH, searchColumns(chunk, FIRST_ID));
    await owner.query(
      "INSERT INTO search_term (term_id, term, active, indexed_since) SELECT *, true, '0001-01-01' FROM unnest($1::int[], $2::text[])",
      [load.known.map(({ id }) => id), load.known.map(({ term }) => term)],
    );
    await owner.query("SELECT tidy_article_search()");
    await owner.query("VACUUM ANALYZE article_search");
  });
  const admin = Object.assign(new URL(installation.ownerUrl), { pathname: "/postgres" }).href;
  const name = new URL(installation.ownerUrl).pathname.slice(1);
  await withClient(admin, (client) => client.query(`CREATE DATABASE ${MOVED} TEMPLATE ${name}`));
}

async function addArchive(name: string, cluster: ArchiveCluster, servers: ArchiveServers): Promise<void> {
  const { hostname, port, username, password } = cluster.url();
  const archive: Archive = { name, hosts: hostname, ports: port, databaseName: ARCHIVE_DATABASE, sslMode: "disable" };
  await prepareArchive(archive, { user: username, password: decodeURIComponent(password) }, servers);
  await withClient(movedUrl, (owner) => registerArchive(owner, archive, servers, async () => {}));
}

/** Three parts of about a third each: the oldest on one archive, the next on the other, the rest here. */
async function move(archives: readonly ArchiveCluster[]): Promise<string> {
  const servers = new ArchiveServers(installation.roleSecret);
  const url = roleUrls(movedUrl, installation.roleSecret).operatorUrl;
  const source = createDataSource({ url, poolSize: 2, statementTimeout: 0, applicationName: "bench" });
  const scope = new TransactionScope(await source.initialize());
  const start = performance.now();
  let rows = 0;
  for (const [at, cluster] of archives.entries()) {
    await addArchive(`part${at}`, cluster, servers);
    for (const week of await moveWeeks(scope, servers, addDays(today, -100 + 36 * (at + 1)))) rows += week.rows;
  }
  await source.destroy();
  return `${rows} rows moved in ${((performance.now() - start) / 1000).toFixed(0)} s`;
}

async function searcher(url: string) {
  const source = createDataSource({ url, poolSize: 1, statementTimeout: 0, applicationName: "bench" });
  const scope = new TransactionScope(await source.initialize());
  const search = new PostgresSearch(0);
  const find = (query: LoadQuery, start: string) =>
    scope.forContract(1, "read", (tx) =>
      search.find(tx, {
        contractId: 1,
        expression: and([...query.all.map(term), ...query.none.map((word) => not(term(word)))]),
        source: null,
        period: { start, end: today },
        issued: {},
        sections: [1, 2, 3, 5],
        sort: null,
        page: 1,
        pageSize: 10,
        partial: true,
      }),
    );
  return { find, close: () => source.destroy() };
}

async function measure(): Promise<void> {
  const local = await searcher(installation.apiUrl);
  const moved = await searcher(roleUrls(movedUrl, installation.roleSecret).apiUrl);
  for (const [window, start] of Object.entries(WINDOWS)) {
    const rows: (string | number)[][] = [];
    for (const [name, queries] of Object.entries(queriesOf(load))) {
      const taken: [number[], number[]] = [[], []];
      let same = 0;
      for (const query of queries) {
        const [here, there] = [await local.find(query, start), await moved.find(query, start)];
        if (JSON.stringify([here.counts, here.entries]) === JSON.stringify([there.counts, there.entries])) same += 1;
        const each = await interleaved(
          { local: () => local.find(query, start), moved: () => moved.find(query, start) },
          ROUNDS,
        );
        taken[0].push(...each.local.all);
        taken[1].push(...each.moved.all);
      }
      const [here, there] = [timing(taken[0]), timing(taken[1])];
      const ratios = [there.p50 / here.p50, there.p95 / here.p95];
      rows.push([name, here.p50, here.p95, there.p50, there.p95, ...ratios, `${same} of ${queries.length}`]);
    }
    const columns = [`${window}, ms`, "local p50", "p95", "archives p50", "p95", "ratio p50", "p95", "same answer"];
    console.log(`${markdown(columns, rows)}\n`);
  }
  await Promise.all([local.close(), moved.close()]);
}

const archives = await Promise.all([openArchiveCluster(), openArchiveCluster()]);
try {
  await fill();
  console.log(await move(archives));
  await measure();
} finally {
  await installation.release();
  discardInstallation(stateDir);
  for (const cluster of archives) await cluster.end();
}
