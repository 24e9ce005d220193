import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installIfNeeded } from "./install.mjs";
import { inRoot, packageBin } from "./paths.mjs";
import { exitCodeOf, ourEnvironment } from "./run.mjs";
import { die } from "./say.mjs";

const OLDEST = 20;

/**
 * Returns when this process runs on the Node that the project pins. On any other one it installs what is missing, runs the same
 * script on the pinned Node, passes signals on, and ends with its exit code.
 */
export function onPinnedNode(scriptUrl) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST)
    die(`Kirinuki needs Node.js ${OLDEST} or newer to start; this is ${process.version}.`);
  installIfNeeded();
  if (process.version === `v${pinnedVersion()}`) return Promise.resolve();
  const node = packageBin("node");
  if (!existsSync(node))
    die(
      "The package that brings Node.js is incomplete (were install scripts switched off?): delete node_modules and run this again.",
    );
  const child = spawn(node, [fileURLToPath(scriptUrl), ...process.argv.slice(2)], {
    stdio: "inherit",
    env: ourEnvironment(),
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", (error) => die(`${node} cannot be run: ${error.message}`));
  child.once("exit", (code, signal) => process.exit(code ?? exitCodeOf(signal)));
  return new Promise(() => {});
}

const pinnedVersion = () => JSON.parse(readFileSync(inRoot("node_modules/node/package.json"), "utf8")).version;
