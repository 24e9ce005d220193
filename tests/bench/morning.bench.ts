// A morning whole: articles as a burst, the last newspaper by itself, then every setting due at once, rights taken away between the
// making of the mails and their sending, and the mails into a mail server on the same machine; each mail compared with a plain
// evaluation of its reader's rights. `npm run bench -- morning --articles=50000 --mails=100000`.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type MailMessage, type MailTransport, smtpTransport } from "@kirinuki/core-api/src/mail/mail-transport.ts";
import { runDueSettings } from "@kirinuki/core-api/src/mail/run/due-settings.ts";
import { MailSender } from "@kirinuki/core-api/src/mail/send/mail-sender.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";
import { builtPrograms } from "../../scripts/lib/programs.mjs";
import { writeArticles } from "./support/articles-file.ts";
import { openBenchDatabase } from "./support/bench-database.ts";
import { addThemes } from "./support/bench-themes.ts";
import { markdown, numberOption } from "./support/measure.ts";
import { addReaders, readRights, takeRights } from "./support/morning-rights.ts";
import { cpuSeconds, databaseCpuSeconds, databaseProcess } from "./support/processor.ts";
import { resident } from "./support/resident.ts";

const ARTICLES = numberOption("articles", 10_000);
const MAILS = numberOption("mails", 10_000);
const THEMES = numberOption("themes", 100);
/** Of the last newspaper. */
const LAST = Math.min(250, Math.ceil(ARTICLES / 10));
/** What a mail brings at most before rights are looked at, about. */
const USUAL_HITS = 20;
const MAILED_THEMES = 40;
const PARTS = 10;
const [SMTP_PORT, MAIL_PORT] = [18287, 18288];
const SMTP_URL = `smtp://127.0.0.1:${SMTP_PORT}`;
const CONTRACT = { contractId: 1, contractCode: "bench01" };
/** The morning that is reckoned from the measured rates. */
const [WHOLE_ARTICLES, WHOLE_MAILS] = [50_000, 100_000];

const { stateDir, ownerUrl, owner, scope, close } = await openBenchDatabase();
const env = { ...process.env, KIRINUKI_DATA: stateDir, NODE_ENV: "production", LOG_LEVEL: "warn" };
const sink = spawn(process.execPath, builtPrograms.service("mail-sink"), {
  env: { ...env, SMTP_PORT: String(SMTP_PORT), MAIL_PORT: String(MAIL_PORT) },
  stdio: "inherit",
});
process.once("exit", () => sink.kill("SIGTERM"));
const postmaster = await databaseProcess(ownerUrl);

interface Phase {
  name: string;
  count: number;
  seconds: number;
  /** Processor seconds: of the product, of the database, of the mail server. */
  product: number;
  database: number;
  server: number;
  megabytes: number;
}
const phases: Phase[] = [];

/** A phase of the morning; the work says the product's processor seconds and highest memory where those are not this process's own. */
async function phase(
  name: string,
  count: number,
  work: () => Promise<{ product: number; megabytes: number } | undefined>,
): Promise<void> {
  const own = cpuSeconds(process.pid);
  const database = databaseCpuSeconds(postmaster);
  const server = cpuSeconds(sink.pid ?? 0);
  const start = performance.now();
  const other = await work();
  phases.push({
    ...{ name, count, seconds: (performance.now() - start) / 1000 },
    product: other?.product ?? cpuSeconds(process.pid) - own,
    database: databaseCpuSeconds(postmaster) - database,
    server: cpuSeconds(sink.pid ?? 0) - server,
    megabytes: other?.megabytes ?? resident(process.pid).server,
  });
}

