// A year of short articles on three servers: the last 90 days here, the weeks before on two archive servers, found through the product's
// own search; then the product's own ingest into that, beside one into an empty installation. All on this machine.
// `npm run bench -- ten-million --articles=10000000 --arriving=20000`; 10,000,000 take 13 GB of disk, and
// as much again for the log while they are filled in.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { type Installation, openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { prepareArchive, registerArchive } from "@kirinuki/core-api/src/search/archive/add-archive.ts";
import { attachWeek, makeWeek, weekTable } from "@kirinuki/core-api/src/search/archive/archive-rows.ts";
import { type Archive, ArchiveServers } from "@kirinuki/core-api/src/search/archive/archive-server.ts";
import { PostgresSearch } from "@kirinuki/core-api/src/search/postgres-search.ts";
import { tidy } from "@kirinuki/core-api/src/search/recent-rows.ts";
import { addDays, type DayString, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import type pg from "pg";
import { builtPrograms } from "../../scripts/lib/programs.mjs";
import { ARCHIVE_DATABASE, type ArchiveCluster, openArchiveCluster } from "../support/archive-cluster.ts";
import { discardInstallation } from "../support/discard-installation.ts";
import { writeArticles } from "./support/articles-file.ts";
import { addThemes } from "./support/bench-themes.ts";
import { ManyArticles } from "./support/many-articles.ts";
import { markdown, numberOption, timing } from "./support/measure.ts";

const ARTICLES = numberOption("articles", 200_000);
const ARRIVING = numberOption("arriving", 5_000);
const THEMES = numberOption("themes", 100);
const ROUNDS = numberOption("rounds", 3);
const DAYS = 365;
const PAGE = 10;
const today = tokyoDay(systemClock.now());
const WINDOWS = { "14 days": addDays(today, -13), "90 days": addDays(today, -89), "a year": addDays(today, -364) };

const began = performance.now();
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(0);
const say = (text: string) => console.log(`${seconds(began)} s  ${text}`);

const mondayOf = (day: DayString): DayString => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Mondays from that of a day on until before another day. */
function weeks(from: DayString, before: DayString): DayString[] {
  const found: DayString[] = [];
  for (let week = mondayOf(from); week < before; week = addDays(week, 7)) found.push(week);
  return found;
}

const many = new ManyArticles(ARTICLES, DAYS, today);
const FIRST_HERE = mondayOf(addDays(today, -89));
const FIRST_ON_SECOND = mondayOf(addDays(today, -228));

async function openHere(): Promise<{ stateDir: string; installation: Installation }> {
  const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
  const installation = await openInstallation({ stateDir, openDatabase });
  await migrate(installation.ownerUrl);
  await withClient(installation.ownerUrl, async (owner) => {
    await owner.query(
      "INSERT INTO search_term (term_id, term, active, indexed_since) SELECT *, true, '0001-01-01' FROM unnest($1::int[], $2::text[])",
      [many.known.map(({ id }) => id), many.known.map(({ term }) => term)],
    );
    await owner.query("SELECT setval(pg_get_serial_sequence('search_term', 'term_id'), max(term_id)) FROM search_term");
  });
  await addThemes(installation.ownerUrl, THEMES);
  return { stateDir, installation };
}

/** The texts that articles are made of. */
async function giveTexts(client: pg.Client): Promise<void> {
  await client.query(
    'CREATE UNLOGGED TABLE bench_text (no int, section smallint, media text, host text, norm text COLLATE "C", grams int[])',
  );
  for (const columns of many.columns())
    await client.query(
      `INSERT INTO bench_text SELECT no, section, media, host, norm, grams::int[]
       FROM unnest($1::int[], $2::smallint[], $3::text[], $4::text[], $5::text[], $6::text[]) AS n(no, section, media, host, norm, grams)`,
      columns,
    );
  await client.query("ANALYZE bench_text");
}

/** While rows are filled in, which need not outlive a fault of the machine. */
const QUICK = ["fsync = off", "full_page_writes = off", "synchronous_commit = off", "max_wal_size = '4GB'"];

async function fillWeek(client: pg.Client, week: DayString): Promise<void> {
  await client.query("SET work_mem = '256MB'");
  await makeWeek(client, week);
  await client.query(many.insertInto(weekTable(week)), many.numbersOf(week, addDays(week, 7)));
  await attachWeek(client, week);
  say(`week ${week}`);
}

/** Weeks of the last 90 days in place of the empty ones, with the limit that new weeks have. */
async function fillHere(owner: pg.Client): Promise<void> {
  await giveTexts(owner);
  for (const week of weeks(FIRST_HERE, addDays(today, 1))) {
    await owner.query(`DROP TABLE ${weekTable(week)}`);
    await fillWeek(owner, week);
    await owner.query(`ALTER TABLE ${weekTable(week)} DROP CONSTRAINT in_week`);
    await owner.query("SELECT limit_search_week($1::regclass, 131072)", [weekTable(week)]);
  }
  await owner.query("DROP TABLE bench_text");
  await owner.query("VACUUM ANALYZE article_search");
}

/** Weeks on an archive server as if the nightly job had moved them there: each an empty one here, whose move ends with the rows there. */
async function fillArchive(
  installation: Installation,
  name: string,
  cluster: ArchiveCluster,
  [from, before]: [DayString, DayString],
): Promise<void> {
  const { hostname, port, username, password } = cluster.url();
  const archive: Archive = { name, hosts: hostname, ports: port, databaseName: ARCHIVE_DATABASE, sslMode: "disable" };
  const servers = new ArchiveServers(installation.roleSecret);
  await prepareArchive(archive, { user: username, password: decodeURIComponent(password) }, servers);
  await withClient(installation.ownerUrl, (owner) => registerArchive(owner, archive, servers, async () => {}));
  await servers.write(archive, async (client) => {
    await giveTexts(client);
    for (const week of weeks(from, before)) {
      await withClient(installation.ownerUrl, (owner) => owner.query("SELECT begin_search_move($1, $2)", [week, name]));
      await fillWeek(client, week);
      await withClient(installation.ownerUrl, (owner) => owner.query("SELECT finish_search_move()"));
    }
    await client.query("DROP TABLE bench_text");
    await client.query("VACUUM ANALYZE article_search");
  });
}

const SIZES = `
  SELECT pg_size_pretty(sum(pg_table_size(relid))) AS rows,
    pg_size_pretty(sum((SELECT sum(pg_relation_size(indexrelid)) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE indrelid = relid AND c.relname LIKE '%grams%'))) AS index,
    pg_size_pretty(pg_database_size(current_database())) AS database, sum((SELECT reltuples FROM pg_class WHERE oid = relid))::bigint AS articles
  FROM pg_partition_tree('article_search') WHERE isleaf`;

async function tellSize(name: string, url: string): Promise<void> {
  const { rows } = await withClient(url, (client) => client.query(SIZES));
  say(`${name}: ${JSON.stringify(rows[0])}`);
}

async function fill(installation: Installation, archives: readonly ArchiveCluster[]): Promise<void> {
  await withClient(installation.ownerUrl, async (owner) => {
    for (const setting of QUICK) await owner.query(`ALTER SYSTEM SET ${setting}`);
    await owner.query("SELECT pg_reload_conf()");
    await owner.query("SELECT ensure_search_weeks($1::date, $2::date)", [addDays(today, 1 - DAYS), today]);
  });
  const parts: [DayString, DayString][] = [
    [addDays(today, 1 - DAYS), FIRST_ON_SECOND],
    [FIRST_ON_SECOND, FIRST_HERE],
  ];
  for (const [at, cluster] of archives.entries()) {
    const part = parts[at];
    if (part) await fillArchive(installation, `part${at}`, cluster, part);
    await tellSize(`archive ${at}`, cluster.url().href);
  }
  await withClient(installation.ownerUrl, async (owner) => {
    await fillHere(owner);
    for (const setting of QUICK) await owner.query(`ALTER SYSTEM RESET ${setting.split(" ")[0]}`);
    await owner.query("SELECT pg_reload_conf()");
    await owner.query("CHECKPOINT");
  });
  await tellSize("here", installation.ownerUrl);
}

/** Memory of its own, without what it shares with others, MB. */
const ownMegabytes = (pid: number): number =>
  Math.round(Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);

async function measure(installation: Installation): Promise<void> {
  const options = { url: installation.apiUrl, poolSize: 1, statementTimeout: 0, applicationName: "bench" };
  const source = createDataSource(options);
  const scope = new TransactionScope(await source.initialize());
  const search = new PostgresSearch(0);
  const find = (expression: Expression, start: DayString) =>
    scope.forContract(1, "read", (tx) =>
      search.find(tx, {
        contractId: 1,
        expression,
        source: null,
        period: { start, end: today },
        issued: {},
        sections: [1, 2, 3, 5],
        sort: null,
        page: 1,
        pageSize: PAGE,
        partial: true,
      }),
    );
  const [{ pid }] = await source.query("SELECT pg_backend_pid() AS pid");
  const before = process.memoryUsage.rss() / 2 ** 20;
  const memory = { asking: before, backend: 0 };
  const look = setInterval(() => {
    memory.asking = Math.max(memory.asking, process.memoryUsage.rss() / 2 ** 20);
    memory.backend = Math.max(memory.backend, ownMegabytes(pid));
  }, 20);
  for (const [window, start] of Object.entries(WINDOWS)) {
    const rows: (string | number)[][] = [];
    for (const [name, expressions] of Object.entries(many.queries())) {
      const taken: number[] = [];
      let [exact, hits] = [0, 0];
      for (const expression of expressions) {
        const { counts, ids } = many.expected(expression, start, PAGE);
        for (let round = -1; round < ROUNDS; round += 1) {
          const from = performance.now();
          const found = await find(expression, start);
          if (round >= 0) taken.push(performance.now() - from);
          const told = [found.counts, found.entries.map(({ articleId }) => articleId)];
          if (round < 0 && JSON.stringify(told) === JSON.stringify([counts, ids])) exact += 1;
        }
        hits += Object.values(counts).reduce((sum, count) => sum + count, 0);
      }
      const { p50, p95 } = timing(taken);
      rows.push([name, `${Math.round(hits / expressions.length)}`, p50, p95, `${exact} of ${expressions.length}`]);
    }
    console.log(`\n${markdown([`${window}, ms`, "hits", "p50", "p95", "exact"], rows)}\n`);
  }
  clearInterval(look);
  say(
    `the asking process grew from ${before.toFixed(0)} to ${memory.asking.toFixed(0)} MB, its backend has ${memory.backend} MB of its own at most`,
  );
  await source.destroy();
}

/** The built command takes articles in and matches them, then what the worker does moves them into the index. */
async function ingest(name: string, { stateDir, installation }: Awaited<ReturnType<typeof openHere>>): Promise<void> {
  const path = join(stateDir, "articles.jsonl");
  await writeArticles(path, ARRIVING);
  const from = performance.now();
  const child = spawn(process.execPath, builtPrograms.command("ingest", "--format", "jsonl", path, "--json"), {
    env: { ...process.env, KIRINUKI_DATA: stateDir, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0) throw new Error(`ingest ended with ${code}`);
  const stored = performance.now();
  const options = { url: installation.operatorUrl, poolSize: 2, statementTimeout: 0, applicationName: "bench" };
  const source = createDataSource(options);
  await tidy(new TransactionScope(await source.initialize()));
  await source.destroy();
  const [storing, moving] = [(stored - from) / 1000, (performance.now() - stored) / 1000];
  const rate = (time: number) => `${(ARRIVING / time).toFixed(0)}/s`;
  say(
    `${name}: ${ARRIVING} articles stored and matched in ${storing.toFixed(1)} s (${rate(storing)}), in the index ${moving.toFixed(1)} s later (${rate(storing + moving)} in all)`,
  );
}

const opened = [await openHere()];
const archives = await Promise.all([openArchiveCluster(), openArchiveCluster()]);
try {
  const [full] = opened;
  if (!full) throw new Error("nothing is open");
  await fill(full.installation, archives);
  await measure(full.installation);
  const empty = await openHere();
  opened.push(empty);
  await ingest("into an empty installation", empty);
  await ingest(`beside ${ARTICLES} articles`, full);
} finally {
  for (const { stateDir, installation } of opened) {
    await installation.release();
    discardInstallation(stateDir);
  }
  for (const cluster of archives) await cluster.end();
}
