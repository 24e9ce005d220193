import { closeSync, openSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { NO_ITEM } from "../ingest/feed/read-feed.ts";
import type { RefusedItem } from "../ingest/item.ts";
import { CliFailure, wrongUse } from "./exit.ts";
import type { Io } from "./io.ts";

/** Refused items that a terminal shows; the rest would push everything else off the screen. */
const SHOWN = 20;

interface ReportOptions {
  /** What the number of an item counts: 「3行目」「3件目」. */
  counter: string;
  json: boolean;
  /** The file that all of them are written to. */
  path?: string | undefined;
  tell(line: string): void;
}

/**
 * Says what was refused, as it comes: in words, or as JSON lines with `file`, `number` (0 is the file as a whole), `field` and
 * `reason`, one for each fault. Only a terminal is spared the rest of a long list.
 */
export class RefusedReport {
  file = "";
  private count = 0;
  private readonly handle: number | null;

  /** @throws CliFailure where the file can't be written */
  constructor(
    private readonly io: Io,
    private readonly options: ReportOptions,
  ) {
    this.handle = options.path === undefined ? null : opened(options.path);
  }

  add(items: readonly RefusedItem[]): void {
    const lines = items.flatMap(({ itemNo, faults }) =>
      faults.map(({ field, reason }) => JSON.stringify({ file: this.file, number: itemNo, field, reason })),
    );
    if (this.handle !== null && lines.length > 0) writeSync(this.handle, `${lines.join("\n")}\n`);
    if (this.options.json) for (const line of lines) this.io.out(line);
    else for (const item of items) this.tell(item);
  }

  close(): void {
    if (this.handle !== null) closeSync(this.handle);
  }

  private tell({ itemNo, faults }: RefusedItem): void {
    const { counter, tell } = this.options;
    this.count += 1;
    const isShown = this.count <= SHOWN || !this.io.tellIsTty;
    const place = itemNo === NO_ITEM ? "" : `${itemNo}${counter} `;
    if (isShown) for (const { field, reason } of faults) tell(`${this.file} ${place}${field}: ${reason}`);
    else if (this.count === SHOWN + 1)
      tell("（以降のエラーは表示しません。--errorsを指定すると、すべてのエラーをファイルに書き出します）");
  }
}

function opened(path: string): number {
  try {
    return openSync(path, "w");
  } catch (error) {
    throw new CliFailure(
      `${path}: 書き込めません（${error instanceof Error && "code" in error ? error.code : error}）。`,
    );
  }
}

/** @throws CliFailure where the errors would be written over what is to be read */
export function checkErrorsPath(path: string | undefined, inputs: readonly string[]): void {
  if (path !== undefined && inputs.some((input) => resolve(input) === resolve(path)))
    throw wrongUse(`--errorsには、取り込むファイルとは別のファイルを指定してください: ${path}`);
}
