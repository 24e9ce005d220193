// npm run bench: the measurements of docs/performance.md, one after the other; `npm run bench -- home` runs those whose name has "home".
// What begins with "--" is for the measurement itself: `npm run bench -- ingest --articles=1000000`.
import { existsSync, readdirSync } from "node:fs";
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { buildServers, buildWeb } = await import("./lib/build.mjs");
const { inRoot, TYPESCRIPT } = await import("./lib/paths.mjs");
const { run } = await import("./lib/run.mjs");
const { die, say } = await import("./lib/say.mjs");

const given = process.argv.slice(2);
const wanted = given.filter((word) => !word.startsWith("--"));
const options = given.filter((word) => word.startsWith("--"));
const folder = inRoot("tests/bench");
const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith(".bench.ts")).sort();
const chosen = files.filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));
if (chosen.length === 0) die(`There is no such measurement. There are: ${files.join(", ")}`);

await Promise.all([buildServers(), buildWeb()]).catch((error) => die(error.message));
const failed = [];
for (const file of chosen) {
  say(`\n== ${file}`);
  const { code } = await run(process.execPath, [...TYPESCRIPT, `tests/bench/${file}`, ...options]);
  if (code !== 0) failed.push(file);
}
if (failed.length > 0) die(`\nFailed: ${failed.join(", ")}`);
