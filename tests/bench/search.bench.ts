// Search on the product's PostgreSQL beside groonga: 14 days and all of a synthetic collection of a hundred days. KIRINUKI_BENCH_ARTICLES
// says how many articles, 100,000 unless told otherwise; more are ones with the texts of the first 100,000. With KIRINUKI_BENCH_STATE, a folder, the collection is kept there: the first
// run only builds it, each later one measures on it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { PostgresSearch } from "@kirinuki/core-api/src/search/postgres-search.ts";
import { FIELD_GAP } from "@kirinuki/core-api/src/search/search-rows.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { and, not, term } from "@kirinuki/schema/expression/ast.ts";
import pg from "pg";
import { discardInstallation } from "../support/discard-installation.ts";
import { type Counts, dayNumber, type GroongaArticle, startGroonga } from "./search-groonga.ts";
import { DAYS, type LoadQuery, queriesOf, SearchLoad } from "./search-load.ts";
import { interleaved, markdown, timing } from "./support/measure.ts";
import { INSERT_SEARCH, searchColumns } from "./support/search-rows.ts";

const ROUNDS = { rounds: 3, warmUp: 1 };
/** Ids begin with their month of arrival, as everywhere; that it is one month here is no matter to search. */
const FIRST_ID = 202600000000000;
/** Days between an article and its copy. */
const STEP = 37;
const ALL_SECTIONS = [1, 2, 3, 5] as const;
const size = Number(process.env.KIRINUKI_BENCH_ARTICLES ?? 100_000);
const kept = process.env.KIRINUKI_BENCH_STATE;
const stateDir = kept ?? mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
mkdirSync(stateDir, { recursive: true });
/** Holds the last day of the collection that is in the folder, when it is whole. */
const builtFile = join(stateDir, "search-bench-day");
const isBuilt = existsSync(builtFile);
const today = isBuilt ? readFileSync(builtFile, "utf8") : tokyoDay(systemClock.now());
const say = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}`);
const began = performance.now();

const load = new SearchLoad(size, today);
const installation = await openInstallation({ stateDir, openDatabase });
await migrate(installation.ownerUrl);
const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2, options: "-c maintenance_work_mem=1GB" });
const groonga = await startGroonga(join(stateDir, "groonga"));
if (groonga === null) console.log("groonga is not installed (Debian: groonga-bin): left out.");

/** The index is built at the end, as after a restore. */
async function fill(): Promise<void> {
  const { rows } = await owner.query("SELECT indexdef FROM pg_indexes WHERE indexname = 'article_search_grams'");
  await owner.query("SELECT ensure_search_weeks($1::date - 100, $1::date)", [today]);
  await owner.query("DROP INDEX article_search_grams");
  const texts: GroongaArticle[][] = [];
  for (const chunk of load.chunks()) {
    const told = chunk.map(({ day, section, title, body }) => ({ day, section, text: `${title}${FIELD_GAP}${body}` }));
    texts.push(told);
    await Promise.all([owner.query(INSERT_SEARCH, searchColumns(chunk, FIRST_ID)), groonga?.add(told)]);
  }
  say(`${load.distinct} articles`);
  for (let copy = 1; copy < load.copies; copy += 1) {
    await Promise.all([owner.query(COPY, [copy, load.distinct, today]), copyInGroonga(texts, copy)]);
    say(`${(copy + 1) * load.distinct} articles`);
  }
  await owner.query(
    "INSERT INTO search_term (term_id, term, active, indexed_since) SELECT *, true, '0001-01-01' FROM unnest($1::int[], $2::text[])",
    [load.known.map(({ id }) => id), load.known.map(({ term }) => term)],
  );
  const start = performance.now();
  await owner.query(rows[0].indexdef.replace(" ON ONLY ", " ON "));
  say(`PostgreSQL's index: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await owner.query("VACUUM ANALYZE article_search");
  say(`groonga's index: ${(await groonga?.index())?.toFixed(0)} s`);
  const sizes = await owner.query(`
    SELECT pg_size_pretty(sum(pg_relation_size(indexrelid))) AS index, pg_size_pretty(sum(DISTINCT pg_table_size(indrelid))) AS tables
    FROM pg_index JOIN pg_class c ON c.oid = indexrelid WHERE c.relname LIKE 'article_search%grams%'`);
  say(JSON.stringify(sizes.rows[0]));
}

