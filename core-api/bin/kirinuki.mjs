#!/usr/bin/env node
// The one command line of Kirinuki. Runs on whatever Node is there, and continues on the pinned one.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

if (existsSync(join(root, "scripts/lib/runtime.mjs"))) {
  const { onPinnedNode } = await import("../../scripts/lib/runtime.mjs");
  await onPinnedNode(import.meta.url);
  const { buildServers, serversAreStale } = await import("../../scripts/lib/build.mjs");
  if (serversAreStale()) {
    // To stderr: what a command prints may be piped.
    process.stderr.write("Building (the sources have changed).\n");
    await buildServers().catch((error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    });
  }
}

// Wherever the command is typed, it means this installation.
process.env.KIRINUKI_DATA = resolve(root, process.env.KIRINUKI_DATA || "var");
process.argv[1] = fileURLToPath(import.meta.url);
await import("../dist/cli.js");
