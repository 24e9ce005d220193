import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GENERATED, generate } from "./generated.mjs";
import { inRoot } from "./paths.mjs";

/**
 * Which generated files are not what their sources say now. Compared with a copy, not with git, so it also works where there is no
 * git; what was there before is put back, since a test changes nothing.
 */
export async function staleFiles() {
  const before = mkdtempSync(join(tmpdir(), "kirinuki-generated-"));
  const kept = (path) => join(before, path.replaceAll("/", "~"));
  for (const path of GENERATED) if (existsSync(inRoot(path))) cpSync(inRoot(path), kept(path), { recursive: true });
  try {
    await generate();
    return GENERATED.flatMap((path) => differences(path, kept(path)));
  } finally {
    for (const path of GENERATED) putBack(path, kept(path));
    rmSync(before, { recursive: true });
  }
}

function putBack(path, copy) {
  rmSync(inRoot(path), { recursive: true, force: true });
  if (existsSync(copy)) cpSync(copy, inRoot(path), { recursive: true, preserveTimestamps: true });
}

function differences(path, copy) {
  const names = new Set([...filesIn(inRoot(path)), ...filesIn(copy)]);
  return [...names].filter((name) => read(inRoot(path), name) !== read(copy, name)).map((name) => join(path, name));
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  return statSync(path).isFile()
    ? [""]
    : readdirSync(path, { recursive: true }).filter((name) => statSync(join(path, name)).isFile());
}

function read(base, name) {
  const file = join(base, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
