import { createInterface } from "node:readline/promises";
import type { Writable } from "node:stream";
import type { Completeness } from "../compose.ts";
import type { OpenDatabase } from "../db/open-database.ts";
import { openGivenDatabase } from "./given-database.ts";

/** What a command says, hears and finds around itself; tests and the local command line hand in their own. */
export interface Io {
  /** One line of the result. */
  out(line: string): void;
  /** Where the bytes of a result go that is no text of ours, such as a CSV file; to be left open. */
  bytes(): Writable;
  /** One line for people: progress, warnings, what went wrong. */
  tell(line: string): void;
  outIsTty: boolean;
  tellIsTty: boolean;
  /** A secret: typed unseen on a terminal, else the first line of the input. */
  readSecret(question: string): Promise<string>;
  /** Resolves when somebody asks the process to stop. */
  stopped(): Promise<void>;
  openDatabase: OpenDatabase;
  /** What core-api waits for before it is ready, besides its databases. */
  completeness?: Completeness;
}

export const processIo: Io = {
  out: (line) => void process.stdout.write(`${line}\n`),
  bytes: () => process.stdout,
  tell: (line) => void process.stderr.write(`${line}\n`),
  outIsTty: process.stdout.isTTY === true,
  tellIsTty: process.stderr.isTTY === true,
  readSecret,
  stopped,
  openDatabase: openGivenDatabase,
};

/** Those who end by themselves when the process is asked to stop. */
const waiting: (() => void)[] = [];

/** Keeps the process alive meanwhile: a promise and a signal handler alone do not. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    const alive = setInterval(() => {}, ONE_DAY_MS);
    waiting.push(() => {
      clearInterval(alive);
      resolve();
    });
  });
}

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Hears SIGINT and SIGTERM. The first one is told to whoever waits in this module, who ends in order; a second one, or one that
 * nobody waits for, exits with the signal's status, and the handlers of the exit still give back the database.
 */
export function heedSignals(): void {
  for (const [signal, number] of [
    ["SIGINT", 2],
    ["SIGTERM", 15],
  ] as const) {
    process.on(signal, () => {
      const resolvers = waiting.splice(0);
      if (resolvers.length === 0) process.exit(128 + number);
      for (const resolve of resolvers) resolve();
    });
  }
}

async function readSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) {
    const lines = createInterface({ input: stdin });
    for await (const line of lines) return line;
    return "";
  }
  stderr.write(question);
  // No output: what is typed is not shown.
  const terminal = createInterface({ input: stdin, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    stderr.write("\n");
  }
}
