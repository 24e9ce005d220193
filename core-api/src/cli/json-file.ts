import { readFile } from "node:fs/promises";
import type { Transaction, TransactionScope } from "../db/tenant.ts";
import { AppError } from "../errors/app-error.ts";
import { CliFailure, wrongUse } from "./exit.ts";
import type { Io } from "./io.ts";

/** What a file of JSON holds: a list, one thing alone, or one on each line (JSON Lines). @throws CliFailure */
export async function readJsonFile(path: string): Promise<unknown[]> {
  const text = await readFile(path, "utf8").catch(() => {
    throw wrongUse(`ファイルを読めません: ${path}`);
  });
  try {
    const given: unknown = JSON.parse(text);
    return Array.isArray(given) ? given : [given];
  } catch (error) {
    return linesOf(text) ?? notJson(path, error);
  }
}

/** Null for a text of which any line is no JSON. */
function linesOf(text: string): unknown[] | null {
  try {
    return text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line): unknown => JSON.parse(line));
  } catch {
    return null;
  }
}

function notJson(path: string, error: unknown): never {
  throw wrongUse(`JSONとして読めません: ${path}（${error instanceof Error ? error.message : error}）`);
}

interface FileOf {
  /** What its things are called. */
  noun: string;
  given: readonly unknown[];
}

/** Each thing of a file is taken as a whole or not at all, and the next one follows. @returns how many were refused */
export async function applyEach(
  scope: TransactionScope,
  { noun, given }: FileOf,
  apply: (tx: Transaction, each: unknown) => Promise<object>,
  io: Io,
): Promise<number> {
  let refused = 0;
  for (const [at, each] of given.entries()) {
    try {
      io.out(JSON.stringify(await scope.shared("write", (tx) => apply(tx, each))));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused += 1;
      io.tell(`${at + 1}件目の${noun}は登録しませんでした: ${error.message}`);
      for (const { field, message } of error.fieldErrors) io.tell(`  ${field}: ${message}`);
    }
  }
  return refused;
}

/** The sentence of a refused removal, for whoever typed it. */
export function toldWhy(error: unknown): never {
  throw error instanceof AppError ? new CliFailure(error.fieldErrors[0]?.message ?? error.message) : error;
}
