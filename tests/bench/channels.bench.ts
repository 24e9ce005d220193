// Posts to chat targets and notifications of devices, each from the queue to a service on this machine, beside a bare HTTP client (undici)
// with equal requests, as many at a time, into the same service: once a service that answers at once, once one that takes its time as real
// ones do. KIRINUKI_BENCH_POSTS says how many a round, 500 unless told otherwise.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { loadConfig } from "@kirinuki/core-api/src/config/config.ts";
import { SealedTexts } from "@kirinuki/core-api/src/db/sealed-text.ts";
import { chatPlace } from "@kirinuki/core-api/src/mail/chat/chat-secrets.ts";
import { ChatSender } from "@kirinuki/core-api/src/mail/chat/chat-sender.ts";
import type { ChatClient } from "@kirinuki/core-api/src/mail/chat/post-to-target.ts";
import { pushPlace } from "@kirinuki/core-api/src/mail/push/push-secrets.ts";
import { PushSender } from "@kirinuki/core-api/src/mail/push/push-sender.ts";
import { vapidKeys } from "@kirinuki/core-api/src/mail/push/vapid-keys.ts";
import { runDueSettings } from "@kirinuki/core-api/src/mail/run/due-settings.ts";
import { openChatClient } from "@kirinuki/core-api/src/modules/mail/chat-target/chat-client.ts";
import { aContract, aGroup, aTheme } from "@kirinuki/core-api/src/testing/builders.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { Agent, request } from "undici";
import { openPushService } from "../support/push-service.ts";
import { openBenchDatabase } from "./support/bench-database.ts";
import { markdown } from "./support/measure.ts";

const POSTS = Number(process.env.KIRINUKI_BENCH_POSTS ?? 500);
const ROUNDS = 4;
const ARTICLES = 20;
const AT_ONCE = 24;
/** How long the services take to answer, ms. */
const WAITS = [0, 60];
const SECRET = "the secret of this measurement, which is long";

const today = tokyoDay(systemClock.now());
const { owner, scope, close } = await openBenchDatabase();
const sealedTexts = new SealedTexts(() => SECRET);
const keys = vapidKeys(loadConfig({ KIRINUKI_SECRET: SECRET }));

const group = await aGroup(owner, await aContract(owner));
const theme = await aTheme(owner, group, { name: "全固体電池" });
await owner.query("SELECT ensure_month_partitions($1::date, $1::date)", [today]);
await owner.query(
  "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('b', '東都新聞', '東都新聞', 1) ON CONFLICT DO NOTHING",
);
await owner.query(
  `WITH a AS (
     INSERT INTO article (article_id, data_section, media_code, media_name, title, published_on, issue_type, frame_no, head_no)
     SELECT to_char($1::date, 'YYYYMM')::bigint * 1000000000 + 1000 + n, 1 + n % 3, 'b', '東都新聞',
       '車載向け全固体電池、量産を' || n || '年に始める見通し　自動車各社に供給へ', $1::date, 1, (n % 30)::text, '4'
     FROM generate_series(1, $2::int) n RETURNING article_id, data_section)
   INSERT INTO theme_article (contract_id, theme_id, process_date, data_section, article_id)
   SELECT $3, $4, $1::date, data_section, article_id FROM a`,
  [today, ARTICLES, theme.contractId, theme.themeId],
);

interface Post {
  url: string;
  body: string | Buffer;
  headers: Record<string, string>;
}

