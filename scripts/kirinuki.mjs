#!/usr/bin/env node
// npx kirinuki: the command line of this checkout. Runs on whatever Node is there, and continues on the pinned one.
import { onPinnedNode } from "./lib/runtime.mjs";

await onPinnedNode(import.meta.url);

const { buildServers, serversAreStale } = await import("./lib/build.mjs");
const { backupDir, inRoot, stateDir } = await import("./lib/paths.mjs");
const { builtCommandLine } = await import("./lib/programs.mjs");
const { die } = await import("./lib/say.mjs");

if (serversAreStale()) {
  // To stderr: what a command prints may be piped.
  process.stderr.write("Building (the sources have changed).\n");
  await buildServers().catch((error) => die(error.message));
}

// Wherever the command is typed, it means this installation.
process.env.KIRINUKI_DATA = stateDir();
const backups = backupDir();
if (backups) process.env.BACKUP_DIR = backups;
await import(inRoot(builtCommandLine));
