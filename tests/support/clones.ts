import { processMark } from "@kirinuki/core-api/local/embedded/process-mark.ts";
import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";

const PREFIX = "test_";
let made = 0;

/** A fresh copy of the template, named after this process so that a later run can tell whose it was. */
export async function cloneDatabase(adminUrl: string, template: string): Promise<string> {
  made += 1;
  const name = `${PREFIX}${process.pid}_${made}_${Math.trunc(performance.timeOrigin)}`;
  await withClient(adminUrl, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return name;
}

export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

/** Drops what killed test runs left behind. */
export async function dropOrphans(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [PREFIX],
    );
    for (const { datname } of rows)
      if (processMark(Number(datname.split("_")[1])) === undefined)
        await admin.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  });
}
