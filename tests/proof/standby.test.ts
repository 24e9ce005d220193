import { createDataSource } from "@kirinuki/core-api/src/data-source.ts";
import { Standby } from "@kirinuki/core-api/src/db/standby.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPair, type Pair } from "./standby.ts";

let pair: Pair;
let scope: TransactionScope;
let direct: TransactionScope;
let standby: Standby;
let primary: ReturnType<typeof open>;

const open = (url: string) =>
  createDataSource({ url, poolSize: 4, statementTimeout: 10_000, applicationName: "test", connectTimeout: 2_000 });

beforeAll(async () => {
  pair = await aPair();
  await withClient(pair.primary.ownerUrl, (owner) =>
    owner.query("CREATE TABLE noted (n int); GRANT SELECT, INSERT ON noted TO kirinuki_api"),
  );
  standby = new Standby(open(pair.standby.apiUrl));
  primary = await open(pair.primary.apiUrl).initialize();
  scope = new TransactionScope(primary, "", standby);
  await standby.open();
  direct = new TransactionScope(standby.source);
}, 120_000);
afterAll(() => pair.end(), 60_000);

const write = (n: number) => scope.shared("write", (tx) => tx.query("INSERT INTO noted VALUES ($1)", [n]));
interface Look {
  last: number;
  is_standby: boolean;
}
const LOOK = "SELECT coalesce(max(n), 0) AS last, pg_is_in_recovery() AS is_standby FROM noted";
const read = async (from: TransactionScope) => (await from.shared("read", (tx) => tx.query<Look>(LOOK)))[0];

it("reads of the standby see every write that was acknowledged before, on whatever node", async () => {
  const looks: (Look | undefined)[] = [];
  for (let n = 1; n <= 60; n += 1) {
    await write(n);
    looks.push(await read(scope));
  }
  expect(looks.map((look) => look?.last)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
  expect(looks.some((look) => look?.is_standby)).toBe(true);
});

it("the primary answers while the standby is behind; without that, the read would be stale", async () => {
  await withClient(pair.standby.ownerUrl, (owner) => owner.query("SELECT pg_wal_replay_pause()"));
  await write(61);
  expect(await read(direct)).toEqual({ last: 60, is_standby: true });
  expect(await read(scope)).toEqual({ last: 61, is_standby: false });
  await withClient(pair.standby.ownerUrl, (owner) => owner.query("SELECT pg_wal_replay_resume()"));
  await expect.poll(async () => (await read(direct))?.last, { timeout: 20_000 }).toBe(61);
  expect(await read(scope)).toMatchObject({ last: 61 });
});

it("the primary answers while the standby is away, or loses the connection of a read", async () => {
  const gone = new Standby(open("postgresql://kirinuki_api@127.0.0.1:1/kirinuki"));
  const alone = new TransactionScope(primary, "", gone);
  expect(await read(alone)).toEqual({ last: 61, is_standby: false });
  expect(gone.isThere).toBe(false);

  const looks = await scope.shared("read", async (tx) => {
    const [before] = await tx.query<Look & { pid: number }>(
      `${LOOK.replace(" FROM", ", pg_backend_pid() AS pid FROM")}`,
    );
    if (before?.is_standby)
      await withClient(pair.standby.ownerUrl, (owner) => owner.query("SELECT pg_terminate_backend($1)", [before.pid]));
    return tx.query<Look>(LOOK);
  });
  expect(looks).toEqual([{ last: 61, is_standby: false }]);
  await expect.poll(() => standby.isThere, { timeout: 10_000 }).toBe(true);
});

it("the standby answers while the primary is away, and writes say so", async () => {
  pair.kill("primary");
  // It may answer a write yet while it dies; what it answered is on the standby.
  let answered = 61;
  const writeOnce = () =>
    write(62).then(
      () => {
        answered = 62;
        return "written";
      },
      () => "away",
    );
  await expect.poll(writeOnce, { timeout: 20_000 }).toBe("away");
  const seen = await read(scope);
  expect(seen?.is_standby).toBe(true);
  expect([answered, 62]).toContain(seen?.last);
});
