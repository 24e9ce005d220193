// 10,000 personal digests of 20 articles: our worker's way from the queue to the sink beside nodemailer alone with equal messages, as
// nodemailer writes them by itself (quoted-printable) and as we have it write them (Base64); and
// the previews of a theme with 500 articles and of an edition with 200 beside their SQL. KIRINUKI_BENCH_MAILS says how many, 10,000 unless told otherwise.
import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Actor } from "@kirinuki/core-api/src/access/actor.ts";
import type { Transaction } from "@kirinuki/core-api/src/db/tenant.ts";
import { type MailMessage, type MailTransport, smtpTransport } from "@kirinuki/core-api/src/mail/mail-transport.ts";
import { runDueSettings } from "@kirinuki/core-api/src/mail/run/due-settings.ts";
import { MailSender } from "@kirinuki/core-api/src/mail/send/mail-sender.ts";
import { MailEditionPreviewBody } from "@kirinuki/core-api/src/modules/mail/mail-edition/mail-edition.form.ts";
import { previewEdition } from "@kirinuki/core-api/src/modules/mail/mail-edition/send-edition.ts";
import { ThemeMailForm } from "@kirinuki/core-api/src/modules/mail/mail-message/mail-message.form.ts";
import { previewMail } from "@kirinuki/core-api/src/modules/mail/mail-message/mail-message.service.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup, aTheme, type TestTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { EDITION_ARTICLES } from "@kirinuki/schema/forms/mail-edition-limits.ts";
import nodemailer from "nodemailer";
import { builtPrograms } from "../../scripts/lib/programs.mjs";
import { openBenchDatabase } from "./support/bench-database.ts";
import { interleaved, markdown } from "./support/measure.ts";

const MAILS = Number(process.env.KIRINUKI_BENCH_MAILS ?? 10_000);
const ROUNDS = 4;
const ARTICLES = 20;
const LARGE = 500;
const CONNECTIONS = 5;
const [SMTP_PORT, MAIL_PORT] = [18277, 18278];
const SMTP_URL = `smtp://127.0.0.1:${SMTP_PORT}`;
const FROM = "Kirinuki <no-reply@kirinuki.example>";

const today = tokyoDay(systemClock.now());
const { stateDir, owner, scope, close } = await openBenchDatabase();
const sinkEnv = {
  ...process.env,
  KIRINUKI_DATA: stateDir,
  SMTP_PORT: String(SMTP_PORT),
  MAIL_PORT: String(MAIL_PORT),
  LOG_LEVEL: "warn",
};
const sink = spawn(process.execPath, builtPrograms.service("mail-sink"), { env: sinkEnv, stdio: "inherit" });

/** Articles of a day, all of which hit the theme. */
async function fillTheme(theme: TestTheme, articles: number, from: number): Promise<void> {
  await owner.query("SELECT ensure_month_partitions($1::date, $1::date)", [today]);
  await owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('b', '東都新聞', '東都新聞', 1) ON CONFLICT DO NOTHING",
  );
  await owner.query(
    `WITH a AS (
       INSERT INTO article (article_id, data_section, media_code, media_name, title, published_on, issue_type, frame_no, head_no)
       SELECT to_char($1::date, 'YYYYMM')::bigint * 1000000000 + $3::int + n, 1 + n % 3, 'b', '東都新聞',
         '車載向け全固体電池、量産を' || n || '年に始める見通し　自動車各社に供給へ', $1::date, 1, (n % 30)::text, '4'
       FROM generate_series(1, $2::int) n RETURNING article_id, data_section)
     INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id)
     SELECT $4, $5, $1::date, data_section, article_id FROM a`,
    [today, articles, from, theme.contractId, theme.themeId],
  );
}

