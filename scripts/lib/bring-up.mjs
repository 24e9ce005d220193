import { openDatabase } from "../../core-api/local/embedded/open-database.ts";
import { installationSecret } from "../../core-api/src/db/secret.ts";
import { buildServers, buildWeb } from "./build.mjs";
import { backupDir } from "./paths.mjs";
import { run, runOrThrow } from "./run.mjs";
import { say } from "./say.mjs";
import { serviceEnvironment, servicesFor } from "./services.mjs";

/**
 * From nothing to everything running. The database, the servers and the web are made side by side, and each next step begins as
 * soon as what it needs is there. `keeper` is told what has been started, also when a later step fails.
 * @throws Error in plain words
 */
export async function bringUp(plan, keeper) {
  const { programs, withDemo, stateDir } = plan;
  const isBuilt = programs.web === undefined;
  const web = isBuilt ? buildWeb() : Promise.resolve(false);
  web.catch(() => {});
  await allOrFirstFault([
    isBuilt ? buildServers().then((built) => built && say("Built the servers.")) : undefined,
    openDatabase({ stateDir, databaseUrl: process.env.DATABASE_URL, note: say, backupDir: backupDir() }).then(
      keeper.keepDatabase,
    ),
  ]);

  // Our programs run as in production, where they make none by themselves.
  installationSecret(stateDir, process.env.KIRINUKI_SECRET);
  const env = serviceEnvironment(plan);
  const options = { env, signal: keeper.signal };
  await runOrThrow("Migrating the database", process.execPath, programs.command("migrate"), options);
  const services = servicesFor({ ...plan, env, tell: say, spawned: keeper.spawned });
  keeper.keepServices(services);
  const start = async (name) => {
    if (!keeper.isStopping()) await services[name]?.start();
  };
  await Promise.all([
    withDemo ? loadDemo(programs.command("demo", "--once"), options) : undefined,
    start("core-api"),
    start("mail"),
    web.then((built) => built && say("Built the web.")).then(() => start("bff")),
    start("web"),
  ]);
  await start("worker");
}

/** Waits for all, so that whatever succeeded has been kept before a fault is thrown. */
async function allOrFirstFault(promises) {
  for (const { status, reason } of await Promise.allSettled(promises)) if (status === "rejected") throw reason;
}

async function loadDemo(args, options) {
  const { code } = await run(process.execPath, args, options);
  if (code !== 0) throw new Error("Loading the demo failed; `npm start -- --no-demo` starts without it.");
}
