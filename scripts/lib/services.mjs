import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { backupDir } from "./paths.mjs";
import { ourEnvironment } from "./run.mjs";
import { Service } from "./service.mjs";

/** What only core-api and the worker may know; the bff reaches data through core-api alone. */
const KEPT_FROM_BFF = [
  "DATABASE_URL",
  "KIRINUKI_SECRET",
  "VAPID_PRIVATE_KEY",
  "ORIGINALS_URL",
  "AWS_ACCESS_KEY_ID",
  "AWS_SECRET_ACCESS_KEY",
  "AWS_SESSION_TOKEN",
];

/** What bff and core-api know each other by; made anew at each start, since nobody else needs it. */
const makeBffSecret = () => randomBytes(32).toString("base64url");

const without = (env, names) => Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));

/** The services of an installation by name. programs: see programs.mjs. env: see serviceEnvironment. */
export function servicesFor({ programs, env, stateDir, ports, withMailSink, tell, spawned }) {
  const edge = { BFF_SECRET: env.BFF_SECRET || makeBffSecret() };
  const others = without(env, ["BFF_SECRET"]);
  const bffEnv = without(others, KEPT_FROM_BFF);
  const service = (name, args, readyUrl, own = others) =>
    new Service({
      name,
      program: process.execPath,
      args,
      env: own,
      log: join(stateDir, "log", `${name}.log`),
      readyUrl,
      tell,
      spawned,
    });
  const at = (port, path) => `http://127.0.0.1:${port}/${path}`;
  return {
    "core-api": service("core-api", programs.service("serve"), at(ports.CORE_PORT, "readyz"), { ...others, ...edge }),
    worker: service("worker", programs.service("worker")),
    ...(withMailSink ? { mail: service("mail", programs.service("mail-sink"), at(ports.MAIL_PORT, "healthz")) } : {}),
    bff: service("bff", programs.bff(), at(ports.PORT, "readyz"), { ...bffEnv, ...edge }),
    ...(programs.web ? { web: service("web", programs.web(), `http://localhost:${programs.webPort}`, bffEnv) } : {}),
  };
}

/** Clients before what they call; the database comes last, when the launcher gives up its own lease. */
export const STOP_ORDER = ["web", "bff", "core-api", "worker", "mail"];

/** The environment of every service and command: the person's own, with what the launcher has settled. */
export function serviceEnvironment({ programs, stateDir, ports, withMailSink, withDemo }) {
  return ourEnvironment({
    NODE_ENV: process.env.NODE_ENV || programs.nodeEnv,
    KIRINUKI_DATA: stateDir,
    ...(backupDir() && { BACKUP_DIR: backupDir() }),
    READY_WITH_DEMO: String(withDemo),
    // Whoever tries the demo signs in as its operator with nothing but the password.
    ...(withDemo && { OPERATOR_AUTHENTICATOR: process.env.OPERATOR_AUTHENTICATOR || "optional" }),
    // What Node has compiled once need not be compiled at every start.
    NODE_COMPILE_CACHE: join(stateDir, "cache"),
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    ...(withMailSink ? { SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}` } : {}),
  });
}
