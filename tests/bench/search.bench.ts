// Search on the product's PostgreSQL beside groonga: 14 days and all of a synthetic collection of a hundred days. KIRINUKI_BENCH_ARTICLES
// says how many articles, 100,000 unless told otherwise.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataSource } from "@kirinuki/core-api/src/db/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { and, not, term } from "@kirinuki/core-api/src/matching/expression/ast.ts";
import { PostgresSearch } from "@kirinuki/core-api/src/search/postgres-search.ts";
import { FIELD_GAP } from "@kirinuki/core-api/src/search/search-rows.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { type Counts, dayNumber, startGroonga } from "./search-groonga.ts";
import { type LoadArticle, type LoadQuery, queriesOf, SearchLoad } from "./search-load.ts";
import { interleaved, markdown, timing } from "./support/measure.ts";

const ROUNDS = { rounds: 3, warmUp: 1 };
const ALL_SECTIONS = [1, 2, 3, 5] as const;
const size = Number(process.env.KIRINUKI_BENCH_ARTICLES ?? 100_000);
const today = tokyoDay(systemClock.now());
const say = (text: string) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  ${text}`);
const began = performance.now();

const load = new SearchLoad(size, today);
const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
const installation = await openInstallation({ stateDir });
await migrate(installation.ownerUrl);
const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
const groonga = await startGroonga();
if (groonga === null) console.log("groonga is not installed (Debian: groonga-bin): left out.");

/** The index is built at the end, as after a restore. */
async function fill(): Promise<void> {
  const { rows } = await owner.query("SELECT indexdef FROM pg_indexes WHERE indexname = 'article_search_grams'");
  await owner.query("SELECT ensure_search_weeks($1::date - 100, $1::date)", [today]);
  await owner.query("DROP INDEX article_search_grams");
  let stored = 0;
  for (const chunk of load.chunks()) {
    await Promise.all([owner.query(INSERT, columns(chunk)), groonga?.add(chunk)]);
    stored += chunk.length;
    if (stored % 100_000 === 0) say(`${stored} articles`);
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

const INSERT = `
  INSERT INTO article_search (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams)
  SELECT id, day, section, media, '', host, day, day, norm, grams::int[]
  FROM unnest($1::bigint[], $2::date[], $3::smallint[], $4::text[], $5::text[], $6::text[], $7::text[])
    AS n(id, day, section, media, host, norm, grams)`;

const columns = (chunk: readonly LoadArticle[]): unknown[] => [
  chunk.map(({ id }) => 202600000000000 + id),
  chunk.map(({ day }) => day),
  chunk.map(({ section }) => section),
  chunk.map(({ mediaCode }) => mediaCode),
  chunk.map(({ host }) => host),
  chunk.map(({ title, body }) => `${title}${FIELD_GAP}${body}`),
  chunk.map(({ grams }) => `{${grams.join(",")}}`),
];

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
  await fill();
  await measure();
} finally {
  await groonga?.stop();
  await owner.end();
  await installation.release();
  rmSync(stateDir, { recursive: true, force: true });
}
