import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path inside the checkout. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** The state folder (KIRINUKI_DATA), absolute; a relative one counts from the checkout, wherever the command is typed. */
export const stateDir = () => resolve(ROOT, process.env.KIRINUKI_DATA || "var");

/** Where the embedded server archives its log (BACKUP_DIR), absolute; "off" ends that, undefined means as at the last start. */
export function backupDir() {
  const given = process.env.BACKUP_DIR;
  if (!given) return undefined;
  return given === "off" ? given : resolve(ROOT, given);
}

/** A program that a package of ours brought. */
export const packageBin = (name) => inRoot("node_modules/.bin", name);

/** What lets the pinned Node run a TypeScript file: arguments before its name. */
export const TYPESCRIPT = ["--import", new URL("./typescript.mjs", import.meta.url).href];
