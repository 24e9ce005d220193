import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, vi } from "vitest";
import { runCli } from "../cli.ts";
import { openGivenDatabase } from "../given-database.ts";
import type { Io } from "../io.ts";

export interface Ran {
  code: number;
  out: string[];
  told: string;
  bytes: Buffer;
}

/** Runs command lines on a test database, with a data folder that goes with the test file. */
export function cliDesk(db: TestDatabase) {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-cli-"));
  vi.stubEnv("DATABASE_URL", db.ownerUrl);
  vi.stubEnv("KIRINUKI_SECRET", db.secret);
  vi.stubEnv("KIRINUKI_DATA", folder);
  vi.stubEnv("LOG_LEVEL", "silent");
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return { folder, run, file: (name: string, ...lines: unknown[]) => writeLines(join(folder, name), lines) };
}

/** A command line, in a script unless `tty`; `typed` is what is typed or piped in. */
async function run(
  args: string[],
  {
    typed = "",
    tty = false,
    stopped = Promise.resolve(),
  }: { typed?: string; tty?: boolean; stopped?: Promise<void> } = {},
): Promise<Ran> {
  const { io, out, told, chunks } = ioOf({ typed, tty, stopped });
  return { code: await runCli(args, io), out, told: told.join("\n"), bytes: Buffer.concat(chunks) };
}

/** What commands read and write, kept. */
export function ioOf({ typed, tty, stopped }: { typed: string; tty: boolean; stopped: Promise<void> }) {
  const out: string[] = [];
  const told: string[] = [];
  const chunks: Buffer[] = [];
  const io: Io = {
    out: (line) => out.push(line),
    bytes: () =>
      new Writable({
        write(chunk: Buffer, _encoding, done) {
          chunks.push(chunk);
          done();
        },
      }),
    tell: (line) => told.push(line),
    outIsTty: tty,
    tellIsTty: false,
    readSecret: async () => typed,
    stopped: () => stopped,
    openDatabase: openGivenDatabase,
  };
  return { io, out, told, chunks };
}

function writeLines(path: string, lines: unknown[]): string {
  writeFileSync(path, lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  return path;
}
