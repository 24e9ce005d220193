// What an expression would find in the last 14 days, as the editor asks while one writes: until the figures are there, over a synthetic
// collection with all texts. `npm run bench -- trial --articles=700000`. With KIRINUKI_BENCH_STATE, a folder, the collection is kept there: the
// first run only builds it, each later one measures on it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { Refusal } from "@kirinuki/core-api/src/http/envelope.ts";
import { tryThemeExpression } from "@kirinuki/core-api/src/modules/themes/theme-expression/expression-trial.service.ts";
import { PostgresSearch } from "@kirinuki/core-api/src/search/postgres-search.ts";
import { FIELD_GAP } from "@kirinuki/core-api/src/search/search-rows.ts";
import { aContract, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { discardInstallation } from "../support/discard-installation.ts";
import { type LoadQuery, queriesOf, SearchLoad } from "./search-load.ts";
import { interleaved, markdown, numberOption, timing } from "./support/measure.ts";
import { INSERT_SEARCH, searchColumns } from "./support/search-rows.ts";

const ARTICLES = numberOption("articles", 700_000);
const ROUNDS = { rounds: numberOption("rounds", 3), warmUp: 1 };
const DAYS = 14;
const kept = process.env.KIRINUKI_BENCH_STATE;
const stateDir = kept ?? mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
mkdirSync(stateDir, { recursive: true });
/** Holds the last day of the collection that is in the folder, when it is whole. */
const builtFile = join(stateDir, "trial-bench-day");
const isBuilt = existsSync(builtFile);
const today = isBuilt ? readFileSync(builtFile, "utf8") : tokyoDay(systemClock.now());
/** Ids begin with their month of arrival; that it is one month here is no matter to the trial. */
const FIRST_ID = Number(`${today.slice(0, 7).replace("-", "")}000000000`);
/** Days between an article and its copy. */
const STEP = 5;

const load = new SearchLoad(ARTICLES, today, DAYS);

/** Articles once more with other ids and days. */
const COPY = `
  INSERT INTO article_search (article_id, arrived_on, data_section, media_code, media_name, host, issued_on, published_at, norm, grams)
  SELECT s.article_id + $1::int * $2::int, c.day, s.data_section, s.media_code, s.media_name, s.host, c.day, c.day, s.norm, s.grams
  FROM article_search s, LATERAL (SELECT $3::date - ($3::date - s.arrived_on + $1::int * ${STEP}) % ${DAYS} AS day) c
  WHERE s.article_id < ${FIRST_ID} + $2::int`;

/** What the search finds, as articles: for the number of all of them and for the headlines. */
const WHOLE = [
  `INSERT INTO media (media_code, media_name, norm_name, data_section)
   SELECT DISTINCT ON (media_code) media_code, media_code, media_code, CASE data_section WHEN 2 THEN 1 ELSE data_section END
   FROM article_search ON CONFLICT DO NOTHING`,
  `INSERT INTO article (article_id, data_section, media_code, media_name, title, published_on, arrived_at)
   SELECT article_id, data_section, media_code, media_code, split_part(norm, '${FIELD_GAP}', 1), arrived_on, arrived_on::timestamptz
   FROM article_search`,
  `INSERT INTO article_text (article_id, body) SELECT article_id, split_part(norm, '${FIELD_GAP}', 2) FROM article_search`,
];

async function fill(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query("SELECT indexdef FROM pg_indexes WHERE indexname = 'article_search_grams'");
  await owner.query("SELECT ensure_search_weeks($1::date - 20, $1::date)", [today]);
  await owner.query("SELECT ensure_month_partitions($1::date - 20, $1::date)", [today]);
  await owner.query("DROP INDEX article_search_grams");
  for (const chunk of load.chunks()) await owner.query(INSERT_SEARCH, searchColumns(chunk, FIRST_ID));
  for (let copy = 1; copy < load.copies; copy += 1) await owner.query(COPY, [copy, load.distinct, today]);
  for (const statement of WHOLE) await owner.query(statement);
  await owner.query(
    "INSERT INTO search_term (term_id, term, active, indexed_since) SELECT *, true, '0001-01-01' FROM unnest($1::int[], $2::text[])",
    [load.known.map(({ id }) => id), load.known.map(({ term }) => term)],
  );
  await owner.query(rows[0].indexdef.replace(" ON ONLY ", " ON "));
  await owner.query("VACUUM ANALYZE");
}

const written = ({ all, none }: LoadQuery): string =>
  [...all.map((word) => `"${word}"`), ...none.map((word) => `NOT "${word}"`)].join(" ");

/** Of this process, which does what core-api does. */
const residentMegabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);

/** A theme that has an expression, and another one typed in its place. */
async function measure(owner: pg.Pool, scope: TransactionScope): Promise<void> {
  const contract = await aContract(owner, { code: `t${Date.now().toString(36)}` });
  const search = new PostgresSearch(0);
  const rows: (string | number)[][] = [];
  for (const [name, queries] of Object.entries(queriesOf(load))) {
    const [stored, ...typed] = queries.map(written);
    const { themeId } = await aTheme(owner, contract, {});
    const { rows: saved } = await owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3) RETURNING expression_id::text AS id",
      [contract.contractId, themeId, stored],
    );
    const taken: number[] = [];
    let hits = 0;
    for (const expression of typed) {
      const ask = () =>
        scope.shared("read", async (tx) => {
          const form = { theme_id: String(themeId), expression_id: saved[0].id, expression };
          const tried = await tryThemeExpression({ tx, search, today }, form);
          if (tried instanceof Refusal) throw new Error(`${expression} was refused`);
          hits = tried.after_count;
        });
      taken.push(...(await interleaved({ ask }, ROUNDS)).ask.all);
    }
    const { p50, p95 } = timing(taken);
    rows.push([`${name} (${hits} hits)`, p50, p95, Math.max(...taken), residentMegabytes()]);
  }
  console.log(markdown([`trial over 14 days, ${ARTICLES} articles, ms`, "p50", "p95", "most", "MB after"], rows));
}

const installation = await openInstallation({ stateDir, openDatabase });
const owner = new pg.Pool({
  connectionString: installation.ownerUrl,
  max: 1,
  options: "-c maintenance_work_mem=512MB",
});
const source = createDataSource({
  url: installation.operatorUrl,
  poolSize: 1,
  statementTimeout: 0,
  applicationName: "bench",
});
try {
  await migrate(installation.ownerUrl);
  if (isBuilt) load.countAgain();
  else await fill(owner);
  writeFileSync(builtFile, today);
  if (isBuilt || kept === undefined) await measure(owner, new TransactionScope(await source.initialize()));
} finally {
  if (source.isInitialized) await source.destroy();
  await owner.end();
  await installation.release();
  if (kept === undefined) discardInstallation(stateDir);
}
