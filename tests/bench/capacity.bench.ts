// What an article and a reading cost in processor time and room: the constants of `kirinuki capacity`, and beside them what it says of this very size.
// `npm run bench -- capacity --articles=40000 --readings=300`
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { MEASURED } from "@kirinuki/core-api/src/cli/capacity/measured.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { tidy } from "@kirinuki/core-api/src/search/recent-rows.ts";
import { builtPrograms } from "../../scripts/lib/programs.mjs";
import { CHARACTERS, writeArticles } from "./support/articles-file.ts";
import { addThemes } from "./support/bench-themes.ts";
import { markdown, numberOption } from "./support/measure.ts";
import { cpuSeconds, databaseCpuSeconds, databaseProcess } from "./support/processor.ts";
import { type Product, startProduct } from "./support/product.ts";
import { furnish, readOnce } from "./support/readers.ts";

const ARTICLES = numberOption("articles", 20_000);
const READINGS = numberOption("readings", 200);
const THEMES = 1_000;
const CLIENTS = 4;

const SIZES = `
  SELECT pg_database_size(current_database())::float8 AS all,
    (SELECT coalesce(sum(pg_relation_size(c.oid)), 0)::float8 FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid JOIN pg_class t ON t.oid = i.indrelid
     JOIN pg_am a ON a.oid = c.relam WHERE t.relname LIKE 'article_search%' AND a.amname = 'gin') AS search`;

const HITS = `
  SELECT sum(pg_total_relation_size(i.inhrelid))::float8 AS bytes, (SELECT count(*)::float8 FROM theme_article) AS hits
  FROM pg_inherits i WHERE i.inhparent = 'theme_article'::regclass`;

const sizeOfHit = (ownerUrl: string) =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ bytes: number; hits: number }>(HITS);
    return (rows[0]?.bytes ?? 0) / (rows[0]?.hits ?? 1) / 1024;
  });

const sizes = (ownerUrl: string) =>
  withClient(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ all: number; search: number }>(SIZES);
    return rows[0] ?? { all: 0, search: 0 };
  });

/** Takes the articles in and moves them into the index, as the worker does. */
async function takeIn({ installation, dataFolder }: Product): Promise<void> {
  const path = join(dataFolder, "articles.jsonl");
  await writeArticles(path, ARTICLES);
  const env = { ...process.env, KIRINUKI_DATA: dataFolder, NODE_ENV: "production" };
  const command = builtPrograms.command("ingest", "--format", "jsonl", path, "--json");
  if (spawnSync(process.execPath, command, { env, stdio: "inherit" }).status !== 0) throw new Error("ingest failed");
  const source = createDataSource({
    url: installation.operatorUrl,
    poolSize: 2,
    statementTimeout: 0,
    applicationName: "bench",
  });
  await source.initialize();
  await tidy(new TransactionScope(source));
  await source.destroy();
}

const product = await startProduct();
try {
  const { ownerUrl } = product.installation;
  const postmaster = await databaseProcess(ownerUrl);
  await addThemes(ownerUrl, THEMES);
  await withClient(ownerUrl, (owner) =>
    owner.query(`SELECT setval(pg_get_serial_sequence('contract', 'contract_id'), 10),
      setval(pg_get_serial_sequence('theme', 'theme_id'), 1000000)`),
  );
  const empty = await sizes(ownerUrl);
  const began = databaseCpuSeconds(postmaster);
  await takeIn(product);
  const stored = databaseCpuSeconds(postmaster) - began;
  await withClient(ownerUrl, (owner) => owner.query("CHECKPOINT"));
  const full = await sizes(ownerUrl);

  const { cookie, themeIds } = await furnish(product);
  const used = () => ({
    database: databaseCpuSeconds(postmaster),
    coreApi: cpuSeconds(product.corePid),
    bff: cpuSeconds(product.bffPid),
  });
  for (const themeId of themeIds) await readOnce(product, cookie, themeId);
  const before = used();
  let readings = 0;
  const client = async () => {
    while (readings < READINGS) {
      readings += 1;
      await readOnce(product, cookie, themeIds[readings % themeIds.length] ?? "");
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const after = used();
  const each = (name: keyof typeof before) => ((after[name] - before[name]) * 1000) / readings;
  const perArticle = (bytes: number) => bytes / ARTICLES / 1024;
  const memory = product.memory();
  console.log(
    markdown(
      [`${ARTICLES} articles of ${CHARACTERS} characters, ${readings} readings`, "measured", "kirinuki capacity"],
      [
        ["database, ms an article, index included", (stored * 1000) / ARTICLES, MEASURED.articleDatabaseMs.value],
        ["index of search, kB an article", perArticle(full.search - empty.search), MEASURED.articleIndexKb.value],
        [
          "rows and texts, kB an article",
          perArticle(full.all - full.search - empty.all + empty.search),
          MEASURED.articleRowsKb.value,
        ],
        ["hit of a theme, kB", await sizeOfHit(ownerUrl), MEASURED.hitKb.value],
        ["database, ms a reading", each("database"), MEASURED.readingDatabaseMs.value],
        ["core-api, ms a reading", each("coreApi"), MEASURED.readingCoreApiMs.value],
        ["bff, ms a reading", each("bff"), MEASURED.readingBffMs.value],
        ["core-api, MB", memory["core-api"] ?? 0, MEASURED.coreApiMb.value],
        ["bff, MB", memory.bff ?? 0, MEASURED.bffMb.value],
      ],
    ),
  );
} finally {
  await product.stop();
}
