// A contract of 20,000 users with 5 million counted uses over three years: the usage inquiries of a month through REST beside the same
// GROUP BY, and the file of a million rows beside COPY of them. `--uses=200000 --users=2000` for a look; with KIRINUKI_BENCH_DATA (a
// folder) what was filled is kept for the next run.

import { aSession, aUser, type TestUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { UserDays1795420600010 } from "@kirinuki/migrations/1795420600010-user-days.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import pg from "pg";
import { interleaved, markdown, numberOption } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";

const USES = numberOption("uses", 5_000_000);
const USERS = numberOption("users", 20_000);
const ROUNDS = { rounds: numberOption("rounds", 15), warmUp: 3 };
const GROUPS = 300;
const DAYS = numberOption("days", 1095);
/** The days of a file of about a million rows: nearly each use is the only one of its user on its day. */
const FILE_DAYS = 220;
const MONTH_DAYS = 30;

const FILL_GROUPS =
  "INSERT INTO user_group (contract_id, user_group_name) SELECT $1, '部署' || n FROM generate_series(1, $2::int) n";
const FILL_USERS = `
  INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash)
  SELECT $1, 'user' || lpad(n::text, 5, '0'), (SELECT min(user_group_id) FROM user_group WHERE contract_id = $1) + n % $3::int, '利用者' || n,
    'user' || n || '@tsumugi.example', '-' FROM generate_series(1, $2::int) n`;
/** Days come in their order, as uses do. */
const FILL_USES = `
  INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
    data_section, use_kind, use_state, reserved_at, expires_at, counted_at, charge_code)
  SELECT $1, date_trunc('month', day), day, u.user_id, u.user_group_id, '部署', '\\x00', n, 1 + n % 2,
    (ARRAY['pdf_display', 'pdf_print', 'text_display', 'text_print'])[1 + n % 4], 'counted', day, day, day, 'A-' || n % 50
  FROM generate_series(1, $2::int) n
  CROSS JOIN LATERAL (SELECT current_date - $3::int + ((n::bigint * $3::int) / $2::int)::int + 1 AS day) d
  JOIN app_user u ON u.contract_id = $1 AND u.user_id = 'user' || lpad((1 + (n::bigint * 7919) % $4::int)::text, 5, '0')`;

async function load(owner: pg.Pool): Promise<TestUser> {
  const contract = await aContract(owner);
  const group = await aGroup(owner, contract, { name: "管理部" });
  const admin = await aUser(owner, group, { userAuthority: 1, userId: "admin01" });
  const { contractId } = contract;
  await owner.query(FILL_GROUPS, [contractId, GROUPS]);
  await owner.query(FILL_USERS, [contractId, USERS, GROUPS]);
  const started = performance.now();
  // The counts are made afterwards, as for a product that is brought up to date.
  const counts = new UserDays1795420600010();
  const db = owner as unknown as Parameters<typeof counts.up>[0];
  await counts.down(db);
  await owner.query(FILL_USES, [contractId, USES, DAYS, USERS]);
  const filled = performance.now();
  await counts.up(db);
  await owner.query("VACUUM ANALYZE original_use, usage_user_day");
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(0);
  console.log(`${USES} uses in ${seconds(started, filled)} s, their counts in ${seconds(filled, performance.now())} s`);
  return admin;
}

/** The administrator of a contract that an earlier run filled; null without one. */
async function known(owner: pg.Pool): Promise<TestUser | null> {
  const { rows } = await owner.query<TestUser>(
    `SELECT contract_id AS "contractId", user_id AS "userId", user_group_id AS "userGroupId" FROM app_user WHERE user_id = 'admin01'`,
  );
  return rows[0] ?? null;
}

interface Loaded {
  contractId: number;
  cookie: string;
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const periodOf = (days: number) => ({ start_day: dayBefore(days), end_day: dayBefore(1) });

const COUNTS = `
  count(*) FILTER (WHERE use_kind = 'pdf_display'), count(*) FILTER (WHERE use_kind = 'pdf_print'),
  count(*) FILTER (WHERE use_kind = 'text_display'), count(*) FILTER (WHERE use_kind = 'text_print'),
  count(*) FILTER (WHERE data_section = 1), count(*) FILTER (WHERE data_section = 2 AND use_kind IN ('text_display', 'text_print')),
  count(*) FILTER (WHERE data_section = 2), count(*) FILTER (WHERE use_kind = 'epub_display'), count(*)`;

/** The question as one would put it by hand: the first twenty groups of rows. */
const bare = (keys: string): string => `
  SELECT ${keys}, ${COUNTS} FROM original_use WHERE contract_id = $1 AND process_date BETWEEN $2 AND $3 AND use_state = 'counted'
  GROUP BY ${keys} ORDER BY ${keys}`;

const INQUIRIES = {
  usergroupid_period: "user_group_id",
  usergroupid_daily: "user_group_id, process_date",
  userid_period: "user_group_id, user_id",
  userid_daily: "user_group_id, user_id, process_date",
} as const;

async function inquiries({ coreUrl }: Product, owner: pg.Pool, { contractId, cookie }: Loaded): Promise<void> {
  const period = periodOf(MONTH_DAYS);
  const ask = async (path: string, more: object = {}) => {
    const answer = await fetch(`${coreUrl}/api/v1${path}`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ ...period, ...more }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const rows: (string | number)[][] = [];
  for (const [name, keys] of Object.entries(INQUIRIES)) {
    const sql = `SELECT *, count(*) OVER () FROM (${bare(keys)}) q LIMIT 20`;
    const timings = await interleaved(
      {
        rest: () => ask(`/pdf_usage_by_${name}`),
        byCode: () => ask(`/pdf_usage_by_${name}`, { charge_code_flag: 1 }),
        sql: () => owner.query(sql, [contractId, period.start_day, period.end_day]),
      },
      ROUNDS,
    );
    const { rest, byCode, sql: direct } = timings;
    rows.push([name, rest.p50, rest.p95, direct.p50, rest.p50 / direct.p50, byCode.p50]);
  }
  console.log(markdown(["inquiry of a month", "REST p50", "p95", "SQL p50", "REST / SQL", "by charge code p50"], rows));
}

async function file(product: Product, owner: pg.Pool, { contractId, cookie }: Loaded, sort?: string) {
  const period = periodOf(FILE_DAYS);
  const copied = performance.now();
  const values = [String(contractId), `'${period.start_day}'`, `'${period.end_day}'`];
  const sql = bare(INQUIRIES.userid_daily).replace(/\$(\d)/g, (_, at) => values[Number(at) - 1] ?? "");
  await owner.query(`COPY (${sql}) TO PROGRAM 'cat > /dev/null' CSV`);
  const copy = performance.now() - copied;
  const before = memoryOf(product);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(product));
  }, 250);
  const started = performance.now();
  const answer = await fetch(`${product.coreUrl}/api/v1/pdf_usage_by_userid_daily_download`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ ...period, ...(sort && { sort_key: sort }) }),
  });
  if (!answer.ok || !answer.body) throw new Error(`download: ${answer.status}`);
  let [first, bytes, lines] = [0, 0, 0];
  for await (const chunk of answer.body) {
    first ||= performance.now() - started;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watch);
  const whole = performance.now() - started;
  console.log(
    markdown(
      ["order", "rows", "MB", "first byte ms", "CSV s", "COPY s", "CSV / COPY", "memory before MB", "most MB"],
      [[sort ?? "usual", String(lines - 2), bytes / 1e6, first, whole / 1000, copy / 1000, whole / copy, before, most]],
    ),
  );
}

/** Of core-api. */
const memoryOf = (product: Product): number => Math.max(...Object.values(product.memory()));

const product = await startProduct(process.env.KIRINUKI_BENCH_DATA);
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const admin = (await known(owner)) ?? (await load(owner));
  const session = await aSession(owner, admin, new Date());
  const loaded = { contractId: admin.contractId, cookie: `${USER_COOKIE}=${session}` };
  await inquiries(product, owner, loaded);
  await file(product, owner, loaded);
  await file(product, owner, loaded, "process_date");
} finally {
  await owner.end();
  await product.stop();
}
