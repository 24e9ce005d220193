import { readFileSync } from "node:fs";
import { openInstallation } from "@kirinuki/core-api/src/db/installation.ts";
import pg from "pg";

const installation = await openInstallation({ stateDir: process.env.KIRINUKI_BENCH_STATE! });
const c = new pg.Client({ connectionString: installation.ownerUrl });
await c.connect();
const pid = (await c.query("select pg_backend_pid() p")).rows[0].p;
const cpu = () => {
  const f = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(f[11]) + Number(f[12])) / 100;
};
const N = 20000;
async function timed(label: string, work: () => Promise<unknown>, n = N) {
  const a = cpu(),
    t = performance.now();
  await work();
  console.log(
    label,
    "cpu ms/article",
    (((cpu() - a) * 1000) / n).toFixed(3),
    "wall",
    ((performance.now() - t) / n).toFixed(3),
  );
}
await c.query("SET max_parallel_maintenance_workers=0; DROP TABLE IF EXISTS src, t");
await c.query(`CREATE TABLE src AS SELECT row_number() over () AS n, norm, grams FROM article_search LIMIT ${N}`);
console.log(
  (
    await c.query(
      "select avg(array_length(grams,1)) g, (select count(*) from (select distinct unnest(grams) from src where n<=2000) x) d2k, (select count(*) from (select distinct unnest(grams) from src) x) d from src",
    )
  ).rows[0],
);
const fresh = async (index: string | null) => {
  await c.query(
    'DROP TABLE IF EXISTS t; CREATE TABLE t (n bigint, norm text storage external collate "C", grams int[] storage external) WITH (toast_tuple_target=128)',
  );
  if (index) await c.query(`CREATE INDEX ti ON t USING gin (grams intarray.gin__int_ops) WITH (${index})`);
};
const fill = async () => {
  for (let at = 0; at < N; at += 500)
    await c.query(`INSERT INTO t SELECT n, norm, grams FROM src WHERE n > ${at} AND n <= ${at + 500}`);
};
await fresh(null);
await timed("insert, no index", fill);
for (const mem of ["16MB", "64MB", "512MB"]) {
  await c.query(`SET maintenance_work_mem='${mem}'`);
  await timed("bulk build " + mem, () => c.query("CREATE INDEX ti ON t USING gin (grams intarray.gin__int_ops)"));
  await c.query("DROP INDEX ti");
}
await c.query(`SET maintenance_work_mem='512MB'`);
await timed("bulk build core array_ops", () => c.query("CREATE INDEX ti ON t USING gin (grams)"));
await c.query("SET work_mem='64MB'");
for (const limit of [4096, 16384, 131072]) {
  await c.query(`SET maintenance_work_mem='64MB'; SET work_mem='256MB'`);
  await fresh(`fastupdate=on, gin_pending_list_limit=${limit}`);
  await timed("pending " + limit, async () => {
    await fill();
    await c.query("select gin_clean_pending_list('ti')");
  });
}
await c.query("DROP TABLE src, t");
await c.end();
await installation.release();
