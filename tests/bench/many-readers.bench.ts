// Readers of one mail on two nodes behind the balancer, while articles arrive; then fewer of them for longer, with the database
// restarted in the middle. Needs haproxy. `npm run bench -- many-readers --readers=2000 --minutes=10 --lasting=200 --lasting-minutes=30`.
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { randomFrom } from "@kirinuki/core-api/src/testing/random.ts";
import pg from "pg";
import { builtPrograms } from "../../scripts/lib/programs.mjs";
import { MortalDatabase } from "../proof/mortal-database.ts";
import { MortalSink } from "../proof/mortal-sink.ts";
import { deployment, Node } from "../proof/nodes.ts";
import { freePort } from "../support/free-port.ts";
import { ARRIVING_SERIAL, Arrivals } from "./support/arrivals.ts";
import { addThemes } from "./support/bench-themes.ts";
import { markdown, numberOption, timing } from "./support/measure.ts";
import { aReadContract, type Kind, type ReadContract, Readings, type Seen } from "./support/nodes-readers.ts";

const READERS = numberOption("readers", 2_000);
const MINUTES = numberOption("minutes", 10);
const ARRIVING = numberOption("arriving", 3_000);
const LASTING = numberOption("lasting", 200);
const LASTING_MINUTES = numberOption("lasting-minutes", 30);
const FILES = 120;
/** Of the quiet readings that the others are held against. */
const QUIET = 100;
/** Between two readings of one who stays. */
const THINKING_MS = 60_000;
const KINDS: Kind[] = ["sign-in", "home", "list", "original", "notice"];
const random = randomFrom(20261128);
/** One in five opens an original, and one in five has to sign in. */
const wishes = () => ({ signIn: random() < 0.2, original: random() < 0.2 });

const database = await MortalDatabase.make();
const nodes = await deployment(database.ownerUrl, database.secret, {
  coreApi: builtPrograms.service("serve"),
  bff: builtPrograms.bff(),
});
const sink = new MortalSink();
await sink.start();
const workerPort = await freePort();
const worker = new Node(workerPort, builtPrograms.service("worker"), {
  DATABASE_URL: database.ownerUrl,
  KIRINUKI_SECRET: database.secret,
  KIRINUKI_DATA: nodes.dataFolder,
  WORKER_INNER_PORT: `${workerPort}`,
  SMTP_URL: sink.url,
});
await worker.start();
const processes: Record<string, Node | undefined> = {
  "core-api 1": nodes.coreApis[0],
  "core-api 2": nodes.coreApis[1],
  "bff 1": nodes.bffs[0],
  "bff 2": nodes.bffs[1],
  worker,
};
const megabytes = () => Object.values(processes).map((node) => residentMegabytes(node?.pid ?? 0));

function residentMegabytes(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
}

/** Those that failed, by kind and status. */
const byStatus = (seen: readonly Seen[]) => ({
  calls: seen.length,
  failed: Object.fromEntries(
    [...Map.groupBy(failures(seen), ({ kind, status }) => `${kind} ${status}`)].map(([what, all]) => [
      what,
      all.length,
    ]),
  ),
});
const failures = (seen: readonly Seen[]) => seen.filter(({ status }) => status !== 200);
const p95 = (seen: readonly Seen[], kind: Kind) =>
  timing(seen.filter((each) => each.kind === kind && each.status === 200).map(({ ms }) => ms)).p95;

/** What the contract's lists say, theme by theme, beside the rows themselves. @returns themes that differ */
async function differing(owner: pg.Pool, contract: ReadContract): Promise<number> {
  const { rows } = await owner.query<{ kept: number; direct: number }>(
    `SELECT t.theme_id, (SELECT count(*)::int FROM theme_article a WHERE a.contract_id = t.contract_id AND a.theme_id = t.theme_id) AS direct,
       (SELECT coalesce(sum(c.mc + c.sc + c.web + c.magazine), 0)::int FROM theme_count c WHERE c.contract_id = t.contract_id AND c.theme_id = t.theme_id) AS kept
     FROM theme t WHERE t.contract_id = $1`,
    [contract.contractId],
  );
  return rows.filter(({ kept, direct }) => kept !== direct).length;
}