/** Keeps what is posted, and says when there were so many. */
function counting(client: ChatClient, most: number) {
  const posts: Post[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const post: ChatClient["post"] = async (url, body, headers) => {
    const answer = await client.post(url, body, headers);
    if (answer.status !== 201) throw new Error(`the service answered ${answer.status} ${answer.fault}`);
    if (posts.push({ url, body, headers }) === most) resolve();
    return answer;
  };
  return { posts, client: { post }, all: promise };
}

async function bare(posts: readonly Post[]): Promise<void> {
  const dispatcher = new Agent({ connections: AT_ONCE, pipelining: 1 });
  let at = 0;
  const lane = async () => {
    for (let post = posts[at++]; post; post = posts[at++]) {
      const { url, body, headers } = post;
      const answer = await request(url, {
        ...{ method: "POST", dispatcher, body },
        headers: { "content-type": "application/json; charset=utf-8", ...headers },
      });
      await answer.body.text();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  await dispatcher.close();
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
};

const KINDS = ["slack", "teams", "line_works", "webhook"];

/** So many targets of all services, each with a digest that is due. */
async function queueChat(url: string): Promise<void> {
  await owner.query(
    "DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address; DELETE FROM chat_target",
  );
  const { rows } = await owner.query<{ id: number; kind: string }>(
    `INSERT INTO chat_target (contract_id, kind, target_name, url, url_host, secret, next_post_at, changed_by, changed_at)
     SELECT $1, k.kind, 'n' || n, '', '127.0.0.1', CASE WHEN k.kind = 'webhook' THEN ''::bytea END, '2026-01-01', 'admin01', now()
     FROM generate_series(1, $2::int) n CROSS JOIN LATERAL (SELECT ($3::text[])[1 + n % 4] AS kind) k RETURNING chat_target_id AS id, kind`,
    [group.contractId, POSTS, KINDS],
  );
  for (const { id, kind } of rows) {
    const seal = (text: string, what: "url" | "secret") =>
      sealedTexts.seal(text, chatPlace(group.contractId, id, what));
    const secret = kind === "webhook" ? seal(`whsec_${Buffer.alloc(32, 7).toString("base64")}`, "secret") : null;
    await owner.query("UPDATE chat_target SET url = $2, secret = $3 WHERE chat_target_id = $1", [
      ...[id, seal(`${url}/${kind}/${id}`, "url"), secret],
    ]);
  }
  await owner.query(
    `WITH a AS (INSERT INTO mail_address (contract_id, mail_address, chat_target_id)
       SELECT contract_id, 'chat:' || chat_target_id, chat_target_id FROM chat_target RETURNING mail_address_id)
     INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
     SELECT $1, 1, $2, mail_address_id, 4, 1, '{07:00}', now(), $3::date FROM a`,
    [group.contractId, theme.themeId, addDays(today, -1)],
  );
  await runDueSettings({ scope, clock: systemClock, log: () => {} });
  await owner.query("ANALYZE");
}

const browsers = await openPushService();
/** So many devices, each with a digest that its user has got. */
async function queuePush(url: string): Promise<void> {
  await owner.query(
    "DELETE FROM push_device; DELETE FROM mail_setting; DELETE FROM mail_run; DELETE FROM mail_address; DELETE FROM app_user",
  );
  await owner.query(
    `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, theme_browsing)
     SELECT $1, 'u' || n, $2, 'n', 'a' || n || '@example.jp', 'x', true FROM generate_series(1, $3::int) n`,
    [group.contractId, group.userGroupId, POSTS],
  );
  for (let n = 1; n <= POSTS; n += 1) {
    const { endpoint, p256dh, auth } = browsers.browser(keys.publicKey);
    const { rows } = await owner.query<{ id: number }>(
      `INSERT INTO push_device (contract_id, user_id, endpoint, endpoint_hash, endpoint_host, p256dh, auth, vapid_key, alert_flag, mail_flag, created_at, confirmed_at)
       VALUES ($1, $2, '', sha256($3::text::bytea), '127.0.0.1', $4, '', $5, true, true, now(), now()) RETURNING push_device_id AS id`,
      [group.contractId, `u${n}`, endpoint, p256dh, keys.publicKey],
    );
    const id = rows[0]?.id ?? 0;
    const seal = (text: string, what: "endpoint" | "auth") =>
      sealedTexts.seal(text, pushPlace(group.contractId, id, what));
    await owner.query("UPDATE push_device SET endpoint = $2, auth = $3 WHERE push_device_id = $1", [
      ...[id, seal(url + new URL(endpoint).pathname, "endpoint"), seal(auth, "auth")],
    ]);
  }
  await owner.query(
    `WITH a AS (INSERT INTO mail_address (contract_id, mail_address) SELECT $1, 'a' || n || '@example.jp' FROM generate_series(1, $4::int) n
       RETURNING mail_address_id)
     INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
     SELECT $1, 1, $2, mail_address_id, 4, 1, '{07:00}', now(), $3::date FROM a`,
    [group.contractId, theme.themeId, addDays(today, -1), POSTS],
  );
  await runDueSettings({ scope, clock: systemClock, log: () => {} });
  await owner.query("UPDATE mail_message SET state = 'sent', ended_at = now()");
  await owner.query("UPDATE push_message SET next_attempt_at = now() - interval '1 second'");
  await owner.query("ANALYZE");
}

const log = (message: string, detail?: object) => console.log(message, detail);
const parts = { scope, clock: systemClock, sealedTexts, publicUrl: "https://kirinuki.example", log };
const CHANNELS = [
  { name: "chat", queue: queueChat, worker: (client: ChatClient) => new ChatSender({ ...parts, client }) },
  { name: "push", queue: queuePush, worker: (client: ChatClient) => new PushSender({ ...parts, keys, client }) },
];

const rows: (string | number)[][] = [];
for (const wait of WAITS) {
  const service = new Worker(new URL("./support/bare-sink.ts", import.meta.url), { workerData: wait });
  const [url] = (await once(service, "message")) as [string];
  for (const { name, queue, worker } of CHANNELS)
    for (let round = 1; round <= ROUNDS; round += 1) {
      await queue(url);
      const own = openChatClient({ allowPrivate: true }, systemClock);
      const { posts, client, all } = counting(own, POSTS);
      const sender = worker(client);
      const ours = await seconds(async () => {
        sender.start();
        await all;
        await sender.stop();
      });
      await own.close();
      const alone = await seconds(() => bare(posts));
      rows.push([`${name}, answers after ${wait} ms`, String(round), POSTS / ours, POSTS / alone, alone / ours]);
    }
  await service.terminate();
}
console.log(markdown(["posts", "round", "ours, a second", "bare client, a second", "ours / bare"], rows));

await browsers.close();
await close();
