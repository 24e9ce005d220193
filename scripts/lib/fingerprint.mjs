import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./paths.mjs";

const SKIPPED = new Set(["node_modules", "dist", "var"]);

/**
 * A hash of the content of files and folders of the checkout. By content, since git sets new times on files it did not change.
 * Tests are left out: they are not built.
 */
export function fingerprint(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesUnder(path)).sort())
    hash.update(`${file}\0`).update(readFileSync(inRoot(file)));
  return hash.digest("hex");
}

function filesUnder(path) {
  const full = inRoot(path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name) || entry.name.includes(".test.")) return [];
    return entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)];
  });
}
