import { createWriteStream, existsSync, renameSync, statSync } from "node:fs";
import { createInterface } from "node:readline";

const LIMIT = 20_000_000;
const WARNING = 40;

/**
 * Sends what a service writes into its log file; warnings and errors also go, shortened, to `alarm`.
 * Structured lines are pino's; any line on stderr that is not one counts as an error.
 */
export function keepLog(child, file, alarm) {
  if (existsSync(file) && statSync(file).size > LIMIT) renameSync(file, `${file}.1`);
  const log = createWriteStream(file, { flags: "a", mode: 0o600 });
  log.on("error", (error) => alarm(`cannot write ${file}: ${error.message}`));
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on("line", (line) => {
      log.write(`${line}\n`);
      const short = shorten(line, stream === child.stderr);
      if (short !== undefined) alarm(short);
    });
  child.once("close", () => log.end());
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
