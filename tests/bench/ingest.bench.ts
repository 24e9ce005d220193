// jsonl to stored, matched and whatever else ingest does, by the built command on a database with the product's settings.
// `npm run bench -- ingest --articles=1000000 --themes=100`; the figures come for each tenth of the run, so that growth shows.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@kirinuki/core-api/local/embedded/open-database.ts";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import { migrate } from "@kirinuki/core-api/src/db/migrate.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { builtPrograms } from "../../scripts/lib/programs.mjs";
import { discardInstallation } from "../support/discard-installation.ts";
import { writeArticles } from "./support/articles-file.ts";
import { addThemes } from "./support/bench-themes.ts";
import { markdown, numberOption } from "./support/measure.ts";
import { cpuSeconds, databaseCpuSeconds, databaseProcess } from "./support/processor.ts";

const ARTICLES = numberOption("articles", 50_000);
const THEMES = numberOption("themes", 100);
const PARTS = 10;
const SAMPLE_MS = 100;

interface Sample {
  seconds: number;
  stored: number;
  megabytes: number;
  /** Processor seconds of the command so far. */
  cpu: number;
}

const residentMegabytes = (pid: number): number => {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
};

/** The command from its start to its end, watched from outside: how many articles its batches have committed, and its memory. */
async function ingest(
  stateDir: string,
  ownerUrl: string,
  path: string,
): Promise<{ seconds: number; samples: Sample[] }> {
  const start = performance.now();
  const child = spawn(process.execPath, builtPrograms.command("ingest", "--format", "jsonl", path, "--json"), {
    env: { ...process.env, KIRINUKI_DATA: stateDir, NODE_ENV: "production" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const samples: Sample[] = [];
  await withClient(ownerUrl, async (owner) => {
    while (child.exitCode === null && child.signalCode === null) {
      // The counts of the media, not the articles: a look must not cost what is measured.
      const { rows } = await owner.query("SELECT coalesce(sum(article_count), 0)::int AS stored FROM media_arrival");
      const seconds = (performance.now() - start) / 1000;
      samples.push({
        seconds,
        stored: rows[0].stored,
        megabytes: residentMegabytes(child.pid ?? 0),
        cpu: cpuSeconds(child.pid ?? 0),
      });
      await Promise.race([delay(SAMPLE_MS), ended]);
    }
  });
  const code = await ended;
  if (code !== 0) throw new Error(`ingest ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, samples };
}

/** Articles a second and the highest memory while each tenth was stored. */
function parts(samples: readonly Sample[]): (string | number)[][] {
  return Array.from({ length: PARTS }, (_, part) => {
    const [from, to] = [(ARTICLES * part) / PARTS, (ARTICLES * (part + 1)) / PARTS];
    const inside = samples.filter(({ stored }) => stored >= from && stored <= to);
    const [first, last] = [inside[0], inside.at(-1)];
    const rate = first && last ? (last.stored - first.stored) / (last.seconds - first.seconds) : Number.NaN;
    const megabytes = inside.map((sample) => sample.megabytes).filter((resident) => resident > 0);
    return [`${to}`, rate.toFixed(0), `${Math.max(...megabytes)}`];
  });
}

const STATEMENTS = `
  SELECT calls::int, round(total_exec_time)::int AS ms, regexp_replace(left(query, 110), '\\s+', ' ', 'g') AS statement
  FROM pg_stat_statements ORDER BY total_exec_time DESC LIMIT 14`;

const stateDir = mkdtempSync(join(tmpdir(), "kirinuki-bench-"));
const installation = await openInstallation({ stateDir, openDatabase });
try {
  await migrate(installation.ownerUrl);
  await addThemes(installation.ownerUrl, THEMES);
  const path = join(stateDir, "articles.jsonl");
  await writeArticles(path, ARTICLES);
  await withClient(installation.ownerUrl, async (owner) => {
    await owner.query("CREATE EXTENSION IF NOT EXISTS pg_stat_statements");
    await owner.query("SELECT pg_stat_statements_reset()");
  });
  const postmaster = await databaseProcess(installation.ownerUrl);
  const before = databaseCpuSeconds(postmaster);
  const { seconds, samples } = await ingest(stateDir, installation.ownerUrl, path);
  const databaseCpu = databaseCpuSeconds(postmaster) - before;
  console.log(markdown(["stored", "articles/s", "resident, MB"], parts(samples)));
  const { rows, hits, database } = await withClient(installation.ownerUrl, async (owner) => ({
    rows: (await owner.query(STATEMENTS)).rows,
    database: (await owner.query("SELECT sum(total_exec_time) / 1000 AS s FROM pg_stat_statements")).rows[0].s,
    hits: (await owner.query("SELECT count(*)::int AS n FROM theme_article")).rows[0].n,
  }));
  console.log(
    `\n${markdown(
      ["ms", "calls", "statement"],
      rows.map(({ ms, calls, statement }) => [`${ms}`, `${calls}`, statement.replaceAll("|", "\\|")]),
    )}`,
  );
  console.log(
    `\n${ARTICLES} articles, ${THEMES} themes, ${hits} hits: ${seconds.toFixed(1)} s from the command's start to its end, ${(ARTICLES / seconds).toFixed(0)} articles/s`,
  );
  // With other work on the machine these say what a quiet one would do: reading and storing go on side by side.
  const cpu = Math.max(...samples.map((sample) => sample.cpu));
  const perArticle = (total: number): string =>
    `${total.toFixed(1)} s (${((total * 1000) / ARTICLES).toFixed(2)} ms an article)`;
  console.log(
    `processor: command ${perArticle(cpu)}, database ${perArticle(databaseCpu)}, of which time in statements ${Number(database).toFixed(1)} s`,
  );
} finally {
  await installation.release();
  discardInstallation(stateDir);
}