async function storm(owner: pg.Pool, contract: ReadContract): Promise<void> {
  const quiet = new Readings(nodes.origin, contract);
  for (let at = 0; at < QUIET / 5; at += 1) await quiet.read(at, { signIn: true, original: true });
  quiet.seen.length = 0;
  for (let at = 0; at < QUIET; at += 1) await quiet.read(at, { signIn: at % 2 === 0, original: at % 2 === 1 });

  const busy = new Readings(nodes.origin, contract);
  const lastMs = MINUTES * 60_000;
  const reader = async (at: number) => {
    await pause((at + random()) * (lastMs / READERS));
    await busy.read(at, wishes());
  };
  const arrivals = new Arrivals(owner, nodes.dataFolder, contract);
  const all = Array.from({ length: READERS }, (_, at) => reader(at));
  await Promise.all([arrivals.bring(FILES, ARRIVING / FILES, lastMs / FILES), ...all]);
  await arrivals.untilAlerted();

  const { rows } = await owner.query<{ counted: number; found: number }>(
    `SELECT (SELECT count(*)::int FROM original_use WHERE contract_id = $1 AND use_state = 'counted') AS counted,
       (SELECT count(*)::int FROM theme_article a JOIN theme t USING (contract_id, theme_id) JOIN article r USING (article_id)
        WHERE contract_id = $1 AND r.title LIKE '第%番の見出し%') AS found`,
    [contract.contractId],
  );
  console.log({
    readings: READERS,
    ...byStatus(busy.seen),
    originals: { answered: busy.counted + quiet.counted, counted: rows[0]?.counted },
    arrived: { sent: ARRIVING, found: rows[0]?.found },
    themesWithOtherCounts: await differing(owner, contract),
  });
  console.log(markdown(["from a file's end, s", "p50", "p99", "longest", "of"], await arrivals.table()));
  const row = (kind: Kind) => {
    const [alone, beside] = [p95(quiet.seen, kind), p95(busy.seen, kind)];
    return [kind, alone, beside, beside / alone];
  };
  console.log(markdown(["p95, ms", "one reader alone", `${READERS} in ${MINUTES} minutes`, "ratio"], KINDS.map(row)));
}

async function lasting(contract: ReadContract): Promise<void> {
  const readings = new Readings(nodes.origin, contract);
  const end = performance.now() + LASTING_MINUTES * 60_000;
  const stays = async (at: number) => {
    await pause(random() * THINKING_MS);
    for (; performance.now() < end; await pause(THINKING_MS)) await readings.read(at, wishes());
  };
  const samples: number[][] = [];
  const watch = async () => {
    for (; performance.now() < end; await pause(10_000)) samples.push(megabytes());
  };
  const restart = { from: 0, to: 0 };
  const restartInTheMiddle = async () => {
    await pause(LASTING_MINUTES * 30_000);
    restart.from = performance.now();
    await database.killAndRestart();
    restart.to = performance.now();
  };
  await Promise.all([watch(), restartInTheMiddle(), ...Array.from({ length: LASTING }, (_, at) => stays(at))]);

  const failed = failures(readings.seen);
  const seconds = (at: number) => Number(((at - restart.from) / 1000).toFixed(1));
  console.log({
    ...byStatus(readings.seen),
    restartTook: seconds(restart.to),
    failedFrom: failed.length > 0 && seconds(Math.min(...failed.map(({ at, ms }) => at + ms))),
    failedTo: failed.length > 0 && seconds(Math.max(...failed.map(({ at, ms }) => at + ms))),
  });
  // Each third's mean: a single sample is before or after a collection.
  const third = (part: number) => samples.slice((samples.length * part) / 3, (samples.length * (part + 1)) / 3);
  const mean = (part: number, column: number) =>
    third(part).reduce((sum, sample) => sum + (sample[column] ?? 0), 0) / third(part).length;
  const rows = Object.keys(processes).map((name, column) => {
    const means = [0, 1, 2].map((part) => mean(part, column));
    return [name, ...means, (means[2] ?? 0) / (means[1] ?? 1)];
  });
  console.log(markdown(["MB, mean of each third", "first", "second", "last", "last / second"], rows));
}

const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
owner.on("error", () => {});
try {
  await addThemes(database.ownerUrl, 1_000);
  await owner.query(`SELECT setval(pg_get_serial_sequence('contract', 'contract_id'), 10),
    setval(pg_get_serial_sequence('theme', 'theme_id'), 1000000)`);
  const contract = await aReadContract(owner, nodes.dataFolder, Math.max(READERS, LASTING));
  // Beyond the numbers that the contract's own articles took for themselves.
  await owner.query("SELECT setval('article_serial', $1)", [ARRIVING_SERIAL]);
  await storm(owner, contract);
  await lasting(contract);
} finally {
  await worker.stop();
  await nodes.stop();
  await sink.stop();
  await owner.end();
  await database.end();
}