/** The articles once more with other ids and days, which groonga is given alike. */
const COPY = `
  INSERT INTO article_search (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams)
  SELECT s.article_id + $1::int * $2::int, c.day, s.data_section, s.media_code, s.media_name, s.host, c.day, c.day, s.norm, s.grams
  FROM article_search s, LATERAL (SELECT $3::date - ($3::date - s.arrived_on + $1::int * ${STEP}) % ${DAYS} AS day) c
  WHERE s.article_id < ${FIRST_ID} + $2::int`;

async function copyInGroonga(texts: readonly GroongaArticle[][], copy: number): Promise<void> {
  for (const chunk of texts)
    await groonga?.add(chunk.map((article) => ({ ...article, day: movedDay(article.day, copy) })));
}

const movedDay = (day: string, copy: number): string =>
  addDays(today, -((dayNumber(today) - dayNumber(day) + copy * STEP) % DAYS));

const WINDOWS = { "14 days": addDays(today, -13), "all 100 days": addDays(today, -99) } as const;
type Window = keyof typeof WINDOWS;

/** As trial search does it, transaction included; no time-out, so that slow ones are measured too. */
function searcher(scope: TransactionScope) {
  const search = new PostgresSearch(0);
  return async (query: LoadQuery, window: Window): Promise<Counts> => {
    const expression = and([...query.all.map(term), ...query.none.map((word) => not(term(word)))]);
    const { counts } = await scope.forContract(1, "read", (tx) =>
      search.find(tx, {
        contractId: 1,
        expression,
        source: null,
        period: { start: WINDOWS[window], end: today },
        issued: {},
        sections: ALL_SECTIONS,
        sort: null,
        page: 1,
        pageSize: 10,
      }),
    );
    return counts;
  };
}

const same = (ours: Counts, theirs: Counts): boolean =>
  ALL_SECTIONS.every((section) => (ours[section] ?? 0) === (theirs[section] ?? 0));

async function measure(): Promise<void> {
  const api = createDataSource({
    url: installation.apiUrl,
    poolSize: 1,
    statementTimeout: 0,
    applicationName: "bench",
  });
  const find = searcher(new TransactionScope(await api.initialize()));
  for (const window of Object.keys(WINDOWS) as Window[]) {
    const from = window === "14 days" ? dayNumber(WINDOWS[window]) : null;
    const rows: (string | number)[][] = [];
    for (const [name, queries] of Object.entries(queriesOf(load))) {
      const [ours, theirs]: [number[], number[]] = [[], []];
      let [agreed, hits] = [0, 0];
      for (const query of queries) {
        const counts = await find(query, window);
        hits += Object.values(counts).reduce((sum, count) => sum + count, 0);
        if (groonga !== null && same(counts, await groonga.find(query, from))) agreed += 1;
        const taken = await interleaved<string>(
          {
            ours: () => find(query, window),
            ...(groonga !== null && { theirs: () => groonga.find(query, from) }),
          },
          ROUNDS,
        );
        ours.push(...(taken.ours?.all ?? []));
        theirs.push(...(taken.theirs?.all ?? []));
      }
      const [own, other] = [timing(ours), timing(theirs)];
      rows.push([
        `${name} (${Math.round(hits / Math.max(1, queries.length))} hits)`,
        own.p50,
        own.p95,
        other.p50,
        other.p95,
        own.p50 / other.p50,
        own.p95 / other.p95,
        `${agreed}/${queries.length}`,
      ]);
    }
    const head = [
      `${window}, ${size} articles`,
      "p50",
      "p95",
      "groonga p50",
      "p95",
      "p50 ratio",
      "p95 ratio",
      "same counts",
    ];
    console.log(`\n${markdown(head, rows)}`);
  }
  await api.destroy();
}

try {
  if (isBuilt) load.countAgain();
  else await fill();
  writeFileSync(builtFile, today);
  if (isBuilt || kept === undefined) await measure();
} finally {
  await groonga?.stop();
  await owner.end();
  await installation.release();
  if (kept === undefined) discardInstallation(stateDir);
}
