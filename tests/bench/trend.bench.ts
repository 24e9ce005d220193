// A year of a theme with 100,000 hits from kept counts, beside the direct count over its articles.

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { type Transaction, TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { countDueWords } from "@kirinuki/core-api/src/modules/themes/trend/count-words.ts";
import {
  readTrendDays,
  readTrendHours,
  readTrendMedia,
  readTrendWithdrawn,
  readTrendWords,
} from "@kirinuki/core-api/src/modules/themes/trend/trend.service.ts";
import { aContract, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import pg from "pg";
import { discardInstallation } from "../support/discard-installation.ts";
import { interleaved, markdown } from "./support/measure.ts";

const HITS = Number(process.env.BENCH_HITS ?? 100_000);
const ROUNDS = { rounds: 31, warmUp: 3 };
const period = { start: "2025-11-21", end: "2026-11-20" };
const sections = [1, 2, 3, 5] as const;

const MEDIA = `
  INSERT INTO media (media_code, media_name, norm_name, data_section)
  SELECT 'M' || at, '媒体' || at, '媒体' || at, 3 FROM generate_series(0, 59) AS at`;
/** Articles over the days of a year, of 60 media and all hours. $1 how many. */
const ARTICLES = `
  INSERT INTO article (article_id, data_section, media_code, media_name, title, published_on, arrived_at)
  SELECT (to_char(day, 'YYYYMM') || lpad(at::text, 9, '0'))::bigint, (ARRAY[1, 2, 3, 5])[at % 4 + 1], 'M' || at % 60, '媒体' || at % 60,
    (ARRAY['全固体電池の量産を開始', '洋上風力の公募が始まる', '半導体装置大手が新拠点'])[at % 3 + 1] || at % 97, day,
    day + make_interval(hours => at % 24)
  FROM (SELECT at, date '${period.start}' + at % 365 AS day FROM generate_series(1, $1::int) AS at) AS made`;
const HITS_OF_DAY = `
  INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id, search_word)
  SELECT $1, $2, published_on, data_section, article_id, '{}' FROM article WHERE published_on = $3 ORDER BY article_id`;
const DAY_COUNTS = `
  INSERT INTO theme_count (contract_id, theme_id, process_date, mc, sc, web, magazine)
  SELECT contract_id, theme_id, process_date, count(*) FILTER (WHERE data_section = 1), count(*) FILTER (WHERE data_section = 2),
    count(*) FILTER (WHERE data_section = 3), count(*) FILTER (WHERE data_section = 5) FROM theme_article GROUP BY 1, 2, 3`;

/** What days, media and hours would cost without kept counts. */
const COUNTED = `FROM theme_article ta JOIN article a USING (article_id)
  WHERE ta.contract_id = $1 AND ta.theme_id = $2 AND ta.process_date BETWEEN $3 AND $4 AND ta.disp_status = 0 AND a.withdrawn_at IS NULL`;
const DIRECT = [
  `SELECT ta.process_date, ta.data_section, count(*)::int AS n ${COUNTED} GROUP BY 1, 2`,
  `SELECT a.media_code, count(*)::int AS n ${COUNTED} GROUP BY 1`,
  `SELECT extract(hour FROM a.arrived_at AT TIME ZONE 'Asia/Tokyo') AS hour, count(*)::int AS n ${COUNTED} GROUP BY 1`,
];

const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
const installation = await openInstallation({ stateDir, openDatabase });
try {
  await migrate(installation.ownerUrl);
  const owner = new pg.Pool({ connectionString: installation.ownerUrl, max: 2 });
  const { contractId, themeId } = await aTheme(owner, await aContract(owner));
  await owner.query("SELECT ensure_month_partitions($1, $2)", [period.start, period.end]);
  await owner.query(MEDIA);
  await owner.query(ARTICLES, [HITS]);
  const { rows } = await owner.query<{ day: string }>(
    "SELECT DISTINCT published_on::text AS day FROM article ORDER BY 1",
  );
  for (const { day } of rows) await owner.query(HITS_OF_DAY, [contractId, themeId, day]);
  await owner.query(DAY_COUNTS);
  const source = createDataSource({
    url: installation.operatorUrl,
    poolSize: 1,
    statementTimeout: 0,
    applicationName: "bench",
  });
  await source.initialize();
  const scope = new TransactionScope(source);
  while ((await countDueWords(scope)) > 0);
  await owner.query("VACUUM ANALYZE");
  await owner.end();
  const of = { contractId, themeId, sections };
  const inContract = <Answer>(run: (tx: Transaction) => Promise<Answer>) => scope.forContract(contractId, "read", run);
  const year = async (tx: Transaction) => {
    const withdrawn = await readTrendWithdrawn(tx, of, period);
    return {
      days: await readTrendDays(tx, of, period, "normal", withdrawn),
      hours: await readTrendHours(tx, of, period, withdrawn),
      media: await readTrendMedia(tx, of, period, withdrawn),
      words: await readTrendWords(tx, of, period),
    };
  };
  const direct = async (tx: Transaction) => {
    for (const statement of DIRECT) await tx.query(statement, [contractId, themeId, period.start, period.end]);
  };
  const kept = await inContract(year);
  const total = kept.days.reduce((sum, { counts }) => sum + counts.newspaper + counts.web + counts.magazine, 0);
  if (total !== HITS) throw new Error(`the kept counts say ${total} instead of ${HITS}`);
  const nothing = await inContract((tx) => readTrendWithdrawn(tx, of, period));
  const timings = await interleaved(
    {
      "from kept counts, all of it": () => inContract(year),
      "of it, withdrawn articles": () => inContract((tx) => readTrendWithdrawn(tx, of, period)),
      "of it, days": () => inContract((tx) => readTrendDays(tx, of, period, "normal", nothing)),
      "of it, hours": () => inContract((tx) => readTrendHours(tx, of, period, nothing)),
      "of it, media": () => inContract((tx) => readTrendMedia(tx, of, period, nothing)),
      "of it, words": () => inContract((tx) => readTrendWords(tx, of, period)),
      "days, hours and media counted over articles": () => inContract(direct),
    },
    ROUNDS,
  );
  const least = ({ all }: { all: readonly number[] }) => Math.min(...all);
  const [whole, counted] = [
    timings["from kept counts, all of it"],
    timings["days, hours and media counted over articles"],
  ];
  console.log(
    markdown(
      [`a year of a theme, ${HITS.toLocaleString()} hits`, "least", "p50", "p95"],
      [
        ...Object.entries(timings).map(([name, timing]) => [
          name,
          ...[least(timing), timing.p50, timing.p95].map((each) => `${each.toFixed(1)} ms`),
        ]),
        [
          "ratio",
          ...[least(counted) / least(whole), counted.p50 / whole.p50].map((each) => `1 / ${each.toFixed(0)}`),
          "",
        ],
      ],
    ),
  );
  await source.destroy();
} finally {
  await installation.release();
  discardInstallation(stateDir);
}
