import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { inRoot, packageBin, TYPESCRIPT } from "./paths.mjs";
import { builtCommandLine } from "./programs.mjs";
import { ourEnvironment, runOrThrow } from "./run.mjs";

const COMPRESSING = "bff/src/precompress-web.ts";
const SHARED = ["schema", "tsconfig.json", "package-lock.json"];

/** What is built: from which sources, by what run with which arguments, and where the mark of the last build lies. */
const SERVERS = {
  name: "the servers",
  sources: [
    "core-api/src",
    "core-api/demo",
    "core-api/local",
    "bff/src",
    "migrations/src",
    "vite.server.config.ts",
    ...SHARED,
  ],
  steps: [[packageBin("vite"), "build", "--app", "--config", "vite.server.config.ts"]],
  results: ["core-api/dist/cli.js", builtCommandLine, "bff/dist/main.js"],
  stamp: "core-api/dist/.built-from",
};
const WEB = {
  name: "the web",
  sources: ["web", COMPRESSING, "bff/src/files/precompress.ts", ...SHARED],
  steps: [
    [packageBin("vite"), "build", "web", "--logLevel", "warn"],
    [...TYPESCRIPT, COMPRESSING],
  ],
  results: ["web/dist/index.html"],
  stamp: "web/dist/.built-from",
};

export const buildServers = (options) => build(SERVERS, options);
export const buildWeb = (options) => build(WEB, options);

/** Whether the servers' sources differ from what was last built. */
export const serversAreStale = () => !isFresh(SERVERS, fingerprint(SERVERS.sources));

/**
 * Builds, unless nothing has changed since the last build (or always, with `force`).
 * @returns whether it built. @throws Error with Vite's words when the build fails
 */
async function build(target, { force = false } = {}) {
  const now = fingerprint(target.sources);
  if (!force && isFresh(target, now)) return false;
  const env = ourEnvironment({ NODE_ENV: "production", NO_COLOR: "1", FORCE_COLOR: undefined });
  for (const args of target.steps) await runOrThrow(`Building ${target.name}`, process.execPath, args, { env });
  writeFileSync(inRoot(target.stamp), now);
  return true;
}

function isFresh({ results, stamp }, now) {
  return (
    results.every((file) => existsSync(inRoot(file))) &&
    existsSync(inRoot(stamp)) &&
    readFileSync(inRoot(stamp), "utf8") === now
  );
}
