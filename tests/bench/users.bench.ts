// A contract of 20,000 users in 300 groups: its list and its search through REST beside the same statements, and a file of 10,000 users
// beside COPY of the same rows into an empty table with its checks in SQL.

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findActor } from "@kirinuki/core-api/src/access/actor.read-model.ts";
import { hashToken } from "@kirinuki/core-api/src/access/token.ts";
import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { listUsers, type UserListRequest } from "@kirinuki/core-api/src/modules/people/user/user.read-model.ts";
import { systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";
import pg from "pg";
import { interleaved, markdown, timing } from "./support/measure.ts";
import { type Product, startProduct } from "./support/product.ts";
import { cookie, type ManyUsers, manyUsers, newUsers, upload } from "./support/uploaded-users.ts";

const ROUNDS = { rounds: 60, warmUp: 15 };
const UPLOADS = 5;

const FIRST: UserListRequest = {
  userGroupId: null,
  role: null,
  state: null,
  signIn: null,
  keyword: "",
  sortKey: "user_id",
  sortOrder: "asc",
  page: 1,
  pageSize: 20,
};

async function lists(product: Product, { contractId, token }: ManyUsers) {
  const url = product.installation.apiUrl;
  const api = createDataSource({ url, poolSize: 1, statementTimeout: 0, applicationName: "bench" });
  await api.initialize();
  const scope = new TransactionScope(api);
  const tokenHash = hashToken(token.split(".")[1] ?? "");
  const sql = (more: Partial<UserListRequest>) => () =>
    scope.forContract(contractId, "read", async (tx) => {
      const live = await findActor(tx, contractId, tokenHash, systemClock.now());
      if (!live) throw new Error("the bench's session holds");
      await listUsers({ tx, actor: live.actor, now: systemClock.now() }, { ...FIRST, ...more });
    });
  const rest = (query: string) => async () => {
    const answer = await fetch(`${product.coreUrl}/api/v1/users?page_size=20&${query}`, { headers: cookie(token) });
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${await answer.text()}`);
    await answer.json();
  };
  const timings = await interleaved(
    {
      "first page, REST": rest("page=1"),
      "first page, SQL": sql({}),
      "by last sign-in, REST": rest("sort_key=last_login_datetime&sort_order=desc"),
      "by last sign-in, SQL": sql({ sortKey: "last_login_datetime", sortOrder: "desc" }),
      "keyword 田, REST": rest(`keyword=${encodeURIComponent("田")}`),
      "keyword 田中 花, REST": rest(`keyword=${encodeURIComponent("田中 花")}`),
      "keyword user0123, REST": rest("keyword=user0123"),
      "keyword that nobody has, REST": rest("keyword=zzz"),
    },
    ROUNDS,
  );
  await api.destroy();
  return timings;
}

/** What the database alone needs: the rows into an empty table, then what an upload checks, in SQL. */
async function copied(owner: pg.Pool, { contractId }: ManyUsers, path: string): Promise<void> {
  await owner.query("DROP TABLE IF EXISTS uploaded_users");
  await owner.query(
    "CREATE TABLE uploaded_users (user_id text, user_group_name text, name text, email text, user_authority int)",
  );
  await owner.query(`COPY uploaded_users FROM '${path}' WITH (FORMAT csv, HEADER true)`);
  await owner.query(
    `SELECT count(*) FILTER (WHERE n.user_id !~ '^[A-Za-z0-9_][A-Za-z0-9_.@+-]{4,19}$'), count(*) FILTER (WHERE octet_length(n.name) NOT BETWEEN 8 AND 60),
       count(*) FILTER (WHERE n.email !~ '^[^@]+@[^@.]+(\\.[^@.]+)+$'), count(*) FILTER (WHERE g.user_group_id IS NULL), count(u.user_id), count(d.user_id),
       count(*) - count(DISTINCT n.user_id)
     FROM uploaded_users n LEFT JOIN user_group g ON g.contract_id = $1 AND g.user_group_name = n.user_group_name
     LEFT JOIN app_user u ON u.contract_id = $1 AND u.user_id = n.user_id
     LEFT JOIN deleted_user d ON d.contract_id = $1 AND d.user_id = n.user_id`,
    [contractId],
  );
}

/** What an upload of new users leaves: a row in each, with the keys of these tables. */
const LEFT = ["app_user", "mail_message", "user_invitation", "audit"];
const KEYS = `
  SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'`;

async function emptied(owner: pg.Pool): Promise<void> {
  for (const table of LEFT) {
    await owner.query(`DROP TABLE IF EXISTS empty_${table}`);
    await owner.query(`CREATE TABLE empty_${table} (LIKE ${table} INCLUDING ALL)`);
    const { rows } = await owner.query<{ definition: string }>(KEYS, [table]);
    for (const { definition } of rows) await owner.query(`ALTER TABLE empty_${table} ADD ${definition}`);
  }
}

const LEAVE = [
  `INSERT INTO empty_app_user (contract_id, user_id, user_group_id, name, email, user_authority, changed_by, changed_at, invited_at)
   SELECT $1, n.user_id, g.user_group_id, n.name, n.email, n.user_authority, 'admin01', now(), now()
   FROM uploaded_users n JOIN user_group g ON g.contract_id = $1 AND g.user_group_name = n.user_group_name`,
  `INSERT INTO empty_mail_message (contract_id, mail_run_id, row_no, mail_address, user_id, state, next_attempt_at, content)
   SELECT $1, (SELECT max(mail_run_id) FROM mail_run WHERE contract_id = $1), row_number() OVER (), email, user_id, 'queued', now(),
     '{"kind": "invitation"}' FROM uploaded_users`,
  `INSERT INTO empty_user_invitation (contract_id, user_id, invited_by, invited_at, mail_message_id)
   SELECT $1, user_id, 'admin01', now(), mail_message_id FROM empty_mail_message WHERE contract_id = $1`,
  `INSERT INTO empty_audit (contract_id, actor, action, detail)
   SELECT $1, 'admin01', 'user.save', jsonb_build_object('user_id', user_id, 'before', '{}'::jsonb, 'after', to_jsonb(n)) FROM uploaded_users n`,
];

/** The same, and then the rows that the upload leaves into empty tables, in one transaction: what no program could leave out. */
async function left(owner: pg.Pool, loaded: ManyUsers, path: string): Promise<void> {
  await copied(owner, loaded, path);
  const client = await owner.connect();
  await client.query("BEGIN");
  for (const statement of LEAVE) await client.query(statement, [loaded.contractId]);
  await client.query("COMMIT");
  client.release();
}

async function uploads(product: Product, owner: pg.Pool, loaded: ManyUsers) {
  const taken: Record<string, number[]> = {
    "preview, REST": [],
    "upload, REST": [],
    "COPY and checks": [],
    "COPY, checks and the rows that it leaves": [],
  };
  const timed = async (name: string, act: () => Promise<unknown>) => {
    const start = performance.now();
    await act();
    taken[name]?.push(performance.now() - start);
  };
  const before = product.memory()["core-api"];
  // The database may run as another user than this.
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-users-"));
  chmodSync(folder, 0o755);
  for (let round = 0; round < UPLOADS; round += 1) {
    const file = newUsers(round);
    const path = join(folder, `users${round}.csv`);
    writeFileSync(path, file);
    await timed("preview, REST", () => upload(product, loaded.token, file, "?dry_run=1"));
    await timed("upload, REST", () => upload(product, loaded.token, file));
    await timed("COPY and checks", () => copied(owner, loaded, path));
    await emptied(owner);
    await timed("COPY, checks and the rows that it leaves", () => left(owner, loaded, path));
  }
  rmSync(folder, { recursive: true });
  console.log(`core-api: ${before} MB before, ${product.memory()["core-api"]} MB after ${2 * UPLOADS} files`);
  return Object.fromEntries(Object.entries(taken).map(([name, all]) => [name, timing(all)]));
}

const rowsOf = (timings: Record<string, { p50: number; p95: number }>) =>
  Object.entries(timings).map(([name, { p50, p95 }]) => [name, p50, p95]);

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const loaded = await manyUsers(owner);
  const listed = await lists(product, loaded);
  console.log(markdown(["20,000 users, milliseconds", "p50", "p95"], rowsOf(listed)));
  const uploaded = await uploads(product, owner, loaded);
  console.log(markdown(["10,000 rows, milliseconds", "p50", "p95"], rowsOf(uploaded)));
} finally {
  await owner.end();
  await product.stop();
}
