// node scripts/release-before.mjs <ref> [tests…]: runs core-api's tests of an earlier release on the tables of this one, so that nobody
// learns during an upgrade that the two don't go together. Without tests: those that walk through all calls.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { inRoot, packageBin, ROOT } = await import("./lib/paths.mjs");
const { run } = await import("./lib/run.mjs");
const { die, say } = await import("./lib/say.mjs");

/** Every call of customers and operators, sign-in, and what the worker does. */
const USUAL = [
  "core-api/src/http/hostile-values.test.ts",
  "core-api/src/modules/people/session",
  "core-api/src/mail/send",
  "core-api/src/ingest",
];

const [ref, ...given] = process.argv.slice(2);
if (ref === undefined) die("Name the release before: node scripts/release-before.mjs <tag or commit> [tests…]");

const folder = mkdtempSync(join(tmpdir(), "kirinuki-release-"));
const checkout = join(folder, "checkout");

/** Packages are this checkout's, workspaces are the release's own: Node resolves a link to where it leads. */
function linkPackages() {
  const packages = join(checkout, "node_modules");
  mkdirSync(join(packages, "@kirinuki"), { recursive: true });
  for (const name of readdirSync(inRoot("node_modules")))
    if (name !== "@kirinuki" && !name.startsWith(".vite"))
      symlinkSync(inRoot(`node_modules/${name}`), join(packages, name));
  for (const name of readdirSync(inRoot("node_modules/@kirinuki")))
    symlinkSync(join(checkout, name), join(packages, "@kirinuki", name));
  for (const name of readdirSync(checkout)) {
    const own = inRoot(`${name}/node_modules`);
    if (name !== "node_modules" && existsSync(own)) symlinkSync(own, join(checkout, name, "node_modules"));
  }
}

const git = (...args) => run("git", args, { cwd: ROOT });
try {
  const { code } = await git("worktree", "add", "--detach", checkout, ref);
  if (code !== 0) die(`There is no ${ref} here.`);
  linkPackages();
  rmSync(join(checkout, "migrations"), { recursive: true });
  cpSync(inRoot("migrations"), join(checkout, "migrations"), { recursive: true, verbatimSymlinks: true });
  const tests = given.length > 0 ? given : USUAL;
  const ended = await run(process.execPath, [packageBin("vitest"), "run", "--project", "core-api", ...tests], {
    cwd: checkout,
  });
  if (ended.code === 0) say(`${ref} runs on the tables of this checkout.`);
  process.exitCode = ended.code === 0 ? 0 : 1;
} finally {
  await git("worktree", "remove", "--force", checkout);
  rmSync(folder, { recursive: true, force: true });
}