const group = await aGroup(owner, await aContract(owner));
const theme = await aTheme(owner, group, { name: "全固体電池" });
await fillTheme(theme, ARTICLES, 1000);
const user = await aUser(owner, group, { userAuthority: 1 });
/** Half of the addresses are those of users, whose rights are looked up; the other half are outside. */
await owner.query(
  `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, theme_browsing)
   SELECT $1, 'u' || n, $2, 'n', 'a' || n || '@example.jp', 'x', n % 4 = 0 FROM generate_series(2, $3::int, 2) n`,
  [group.contractId, group.userGroupId, MAILS],
);
await owner.query(
  `WITH a AS (INSERT INTO mail_address (contract_id, mail_address) SELECT $1, 'a' || n || '@example.jp' FROM generate_series(1, $3::int) n
     RETURNING mail_address_id)
   INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
   SELECT $1, 1, $2, mail_address_id, 4, 1, '{07:00}', now(), $4::date FROM a`,
  [group.contractId, theme.themeId, MAILS, addDays(today, -1)],
);
await owner.query("VACUUM ANALYZE");

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};
/** Wall time, and this process's own: what a machine full of other work does not change. */
const took = async (work: () => Promise<unknown>): Promise<{ wall: number; own: number }> => {
  const start = process.cpuUsage();
  const wall = await seconds(work);
  const { user, system } = process.cpuUsage(start);
  return { wall, own: (user + system) / 1e6 };
};

const selecting = await seconds(() => runDueSettings({ scope, clock: systemClock, log: () => {} }));
const transport = smtpTransport({ url: SMTP_URL, from: FROM, connections: CONNECTIONS });
/** As whoever takes nodemailer as it is: the same message and as many connections. */
const bare = nodemailer.createTransport({
  url: SMTP_URL,
  pool: true,
  maxConnections: CONNECTIONS,
  maxMessages: Number.POSITIVE_INFINITY,
});
const sendBare = ({ to, subject, text, html, messageKey, unsubscribeUrl }: MailMessage) =>
  bare.sendMail({
    ...{ from: FROM, to, subject, text, html, messageId: `<${messageKey}@kirinuki.example>` },
    headers: { "Auto-Submitted": "auto-generated", Precedence: "bulk", "List-Unsubscribe": `<${unsubscribeUrl}>` },
  });
let isUp = false;
for (let tries = 0; tries < 600 && !isUp; tries += 1) {
  isUp = await fetch(`http://127.0.0.1:${MAIL_PORT}/`).then(
    () => true,
    () => false,
  );
  if (!isUp) await delay(100);
}
if (!isUp) throw new Error("the mail sink did not start within a minute");

/** Takes what the worker sends, and holds a share back at a time so that both ways meet the machine's same moods. */
const kept: MailMessage[] = [];
const counting: MailTransport = {
  async send(message) {
    await transport.send(message);
    if (kept.length < MAILS / ROUNDS) kept.push(message);
  },
  close: () => transport.close(),
};

const hold =
  "UPDATE mail_message SET next_attempt_at = CASE WHEN mail_message_id % $1 = $2 THEN now() ELSE now() + interval '1 day' END WHERE state = 'queued'";
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** What is left after a collection: whether anything is kept from round to round. */
const megabytes = (): number => {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024);
};
interface Rate {
  /** Mails a second. */
  rate: number;
  /** Milliseconds of this process's processor a mail; the server and the database are others'. */
  own: number;
}
const rateOf = (mails: number, { wall, own }: { wall: number; own: number }): Rate => ({
  rate: mails / wall,
  own: (own * 1000) / mails,
});
const rounds: { ours: Rate; alone: Rate; asOurs: Rate; memory: number }[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await owner.query(hold, [ROUNDS, round]);
  const sender = new MailSender({
    scope,
    clock: systemClock,
    transport: counting,
    publicUrl: "https://kirinuki.example",
    originals: new FolderStore("."),
    log: (message, detail) => console.log(message, detail),
  });
  const ours = await took(() => sender.drain());
  const equal = kept.splice(0);
  /** As many at a time as the worker has in hand. */
  const sendAll = (send: (message: MailMessage) => Promise<unknown>) =>
    took(async () => {
      let at = 0;
      const lane = async () => {
        for (let message = equal[at++]; message; message = equal[at++]) await send(message);
      };
      await Promise.all(Array.from({ length: 50 }, lane));
    });
  const alone = rateOf(equal.length, await sendAll(sendBare));
  const asOurs = rateOf(equal.length, await sendAll((message) => transport.send(message)));
  const rates = { ours: rateOf(equal.length, ours), alone, asOurs };
  equal.length = 0;
  rounds.push({ ...rates, memory: megabytes() });
}
transport.close();
bare.close();

