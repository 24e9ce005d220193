import { createWriteStream, existsSync, fstatSync, openSync, renameSync } from "node:fs";
import { createInterface } from "node:readline";

/** Bytes of a log file, after which another one is begun, and how many older ones are kept beside it, `.1` the newest. */
const LIMIT = 20_000_000;
const OLDER = 5;
const WARNING = 40;

/**
 * Sends what a service writes into its log file; warnings and errors also go, shortened, to `alarm`.
 * Structured lines are pino's; any line on stderr that is not one counts as an error.
 */
export function keepLog(child, file, alarm) {
  const log = new LogFile(file, alarm);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      log.write(line);
      const short = shorten(line, stream === child.stderr);
      if (short !== undefined) alarm(short);
    });
  child.once("close", () => log.end());
}

/** A file of lines that never grows past its limit: while its writer runs, it becomes `.1`, `.1` becomes `.2`, and the oldest goes. */
export class LogFile {
  #stream;
  #size = 0;

  /** @param alarm hears in one line what could not be written */
  constructor(file, alarm, { limit, older } = { limit: LIMIT, older: OLDER }) {
    Object.assign(this, { file, alarm, limit, older });
    this.#open();
  }

  write(line) {
    const bytes = Buffer.from(`${line}\n`);
    if (this.#size > 0 && this.#size + bytes.length > this.limit) this.#turn();
    this.#size += bytes.length;
    this.#stream.write(bytes);
  }

  /** Resolves when all is written. */
  end() {
    return new Promise((resolve) => this.#stream.end(resolve));
  }

  #open() {
    // Opened at once: what is still on its way to a file that has been renamed must not land in the new one.
    const fd = openSync(this.file, "a", 0o600);
    this.#size = fstatSync(fd).size;
    this.#stream = createWriteStream(this.file, { fd });
    this.#stream.on("error", (error) => this.alarm(`cannot write ${this.file}: ${error.message}`));
  }

  #turn() {
    this.#stream.end();
    const names = [this.file, ...Array.from({ length: this.older }, (_, at) => `${this.file}.${at + 1}`)];
    for (let at = names.length - 1; at > 0; at -= 1)
      if (existsSync(names[at - 1])) renameSync(names[at - 1], names[at]);
    this.#open();
  }
}

/** What the terminal shows of a line; undefined for what is only of interest in the file. */
export function shorten(line, isError) {
  const entry = structured(line);
  if (entry === undefined) return isError && line.trim() !== "" ? line : undefined;
  if (!(entry.level >= WARNING)) return undefined;
  const reason = entry.err?.message && entry.err.message !== entry.msg ? `: ${entry.err.message}` : "";
  return `${entry.level > WARNING ? "error" : "warning"}: ${entry.msg ?? ""}${reason}`;
}

function structured(line) {
  if (!line.startsWith("{")) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
