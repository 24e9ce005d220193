import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { inRoot, ROOT } from "./paths.mjs";
import { die, say } from "./say.mjs";

const STAMP = inRoot("node_modules/.kirinuki-installed");
const LOCK = inRoot("package-lock.json");
/** npm writes this at the end of every install of its own. */
const NPM_RECORD = inRoot("node_modules/.package-lock.json");

/** Installs exactly what the lockfile says, unless that is what is there already. Ends the process when npm fails. */
export function installIfNeeded() {
  const wanted = createHash("sha256")
    .update(readFileSync(LOCK))
    .update(process.platform)
    .update(process.arch)
    .digest("hex");
  if (isInstalled(wanted)) return;
  say(
    existsSync(NPM_RECORD) ? "The packages have changed: installing." : "Installing packages (once, about a minute).",
  );
  const { status, error } = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (status !== 0)
    die(
      `Installing failed (${error?.message ?? `npm ci ended with ${status}`}). What npm wrote above says why; nothing was started.`,
    );
  writeFileSync(STAMP, wanted);
}

function isInstalled(wanted) {
  if (!existsSync(NPM_RECORD)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return true;
  // Somebody typed npm ci or npm install: as good as ours when it came after the lockfile.
  if (statSync(NPM_RECORD).mtimeMs < statSync(LOCK).mtimeMs) return false;
  writeFileSync(STAMP, wanted);
  return true;
}

/** The npm that started us, else the one on the path. */
function npm(args) {
  const options = { cwd: ROOT, stdio: "inherit" };
  const itself = process.env.npm_execpath;
  return itself && /\.c?js$/.test(itself)
    ? spawnSync(process.execPath, [itself, ...args], options)
    : spawnSync("npm", args, options);
}