console.log(`selection of ${MAILS} settings: ${selecting.toFixed(1)} s`);
console.log(
  markdown(
    [
      ...["round", "ours, mails/s", "nodemailer alone, mails/s", "ours / alone", "nodemailer alone by Base64, mails/s"],
      ...[
        "processor of ours, ms",
        "of nodemailer alone, ms",
        "of it by Base64, ms",
        "alone / ours",
        "heap after it, MB",
      ],
    ],
    rounds.map(({ ours, alone, asOurs, memory }, n) => [
      ...[String(n + 1), ours.rate, alone.rate, ours.rate / alone.rate, asOurs.rate],
      ...[ours.own, alone.own, asOurs.own, alone.own / ours.own, String(memory)],
    ]),
  ),
);

// The preview beside the statements that it sends.
const large = await aTheme(owner, group, { name: "大きなテーマ" });
await fillTheme(large, LARGE, 5000);
await owner.query("VACUUM ANALYZE");
const actor: Actor = {
  ...group,
  companyName: "",
  userId: user.userId,
  name: "",
  email: "admin@example.jp",
  userAuthority: 1,
  mcUserAuthority: 3,
  scUserAuthority: 5,
  topicsCreationFlag: true,
  themeBrowsing: true,
  userGroupName: "",
  role: "Admin",
  topicEditorId: user.userId,
  sections: [1, 2, 3, 5],
  readOnly: false,
  mustEnrol: false,
  tokenScopes: null,
  purpose: "display",
  supportView: null,
  sessionTokenHash: Buffer.alloc(0),
};
const form = Object.assign(new ThemeMailForm(), { data_kbn: 1, id: String(large.themeId), process_date: today });
/** A preview beside the statements that it sends, alone. */
async function besideItsSql(name: string, preview: (tx: Transaction) => Promise<unknown>): Promise<void> {
  const statements: [string, unknown[] | undefined][] = [];
  await scope.shared("read", (tx) =>
    preview({
      ...tx,
      query: (sql, parameters) => {
        statements.push([sql, parameters]);
        return tx.query(sql, parameters);
      },
    }),
  );
  const timings = await interleaved(
    {
      preview: () => scope.shared("read", preview),
      sql: () =>
        scope.shared("read", async (tx) => {
          for (const [sql, parameters] of statements) await tx.query(sql, parameters);
        }),
    },
    { rounds: 100, warmUp: 20 },
  );
  const [ours, alone] = [timings.preview.p50, timings.sql.p50];
  console.log(
    `preview of ${name}: ${ours.toFixed(1)} ms, its ${statements.length} statements alone ${alone.toFixed(1)} ms, ratio ${(ours / alone).toFixed(2)}`,
  );
}

const PUBLIC_URL = "https://kirinuki.example";
const call = (tx: Transaction) => ({ tx, actor, clock: systemClock, requestId: "" });
await besideItsSql(`${LARGE} articles`, (tx) => previewMail(call(tx), form, PUBLIC_URL));

// The editor's, with as many articles as an edition may have, each with a line of its own.
await owner.query(
  `INSERT INTO mail_edition (contract_id, theme_id, since_day, version, begun_at, items)
   SELECT $1, $2, $3, 1, now(), jsonb_agg(jsonb_build_object('id', article_id::text, 'comment', '一行コメント' || article_id))
   FROM (SELECT article_id FROM theme_article WHERE contract_id = $1 AND theme_id = $2 ORDER BY article_id LIMIT $4) a`,
  [group.contractId, large.themeId, today, EDITION_ARTICLES],
);
const look = Object.assign(new MailEditionPreviewBody(), { data_kbn: 1, id: String(large.themeId) });
await besideItsSql(`an edition of ${EDITION_ARTICLES} articles`, (tx) => previewEdition(call(tx), look, PUBLIC_URL));

sink.kill("SIGTERM");
await close();