/** The built command, from its start to its end. */
async function ingest(path: string): Promise<{ product: number; megabytes: number }> {
  const child = spawn(process.execPath, builtPrograms.command("ingest", "--format", "jsonl", path, "--json"), {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const most = { product: 0, megabytes: 0 };
  while (child.exitCode === null && child.signalCode === null) {
    most.product = Math.max(most.product, cpuSeconds(child.pid ?? 0));
    most.megabytes = Math.max(most.megabytes, resident(child.pid ?? 0).server);
    await Promise.race([delay(100), ended]);
  }
  if ((await ended) !== 0) throw new Error(`ingest ended with ${await ended}`);
  return most;
}

/** Every third is a newspaper's, the rest are of the web. */
const own = (id: number): object =>
  id % 3 === 0 ? { data_section: 1, media_code: `P-${id % 100}`, media_name: `新聞${id % 100}` } : {};
const [burst, last] = [join(stateDir, "burst.jsonl"), join(stateDir, "last.jsonl")];
await addThemes(ownerUrl, THEMES);
await writeArticles(burst, ARTICLES - LAST, { own });
await writeArticles(last, LAST, {
  from: ARTICLES - LAST,
  own: () => ({ data_section: 1, media_code: "P-last", media_name: "最後の新聞" }),
});

await phase(`${ARTICLES - LAST} articles as a burst: read, matched, counted`, ARTICLES - LAST, () => ingest(burst));
await phase(`the last newspaper, ${LAST} articles, by a command of its own`, LAST, () => ingest(last));

const stored = (await owner.query("SELECT count(*)::int AS n FROM article")).rows[0].n;
/** Those whose mails are about as long as usual. */
const themes: number[] = (
  await owner.query(
    "SELECT theme_id AS id FROM theme_article GROUP BY theme_id ORDER BY abs(count(*) - $1), theme_id LIMIT $2",
    [USUAL_HITS, MAILED_THEMES],
  )
).rows.map(({ id }) => id);
if (themes.length === 0) throw new Error("no theme has an article: more --articles or --themes are needed");
await addReaders(owner, CONTRACT, themes, MAILS);

await phase(`${MAILS} settings due at once: mails made`, MAILS, async () => {
  await runDueSettings({ scope, clock: systemClock, log: () => {} });
  return undefined;
});
const whenMade = await readRights(owner, CONTRACT);
await takeRights(owner, CONTRACT);
const rights = await readRights(owner, CONTRACT);
/** Readers whose mail would be wrong by the rights of the moment in which it was made. */
const changed = Array.from({ length: MAILS }, (_, at) => at + 1).filter(
  (reader) => whenMade.expected(reader)?.join("\n") !== rights.expected(reader)?.join("\n"),
).length;

const transport = smtpTransport({ url: SMTP_URL, from: "Kirinuki <no-reply@kirinuki.example>", connections: 5 });
const arrived = new Uint8Array(MAILS + 1);
const faults: string[] = [];
const memory: number[] = [];
let sent = 0;
let listed = 0;
const checked: MailTransport = {
  async send(message: MailMessage) {
    await transport.send(message);
    const reader = Number(/^a(\d+)@/.exec(String(message.to))?.[1]);
    const titles = [...message.text.matchAll(/^\d+\. (.*)$/gm)].map(([, title = ""]) => title.trim()).toSorted();
    arrived[reader] = (arrived[reader] ?? 0) + 1;
    if (titles.join("\n") !== rights.expected(reader)?.join("\n"))
      faults.push(
        `reader ${reader}: ${titles.length} articles, ${rights.expected(reader)?.length ?? "no mail"} expected`,
      );
    sent += 1;
    listed += titles.length;
    if (sent % Math.ceil(MAILS / PARTS) === 0) memory.push(resident(process.pid).server);
  },
  close: () => transport.close(),
};
const sender = new MailSender({
  ...{ scope, clock: systemClock, transport: checked, publicUrl: "https://kirinuki.example" },
  originals: new FolderStore("."),
  log: (message, detail) => console.log(message, detail),
});
await phase("mails composed under the rights of now and sent, one worker", MAILS, async () => {
  await sender.drain();
  return undefined;
});
transport.close();

for (let reader = 1; reader <= MAILS; reader += 1) {
  const wanted = rights.expected(reader) === null ? 0 : 1;
  if (arrived[reader] !== wanted) faults.push(`reader ${reader}: ${arrived[reader]} mails, ${wanted} expected`);
}
const { rows: states } = await owner.query(
  "SELECT state, count(*)::int AS n FROM mail_message GROUP BY state ORDER BY state",
);

console.log(
  `load of the machine at the end: ${readFileSync("/proc/loadavg", "utf8").split(" ").slice(0, 3).join(" ")}\n`,
);
console.log(
  markdown(
    [
      "phase",
      "s",
      "a second",
      "processor of the product, s",
      "of the database, s",
      "of the mail server, s",
      "resident, MB",
    ],
    phases.map(({ name, count, seconds, product, database, server, megabytes }) => [
      ...[name, seconds, (count / seconds).toFixed(0), product, database, server, `${megabytes}`],
    ]),
  ),
);
console.log(
  `\n${stored} articles stored, ${themes.length} themes mailed, ${(listed / sent).toFixed(1)} articles a mail`,
);
console.log(`${sent} mails sent; states ${states.map(({ state, n }) => `${state} ${n}`).join(", ")}`);
console.log(`${changed} readers have another mail, or none, by what changed after the mails were made`);
console.log(`resident while sending, MB, at each tenth: ${memory.join(", ")}`);
console.log(`faults: ${faults.length}${faults.length === 0 ? "" : `\n${faults.slice(0, 20).join("\n")}`}`);

const [intake, paper, making, sending] = phases;
if (intake && paper && making && sending) {
  const scaled = (of: Phase, count: number, whole: number): number => (of.seconds * whole) / count;
  const whole: [string, number][] = [
    [`${WHOLE_ARTICLES} articles, of the 160 minutes from 4:00 on`, scaled(intake, ARTICLES - LAST, WHOLE_ARTICLES)],
    ["the last newspaper, after 6:40", paper.seconds],
    [`${WHOLE_MAILS} settings due`, scaled(making, MAILS, WHOLE_MAILS)],
    [`${WHOLE_MAILS} mails`, scaled(sending, sent, WHOLE_MAILS)],
  ];
  const after = whole.slice(1).reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log(`\n${markdown(["reckoned from these rates", "s"], whole)}`);
  console.log(`\nall mails out ${(after / 60).toFixed(1)} minutes after 6:40, one after the other (18 are allowed)`);
}
await close();
// Left running, it would keep this process alive.
sink.kill("SIGTERM");
if (faults.length > 0) throw new Error(`${faults.length} mails were not as their readers' rights say`);
